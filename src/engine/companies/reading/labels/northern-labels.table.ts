import type { LabelTable } from './label-kinds.ts'

/** As registers of the Netherlands and Belgium, Poland, Denmark, Sweden and Czechia print them. */
export const dutchLabels: LabelTable = {
  name: 'voluit|naam voluit|statutaire naam|handelsnaam|naam|bedrijfsnaam|naam van de vennootschap|maatschappelijke naam|naam onderneming|naam rechtspersoon|naam vennootschap|vennootschapsnaam|onderneming|naam van de onderneming|naam van de rechtspersoon|rechtspersoon|benaming',
  formerName: 'verkort|handelsnamen|eerste handelsnaam|voormalige naam|vroegere naam|andere handelsnamen',
  number:
    'kvk nummer|kvk|kvk nr|handelsregisternummer|dossiernummer|ondernemingsnummer|nummer handelsregister|registratienummer|kamer van koophandel nummer|inschrijvingsnummer|nummer kamer van koophandel|inschrijfnummer|handelsregister nummer|registernummer|ondernemings nummer|kbo nummer',
  taxNumber:
    'btw nummer|btw|btw id|rsin|btw identificatienummer|fiscaal nummer|btw nr|omzetbelastingnummer|belastingnummer|btw identificatie nummer',
  lei: 'lei code|lei nummer',
  legalForm:
    'rechtsvorm|juridische vorm|rechtstoestand vorm|vennootschapsvorm|vorm|rechtsvorm van de vennootschap',
  incorporated:
    'begindatum|datum akte van oprichting|oprichtingsdatum|datum van oprichting|opgericht op|datum oprichting|akte van oprichting|eerste inschrijving handelsregister|datum eerste inschrijving|datum inschrijving|inschrijvingsdatum|begindatum|opgericht|datum van inschrijving|startdatum|vestigingsdatum|datum eerste inschrijving handelsregister',
  status:
    'status|toestand|rechtstoestand|status onderneming|status van de onderneming|status van de vennootschap|huidige status',
  address:
    'volledig adres|volledig adres v d zetel|volledig adres van de zetel|adres v d zetel|bezoekadres|adres|vestigingsadres|zetel adres|adres van de zetel|maatschappelijke zetel|adres rechtspersoon|postadres|adres van de onderneming|correspondentieadres|zetel|adres van de maatschappelijke zetel|kantooradres|adres hoofdvestiging',
  seat: 'statutaire zetel|plaats|vestigingsplaats|gevestigd te|woonplaats vennootschap',
  capital:
    'geplaatst kapitaal|maatschappelijk kapitaal|kapitaal|aandelenkapitaal|gestort kapitaal|bedrag van het kapitaal|geplaatst aandelenkapitaal|kapitaal van de vennootschap',
  jurisdiction: 'land|land van vestiging|land van registratie',
  court: 'kamer van koophandel|handelsregister|ondernemingsrechtbank|kruispuntbank van ondernemingen|griffie',
  officers:
    'bestuurders|functionarissen|bestuur|bestuurder s|functies|zaakvoerders|vertegenwoordigers|raad van bestuur|gemachtigden|wettelijke vertegenwoordigers|bestuur en vertegenwoordiging|directie|bestuursorgaan|wettelijke functies|lijst van bestuurders|leden van het bestuur|gegevens bestuurders',
  owners:
    'aandeelhouders|enig aandeelhouder|aandeelhouder|vennoten|uiteindelijk belanghebbenden|aandeelhoudersregister|lijst van aandeelhouders|ubo|naam aandeelhouder|eigenaren|enige aandeelhouder|gegevens aandeelhouders|aandeelhouders en belangen',
  personName:
    'naam|naam bestuurder|volledige naam|naam en voornaam|naam en voornamen|voornaam en naam|persoon|achternaam|naam functionaris|naam voornaam|naam persoon|geslachtsnaam',
  givenName: 'voornaam|voornamen',
  role: 'functie|titel|hoedanigheid|rol|functie titel',
  birthDate: 'geboortedatum|geboren op|geboren|geboortedatum en plaats|geboortedatum en geboorteplaats',
  nationality: 'nationaliteit',
  appointed:
    'datum in functie|in functie sinds|datum infunctietreding|sinds|benoemd op|in functie|datum benoeming|infunctietreding|sedert|enig aandeelhouder sedert|datum aanvang',
  residence: 'woonplaats|woonadres|land van verblijf|woonland',
  share:
    'percentage|belang|aandeel|belang in procenten|percentage aandelen|participatie|deelneming|percentage van het kapitaal|omvang van het belang',
  nominal: 'nominale waarde|nominaal bedrag|bedrag|inbreng|waarde|totale nominale waarde',
  shareCount: 'aantal aandelen|aandelen|aantal',
  other:
    'btw activiteiten|onderwerp akte|onderwerp van de akte|sbi code|sbi codes|activiteiten|activiteit|bedrijfsomschrijving|doel|aantal werkzame personen|werkzame personen|bevoegdheid|datum|pagina|datum uittreksel|vestigingsnummer|telefoonnummer|e mailadres|internetadres|website|opmerkingen|gevoerd als|laatste statutenwijziging|datum laatste statutenwijziging|deponering jaarstuk|boekjaar|vestiging|hoofdvestiging|titel bestuurder|dit uittreksel is gemaakt|uittreksel gemaakt op|overige gegevens|ons kenmerk|uw kenmerk|totaal|accountant|activiteiten vestiging|nace|nace code|duur|commissaris|aandeelklasse|soort aandelen|soort|kenmerk|publicatie|geldig tot|rsin nummer|handtekening|procuratiehouder|gevolmachtigden|datum afgifte|procuratiehouders',
}

export const polishLabels: LabelTable = {
  name: 'firma|nazwa|firma pod którą spółka działa|nazwa firmy|nazwa spółki|nazwa podmiotu|firma spółki|nazwa przedsiębiorcy|nazwa lub firma|pełna nazwa|spółka|nazwa pełna|oznaczenie podmiotu|firma przedsiębiorcy',
  formerName: 'poprzednia nazwa|nazwa skrócona|dawna nazwa|poprzednia firma',
  number:
    'numer w rejestrze lub ewidencji|numer w rejestrze|numer krs|nr krs|krs|numer w krs|numer rejestru|numer w rejestrze|numer w rejestrze przedsiębiorców|numer rejestrowy|numer w krajowym rejestrze sądowym|krajowy rejestr sądowy numer',
  taxNumber:
    'nip|numer nip|numer identyfikacji podatkowej|nr nip|identyfikator podatkowy|numer vat|numer identyfikacyjny nip',
  lei: 'kod lei|numer lei',
  legalForm:
    'oznaczenie formy prawnej|szczególna forma prawna|forma prawna|forma|rodzaj spółki|forma prawna spółki|typ spółki',
  incorporated:
    'data wpisu do rejestru lub ewidencji|data wpisu do rejestru|data rejestracji w krs|data rejestracji|data wpisu|data utworzenia|data powstania|data wpisu do rejestru przedsiębiorców|data wpisu do rejestru|data zawarcia umowy spółki|data wpisu do krs|data pierwszego wpisu|data założenia|zarejestrowano dnia|zarejestrowana dnia|data rejestracji spółki|data rejestracji w krajowym rejestrze sądowym|data rozpoczęcia działalności',
  status: 'status|stan|status podmiotu|status spółki|stan podmiotu|status wpisu|stan spółki|status firmy',
  address:
    'adres|siedziba i adres|adres siedziby|adres spółki|adres podmiotu|adres rejestrowy|adres do korespondencji|adres głównego miejsca wykonywania działalności|siedziba i adres podmiotu|siedziba i adres spółki',
  seat: 'siedziba|siedziba spółki|miejscowość|siedziba podmiotu',
  capital:
    'wysokość kapitału zakładowego|kapitał zakładowy|kapitał|kapitał akcyjny|wysokość kapitału|kapitał spółki|kapitał podstawowy',
  jurisdiction: 'kraj|państwo|kraj rejestracji',
  court: 'sąd rejonowy|oznaczenie sądu|sąd rejestrowy|krajowy rejestr sądowy|rejestr przedsiębiorców|sąd',
  officers:
    'zarząd|organ uprawniony do reprezentacji podmiotu|skład organu|dane osób wchodzących w skład organu|członkowie zarządu|reprezentacja|organ uprawniony do reprezentowania podmiotu|zarząd spółki|skład zarządu|osoby uprawnione do reprezentacji|organ reprezentacji|organy spółki|organy|dane osób wchodzących w skład organu uprawnionego do reprezentacji|reprezentanci|osoby reprezentujące|organ uprawniony do reprezentacji',
  owners:
    'wspólnicy|dane wspólników|akcjonariusze|wspólnik|udziałowcy|beneficjenci rzeczywiści|beneficjent rzeczywisty|akcjonariusz|lista wspólników|jedyny akcjonariusz|udziałowiec|nazwa wspólnika|jedyny wspólnik|wspólnik udziałowiec|właściciele|imię i nazwisko wspólnika|dane wspólnika|wspólnicy spółki',
  personName:
    'imię i nazwisko|nazwisko i imię|nazwisko|nazwisko nazwa lub firma|nazwisko i imiona|osoba|imiona i nazwisko|nazwisko imię|imię nazwisko|nazwisko lub nazwa|nazwisko nazwa',
  givenName: 'imię|imiona',
  role: 'funkcja|funkcja w organie|funkcja w organie reprezentującym|stanowisko|rola|pełniona funkcja',
  birthDate: 'data urodzenia|urodzony|ur|urodzona|urodzony dnia',
  nationality: 'obywatelstwo|narodowość',
  appointed: 'data powołania|od|powołany dnia|od dnia|pełni funkcję od|powołano',
  residence: 'miejsce zamieszkania|zamieszkały|kraj zamieszkania',
  share:
    'procent|udział|udział w kapitale|procent udziałów|udział procentowy|procent kapitału|udział w kapitale zakładowym|udział w',
  nominal:
    'wartość nominalna|łączna wartość|wartość udziałów|łączna wartość udziałów|wartość|kwota|łączna wysokość udziałów|posiadane udziały|wartość nominalna udziałów',
  shareCount: 'liczba udziałów|liczba akcji|udziały|akcje|ilość udziałów|liczba',
  other:
    'podstawowa forma prawna|forma finansowania|forma własności|data wpisu do regon|przedmiot działalności|pesel|regon|numer regon|data|strona|stan na dzień|sygnatura akt|sposób reprezentacji|sposób reprezentacji podmiotu|prokurenci|prokura|pkd|rada nadzorcza|organ nadzoru|nazwa organu|nazwa organu uprawnionego do reprezentowania podmiotu|data ostatniego wpisu|numer ostatniego wpisu|ostatni wpis|czas na jaki została utworzona spółka|telefon|adres poczty elektronicznej|adres strony internetowej|czy wspólnik posiada całość udziałów spółki|całość udziałów|czy osoba wchodząca w skład zarządu została zawieszona w czynnościach|numer wpisu|uwagi|razem|suma|województwo|powiat|gmina|kod pocztowy|poczta|dział|rubryka|rok obrotowy|data wydania|wydano dnia|identyfikator wydruku|przeważająca działalność|podrubryka|umowa spółki|statut|data sporządzenia|numer pesel regon|numer pesel',
}

export const danishLabels: LabelTable = {
  name: 'virksomhedsnavn|selskabsnavn|navn|selskabets navn|virksomhedens navn|selskab',
  number: 'cvr nummer|cvr nr|cvr|registreringsnummer|organisasjonsnummer|org nr|orgnr',
  taxNumber: 'momsnummer|se nummer',
  legalForm: 'virksomhedsform|selskabsform|organisasjonsform',
  incorporated: 'startdato|stiftelsesdato|stiftet|registreringsdato|stiftet den|registrert dato',
  status: 'status',
  address: 'adresse|forretningsadresse|hjemstedsadresse|besøgsadresse',
  seat: 'hjemsted|kommune',
  capital: 'selskabskapital|registreret kapital|anpartskapital|aktiekapital|aksjekapital',
  officers: 'ledelse|direktion|bestyrelse|tegningsberettigede|styret',
  owners: 'ejere|legale ejere|reelle ejere|aktionærer|anpartshavere|aksjonærer',
  personName: 'fulde navn|navn',
  role: 'stilling|rolle|funktion',
  birthDate: 'fødselsdato|født',
  share: 'ejerandel|andel|ejerandel i procent',
  other: 'formål|branchekode|tegningsregel|revisor|postadresse|side|dato|regnskabsår',
}

export const swedishLabels: LabelTable = {
  name: 'företagsnamn|firma|bolagsnamn|bolagets namn|företag',
  number: 'organisationsnummer|org nr|registreringsnummer',
  taxNumber: 'momsregistreringsnummer|vat nummer|moms nr',
  legalForm: 'företagsform|bolagsform|juridisk form',
  incorporated: 'registreringsdatum|registrerat|bildat|bolaget bildat|bildades|datum för registrering',
  status: 'status|bolagsstatus',
  address: 'adress|postadress|besöksadress',
  seat: 'säte|kommun|län',
  capital: 'aktiekapital|registrerat aktiekapital',
  officers: 'styrelse|styrelseledamöter|företrädare|styrelsen',
  owners: 'aktieägare|ägare|verkliga huvudmän|verklig huvudman',
  personName: 'fullständigt namn|namn',
  role: 'funktion|befattning|roll',
  birthDate: 'födelsedatum|född|personnummer',
  share: 'ägarandel|andel|andel i procent',
  shareCount: 'antal aktier|aktier',
  other: 'verksamhet|firmateckning|räkenskapsår|revisor|datum|sida',
}

export const czechLabels: LabelTable = {
  name: 'obchodní firma|název|firma|název společnosti|obchodní jméno|obchodné meno',
  number: 'identifikační číslo|ičo|ič|spisová značka|identifikačné číslo',
  taxNumber: 'dič|daňové identifikační číslo',
  legalForm: 'právní forma|právna forma',
  incorporated: 'datum vzniku a zápisu|datum vzniku|den zápisu|datum zápisu|vznik|deň zápisu',
  status: 'stav|stav subjektu',
  address: 'sídlo|adresa|adresa sídla',
  capital: 'základní kapitál|základné imanie',
  officers: 'statutární orgán|představenstvo|jednatelé|štatutárny orgán',
  owners: 'společníci|akcionáři|jediný akcionář|společník|spoločníci',
  personName: 'jméno a příjmení|jméno',
  role: 'funkce|funkcia',
  birthDate: 'datum narození|narozen|nar',
  share: 'podíl|obchodní podíl|podiel',
  nominal: 'vklad',
  other: 'předmět podnikání|předmět činnosti|způsob jednání|den vzniku funkce|splaceno|dozorčí rada|soud',
}
