### Che cosa non va in un file di carte: file, carta e campo, e che cosa andrebbe bene.

error-content_toml = { $file } non è un file TOML: { $reason }.
error-content_size = { $file }, riga { $line }: per un file di carte è troppo profondo o troppo lungo; annida di meno e scrivi nomi e numeri più corti.
error-content_word = { $file }, carta «{ $card }», campo «{ $field }»: «{ $word }» qui non è noto; usa uno di questi: { $allowed }.
error-content_number = { $file }, carta «{ $card }», campo «{ $field }»: { $given } non va bene; scrivi un numero intero da { $least } a { $most }.
error-content_text = { $file }, carta «{ $card }», campo «{ $field }»: scrivi un testo tra virgolette, lungo al massimo 600 caratteri.
error-content_table = { $file }, carta «{ $card }», campo «{ $field }»: scrivi una tabella come {"{"} food = 2 {"}"}.
error-content_list = { $file }, carta «{ $card }», campo «{ $field }»: scrivi una lista come ["hut"].
error-content_truth = { $file }, carta «{ $card }», campo «{ $field }»: scrivi true o false.
error-content_id = { $file }, carta «{ $card }», campo «{ $field }»: «{ $given }» non va bene come id; usa lettere minuscole a-z, cifre e _.
error-content_name = { $file }, carta «{ $card }», campo «{ $field }»: dai un nome lungo al massimo 60 lettere, per esempio name = "Gufo" oppure name = {"{"} it = "Gufo", en = "Owl" {"}"}.
