### What is wrong with a file of cards: file, card and field, and what would be right.

error-content_toml = { $file } is not a TOML file: { $reason }.
error-content_size = { $file }, line { $line }: this is too deep or too long for a file of cards; nest less, and write shorter names and numbers.
error-content_word = { $file }, card “{ $card }”, field “{ $field }”: “{ $word }” is not known here; use one of: { $allowed }.
error-content_number = { $file }, card “{ $card }”, field “{ $field }”: { $given } does not fit; write a whole number from { $least } to { $most }.
error-content_text = { $file }, card “{ $card }”, field “{ $field }”: write a text in quotation marks, at most 600 characters long.
error-content_table = { $file }, card “{ $card }”, field “{ $field }”: write a table such as {"{"} food = 2 {"}"}.
error-content_list = { $file }, card “{ $card }”, field “{ $field }”: write a list such as ["hut"].
error-content_truth = { $file }, card “{ $card }”, field “{ $field }”: write true or false.
error-content_id = { $file }, card “{ $card }”, field “{ $field }”: “{ $given }” is not an id; use small letters a to z, digits and _.
error-content_name = { $file }, card “{ $card }”, field “{ $field }”: give a name of up to 60 letters, such as name = "Owl" or name = {"{"} en = "Owl", ru = "Сова" {"}"}.
