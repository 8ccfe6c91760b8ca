"""Near and Far: wanderers who race through the wastes of Arzium, with a book of stories between them."""
