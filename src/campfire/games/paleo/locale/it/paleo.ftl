### Paleo: domande, scelte, eventi, motivi e le parole di cui sono fatte le carte.

## Il gioco

scenario-1 = I primi fuochi
scenario-1-about = Moduli A e B. Per la prima partita.
scenario-2 = Ululati sotto la cenere
scenario-2-about = Moduli C e D. Facile, se si conosce la strada.
scenario-3 = Neve e tenebre
scenario-3-about = Moduli E e F. Chiede un po’ di pianificazione.
scenario-4 = Sete e zanne
scenario-4-about = Moduli C e G. Di media difficoltà.
scenario-5 = La grande acqua
scenario-5-about = Moduli A e H. Difficile.
scenario-6 = La valle contesa
scenario-6-about = Moduli B e I. Molto difficile.
scenario-7 = All’ombra della Bestia
scenario-7-about = Moduli D, E e J. Per tribù esperte, con un finale tutto suo.

letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
letter-J = J

## Domande

ask-choose_card = Quale carta metti davanti a te?
ask-play_card = Che cosa fai con «{ $card }»?
ask-add_actions = Vuoi fare altro in questo turno?
ask-choose_misfortune = Il tiro è fallito. Che cosa succede con «{ $card }»?
ask-choose_payer = Chi cede { $object }?
ask-choose_owner = Chi riceve { $object }?
ask-choose_place = Dove mettere { $object }?
ask-choose_host = A quale gruppo si unisce la nuova persona?
ask-choose_dreamer = Su quale mazzo va il sogno?
ask-choose_item = Che cosa costruisci? Al massimo { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
  }.
ask-choose_pushed_out = Quale invenzione fa posto a «{ $card }»?
ask-take_wounds = Chi subisce { $n ->
    [one] la ferita
   *[other] le { $n } ferite
  }?
ask-choose_lost = Quale persona perdi?
ask-choose_healed = Chi guarisce da una ferita? Ancora da curare: { $n }.
ask-choose_night_action = Quale carta risolvete, e come?
ask-choose_cleared = Quale carta degli scarti scoperti rimuovi?
ask-choose_tracked = Quale carta degli scarti scoperti va in cima al mazzo?
ask-choose_tracker = Su quale mazzo va «{ $card }»?

## Scelte

option-choose = { $place ->
    [1] la carta in cima
    [2] la seconda carta
   *[other] la terza carta
  }
option-early_night = ritiro anticipato
option-act = { $deed }
option-night = { $card }: { $deed }
option-alternative = { $card }: { $deed }
option-additional = { $card }: { $deed }
option-ignore = ignora «{ $card }»
option-help = aiuta { $seat }
option-settle = metti «{ $card }» al suo posto
option-talisman = scarta un talismano e ignora «{ $card }»
option-roots = mangia le radici: cura fino a 3 ferite
option-snare = tendi il laccio: 2 cibo
option-call = chiedi aiuto: scarta { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }, tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
  }
option-rest = nient’altro
option-hand_in = { $seat } cede { $object }
option-give = { $seat } riceve { $object }
option-keep = al solito posto
option-lay_on = su «{ $card }»
option-host = { $seat } accoglie la nuova persona
option-dreamer = sul mazzo di { $seat }
option-craft = { $thing } per { $seat }
option-stop_crafting = non costruire altro
option-push_out = rimuovi «{ $card }»
option-protect = { $seat } si protegge e cede { $object }
option-wound = { $card } ({ $seat })
option-lose = { $card } ({ $seat })
option-heal = { $card } ({ $seat })
option-clear = rimuovi «{ $card }»
option-clear_nothing = non rimuovere nulla
option-track = metti «{ $card }» in cima al mazzo
option-track_nothing = non mettere nulla sul mazzo
option-tracker = sul mazzo di { $seat }

warn-early_night = Tutto il tuo mazzo ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }) va negli scarti coperti senza essere visto, e fino a domani non puoi aiutare nessuno.

## Che cosa è successo

event-chose = { $seat } mette una carta coperta davanti a sé.
event-early_night = { $seat } sceglie il ritiro anticipato e scarta { $n ->
    [one] { $n } carta senza guardarla
   *[other] { $n } carte senza guardarle
  }.
event-revealed = { $seat } rivela «{ $card }».
event-performed = { $seat }, «{ $card }»: { $deed }.
event-ignored = { $seat } ignora «{ $card }».
event-helped = { $seat } aiuta { $other }.
event-settled = { $seat } mette «{ $card }» al suo posto.
event-removed = «{ $card }» va al cimitero dei mammut.
event-rolled = { $seat } tira i dadi. Ora l’azione chiede di più:{ $strength ->
    [0] { "" }
   *[other] { " " }forza +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }percezione +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }abilità +{ $craft }
  }.
event-roll_failed = { $seat } fallisce il tiro per «{ $card }».
event-talisman = { $seat } scarta un talismano.
event-roots = { $seat } mangia le radici.
event-snare = { $seat } tende un laccio.
event-lent = { $seat } riceve aiuto:{ $strength ->
    [0] { "" }
   *[other] { " " }forza +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }percezione +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }abilità +{ $craft }
  }.
event-paid_cards = { $seat } scarta dal mazzo { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }{ $red ->
    [0] { "" }
   *[other] { $n ->
        [one] { "" }, con dorso rosso
       *[other] { "" }, di cui { $red } con dorso rosso
      }
  }.
event-paid = Pagato dal magazzino: { $n } × { $thing }.
event-handed_in = { $seat } cede { $object }.
event-gained = { $seat } porta nel magazzino: { $thing } +{ $n }.
event-received = { $seat } riceve { $object }.
event-laid_on = Su «{ $card }» ora c’è un segnalino: { $thing }.
event-joined = { $card } entra nel gruppo di { $seat }.
event-dreamed = { $seat } sogna: una carta sogno va in cima al mazzo.
event-story = { $seat } racconta la storia «{ $card }».
event-story_told = La storia { $n } è già stata raccontata.
event-crafted = { $seat } costruisce: { $thing }.
event-invented = { $seat } porta nell’officina l’invenzione «{ $card }».
event-pushed_out = L’invenzione «{ $card }» lascia l’officina.
event-protected = { $seat } si protegge e cede { $object }.
event-wounded = { $card } ({ $seat }) subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }.
event-died = { $card } ({ $seat }) muore.
event-healed = { $card } ({ $seat }) guarisce da una ferita.
event-death_token = Si mette un segnalino teschio: { $total } su 5.
event-death_forgotten = Si tolgono segnalini teschio: ne restano { $total }.
event-painting_token = La pittura cresce: { $total } su 5.
event-sign = È accaduto: { $sign }.
event-sign_lifted = Non vale più: { $sign }.
event-reaction = «{ $card }» ha effetto.
event-tracked = { $seat } mette «{ $card }» in cima al mazzo.
event-encountered = { $seat } si imbatte in «{ $card }».
event-let_loose = Una carta messa da parte finisce negli scarti coperti.
event-warrior_wounded = { $card } subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } per la tribù.
event-warrior_died = { $card } cade.
event-warrior_healed = { $card } guarisce dalle ferite.
event-camped = { $seat } raggiunge l’accampamento notturno.
event-night_falls = Cala la notte { $n }.
event-fed = { $mouths ->
    [one] { $mouths } persona
   *[other] { $mouths } persone
  } da nutrire; cibo mangiato: { $n }.
event-night = «{ $card }»: { $deed }.
event-new_day = Comincia il giorno { $n }.
event-won = La tribù ha vinto: { $cause }.
event-lost = La tribù ha perso: { $cause }.

cause-painting = il mammut è dipinto sulla parete
cause-hunger = la fame ha portato il quinto segnalino teschio
cause-deaths = la morte di una persona ha portato il quinto segnalino teschio
cause-warriors = la caduta di un guerriero ha portato il quinto segnalino teschio
cause-cards = una carta non soddisfatta ha portato il quinto segnalino teschio
cause-beast = la Bestia è sconfitta

## Perché no

why-trait = serve { $trait } { $n }; ne hai { $have }
why-cards = { $n ->
    [one] serve { $n } carta
   *[other] servono { $n } carte
  } del tuo mazzo; rimaste: { $have }
why-resource = serve { $thing } × { $n }; nel magazzino: { $have }
why-item = serve { $thing } × { $n }; ne hai { $have }
why-paid_twice = i segnalini che danno { $trait } non possono sia contare sia essere pagati
why-have = devi avere: { $thing }
why-gone = «{ $card }» deve trovarsi nel cimitero dei mammut
why-sign = condizione non soddisfatta: { $sign }
why-tokens = su «{ $card }» ci sono ancora spazi liberi per i segnalini
why-hazard_ignore = una carta pericolo non si può ignorare
why-hazard_help = con una carta pericolo non si può aiutare
why-no_talisman = non hai talismani

## Righe di una carta

deed = { $conditions } → { $outcome }
deed-free = { $outcome }
deed-at = { $card }: { $deed }
words-comma = { $first }, { $rest }

line-action = azione
line-negative = azione negativa
line-night = azione notturna
line-alternative = azione alternativa
line-additional = azione aggiuntiva
line-reaction_night = quando cala la notte
line-reaction_hazard = quando si rivela un pericolo
line-recipe = costruzione

need-strength = forza { $n }
need-perception = percezione { $n }
need-craft = abilità { $n }
need-have = hai: { $thing }
need-gone = «{ $card }» è nel cimitero dei mammut
need-sign = { $sign }
need-not = non ancora: { $sign }
need-dice = tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
  }
need-help = usa l’aiuto della carta rivelata

cost-cards = scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
cost-tokens = consuma i segnalini sulla carta

effect-nothing = nessun danno
effect-wounds = { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-removes = rimuovi questa carta
effect-harvest = { $n } cibo per ogni giocatore
effect-craft = costruisci { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
  }
effect-gain_people = { $n ->
    [one] { $n } nuova persona
   *[other] { $n } nuove persone
  }
effect-dream = { $n ->
    [one] { $n } sogno
   *[other] { $n } sogni
  }
effect-invent = { $n ->
    [one] { $n } invenzione
   *[other] { $n } invenzioni
  }
effect-story = storia { $number }
effect-heal = cura { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-paint = { $n ->
    [one] { $n } segnalino pittura rupestre
   *[other] { $n } segnalini pittura rupestre
  }
effect-death = { $n ->
    [one] { $n } segnalino teschio
   *[other] { $n } segnalini teschio
  }
effect-forget_death = togli { $n ->
    [one] { $n } segnalino teschio
   *[other] { $n } segnalini teschio
  }
effect-lose_person = perdi { $n ->
    [one] { $n } persona
   *[other] { $n } persone
  }
effect-clear_away = rimuovi fino a { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  } dagli scarti scoperti
effect-track = metti in cima al tuo mazzo fino a { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  } degli scarti scoperti
effect-track_together = metti in cima a un mazzo fino a { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  } degli scarti scoperti
effect-encounter = rivela e gioca subito { $n ->
    [one] { $n } carta messa
   *[other] { $n } carte messe
  } da parte
effect-let_loose = { $n ->
    [one] { $n } carta messa da parte va
   *[other] { $n } carte messe da parte vanno
  } negli scarti coperti
effect-wound_warrior = { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } ai guerrieri
effect-heal_warrior = cura { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } dei guerrieri
effect-give_sign = d’ora in poi: { $sign }
effect-lift_sign = non vale più: { $sign }
effect-triumph = vincete la partita

## Segnalini

thing-food = cibo
thing-wood = legno
thing-stone = pietra
thing-torch = torcia
thing-hand_axe = amigdala
thing-spear = lancia
thing-hide = pelliccia
thing-talisman = talismano
thing-hut = capanna
thing-raft = zattera
thing-clothing = vestito
thing-roots = radici
thing-bow = arco
thing-needle = ago
thing-flute = flauto
thing-snare = laccio
thing-warrior = un guerriero

object-food = il cibo
object-wood = il legno
object-stone = la pietra
object-torch = la torcia
object-hand_axe = l’amigdala
object-spear = la lancia
object-hide = la pelliccia
object-talisman = il talismano
object-hut = la capanna
object-raft = la zattera
object-clothing = il vestito
object-roots = le radici
object-bow = l’arco
object-needle = l’ago
object-flute = il flauto
object-snare = il laccio

cost-food = paga { $n } cibo
cost-wood = paga { $n } legno
cost-stone = paga { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
  }
cost-torch = cedi { $n ->
    [one] { $n } torcia
   *[other] { $n } torce
  }
cost-hand_axe = cedi { $n ->
    [one] { $n } amigdala
   *[other] { $n } amigdale
  }
cost-spear = cedi { $n ->
    [one] { $n } lancia
   *[other] { $n } lance
  }
cost-hide = cedi { $n ->
    [one] { $n } pelliccia
   *[other] { $n } pellicce
  }
cost-talisman = cedi { $n ->
    [one] { $n } talismano
   *[other] { $n } talismani
  }
cost-hut = cedi { $n ->
    [one] { $n } capanna
   *[other] { $n } capanne
  }
cost-raft = cedi { $n ->
    [one] { $n } zattera
   *[other] { $n } zattere
  }
cost-clothing = cedi { $n ->
    [one] { $n } vestito
   *[other] { $n } vestiti
  }
cost-roots = cedi { $n ->
    [one] { $n } mazzetto di radici
   *[other] { $n } mazzetti di radici
  }
cost-bow = cedi { $n ->
    [one] { $n } arco
   *[other] { $n } archi
  }
cost-needle = cedi { $n ->
    [one] { $n } ago
   *[other] { $n } aghi
  }
cost-flute = cedi { $n ->
    [one] { $n } flauto
   *[other] { $n } flauti
  }
cost-snare = cedi { $n ->
    [one] { $n } laccio
   *[other] { $n } lacci
  }

gain-food = { $n } cibo
gain-wood = { $n } legno
gain-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
  }
gain-torch = { $n ->
    [one] { $n } torcia
   *[other] { $n } torce
  }
gain-hand_axe = { $n ->
    [one] { $n } amigdala
   *[other] { $n } amigdale
  }
gain-spear = { $n ->
    [one] { $n } lancia
   *[other] { $n } lance
  }
gain-hide = { $n ->
    [one] { $n } pelliccia
   *[other] { $n } pellicce
  }
gain-talisman = { $n ->
    [one] { $n } talismano
   *[other] { $n } talismani
  }
gain-hut = { $n ->
    [one] { $n } capanna
   *[other] { $n } capanne
  }
gain-raft = { $n ->
    [one] { $n } zattera
   *[other] { $n } zattere
  }
gain-clothing = { $n ->
    [one] { $n } vestito
   *[other] { $n } vestiti
  }
gain-roots = { $n ->
    [one] { $n } mazzetto di radici
   *[other] { $n } mazzetti di radici
  }
gain-bow = { $n ->
    [one] { $n } arco
   *[other] { $n } archi
  }
gain-needle = { $n ->
    [one] { $n } ago
   *[other] { $n } aghi
  }
gain-flute = { $n ->
    [one] { $n } flauto
   *[other] { $n } flauti
  }
gain-snare = { $n ->
    [one] { $n } laccio
   *[other] { $n } lacci
  }

## Segni su una carta

face-action = carta azione
face-hazard = carta pericolo
face-place = luogo
face-person = persona
face-mission = carta missione
face-invention = carta invenzione

tag-hearts = { $n ->
    [one] { $n } spazio salute
   *[other] { $n } spazi salute
  }
tag-bonus = porta: { $thing }
tag-warrior = guerriero
tag-place-community = va nel tuo gruppo
tag-place-camp = va all’accampamento notturno
tag-place-workshop = va nell’officina
tag-holds = posto per { $n } × { $thing }
tag-number = storia { $number }

trait-strength = forza
trait-perception = percezione
trait-craft = abilità
trait-points-strength = forza { $n }
trait-points-perception = percezione { $n }
trait-points-craft = abilità { $n }
die-trait = dado

## Dorsi

back-forest = foresta
back-river = fiume
back-mountain = montagna
back-cave = caverna
back-red = dorso rosso
back-dream = sogno
back-people = persona
back-invention = invenzione
back-story = storia
back-mission = missione

marked-back = { $back } ({ $hint })
hint-hoof = impronta di zoccolo
hint-mammoth = mammut
hint-paw = impronta di zampa
hint-fish = pesce
hint-hand = impronta di mano
hint-smoke = fumo

## Il caso

chance-day = Mescola le carte del giorno.
chance-people = Mescola le carte persona.
chance-dreams = Mescola le carte sogno.
chance-inventions = Mescola le carte invenzione.
chance-asides = Mescola le carte messe da parte.
chance-first_dealt = A chi va la prima carta?
chance-dice = Tira i dadi dell’azione.
chance-help = Tira i dadi della richiesta di aiuto.

## Che cosa significano le domande

tip-choose_card = Vedi i dorsi delle tre carte in cima; una sarà rivelata insieme a quelle degli altri, due restano. Il mazzo è la tua giornata: quando è vuoto, vai all’accampamento notturno. La foresta dà legno e cibo, il fiume cibo e pellicce, la montagna pietra e pellicce, la caverna oggetti da costruire, persone e sogni. Dietro un dorso rosso c’è quasi sempre un pericolo, e se lo scarti come costo ti ferisce.
tip-play_card = Esegui una riga della carta, aiuta qualcuno con le tue caratteristiche e i tuoi oggetti, oppure ignora la carta. Un pericolo va affrontato: non si può né ignorare né usare per aiutare. Le carte si pagano dalla cima del tuo mazzo, e ogni dorso rosso tra queste è una ferita.
tip-add_actions = Le azioni aggiuntive e gli oggetti con la freccia si usano quante volte vuoi, finché puoi pagare.
tip-choose_misfortune = I dadi hanno chiesto più di quanto hai, perciò vale un’azione negativa della carta. Un talismano può ancora allontanare un pericolo.
tip-choose_payer = Chiunque partecipi può cedere il segnalino; torna nella riserva.
tip-choose_owner = Chi ha partecipato divide la ricompensa come vuole. In seguito gli oggetti non si possono più passare.
tip-choose_place = Un segnalino messo su una carta resta lì e serve solo a quella.
tip-choose_host = Una persona porta caratteristiche e a volte un oggetto, e mangia 1 cibo ogni notte.
tip-choose_dreamer = Il sogno va coperto in cima al mazzo ed è tra le tre carte da cui scegliere nel prossimo turno.
tip-choose_item = Ogni simbolo permette di costruire un oggetto dell’officina: soddisfa i requisiti, paga e mettilo accanto al tuo gruppo.
tip-choose_pushed_out = L’officina ha quattro posti. L’invenzione rimossa va al cimitero dei mammut; gli oggetti già costruiti restano.
tip-take_wounds = Tutte le ferite di un’azione vanno a una sola persona; chi ha più ferite che spazi salute muore, e si mette un segnalino teschio. Una pelliccia evita una ferita, un vestito due.
tip-choose_lost = La persona va al cimitero dei mammut, e si mette un segnalino teschio.
tip-choose_healed = La cura si può dividere tra le persone di chi partecipa.
tip-choose_night_action = Ogni notte va eseguita una riga di ogni missione, con tutto ciò che possiede la tribù. Ciò che non si può pagare per intero non si paga affatto.
tip-choose_cleared = Una carta rimossa va al cimitero dei mammut e non torna con il nuovo giorno.
tip-choose_tracked = Tutti sapranno quale carta è in cima.
tip-choose_tracker = La carta va in cima a quel mazzo, e tutti la conoscono.

## Che cosa pensano i bot

because-hungry = { $amount ->
    [one] stanotte uno di noi resterebbe a digiuno
   *[other] stanotte { $amount } di noi resterebbero a digiuno
  }
because-helped = insieme si ricava di più dalla carta di { $seat }
because-dying = la prossima ferita ucciderebbe { $card }
because-strong = { $card } la sopporta meglio
because-least = possiamo fare a meno di { $card } più che di chiunque altro
because-serves = { $thing } serve soprattutto a { $seat }
because-threatens = il resto della giornata minaccia più della notte
because-promises = promette di più: { $back }
because-averts = così il pericolo è scongiurato
because-settles = { $card }: ora si può affrontare
because-lacks = { $card }: non abbiamo ciò che chiede

detail-dies = { $card } muore
detail-last_heart = la prossima ferita ucciderebbe { $card }
detail-helps = allora è possibile: { $deed }
detail-helps-not = nient’altro diventa possibile
detail-lacks = non basta ancora: manca { $missing }
detail-discards = si scarta senza guardare: { $cards }
detail-red = { $n ->
    [one] dorso rosso: { $n } ferita
   *[other] dorsi rossi: { $n } ferite
  }
detail-kills = { $n ->
    [one] { $n } ferita ucciderebbe
   *[other] { $n } ferite ucciderebbero
  }: { $people }
detail-kills-any = { $n ->
    [one] { $n } ferita uccide
   *[other] { $n } ferite uccidono
  } chiunque le subisca
detail-kills-but = { $n ->
    [one] { $n } ferita uccide
   *[other] { $n } ferite uccidono
  } chiunque tranne { $people }
detail-pushed_out = non si può più costruire: { $thing }; segnalini persi: { $n }
detail-hungry = per ora stanotte { $n ->
    [one] { $n } resta senza cibo: { $n } segnalino teschio
   *[other] { $n } restano senza cibo: { $n } segnalini teschio
  }
warn-dies = { $card } muore.
warn-last_death = È il quinto segnalino teschio, e la partita è persa.
words-lines = { $first } / { $rest }
idle-heal = nessuno è ferito
idle-craft = ora non si può costruire nulla
idle-story = questa storia è già stata raccontata
idle-gain_people = non c’è più nessuno che possa unirsi
idle-dream = non restano sogni
idle-invent = non restano invenzioni
idle-clear_away = non ci sono scarti scoperti
idle-track = tra gli scarti scoperti non c’è nulla da incontrare di nuovo
