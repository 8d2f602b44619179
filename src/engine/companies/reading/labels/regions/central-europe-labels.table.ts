import type { RegionLabels } from '../label-kinds.ts'

/** As registers of Hungary, Romania, Moldova, Czechia, Slovakia and Poland print them. */
export const centralEuropeLabels: RegionLabels = [
  [
    // Hungarian.
    null,
    {
      name: 'cégnév|a cég elnevezése|a cég neve|cég neve|cég elnevezése|a társaság cégneve|a társaság neve|a társaság elnevezése|társaság neve|cégneve|vállalkozás neve',
      formerName:
        'rövidített név|a cég rövidített elnevezése|rövidített elnevezés|a társaság rövidített cégneve|rövidített cégnév|korábbi cégnév|korábbi elnevezés|a cég idegen nyelvű elnevezései|a cég idegen nyelvű elnevezése|idegen nyelvű cégnév|idegen nyelvű elnevezés',
      number:
        'cégjegyzékszám|cégjegyzék szám|cégjegyzékszáma|a cég cégjegyzékszáma|a társaság cégjegyzékszáma|cg|nyilvántartási szám|cgj|cégj sz',
      taxNumber:
        'adószám|adószáma|a cég adószáma|közösségi adószám|közösségi adószáma|európai uniós adószám|eu adószám|a társaság adószáma|adóigazgatási szám',
      legalForm:
        'cégforma|a cég cégformája|cégformája|társasági forma|gazdálkodási forma|jogi forma|működési forma|a társaság formája',
      incorporated:
        'a létesítő okirat kelte|létesítő okirat kelte|bejegyzés dátuma|bejegyzés időpontja|bejegyzés napja|cégbejegyzés dátuma|cégbejegyzés időpontja|alapítás dátuma|alapítás időpontja|alapítás éve|a cég alapításának időpontja|a társaság alapításának időpontja|a társasági szerződés kelte|alapító okirat kelte|az alapító okirat kelte|bejegyezve|alakulás dátuma|bejegyzés kelte',
      status:
        'cégállapot|a cég állapota|cég állapota|a cég státusza|cég státusza|státusz|cégstátusz|a cég jogi helyzete|a cég működésének állapota',
      address:
        'székhely|a cég székhelye|székhelye|székhely címe|a társaság székhelye|székhely cím|bejegyzett székhely|székhelycím',
      capital:
        'jegyzett tőke|a cég jegyzett tőkéje|jegyzett tőkéje|törzstőke|a társaság törzstőkéje|törzstőke összege|törzstőke mértéke|alaptőke|alaptőke összege|a társaság alaptőkéje|jegyzett tőke összege|jegyzett tőke mértéke|tőke összesen|a jegyzett tőke összege',
      jurisdiction: 'bejegyzés országa',
      court:
        'cégbíróság|nyilvántartó cégbíróság|nyilvántartó bíróság|fővárosi törvényszék cégbírósága|illetékes cégbíróság|bejegyző cégbíróság|fővárosi törvényszék|törvényszék cégbírósága',
      officers:
        'a vezető tisztségviselők adatai|a vezető tisztségviselő k a képviseletre jogosult ak adatai|vezető tisztségviselők|vezető tisztségviselő|a cégjegyzésre jogosultak adatai|cégjegyzésre jogosultak|képviseletre jogosultak|a képviseletre jogosultak adatai|vezető tisztségviselő k|a társaság ügyvezetője|a társaság ügyvezetői|igazgatóság tagjai|képviselők|cégjegyzés módja',
      owners:
        'a tagok adatai|a tag ok adatai|a társaság tagjai|részvényesek|tulajdonosok|tagjegyzék|a részvényes ek adatai|egyedüli tag|az egyedüli tag adatai|alapítók|alapító|alapító tag|egyszemélyes alapító|részvényes|tulajdonos|tényleges tulajdonos|tényleges tulajdonosok|részvénykönyv|a társaság alapítója|a tag neve|tag neve|tag neve cégneve|egyedüli részvényes',
      personName:
        'családi és utónév|teljes név|név cégnév|név cím|neve|név születési név|név anyja neve|a tag neve cégneve',
      givenName: 'utónév|keresztnév',
      role: 'tisztség|tisztsége|a képviselő tisztsége|beosztás|beosztása',
      birthDate:
        'születési idő|születési ideje|születési dátum|születési hely és idő|születési hely idő|született|szül idő|szül',
      nationality: 'állampolgárság|állampolgársága',
      appointed:
        'a jogviszony kezdete|jogviszony kezdete|megbízatás kezdete|a megbízatás kezdete|kinevezés dátuma|megválasztás időpontja',
      residence: 'lakcím|lakcíme|lakóhely|lakóhelye|állandó lakhelye|lakhely|lakik',
      share:
        'részesedés|részesedés mértéke|részesedés aránya|tulajdoni hányad|tulajdoni arány|tulajdoni részesedés|üzletrész aránya',
      nominal:
        'törzsbetét|törzsbetét összege|törzsbetét mértéke|törzsbetétje|vagyoni betét|vagyoni hozzájárulás|névérték|üzletrész névértéke|pénzbeli hozzájárulás|pénzbetét',
      shareCount: 'részvények száma|részvényszám|darabszám|részvények darabszáma',
      other:
        'anyja neve|anyja születési neve|születési neve|tevékenységi kör|tevékenységi köre|a cég tevékenységi köre i|a cég főtevékenysége|főtevékenység|főtevékenysége|statisztikai számjel|a cég statisztikai számjele|statisztikai számjele|hatályos|közzétéve|a cég telephelye i|telephely|telephelyek|a cég fióktelepe i|fióktelep|fióktelepei|a cég működésének befejező időpontja|könyvvizsgáló|a cég könyvvizsgálójának adatai|felügyelőbizottság|a felügyelőbizottsági tagok adatai|a cég pénzforgalmi jelzőszáma|pénzforgalmi jelzőszám|bankszámlaszám|a cég elektronikus elérhetősége|a cég elektronikus levelezési címe|hivatalos elektronikus elérhetőség|cégkapu|telefonszám|e mail cím|honlap|készült|lekérdezés dátuma|oldal|dátum|kelt|a képviselet módja|képviselet módja|adóazonosító jel|adóazonosító|a cég létszámadatai|üzleti év|üzleti év kezdete|megjegyzés|a változás időpontja|általános adatok|cégadatok|ügyvéd|ügyszám|kézbesítési megbízott|egyedi azonosító|végzés',
    },
  ],
  [
    // Romanian, in Romania and in Moldova.
    null,
    {
      name: 'denumirea|denumire|denumirea firmei|denumire firmă|denumirea societății|firma|denumirea completă|denumirea completă a întreprinderii|denumirea întreprinderii|denumirea persoanei juridice|denumire societate|nume firmă|denumirea comercială|denumirea agentului economic|numele firmei|firmă|denumire completă|denumirea deplină',
      formerName:
        'denumirea prescurtată|denumirea anterioară|denumire anterioară|emblemă|emblema|denumirea abreviată|denumiri anterioare',
      number:
        'număr de ordine în registrul comerțului|nr de ordine în registrul comerțului|număr de ordine|nr registrul comerțului|număr de înmatriculare|nr înmatriculare|număr înregistrare|nr de înregistrare în registrul comerțului|număr de înregistrare|numărul de înregistrare|numărul de înmatriculare|nr registru comerț|nr reg com|nr ord reg com|înregistrată la registrul comerțului sub nr|numărul de ordine din registrul comerțului|număr de ordine în registrul comerțului euid|nr orc|idno|idno cod fiscal|numărul de identificare de stat|numărul de identificare de stat idno|număr de identificare de stat|idno codul fiscal|numărul de identificare de stat și codul fiscal|număr de ordine în registrul comerţului',
      taxNumber:
        'cod unic de înregistrare|cod unic de identificare|c u i|cod de identificare fiscală|cod fiscal|codul fiscal|codul unic de înregistrare|cod tva|codul tva|cod de înregistrare în scopuri de tva|cui cif|cif cui|cod de înregistrare tva|codul de tva|codul unic de identificare|codul de identificare fiscală|atribut fiscal|cod înregistrare fiscală',
      legalForm:
        'forma de organizare|forma juridică|forma juridică de organizare|formă juridică|forma de organizare juridică|forma juridică de constituire|forma organizatorico juridică|forma de constituire|tip societate|formă de organizare',
      incorporated:
        'data înmatriculării|data înregistrării|data înmatriculării în registrul comerțului|data înregistrării în registrul comerțului|data constituirii|data înființării|data înregistrării de stat|înmatriculată la data de|data înregistrării întreprinderii|înregistrată la|data de înmatriculare|data înmatriculare|data de înregistrare|data înființare|înmatriculat la|dată înmatriculare|data inmatricularii la registrul comertului',
      status:
        'starea firmei|stare firmă|starea societății|stare societate|starea|stare|statut|statutul|starea întreprinderii|situația firmei|starea juridică|starea persoanei juridice|stare înregistrare',
      address:
        'sediul social|sediu social|sediul|adresa sediului social|adresă sediu social|adresă sediu|adresa sediului|adresa|sediul persoanei juridice|sediul întreprinderii|adresa juridică|sediul social declarat|adresă completă|adresă|adresa sediu social|sediul permanent|adresa sediului profesional|sediu profesional|sediul profesional',
      capital:
        'capital social|capitalul social|capital social subscris|capital social vărsat|capital subscris|capital social subscris și vărsat|capital social total|mărimea capitalului social|capitalul social subscris|valoarea capitalului social|capital social subscris vărsat integral|capital vărsat',
      jurisdiction: 'țara|țara de înregistrare',
      court:
        'oficiul registrului comerțului|oficiul registrului comerțului de pe lângă tribunalul|oficiul național al registrului comerțului|oficiul registrului comerțului de pe lângă|organul înregistrării de stat|agenția servicii publice|camera înregistrării de stat|tribunalul|registratorul',
      officers:
        'persoane împuternicite|persoană împuternicită|persoane împuternicite persoane fizice|reprezentanți|reprezentanți legali|reprezentant legal|administratorul societății|administratorii societății|conducător|conducerea|organul de conducere|consiliul de administrație|împuterniciți|persoanele care reprezintă societatea|administrația|organul executiv|conducătorul|organe de conducere',
      owners:
        'asociați|asociații|asociat unic|asociatul unic|asociat|acționari|acționar|acționarii|asociați persoane fizice|asociați persoane juridice|acționar unic|fondatori|fondatorii|fondator|fondatorul|asociați acționari|asociați fondatori|beneficiari reali|beneficiar real|beneficiarii efectivi|beneficiar efectiv|structura acționariatului|structura asociaților|lista asociaților|lista acționarilor|titular|membru fondator|asociatul fondator',
      personName:
        'nume și prenume|numele și prenumele|nume prenume|nume|numele|nume asociat|numele prenumele|nume și prenume denumire|nume denumire|numele prenumele denumirea|nume de familie|numele de familie',
      givenName: 'prenume|prenumele',
      role: 'calitate|calitatea|funcția|funcție|calitatea în firmă|funcția deținută|calitatea deținută',
      birthDate:
        'data nașterii|născut la data de|născut la|născută la|născut|născută|data și locul nașterii|dată naștere|data naștere',
      nationality: 'cetățenie|cetățenia|naționalitate|naționalitatea',
      appointed:
        'data numirii|numit la data|data numirii în funcție|dată numire|data preluării mandatului|data numire',
      residence:
        'domiciliul|domiciliu|reședința|adresa de domiciliu|domiciliat în|domiciliată în|cu domiciliul în|țara de domiciliu|domiciliul stabil',
      share:
        'cota de participare|cotă de participare|cota|cota de participare la beneficii|cota de participare la beneficii și pierderi|procent|procentul|procentaj|procentul deținut|cota de participare la profit|partea socială|cotă participare|cota de participație|procent din capital|partea din capitalul social|cota procentuală|cota parte|aport la capital procent|cotă de participare la beneficii și pierderi|participare la beneficii|participare la pierderi',
      nominal:
        'valoare nominală|valoarea nominală|aport la capital|aportul la capital|aport|aportul|valoarea aportului|aport subscris|aport vărsat total|aport subscris total|valoarea părții sociale|valoare aport|valoarea cotei|mărimea cotei|valoarea unei părți sociale|suma|valoare parte socială|valoare nominală părți sociale|valoarea unei acțiuni|aport la capitalul social|valoarea totală',
      shareCount:
        'număr părți sociale|număr de părți sociale|nr părți sociale|numărul de părți sociale|număr acțiuni|număr de acțiuni|părți sociale|acțiuni|nr acțiuni|numărul părților sociale|numărul acțiunilor|nr de părți sociale',
      other:
        'activitatea principală|activitate principală|obiect de activitate|obiectul de activitate|obiectul principal de activitate|domeniul principal de activitate|domeniul de activitate principal|genurile principale de activitate|cod caen|caen|caen principal|activități secundare|durata|durata societății|durata de constituire|data expirării mandatului|durată mandat|data|pagina|telefon|adresa de e mail|e mail|certificat constatator|serie și număr|seria și numărul|data eliberării|data eliberării extrasului|emis la|eliberat la|emis în baza|certificat de înregistrare|sedii secundare|sediul secundar|puncte de lucru|cenzori|cenzor|auditor financiar|act de identitate|cnp|codul numeric personal|idnp|puteri|puterile|data expirării|semnătura|total|rezoluție|act constitutiv|mențiuni|note|observații|sediile secundare|euid|identificator unic la nivel european|genul de activitate|stadiu|evoluția firmei|durată|valabilitate|validitate|cod poștal|loc naștere|locul nașterii|seria certificatului',
    },
  ],
  [
    'cs',
    {
      name: 'název subjektu|obchodní firma nebo název|název firmy|jméno společnosti|název právnické osoby|obchodní název|obchodní firma společnosti|obchodné meno názov|názov|názov spoločnosti|názov firmy|obchodné meno spoločnosti|meno spoločnosti|obchodné meno právnickej osoby|názov subjektu|názov právnickej osoby',
      formerName:
        'dřívější obchodní firma|předchozí název|dřívější název|predchádzajúce obchodné meno|predchádzajúci názov|skrátený názov',
      number:
        'ičo|identifikační číslo osoby|identifikační číslo organizace|i č o|ičo identifikační číslo|spisová značka|spis zn|sp zn|zapsáno pod spisovou značkou|vložka číslo|oddíl a vložka|oddíl vložka|identifikačné číslo organizácie|identifikačné číslo právnickej osoby|zápis v or|vložka číslo|oddiel vložka|identifikačné číslo osoby|reg číslo|číslo zápisu|vl č|číslo vložky|č vložky',
      taxNumber:
        'dič|dič pro dph|daňové identifikačné číslo|dič ič dph|ič dph|identifikačné číslo pre daň|ič pre dph|dič identifikační|vat dič|identifikačné číslo pre dph',
      legalForm:
        'právní forma společnosti|forma|právna forma spoločnosti|typ společnosti|druh společnosti|právní forma osoby|právna forma subjektu|forma podnikání',
      incorporated:
        'datum zápisu do obchodního rejstříku|den vzniku|datum vzniku společnosti|den zápisu do obchodního rejstříku|zapsáno dne|zapsáno|datum registrace|datum založení|den založení|dátum vzniku|dátum zápisu|dátum zápisu do obchodného registra|deň vzniku|dátum založenia|deň zápisu do obchodného registra|dátum registrácie|deň založenia|zapísané dňa|datum zápisu do registru|vznik společnosti|vznik spoločnosti|den vzniku společnosti|dátum vzniku spoločnosti',
      status:
        'stav společnosti|stav firmy|stav spoločnosti|stav zápisu|právní stav|právny stav|aktuální stav|aktuálny stav|status|stav v rejstříku|právny stav subjektu',
      address:
        'sídlo společnosti|adresa společnosti|sídlo firmy|sídlo spoločnosti|adresa sídla spoločnosti|sídlo právnickej osoby|adresa spoločnosti|adresa sídla společnosti|sídlo právnické osoby|doručovací adresa|adresa sídla firmy|místo podnikání|miesto podnikania',
      capital:
        'základní kapitál společnosti|výše základního kapitálu|kapitál|základné imanie spoločnosti|výška základného imania|základní jmění|základný kapitál|zapísané základné imanie|zapsaný základní kapitál|výška vkladov spolu|zapisované základné imanie',
      jurisdiction: 'stát|štát|krajina|země',
      court:
        'rejstříkový soud|krajský soud|městský soud v praze|okresný súd|obchodní rejstřík|obchodný register|obchodný register okresného súdu|obchodný register mestského súdu|registrový súd|zapísaná v|mestský súd|vedená u|soud|registrující soud|registračný súd',
      officers:
        'statutární orgán představenstvo|statutární orgán jednatelé|členové statutárního orgánu|členové představenstva|správní rada|štatutárny orgán konatelia|členovia štatutárneho orgánu|členovia predstavenstva|statutární zástupce|štatutárny zástupca|statutární zástupci|statutární orgány|štatutárne orgány|vedenie spoločnosti|vedení společnosti|osoby ve statutárním orgánu|štatutári|statutáři|konajúci|orgány společnosti|orgány spoločnosti|počet členů',
      owners:
        'jediný společník|jediný spoločník|jediný akcionár|akcionári|akcionář|akcionár|seznam společníků|seznam akcionářů|zoznam spoločníkov|zoznam akcionárov|vlastníci|skuteční majitelé|skutečný majitel|konečný užívateľ výhod|koneční užívatelia výhod|společníci s vkladem|zakladatel|zakladatelé|zakladateľ|zakladatelia|majitelé|vlastnická struktura|vlastnícka štruktúra|konečné užívateľky výhod|komanditisté|komplementáři|skuteční vlastníci|zakladajúci spoločník',
      personName:
        'meno a priezvisko|příjmení a jméno|jméno příjmení|priezvisko a meno|meno priezvisko|titul jméno příjmení|příjmení|priezvisko|jméno osoby|jméno název|meno názov|jméno a příjmení název|meno',
      givenName: 'křestní jméno|krstné meno',
      role: 'pozice|role|pozícia|postavení|postavenie|typ angažmá|druh funkce',
      birthDate:
        'narozen dne|narozena dne|datum narození rč|dátum narodenia|narodený|narodená|dat nar|nar dne|datum nar|dátum nar|narodený dňa',
      nationality:
        'státní příslušnost|státní občanství|štátna príslušnosť|štátne občianstvo|občanství|občianstvo|národnost',
      appointed:
        'vznik funkcie|vznik funkce|den vzniku členství|deň vzniku funkcie|ve funkci od|vo funkcii od|datum vzniku funkce|vznik členství|dátum vzniku funkcie|od|den vzniku funkce předsedy|ustanovený|jmenován',
      residence:
        'bydliště|trvalé bydliště|bytem|bydlisko|trvalý pobyt|trvalé bydlisko|bytom|adresa bydliště|adresa bydliska|stát bydliště',
      share:
        'velikost podílu|výše podílu|obchodní podíl v procentech|podíl v|podíl na základním kapitálu|výška podielu|obchodný podiel|veľkosť podielu|podiel v percentách|podiel na základnom imaní|podíl v procentech|podiel v|velikost obchodního podílu|procent|majetkový podíl|velikost podílu v procentech',
      nominal:
        'výše vkladu|vklad společníka|jmenovitá hodnota|hodnota vkladu|výška vkladu|vklad spoločníka|menovitá hodnota|výška vkladu každého spoločníka|vklady spoločníkov|hodnota|jmenovitá hodnota akcie|menovitá hodnota akcie|vklady',
      shareCount: 'počet akcií|akcie|počet podílů|počet kusů|počet podielov|počet',
      other:
        'předmět podnikání nebo činnosti|predmet činnosti|predmet podnikania|konanie menom spoločnosti|konanie|způsob jednání za společnost|spôsob konania|rozsah splatenia|rozsah splacení|splatené|splaceno|den zániku funkce|zánik funkcie|deň zániku|prokura|prokurista|prokuristé|dozorná rada|ostatní skutečnosti|ďalšie právne skutočnosti|ďalšie skutočnosti|druh podílu|kmenový list|datum výpisu|dátum výpisu|údaje platné ke dni|výpis ke dni|údaje aktuálne k|dátum aktualizácie údajov|strana|datum|dátum|telefon|telefón|email|web|datová schránka|id datové schránky|nace|cz nace|sk nace|spisy|sbírka listin|zbierka listín|oddíl|oddiel|vložka|předmět|účel|kontrolní komise|počet členů dozorčí rady|počet členů statutárního orgánu|poznámka|poznámky|den zániku členství|rodné číslo|vymazáno|akcie druh|podoba akcií|druh akcií|základní kapitál splaceno|likvidátor společnosti|účinnost|doba trvání|dôvod výmazu|celkem|spolu|vyhotoveno|vydané|dne|dňa',
    },
  ],
  [
    'pl',
    {
      name: 'nazwa firma|firma nazwa|firma lub nazwa|nazwa pełna podmiotu|nazwa jednostki|nazwa osoby prawnej|firma przedsiębiorstwa|nazwa przedsiębiorstwa',
      formerName: 'nazwa poprzednia|nazwa skrócona podmiotu|skrót firmy|skrócona nazwa',
      number:
        'numer krs spółki|nr wpisu do krs|wpisana do krs pod nr|wpisana do krs pod numerem|nr w krs|nr rejestru|nr w rejestrze przedsiębiorców|numer rejestru handlowego|rhb',
      taxNumber:
        'nip ue|vat ue|nr vat|nip spółki|nip podatnika|numer identyfikacji podatkowej nip|nr identyfikacji podatkowej',
      legalForm:
        'szczególna forma prawna|podstawowa forma prawna|forma organizacyjno prawna|forma prawna podmiotu|forma organizacyjna',
      incorporated:
        'data wpisu do ewidencji|data wpisu do rejestru krs|data rejestracji podmiotu|data wpisu do krajowego rejestru sądowego|wpisano do rejestru|data zawiązania spółki|data zawiązania|wpisana do rejestru dnia|data pierwszego wpisu do krs|data powstania spółki|data wpisu podmiotu|data wpisu do regon|data rozpoczęcia wykonywania działalności gospodarczej|data rozpoczęcia wykonywania działalności',
      status:
        'status działalności|status w krs|status rejestrowy|status indywidualnej działalności gospodarczej|stan prawny podmiotu|status vat',
      address:
        'adres siedziby firmy|adres siedziby spółki|adres firmy|adres siedziby podmiotu|siedziba adres|adres prowadzenia działalności|adres do doręczeń|stałe miejsce wykonywania działalności gospodarczej|adres siedziby głównej',
      capital:
        'kapitał zakładowy spółki|wysokość kapitału zakładowego spółki|kapitał akcyjny spółki|kwota kapitału zakładowego|wartość kapitału zakładowego|suma komandytowa|kapitał zakładowy wpłacony|wysokość kapitału akcyjnego|kapitał zakładowy w zł',
      officers:
        'osoby reprezentujące podmiot|członkowie organu|członek organu|osoby wchodzące w skład organu|zarządzający|skład zarządu spółki|organ reprezentujący|osoby uprawnione do reprezentowania spółki|członkowie organu reprezentacji|władze spółki',
      owners:
        'komplementariusze|dane jedynego akcjonariusza|wspólnik posiadający udziały|lista akcjonariuszy|lista udziałowców|struktura własności|struktura udziałów|właściciel|udziałowcy spółki|rejestr akcjonariuszy|dane wspólników spółki|beneficjenci|jedyny udziałowiec|wspólnicy i udziały|księga udziałów|akcjonariat|założyciele|założyciel',
      personName:
        'nazwisko i imię wspólnika|imię nazwisko nazwa|imię i nazwisko firma|nazwisko imiona|nazwisko nazwa firma|imię nazwisko firma',
      role: 'funkcja pełniona|pełniona funkcja w organie|funkcja w zarządzie|charakter',
      birthDate: 'data ur|rok urodzenia',
      nationality: 'obywatel|kraj obywatelstwa',
      appointed: 'data powołania do organu|data objęcia funkcji|powołana dnia|w zarządzie od',
      residence: 'adres zamieszkania|zamieszkała|kraj miejsca zamieszkania|miejsce pobytu',
      share:
        'wielkość udziału|udział procentowy w kapitale|udział w kapitale spółki|procent kapitału zakładowego',
      nominal:
        'wartość nominalna jednego udziału|wartość nominalna udziału|łączna wartość nominalna|wartość nominalna akcji|wkład|wysokość wkładu|wartość wkładu|posiadane przez wspólnika udziały|suma wartości nominalnej',
      shareCount:
        'ilość akcji|liczba posiadanych udziałów|liczba posiadanych akcji|liczba udziałów wspólnika',
      other:
        'przedmiot działalności przedsiębiorcy|przedmiot przeważającej działalności przedsiębiorcy|kod pkd|klasyfikacja pkd|czas trwania spółki|sposób powstania podmiotu|data zmiany statutu|data umowy|informacja o umowie|dzień kończący pierwszy rok obrotowy|data i podpis|numer dokumentu|sygnatura|stan na|na dzień|nr telefonu|numer telefonu|strona internetowa|adres e mail|adres do doręczeń elektronicznych|oddziały|oddział|data zakończenia działalności|data zawieszenia działalności|data wykreślenia|data wznowienia działalności|organ rejestrowy|nazwa organu rejestrowego|numer karty|nr dokumentu|data wydruku|opis|wzmianki|informacje o organie|kuratorzy|czy wspólnik posiada całość udziałów',
    },
  ],
]
