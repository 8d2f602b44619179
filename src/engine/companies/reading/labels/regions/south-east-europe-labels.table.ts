import type { RegionLabels } from '../label-kinds.ts'

/**
 * As registers of Croatia, Bosnia, Serbia, Montenegro, Slovenia, Kosovo, Albania, North Macedonia, Bulgaria, Greece and Cyprus
 * print them.
 */
export const southEastEuropeLabels: RegionLabels = [
  [
    // Croatian, Bosnian and Montenegrin; Serbian in Latin letters.
    'sr',
    {
      name: 'tvrtka|tvrtka naziv|naziv tvrtke|tvrtka društva|naziv subjekta|naziv društva|firma i naziv|firma naziv|puni naziv|naziv privrednog društva|naziv firme|naziv poslovnog subjekta|tvrtka trgovačkog društva|ime društva|pun naziv|puno ime društva|puni naziv firme|oznaka firme|firma poslovno ime|poslovno ime subjekta|firma pravnog lica|naziv pravnog lica|naziv pravne osobe',
      formerName:
        'skraćena tvrtka|skraćeni naziv|skraćena oznaka firme|skraćeno ime|prijevod tvrtke|prijašnja tvrtka|prethodni naziv|prethodno poslovno ime|skraćeni naziv firme|kratki naziv|skraćeni naziv subjekta',
      number:
        'mbs|matični broj subjekta|matični broj subjekta mbs|mb|matični broj društva|matični broj pravnog lica|registarski broj|registarski broj subjekta|broj upisa|broj registracije|broj registarskog uloška|matični broj subjekta upisa|mbs matični broj subjekta|reg broj|registarski broj društva|matični registarski broj|matični broj mb',
      taxNumber:
        'oib|osobni identifikacijski broj|jib|jedinstveni identifikacioni broj|jib jedinstveni identifikacioni broj|identifikacioni broj|id broj|pdv broj|pdv id|pdv id broj|poreski broj|pib pdv|pib poreski identifikacioni broj|poreski identifikacioni broj pib|identifikacijski broj|jedinstveni identifikacijski broj|pdv identifikacijski broj|poreski matični broj|oib broj|porezni broj',
      legalForm:
        'pravni oblik|pravno ustrojbeni oblik|oblik organizovanja|oblik organizacije|pravni oblik subjekta|pravni status oblik|pravna forma društva|forma organizovanja|vrsta društva|oblik svojine organizovanja|oblik društva|oblik subjekta|vrsta subjekta',
      incorporated:
        'datum upisa|datum upisa osnivanja|datum osnivanja|datum registracije|datum osnivanja društva|upisano dana|datum osnivačkog akta|datum upisa u sudski registar|upis osnivanja|datum prve registracije|datum upisa u registar|osnovano dana|datum prvog upisa|registrovano dana|datum i vrijeme registracije|datum registracije društva|upisan dana|datum osnivanja subjekta|datum upisa osnivanja subjekta',
      status:
        'status subjekta|status društva|stanje subjekta|status pravnog lica|status u registru|trenutni status|status firme|status poslovnog subjekta',
      address:
        'sjedište adresa|sjedište i adresa|poslovna adresa|adresa sjedišta|adresa sjedišta društva|sjedište subjekta|sjedište adresa društva|sjedište|adresa|adresa društva|adresa za prijem pošte|poslovno sjedište|adresa za prijem službene pošte|sedište društva|sedište i adresa|sjedište pravnog lica|sjedište i poslovna adresa|adresa sedišta društva',
      seat: 'sjedište društva|sjedište mjesto|grad mjesto',
      capital:
        'temeljni kapital|osnovni kapital društva|iznos temeljnog kapitala|visina temeljnog kapitala|upisani kapital|ugovoreni kapital|uplaćeni kapital|ukupni kapital|iznos osnovnog kapitala|osnivački kapital|novčani kapital|ukupan kapital|temeljni kapital društva|upisani osnovni kapital|novčani ulog|ukupan osnovni kapital|ugovoreni osnovni kapital',
      jurisdiction: 'država|država osnivanja|država registracije',
      court:
        'trgovački sud|sudski registar|nadležni sud|sud|agencija za privredne registre|registar privrednih subjekata|registarski sud|općinski sud|osnovni sud|okružni privredni sud|crps|centralni registar privrednih subjekata|sud upisa|trgovački sud u',
      officers:
        'osobe ovlaštene za zastupanje|lica ovlaštena za zastupanje|ovlaštena lica|ovlaštene osobe|zastupnici|zastupnik|uprava|članovi uprave|članovi upravnog odbora|upravni odbor|odbor direktora|lica ovlašćena za zastupanje|osobe ovlaštene zastupati|ovlašćena lica|ostali zastupnici|zakonski zastupnik|članovi odbora direktora|organi društva|izvršni direktori|osobe ovlaštene za zastupanje subjekta|lice ovlašteno za zastupanje|lica u društvu|ovlaštenja u pravnom prometu',
      owners:
        'osnivači članovi društva|osnivači i članovi društva|članovi društva|osnivač|osnivači|jedini član društva|jedini član d o o|član društva|dioničari|dioničar|vlasnici|vlasnik|stvarni vlasnici|stvarni vlasnik|članovi osnivači|jedini osnivač|akcionari|akcionar|jedini dioničar|vlasnička struktura|podaci o osnivačima|osnivači suvlasnici|imaoci udjela|imalac udjela|udjelničari|suvlasnik|knjiga udjela|popis članova društva|jedini osnivač i član|podaci o članu|članovi i udjeli',
      personName:
        'prezime i ime|ime prezime|prezime ime|ime i prezime naziv|ime i prezime naziv firme|naziv ime i prezime|ime naziv|prezime|ime lica|ime osobe|ime i prezime lica',
      role: 'uloga|dužnost|svojstvo|položaj|ovlasti funkcija|pozicija',
      birthDate: 'datum rođenja|rođen|rođena|jmbg|rođen dana',
      nationality: 'državljanstvo|državljanin',
      appointed:
        'datum imenovanja|imenovan|imenovana|datum stupanja na dužnost|datum početka ovlaštenja|datum preuzimanja funkcije',
      residence:
        'prebivalište|boravište|adresa prebivališta|država prebivališta|adresa stanovanja|prebivalište i adresa',
      share:
        'udio|udio u kapitalu|udio u temeljnom kapitalu|postotak udjela|procenat udjela|udio u postotku|vlasnički udio|udio u vlasništvu|procenat|postotak|učešće|učešće u kapitalu|procenat učešća|udeo u procentima|vlasnički udeo|procenat udela|poslovni udio|% udjela|procenat vlasništva|udio postotak|udio u procentima',
      nominal:
        'iznos uloga|nominalni iznos|nominalni iznos udjela|ulog|temeljni ulog|vrijednost udjela|nominalna vrijednost|nominalna vrednost|upisani iznos|uplaćeno|nominalna vrijednost udjela|nominalni iznos poslovnog udjela|iznos temeljnog uloga|novčani iznos|visina uloga',
      shareCount: 'broj dionica|broj akcija|broj udjela|broj poslovnih udjela|dionice|redni broj udjela',
      other:
        'predmet poslovanja|djelatnost|glavna djelatnost|pretežita djelatnost|pretežna djelatnost|šifra djelatnosti|šifra i naziv djelatnosti|nkd|način zastupanja|pravni odnosi|osnivački akt|datum izvatka|izvadak iz sudskog registra|izdano|izdato|datum izdavanja|stranica|strana|telefon|e pošta|elektronička pošta|adresa elektroničke pošte|adresa za prijem elektronske pošte|euid|nadzorni odbor|članovi nadzornog odbora|prokuristi|prokurist|trajanje|vrijeme trajanja|napomena|napomene|ukupno|zabilježbe|ostali podaci|financijska izvješća|ogranci|podružnice|jmbg broj pasoša|carinski broj|broj i datum rješenja|broj rješenja|broj pasoša|osnov osnivanja|djelatnosti u unutrašnjem prometu|djelatnosti u vanjskom prometu|promjena|statusna promjena|poslovni račun|žiro račun|broj računa|temeljnica|priložena isprava|način osnivanja|ispis|djelatnost društva|subjekt upisa|predmet upisa',
    },
  ],
  [
    // Slovene.
    null,
    {
      name: 'popolno ime|firma družbe|ime družbe|firma subjekta|popolna firma|naziv podjetja|polno ime|popolno ime subjekta|naziv subjekta|ime subjekta|ime podjetja|firma podjetja',
      formerName:
        'kratko ime|skrajšana firma|skrajšano ime|prejšnja firma|kratka firma|prevod firme|firma v tujem jeziku',
      number:
        'matična številka|matična številka subjekta|matična št|mat št|registrska številka|številka vpisa|številka vložka|matična številka družbe|vpisna številka|opravilna številka vpisa',
      taxNumber:
        'davčna številka|davčna št|id za ddv|identifikacijska številka za ddv|id št za ddv|davčna številka subjekta|id številka za ddv|ddv številka',
      legalForm:
        'pravnoorganizacijska oblika|pravno organizacijska oblika|organizacijska oblika|oblika družbe|pravna oblika|vrsta subjekta',
      incorporated:
        'datum vpisa|datum vpisa v sodni register|datum vpisa subjekta v sodni register|datum ustanovitve|datum vpisa v register|vpisano dne|datum vpisa subjekta|datum prvega vpisa|datum akta o ustanovitvi|ustanovljeno|datum vpisa v poslovni register|datum družbene pogodbe|vpis subjekta',
      status: 'status družbe|status poslovnega subjekta|status vpisa|pravni status|stanje subjekta',
      address:
        'sedež|poslovni naslov|naslov|sedež in poslovni naslov|naslov sedeža|sedež družbe|sedež in naslov|sedež podjetja|poslovni naslov družbe|naslov družbe|sedež subjekta',
      seat: 'kraj sedeža',
      capital:
        'osnovni kapital|višina osnovnega kapitala|osnovni kapital družbe|znesek osnovnega kapitala|vpisani osnovni kapital',
      court: 'okrožno sodišče|sodni register|registrsko sodišče|registrski organ|ajpes|sodišče',
      officers:
        'osebe pooblaščene za zastopanje|zakoniti zastopniki|zastopniki|zastopnik|organi vodenja|člani uprave|poslovodja|poslovodstvo|organi ali člani organa nadzora|zakoniti zastopnik|osebe pooblaščene za zastopanje družbe|člani upravnega odbora',
      owners:
        'družbeniki|družbenik|ustanovitelji|ustanovitelj|edini družbenik|delničarji|dejanski lastniki|dejanski lastnik|lastniki|družbeniki in poslovni deleži|podatki o družbenikih|družbeniki in deleži|imetniki poslovnih deležev|delničar',
      personName:
        'ime in priimek|priimek in ime|osebno ime|ime in priimek firma|osebno ime firma|ime oziroma firma|ime in priimek naziv',
      role: 'vrsta zastopnika|tip zastopnika|vloga|vrsta zastopanja|položaj v družbi|vrsta družbenika|vrsta organa',
      birthDate: 'datum rojstva|rojen|rojena|rojstni datum|emšo',
      nationality: 'državljanstvo',
      appointed:
        'datum podelitve pooblastila|datum imenovanja|datum vstopa|datum podelitve|datum vstopa družbenika',
      residence: 'prebivališče|stalno prebivališče|naslov prebivališča|država prebivališča|bivališče',
      share:
        'poslovni delež|delež|delež v odstotku|delež v %|odstotek|lastniški delež|velikost deleža|delež v kapitalu',
      nominal:
        'osnovni vložek|vložek|višina vložka|znesek vložka|nominalni znesek|vrednost vložka|znesek osnovnega vložka',
      shareCount: 'število delnic|število deležev|število kosovnih delnic',
      other:
        'dejavnost|glavna dejavnost|šifra dejavnosti|dejavnosti|način zastopanja|odgovornost|vrsta odgovornosti|odgovornost družbenika|datum izpisa|datum izdaje|izpis|stran|telefon|e pošta|elektronski naslov|zap št|nadzorni svet|člani nadzornega sveta|prokura|skupščina|akt o ustanovitvi|velikost družbe|opombe|podružnice|skbk|skd|omejitve|transakcijski računi|vrsta lastnine|objave|vpisni podatki|številka dokumenta|datum statuta',
    },
  ],
  [
    // Albanian, in Albania and Kosovo.
    null,
    {
      name: 'emri i subjektit|emri i shoqërisë|emri i biznesit|emërtimi|emri i regjistruar|emri i plotë|emërtimi i subjektit|emri i kompanisë|emërtimi i shoqërisë|emri i shoqërisë tregtare|emri i ndërmarrjes|subjekti',
      formerName: 'emri tregtar|emri i mëparshëm|emërtimi tregtar|emra të mëparshëm',
      number:
        'nipt|nuis|numri unik i identifikimit të subjektit|numri unik i identifikimit|nr unik identifikues|numri unik identifikues|numri i biznesit|nr i biznesit|numri i regjistrimit|nr i regjistrimit|nui|numri i regjistrimit të biznesit|nuis nipt|nipt nuis|numri unik identifikues nui|numri regjistrues',
      taxNumber:
        'numri fiskal|nr fiskal|numri i tvsh|nr i tvsh|numri i tvsh së|numri tatimor|numri i certifikatës së tvsh|numri i identifikimit tatimor',
      legalForm:
        'forma ligjore|lloji i biznesit|forma juridike|lloji i subjektit|lloji i shoqërisë|statusi juridik|forma ligjore e subjektit|lloji i biznesit forma ligjore',
      incorporated:
        'data e regjistrimit|data e themelimit|data e krijimit|data e konstituimit|data e krijimit të subjektit|themeluar më|regjistruar më|data e regjistrimit të biznesit|data e krijimit të shoqërisë|data e themelimit të shoqërisë|data e regjistrimit në qkb',
      status:
        'statusi|statusi i subjektit|statusi i biznesit|gjendja|gjendja e subjektit|statusi i regjistrimit|statusi i shoqërisë|statusi në arbk',
      address:
        'adresa|selia|selia e shoqërisë|adresa e selisë|selia qendrore|adresa e regjistruar|adresa e biznesit|zyra qendrore|adresa e selisë qendrore|vendi i ushtrimit të aktivitetit|adresa e zyrës kryesore',
      seat: 'qyteti|komuna|bashkia',
      capital:
        'kapitali|kapitali themeltar|kapitali i regjistruar|kapitali i shoqërisë|vlera e kapitalit|kapitali bazë|kapitali themelor|kapitali i nënshkruar|kapitali aksionar|kapitali i paguar',
      court: 'qendra kombëtare e biznesit|agjencia e regjistrimit të bizneseve|qkb|arbk|regjistri tregtar',
      officers:
        'përfaqësuesit ligjorë|përfaqësuesi ligjor|përfaqësuesit e autorizuar|personat e autorizuar|administratorët|administratori|administratori i shoqërisë|bordi i drejtorëve|administratorët e shoqërisë|përfaqësuesit|organi drejtues|këshilli drejtues|personi i autorizuar|këshilli i administrimit',
      owners:
        'ortakët|ortakët aksionarët|aksionarët|aksioneri|pronarët|pronari|pronarët përfitues|pronari përfitues|ortakët e shoqërisë|ortak i vetëm|ortaku i vetëm|themeluesit|themeluesi|zotëruesit e kuotave|struktura e pronësisë|aksionari i vetëm|aksionari',
      personName: 'emri dhe mbiemri|emri mbiemri|emër mbiemër|mbiemri|emri i pronarit|emri atësia mbiemri',
      givenName: 'emri|emër',
      role: 'pozita|roli|funksioni|detyra|cilësia|pozicioni',
      birthDate: 'datëlindja|data e lindjes|lindur më|e lindur më|i lindur më|numri personal',
      nationality: 'shtetësia|kombësia|nacionaliteti',
      appointed: 'data e emërimit|emëruar më|afati i emërimit|data e fillimit',
      residence: 'vendbanimi|banimi|adresa e banimit|banues në|shteti i vendbanimit',
      share:
        'përqindja|përqindja e pjesëmarrjes|përqindja e pronësisë|pjesëmarrja|pjesëmarrja në kapital|numri i kuotave në përqindje|pjesa në kapital|kuota në përqindje|përqindja e kuotave|pjesëmarrja në %|përqindja e kapitalit|kapitali në përqindje',
      nominal:
        'vlera e kuotës|vlera nominale|kontributi|kontribut në para|vlera e kontributit|kapitali i kontribuar',
      shareCount: 'numri i aksioneve|numri i kuotave|kuotat|aksionet|numri i pjesëve',
      other:
        'objekti i aktivitetit|aktiviteti|aktiviteti primar|aktivitetet|veprimtaria|veprimtaria kryesore|aktiviteti parësor|aktivitetet tjera|kohëzgjatja|data|faqja|telefoni|telefon|e mail|nr i punëtorëve|numri i punëtorëve|data e lëshimit|data e printimit|lëshuar më|nënshkrimi|vula|shënim|kufizimet e kompetencave|afati i mandatit|ekspertët kontabël|drejtori i përgjithshëm|ndryshimet|dega|bilanci|njësitë',
    },
  ],
  [
    // Macedonian.
    null,
    {
      name: 'назив|полн назив|целосен назив|назив на субјектот|назив на друштвото|име на друштвото|фирма|назив на субјект|целосен назив на субјектот|назив на трговско друштво|полн назив на субјектот',
      formerName:
        'скратен назив|кратко име|кратко име на субјектот|назив на странски јазик|претходен назив|скратено име',
      number:
        'ембс|матичен број|единствен матичен број на субјектот|матичен број на субјектот|матичен број ембс|единствен матичен број|регистарски број|ембс матичен број|единствен матичен број на субјект',
      taxNumber:
        'едб|единствен даночен број|даночен број|едб единствен даночен број|ддв број|даночен број едб|единствен даночен број едб',
      legalForm:
        'организационен облик|правна форма|вид на субјект|вид на субјектот|форма на организирање|облик на организирање|вид на трговско друштво',
      incorporated:
        'датум на основање|датум на упис|датум на регистрација|основано на|датум на упис во регистар|датум на запишување|датум на упис во трговскиот регистар|датум на основање на друштвото|запишан на|датум на прв упис',
      status: 'статус|статус на субјектот|состојба|состојба на субјектот|тековна состојба',
      address:
        'седиште|адреса|адреса на седиште|седиште и адреса|адреса на седиштето|седиште на субјектот|адреса на субјектот|седиште на друштвото',
      capital:
        'основна главнина|вкупно основна главнина|износ на основна главнина|главнина|уплатена главнина|вкупен износ на основна главнина|основна главнина вкупно|запишана главнина|непаричен влог|паричен влог',
      court:
        'централен регистар|централен регистар на република северна македонија|регистар|трговски регистар|надлежен орган|регистрационен орган',
      officers:
        'овластени лица|управител|управители|лица овластени за застапување|застапници|овластено лице|управен одбор|одбор на директори|членови на управниот одбор|законски застапник|лице овластено за застапување|орган на управување',
      owners:
        'сопственици|сопственик|основачи|основач|содружници|содружник|акционери|единствен содружник|вистински сопственици|вистински сопственик|податоци за сопственик|членови основачи|податоци за содружници|основачи содружници|единствен основач',
      personName: 'име и презиме|презиме и име|име и презиме назив|име презиме|име назив',
      role: 'овластување|функција|својство|вид на сопственик|тип на овластување',
      birthDate: 'датум на раѓање|роден на|ембг|родена на',
      nationality: 'државјанство|држава',
      appointed: 'датум на именување|именуван на',
      residence: 'живеалиште|адреса на живеење|место на живеење',
      share:
        'удел|процент|процент на удел|учество|удел во проценти|сопственички удел|учество во основната главнина|удел во %|процент на сопственост|големина на удел',
      nominal:
        'влог|паричен влог вкупно|вкупен влог|износ на влог|уплатен дел|износ|вредност на удел|номинален износ|вкупно влог|номинална вредност',
      shareCount: 'број на акции|број на удели',
      other:
        'дејност|претежна дејност|приоритетна дејност|шифра на дејност|приоритетна дејност главна приходна шифра|големина|големина на субјектот|времетраење|датум|страна|телефон|е пошта|датум на издавање|издадено на|потпис|број|банка|жиро сметка|подружници|дополнителни информации|прокурист|надзорен одбор|ограничувања|контакт|нкд|тековна состојба број|вид на сопственост|големина на субјект',
    },
  ],
  [
    'bg',
    {
      name: 'фирма наименование|наименование на дружеството|име на дружеството|наименование на търговеца|търговец|пълно наименование|фирмено наименование|наименование на фирмата|фирма на дружеството|фирма на търговеца',
      formerName:
        'изписване на чужд език|предишна фирма|предишно наименование|предишни наименования|изписване на латиница',
      number:
        'еик пик|еик по булстат|еик код по булстат|партида|фирмено дело|ф д|еик на търговеца|номер еик|единен идентификационен номер|ф д №|уникален идентификационен код|код по булстат|партиден номер|булстат еик',
      taxNumber:
        'ддс №|идентификационен номер по ддс|ин по зддс|ддс|данъчен номер|дан номер|идент номер по ддс|ддс номер на дружеството|ин по ддс',
      legalForm:
        'правноорганизационна форма|правна форма на дружеството|вид на дружеството|вид търговец|правно организационна форма',
      incorporated:
        'дата на вписване в търговския регистър|вписано на|дата на регистрация в търговския регистър|дата на създаване|вписване на дружеството|учредено на|дата на първоначално вписване|дата на вписване на дружеството|дата на първоначална регистрация|вписан на|дата на възникване',
      status:
        'актуално състояние|състояние на партидата|състояние на дружеството|статус на дружеството|статус на партидата|актуален статус|правно състояние',
      address:
        'седалище и адрес на управление на дружеството|адрес на управление на дружеството|седалище адрес на управление|адрес на дружеството|седалище и адрес',
      capital:
        'капитал на дружеството|размер на капитал|регистриран капитал|основен капитал|капитал размер|размер на записания капитал|внесен и записан капитал|дружествен капитал',
      court:
        'агенция по вписванията|търговски регистър|окръжен съд|софийски градски съд|длъжностно лице по регистрацията',
      officers:
        'съвет на директори|управителен съвет|членове на съвета на директорите|представляващ|законни представители|представлява се от|управление|управляващи|представител|членове на управителния съвет|органи на управление|начин на управление',
      owners:
        'собственици|собственик|съдружник|акционер|едноличен собственик на капитал|действителен собственик|едноличен търговец|физическо лице търговец|учредители|учредител|съдружници и дялове|разпределение на капитала|капиталът е разпределен',
      personName:
        'име презиме фамилия|имена|собствено бащино и фамилно име|лице|име наименование|наименование име|собствено име|фамилия',
      role: 'позиция|роля|функция',
      birthDate: 'роден на|родена на|егн|дата на раждане егн',
      nationality: 'националност',
      appointed: 'дата на избор|назначен на|дата на назначаване',
      residence: 'местоживеене|постоянен адрес|държава на пребиваване|адрес на лицето',
      share:
        'дялово участие в %|процентно участие|дял в капитала|процент от капитала|дялово участие|процентен дял|участие в капитала|процент участие|% от капитала|дял в проценти',
      nominal:
        'номинал|номинална стойност|стойност на дела|стойност|вноска|размер на вноската|вид и размер на вноската|дялова вноска|стойност на дяловете',
      shareCount: 'брой дялове|брой акции|дялове|акции|брой',
      other:
        'предмет на дейност на дружеството|основна дейност|код по кид|кид|срок|срок на дружеството|срок на мандата|мандат|описание на обстоятелството|вписвания|заличавания|обявени актове|номер на вписване|№ на вписване|дата на издаване|издадено на|справка към дата|към дата|изготвено на|подпис|забележка|бележки|прокуристи|прокура|прокурист|ликвидатори|надзорен съвет|клон|клонове|номер на удостоверение|изх №|вх №|удостоверение №|поле|електронна поща|интернет страница|общо|управление и представителство',
    },
  ],
  [
    'el',
    {
      name: 'επωνυμία επιχείρησης|επωνυμία της εταιρείας|ονομασία|ονομασία εταιρείας|όνομα εταιρείας|επωνυμία υπόχρεου|επωνυμία νομικού προσώπου|όνομα της εταιρείας|επωνυμία εταιρίας|εταιρική επωνυμία στα ελληνικά|η εταιρική επωνυμία',
      formerName:
        'διακριτικοί τίτλοι|διακριτικός τίτλος εταιρείας|προηγούμενο όνομα|προηγούμενη ονομασία|πρώην επωνυμία',
      number:
        'αριθμός γ ε μη|αριθ γ ε μη|αρ γ ε μη|αριθμός γενικού εμπορικού μητρώου|γεμη|γ ε μη|αρ μητρώου|αρ μ α ε|αριθμός μητρώου γ ε μη|αριθμός μ α ε|αρ εγγραφής|αριθμός εγγραφής εταιρείας|αριθμός εταιρείας|ευρωπαϊκό μοναδικό αναγνωριστικό|κωδικός γ ε μη|αριθμός εγγραφής εταιρίας|αριθμός καταχώρισης γ ε μη|αρ γεμη',
      taxNumber:
        'α φ μ|αριθμός φ π α|αριθμός φορολογικής ταυτότητας|αριθμός φορολογικού μητρώου α φ μ|αρ φ π α|αφμ εταιρείας|αριθμός φπα|α φ τ|αριθμός εγγραφής φ π α|αρ φορολογικού μητρώου',
      legalForm:
        'νομική μορφή εταιρείας|τύπος εταιρείας|είδος εταιρείας|εταιρικός τύπος|μορφή εταιρείας|νομική μορφή επιχείρησης|τύπος|νομικός τύπος|εταιρική μορφή',
      incorporated:
        'ημερομηνία εγγραφής εταιρείας|ημερομηνία έναρξης|ημ νία εγγραφής|ημερομηνία σύστασης στο γ ε μη|συστάθηκε|ημερομηνία εγγραφής στο γ ε μη|ημερομηνία καταχώρισης σύστασης|ημερομηνία σύστασης εταιρείας|ημερομηνία αρχικής εγγραφής|έτος ίδρυσης|ημερομηνία έναρξης εργασιών|εγγράφηκε|σύσταση|ημερομηνία συστάσεως|ημερ σύστασης',
      status:
        'κατάσταση επιχείρησης|καθεστώς|κατάσταση οργανισμού|τρέχουσα κατάσταση|κατάσταση γ ε μη|εταιρική κατάσταση|καθεστώς εταιρείας|κατάσταση εταιρίας',
      address:
        'εγγεγραμμένο γραφείο|διεύθυνση εγγεγραμμένου γραφείου|εγγεγραμμένο γραφείο εταιρείας|διεύθυνση εταιρείας|έδρα εταιρείας|έδρα της εταιρείας|καταστατική έδρα|ταχ διεύθυνση|διεύθυνση έδρας εταιρείας|διεύθυνση επιχείρησης|πλήρης διεύθυνση',
      seat: 'πόλη|δήμος έδρας|τόπος έδρας',
      capital:
        'ονομαστικό κεφάλαιο|εκδομένο κεφάλαιο|εγκεκριμένο κεφάλαιο|εγγεγραμμένο κεφάλαιο|μετοχικό κεφάλαιο εταιρείας|εκδοθέν κεφάλαιο|ύψος κεφαλαίου|ποσό κεφαλαίου|ύψος μετοχικού κεφαλαίου|συνολικό κεφάλαιο|καταβεβλημένο κεφάλαιο|εταιρικό κεφάλαιο εταιρείας|κεφαλαιακές εισφορές',
      jurisdiction: 'χώρα|χώρα σύστασης',
      court:
        'υπηρεσία γ ε μη|αρμόδια υπηρεσία γ ε μη|έφορος εταιρειών|επιμελητήριο|τμήμα εφόρου εταιρειών|εμπορικό και βιομηχανικό επιμελητήριο|έφορος εταιρειών και διανοητικής ιδιοκτησίας|αρμόδιο επιμελητήριο|γενικό εμπορικό μητρώο',
      officers:
        'διοικητικό συμβούλιο εταιρείας|σύνθεση διοικητικού συμβουλίου|σύνθεση δ σ|αξιωματούχοι|διευθυντές|διευθυντής|σύμβουλοι|στοιχεία διοίκησης|διαχείριση και εκπροσώπηση|διαχείριση|εκπροσώπηση|μέλη δ σ|πρόσωπα διοίκησης|νόμιμη εκπροσώπηση|διευθυντές και γραμματέας|στοιχεία αξιωματούχων|σύμβουλοι και γραμματέας',
      owners:
        'εταίρος|μέτοχος|κατάλογος μετόχων|κατάλογος εταίρων|πραγματικός δικαιούχος|μοναδικός μέτοχος|μετοχική σύνθεση|ιδιοκτήτες|στοιχεία μετόχων|μέλη εταιρείας|μητρώο μελών|εταίροι και μερίδια|ετερόρρυθμοι εταίροι|ιδρυτές|βιβλίο μετόχων|εταίροι διαχειριστές|εγγεγραμμένοι μέτοχοι|όνομα μετόχου',
      personName:
        'όνομα και επώνυμο|επώνυμο και όνομα|επώνυμο|επώνυμο όνομα|ονοματεπώνυμο επωνυμία|όνομα επώνυμο|ονοματεπώνυμο ή επωνυμία|πλήρες όνομα|ον/μο|στοιχεία προσώπου',
      givenName: 'όνομα',
      role: 'αξίωμα|ρόλος|θέση στο δ σ|τύπος αξιωματούχου|καθήκοντα|ιδιότητα μέλους|θέση στην εταιρεία',
      birthDate: 'γεννήθηκε|ημ νία γέννησης|ημερ γέννησης|γεννηθείς|έτος γέννησης',
      nationality: 'εθνικότητα',
      appointed:
        'ημερομηνία διορισμού|ημερομηνία ανάληψης|από ημερομηνία|έναρξη|διορίστηκε|ημ νία έναρξης|ημερομηνία έναρξης θητείας|ημερομηνία εκλογής',
      residence: 'κατοικία|διεύθυνση κατοικίας|κάτοικος|χώρα διαμονής|τόπος κατοικίας',
      share:
        'ποσοστό κεφαλαίου|ποσοστό μετοχών|ποσοστό επί του κεφαλαίου|συμμετοχή|ποσοστό εταίρου|συμμετοχή στο κεφάλαιο|ποσοστό συμμετοχής στο κεφάλαιο|% συμμετοχής|ποσοστό κατοχής',
      nominal:
        'ονομαστική αξία|ποσό|αξία συμμετοχής|ονομαστική αξία μετοχής|αξία εισφοράς|κεφαλαιακή εισφορά|αξία μεριδίου|ύψος εισφοράς|εισφορά σε μετρητά',
      shareCount:
        'μετοχές|πλήθος μετοχών|πλήθος μεριδίων|αριθμός εταιρικών μεριδίων|εταιρικό μερίδιο|αριθμός μεριδίων εταίρου|κατεχόμενες μετοχές|αρ μετοχών',
      other:
        'κ α δ|κωδικός δραστηριότητας|σκοποί|διάρκεια εταιρείας|ημερομηνία λήξης|αριθμός πρωτοκόλλου|αρ πρωτ|αριθ πρωτ|ημερομηνία έκδοσης|εκδόθηκε|εκδόθηκε την|ηλεκτρονική διεύθυνση|τηλ|φαξ|email|αριθμός ανακοίνωσης|κωδικός αριθμός καταχώρησης|κ α κ|υπογραφή|σύνολο|λογιστής|ελεγκτές|ορκωτοί ελεγκτές|θητεία|αρμοδιότητες|κύρια δραστηριότητα κ α δ|ημερομηνία εκτύπωσης|είδος μετοχών|παρατηρήσεις|βαρύνσεις|υποκαταστήματα|αντικείμενο εργασιών|γραμματεία|αριθμός ταυτότητας|αρ ταυτότητας|α δ τ|τ κ|σχόλια|ημερομηνία τελευταίας μεταβολής|πατρώνυμο',
    },
  ],
]
