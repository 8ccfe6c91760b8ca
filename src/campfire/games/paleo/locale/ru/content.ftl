### Что не так в файле карт: файл, карта и поле, и как надо.

error-content_no_cards = В файле { $file } нет карт: добавьте под [[cards]] хотя бы задание и ещё одну карту.
error-content_twice = { $file }, карта «{ $card }», поле «{ $field }»: такой id у двух карт; дайте каждой свой или укажите copies.
error-content_taken = { $file }, карта «{ $card }», поле «{ $field }»: такой id уже есть у карты из коробки; выберите другой.
error-content_mission = { $file }, поле «{ $field }»: в модуле должна быть ровно одна карта задания, а здесь { $n ->
    [0] нет ни одной
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }.
error-content_mission_line = { $file }, карта «{ $card }», поле «{ $field }»: заданию нужна ночная строка с negative = true, доступная всегда.
error-content_back = { $file }, карта «{ $card }», поле «{ $field }»: рубашка карты дня — forest, river, mountain, cave, red или dream.
error-content_never_used = { $file }, карта «{ $card }», поле «{ $field }»: такую карту никогда нельзя будет использовать; дайте ей хотя бы одну строку.
error-content_line_kind = { $file }, карта «{ $card }», поле «{ $field }»: строки не подходят к виду карты; у действий и опасностей строки обычные, у мест — night, alternative, additional или on.
error-content_hazard = { $file }, карта «{ $card }», поле «{ $field }»: опасности нужна строка с negative = true, доступная всегда.
error-content_place = { $file }, карта «{ $card }», поле «{ $field }»: скажите, куда кладут карту: community, camp или workshop.
error-content_holds = { $file }, карта «{ $card }», поле «{ $field }»: хранить жетоны может только задание или место в одном экземпляре.
error-content_tokens = { $file }, карта «{ $card }», поле «{ $field }»: эта карта не хранит жетонов; добавьте holds или уберите это поле.
error-content_negative = { $file }, карта «{ $card }», поле «{ $field }»: негативная строка ничего не требует; уберите needs, has, gone и dice.
error-content_dice = { $file }, карта «{ $card }», поле «{ $field }»: кубики бросают только для строк карты, раскрытой днём.
error-content_night = { $file }, карта «{ $card }», поле «{ $field }»: строка ночи и строка, которая срабатывает сама, не требуют карт, не раскрывают сюжетов и никого не приводят; уберите это из строки.
error-content_impossible = { $file }, карта «{ $card }», поле «{ $field }»: строка требует больше, чем есть в коробке; уменьшите числа.
error-content_sign = { $file }, карта «{ $card }», поле «{ $field }»: знака «{ $sign }» никто не даёт; пусть его даст карта с sign = "…".
error-content_story = { $file }, карта «{ $card }», поле «{ $field }»: сюжета с номером { $number } нет; берите номера от 1 до 22.
error-content_triumph = { $file }, карта «{ $card }», поле «{ $field }»: triumph приносит победу только в модуле с ending = "beast"; добавьте это или уберите triumph.
error-content_invention = { $file }, карта «{ $card }», поле «{ $field }»: изобретение модуля называет свой предмет и лежит в мастерской с начала; напишите item = "…" и start = "workshop".
error-content_free_addition = { $file }, карта «{ $card }», поле «{ $field }»: бесплатное дополнительное действие можно было бы повторять без конца; назначьте ему стоимость.
error-content_reaction = { $file }, карта «{ $card }», поле «{ $field }»: строка с on срабатывает сама и содержит только gains; уберите остальное.
error-content_copies = { $file }, карта «{ $card }», поле «{ $field }»: место в игре может быть только одно; оставьте один экземпляр.
