### Что не так в файле карт: файл, карта и поле, и как надо.

error-content_toml = { $file } — не файл TOML: { $reason }.
error-content_size = { $file }, строка { $line }: для файла карт это слишком глубоко или слишком длинно; уменьшите вложенность, сократите имена и числа.
error-content_word = { $file }, карта «{ $card }», поле «{ $field }»: слово «{ $word }» здесь неизвестно; подойдёт одно из этих: { $allowed }.
error-content_number = { $file }, карта «{ $card }», поле «{ $field }»: { $given } не подходит; напишите целое число от { $least } до { $most }.
error-content_text = { $file }, карта «{ $card }», поле «{ $field }»: напишите текст в кавычках, не длиннее 600 знаков.
error-content_table = { $file }, карта «{ $card }», поле «{ $field }»: напишите таблицу, например {"{"} food = 2 {"}"}.
error-content_list = { $file }, карта «{ $card }», поле «{ $field }»: напишите список, например ["hut"].
error-content_truth = { $file }, карта «{ $card }», поле «{ $field }»: напишите true или false.
error-content_id = { $file }, карта «{ $card }», поле «{ $field }»: «{ $given }» не годится как id; пишите строчными латинскими буквами, цифрами и знаком _.
error-content_name = { $file }, карта «{ $card }», поле «{ $field }»: дайте имя длиной до 60 букв, например name = "Сова" или name = {"{"} ru = "Сова", en = "Owl" {"}"}.
