import type { RegionLabels } from '../label-kinds.ts'

/** As registers of Finland, Åland, Estonia, Latvia, Lithuania, Iceland, the Faroes, Greenland, Denmark, Norway and Sweden print them. */
export const nordicAndBalticLabels: RegionLabels = [
  [
    // Finnish.
    null,
    {
      name: 'toiminimi|yrityksen nimi|yhtiön toiminimi|yhtiön nimi|yrityksen toiminimi|rekisteröity toiminimi|yhteisön nimi',
      formerName:
        'aputoiminimi|aputoiminimet|rinnakkaistoiminimi|rinnakkaistoiminimet|aikaisempi toiminimi|aiemmat toiminimet|entinen nimi',
      number: 'y tunnus|yritys ja yhteisötunnus|kaupparekisterinumero|rekisterinumero|yritystunnus|fo nummer',
      taxNumber: 'alv numero|alv tunnus|arvonlisäverotunniste|arvonlisäveronumero|vat tunniste',
      legalForm: 'yritysmuoto|yhtiömuoto|oikeudellinen muoto|yhteisömuoto',
      incorporated:
        'rekisteröintipäivä|rekisteröity|rekisteröimispäivä|ensimmäinen rekisteröintipäivä|rekisteröity kaupparekisteriin|perustamispäivä|perustettu|merkitty kaupparekisteriin|merkitty rekisteriin',
      status:
        'yrityksen tila|yrityksen tilanne|yhtiön tila|rekisteritila|rekisterin tila|kaupparekisteritila',
      address:
        'postiosoite|käyntiosoite|osoite|yrityksen osoite|yhtiön osoite|pääkonttorin osoite|toimipaikan osoite',
      seat: 'kotipaikka|yhtiön kotipaikka|kotikunta',
      capital:
        'osakepääoma|yhtiön osakepääoma|maksettu osakepääoma|rekisteröity osakepääoma|osakepääoman määrä',
      court: 'kaupparekisteri|rekisteriviranomainen|patentti ja rekisterihallitus',
      officers:
        'hallitus|hallituksen jäsenet|edustaminen|edustamiseen oikeutetut|vastuuhenkilöt|yhtiön edustajat|toimielimet|edustajat|nimenkirjoittajat|yhtiön vastuuhenkilöt',
      owners:
        'osakkaat|osakkeenomistajat|osakasluettelo|omistajat|edunsaajat|tosiasialliset edunsaajat|osakeluettelo|yhtiömiehet|osakkeenomistaja',
      personName: 'koko nimi|sukunimi ja etunimet|sukunimi etunimet|henkilön nimi|sukunimi',
      givenName: 'etunimet|etunimi',
      role: 'asema|tehtävä|rooli|toimi',
      birthDate: 'syntymäaika|syntynyt|henkilötunnus|syntymäpäivä',
      nationality: 'kansalaisuus',
      appointed: 'tehtävä alkanut|toimikausi alkaa|nimitetty',
      residence: 'asuinpaikka|kotipaikkakunta|asuinmaa|asuinvaltio',
      share: 'omistusosuus|osuus|osuus osakkeista|omistusosuus prosentteina',
      nominal: 'nimellisarvo|merkintähinta|sijoituksen määrä',
      shareCount: 'osakkeiden lukumäärä|osakkeita|osakemäärä|osakkeiden määrä|lukumäärä|osakenumerot',
      other:
        'toimiala|päätoimiala|tilikausi|tilintarkastaja|tilintarkastajat|nimenkirjoitus|edustamisoikeus|otteen päivämäärä|ote annettu|sivu|päiväys|yhtiöjärjestys|prokuristit|toiminta alkanut|viimeisin muutos|puhelin|sähköposti|kotisivu|kieli|päätösvaltaisuus|yrityskiinnitykset|tietolähde|toimialakuvaus|osakelaji|diaarinumero',
    },
  ],
  [
    // Estonian.
    null,
    {
      name: 'ärinimi|ettevõtte nimi|äriühingu nimi|nimi ärinimi|ettevõtja nimi|juriidilise isiku nimi',
      formerName: 'varasem ärinimi|endine ärinimi|endised nimed|eelmine ärinimi',
      number:
        'registrikood|registri kood|äriregistri kood|äriregistri number|reg kood|reg nr|ettevõtte registrikood|registrikaardi number',
      taxNumber:
        'käibemaksukohustuslase number|kmkr nr|kmkr|kmkr number|käibemaksukohustuslase registreerimisnumber|km kohustuslase number|kmknr',
      legalForm: 'õiguslik vorm|ettevõtlusvorm|ettevõtte liik|juriidilise isiku liik',
      incorporated:
        'registrisse kandmise aeg|registrisse kandmise kuupäev|esmakande kuupäev|esmakande aeg|äriregistrisse kandmise kuupäev|registreerimise kuupäev|registreeritud|registrisse kantud|asutamise kuupäev|kande kuupäev|esmaregistreerimise kuupäev|asutatud',
      status: 'staatus|ettevõtte staatus|olek|registristaatus|ettevõtja staatus|seisund',
      address:
        'aadress|juriidiline aadress|asukoht ja aadress|ettevõtte aadress|asukoha aadress|registrijärgne aadress|ettevõtja aadress',
      seat: 'asukoht|ettevõtte asukoht',
      capital:
        'osakapital|aktsiakapital|osakapitali suurus|aktsiakapitali suurus|kapitali suurus|registreeritud kapital|kapitali suurus ja valuuta',
      court:
        'registripidaja|tartu maakohus|tartu maakohtu registriosakond|registriosakond|äriregister|kohtu registriosakond',
      officers:
        'juhatus|juhatuse liikmed|esindusõigus|esindusõiguslikud isikud|esindusõigusega isikud|esindajad|juhtorganid|seaduslikud esindajad|kaardile kantud isikud|isikud',
      owners:
        'osanikud|aktsionärid|ainuosanik|ainuaktsionär|omanikud|tegelikud kasusaajad|tegelik kasusaaja|osanike nimekiri|asutajad|asutaja|aktsionär',
      personName:
        'ees ja perekonnanimi|nimi|isiku nimi|perekonnanimi ja eesnimi|eesnimi ja perekonnanimi|täisnimi',
      givenName: 'eesnimi',
      role: 'roll|amet|ametikoht|isiku roll|funktsioon',
      birthDate: 'sünniaeg|isikukood|sünnikuupäev|isikukood sünniaeg|sündinud',
      nationality: 'kodakondsus',
      appointed: 'volituste algus|ametiaja algus|volituste alguse kuupäev|alates',
      residence: 'elukoht|elukohariik',
      share: 'osaluse suurus|osaluse protsent|osalus|osalus protsentides|osaluse suurus protsentides',
      nominal: 'osa nimiväärtus|nimiväärtus|osa suurus|osamaks|osaluse summa|sissemakse',
      shareCount: 'osade arv|aktsiate arv|osade kogus',
      other:
        'tegevusala|põhitegevusala|majandusaasta|majandusaasta algus ja lõpp|kuupäev|lehekülg|telefon|e posti aadress|põhikiri|põhikirja kinnitamise kuupäev|põhikirja kinnitamise aeg|väljatrüki kuupäev|kande number|audiitor|prokuristid|prokurist|nõukogu|märkused|toimik|elektronposti aadress|väljastamise kuupäev',
    },
  ],
  [
    // Latvian.
    null,
    {
      name: 'firma|nosaukums|uzņēmuma nosaukums|komersanta firma|sabiedrības nosaukums|subjekta nosaukums|komersanta nosaukums|sabiedrības firma|pilns nosaukums|tiesību subjekta nosaukums',
      formerName:
        'iepriekšējais nosaukums|vēsturiskais nosaukums|iepriekšējie nosaukumi|vēsturiskie nosaukumi',
      number:
        'reģistrācijas numurs|reģistrācijas nr|vienotais reģistrācijas numurs|vienotais reģ nr|reģ nr|komercreģistra numurs|reģ numurs|vienotais reģistrācijas nr|uzņēmuma reģistrācijas numurs|komersanta reģistrācijas numurs',
      taxNumber:
        'pvn reģistrācijas numurs|pvn maksātāja numurs|pvn numurs|pvn reģ nr|nodokļu maksātāja reģistrācijas kods|nodokļu maksātāja kods|pvn nr',
      legalForm: 'juridiskā forma|komersanta veids|uzņēmuma veids|tiesiskā forma|uzņēmējdarbības forma',
      incorporated:
        'reģistrācijas datums|reģistrēts|reģistrēts komercreģistrā|ierakstīts komercreģistrā|dibināšanas datums|reģistrēts uzņēmumu reģistrā|ierakstīšanas datums|reģistrācijas datums komercreģistrā|reģistrēta|datums kad ierakstīts komercreģistrā',
      status: 'statuss|uzņēmuma statuss|tiesību subjekta statuss|juridiskais statuss|komersanta statuss',
      address:
        'juridiskā adrese|adrese|atrašanās vieta|uzņēmuma adrese|korespondences adrese|faktiskā adrese|biroja adrese',
      capital:
        'pamatkapitāls|reģistrētais pamatkapitāls|apmaksātais pamatkapitāls|parakstītais pamatkapitāls|pamatkapitāla lielums|pamatkapitāls reģistrēts|pamatkapitāla apmērs|pamatkapitāls apmaksāts',
      court: 'uzņēmumu reģistrs|reģistra iestāde|komercreģistrs',
      officers:
        'valde|valdes locekļi|amatpersonas|paraksttiesīgās personas|pārstāvības tiesības|izpildinstitūcija|pārvaldes institūcijas|personas ar pārstāvības tiesībām|amatpersona|pārstāvēttiesīgās personas',
      owners:
        'dalībnieki|akcionāri|īpašnieki|patiesie labuma guvēji|patiesais labuma guvējs|dalībnieku reģistrs|vienīgais dalībnieks|dibinātāji|akcionārs|kapitāldaļu turētāji',
      personName:
        'vārds uzvārds|vārds un uzvārds|personas vārds|uzvārds vārds|uzvārds|vārds uzvārds nosaukums',
      givenName: 'vārds',
      role: 'amats|ieņemamais amats|pilnvaras|statuss valdē',
      birthDate: 'dzimšanas datums|dzimis|dzimusi|personas kods|dzimšanas dati',
      nationality: 'pilsonība|valstiskā piederība|valstspiederība',
      appointed: 'iecelšanas datums|iecelts|amatā kopš|ievēlēts|iecelta|pilnvaras no',
      residence: 'dzīvesvieta|pastāvīgās dzīvesvietas valsts|dzīvesvietas valsts',
      share:
        'daļa procentos|procenti|īpatsvars|kapitāldaļu procents|līdzdalības apmērs|īpatsvars pamatkapitālā|daļas procentos',
      nominal:
        'kapitāldaļas nominālvērtība|nominālvērtība|kapitāldaļu kopējā vērtība|vienas daļas nominālvērtība|ieguldījums|daļas nominālvērtība|ieguldījuma summa',
      shareCount: 'kapitāldaļu skaits|daļu skaits|akciju skaits|skaits',
      other:
        'darbības veids|pamatdarbības veids|darbības joma|datums|lapa|lappuse|izziņas datums|tālrunis|e pasts|reģistrācijas apliecība|statūti|statūtu datums|prokūristi|prokūra|padome|padomes locekļi|revidents|nace kods|piezīmes|mērķis|termiņš|sepa identifikators|amata pienākumu termiņš|pēdējās izmaiņas|valūta',
    },
  ],
  [
    // Lithuanian.
    null,
    {
      name: 'pavadinimas|įmonės pavadinimas|bendrovės pavadinimas|juridinio asmens pavadinimas|juridinio asmens vardas|pilnas pavadinimas|bendrovė',
      formerName:
        'ankstesnis pavadinimas|buvęs pavadinimas|sutrumpintas pavadinimas|buvęs juridinio asmens pavadinimas',
      number:
        'įmonės kodas|juridinio asmens kodas|kodas|registro kodas|įmonės registracijos numeris|registracijos numeris|bendrovės kodas|registro numeris',
      taxNumber:
        'pvm mokėtojo kodas|pvm kodas|mokesčių mokėtojo kodas|pvm mokėtojo kodas lt|mokesčių mokėtojo identifikacinis numeris',
      legalForm: 'teisinė forma|juridinio asmens teisinė forma|įmonės rūšis|bendrovės teisinė forma',
      incorporated:
        'įregistravimo data|registravimo data|įregistruota|įsteigimo data|juridinio asmens įregistravimo data|įregistruotas|registracijos data|įregistravimo juridinių asmenų registre data|įsteigta|įregistravimo registre data|įmonės įregistravimo data',
      status:
        'teisinis statusas|juridinio asmens teisinis statusas|statusas|įmonės statusas|būklė|įmonės būsena',
      address:
        'buveinė|buveinės adresas|adresas|registracijos adresas|buveinė adresas|buveinė (adresas)|įmonės adresas|juridinio asmens buveinė|registruota buveinė|korespondencijos adresas',
      capital:
        'įstatinis kapitalas|įstatinio kapitalo dydis|įregistruotas įstatinis kapitalas|bendrovės įstatinis kapitalas|apmokėtas kapitalas|akcinis kapitalas',
      court: 'juridinių asmenų registras|registro tvarkytojas|registrų centras|registravusi įstaiga',
      officers:
        'valdymo organai|valdymo organas|valdyba|valdybos nariai|vadovas|vienasmenis valdymo organas|kolegialus valdymo organas|asmenys turintys teisę veikti juridinio asmens vardu|administracijos vadovas|atstovai|organų nariai',
      owners:
        'akcininkai|dalyviai|akcininkas|vienintelis akcininkas|savininkai|naudos gavėjai|galutiniai naudos gavėjai|juridinio asmens dalyviai|steigėjai|dalininkai|nariai|akcininkų sąrašas|steigėjas|juridinio asmens dalyvis',
      personName:
        'vardas pavardė|vardas ir pavardė|pavardė|vardas pavardė pavadinimas|asmens vardas|pavardė vardas|vardai pavardės',
      givenName: 'vardas|vardai',
      role: 'pareigos|pareigybė|einamos pareigos|pareigų pavadinimas',
      birthDate: 'gimimo data|gimęs|gimusi|asmens kodas',
      nationality: 'pilietybė',
      appointed: 'paskyrimo data|paskirtas|paskirta|pareigose nuo|eina pareigas nuo|išrinkimo data',
      residence: 'gyvenamoji vieta|gyvenamosios vietos adresas|gyvenamosios vietos valstybė',
      share: 'akcijų dalis|dalis procentais|procentai|turima dalis|akcijų procentas|turima akcijų dalis',
      nominal:
        'akcijos nominali vertė|nominali vertė|vertė|vienos akcijos nominali vertė|bendra nominali vertė|įnašas',
      shareCount: 'akcijų skaičius|akcijų kiekis|turimų akcijų skaičius|bendras akcijų skaičius|akcijų sk',
      other:
        'veiklos rūšis|pagrindinė veikla|veikla|finansiniai metai|finansiniai metai prasideda|data|puslapis|telefonas|el paštas|elektroninis paštas|įstatai|įstatų data|įstatų įregistravimo data|išrašo data|juridinio asmens statusas pakeistas|veiklos laikotarpis|stebėtojų taryba|prokūra|kodas evrk|pastabos|išduota|valiuta|auditorius|filialai|duomenys pateikti',
    },
  ],
  [
    // Icelandic and Faroese.
    null,
    {
      name: 'heiti félags|nafn félags|nafn fyrirtækis|heiti fyrirtækis|fullt nafn félags|felagsnavn|navn felags',
      formerName: 'fyrra heiti|fyrra nafn|hjáheiti|aukaheiti',
      number: 'kennitala|kennitala félags|kt|skráningarnúmer|fyrirtækjanúmer|skrásetingarnummar|v tal',
      taxNumber: 'vsk númer|virðisaukaskattsnúmer|vsk nr|vsknúmer',
      legalForm: 'rekstrarform|félagsform|form félags|tegund félags|felagsslag',
      incorporated:
        'stofndagur|stofnað|stofndagsetning|skráningardagur|skráningardagsetning|dagsetning skráningar|skráð í fyrirtækjaskrá|dagsetning stofnunar|dagsetning samþykkta|stovnað|skrásett',
      status: 'staða félags|staða fyrirtækis|skráningarstaða|staða',
      address:
        'heimilisfang|lögheimili|póstfang|aðsetur|póstaðsetur|heimilisfang félags|lögheimili félags|bústaður|heimstaður',
      seat: 'varnarþing|sveitarfélag|heimili og varnarþing|heimili félags',
      capital:
        'hlutafé|innborgað hlutafé|skráð hlutafé|stofnfé|upphæð hlutafjár|hlutafé félags|hlutafé alls|partapeningur|hlutapeningur',
      court: 'fyrirtækjaskrá|ríkisskattstjóri|hlutafélagaskrá|skráseting føroya',
      officers:
        'stjórn|stjórn félagsins|stjórnarmenn|framkvæmdastjórn|stjórnendur|firmaritun|prókúruhafar|skráð stjórn|stjórn samkvæmt fundi|nevnd|stjórn félags',
      owners:
        'hluthafar|hluthafaskrá|eigendur|raunverulegir eigendur|endanlegir eigendur|stofnendur|hluthafi|partaeigarar|eigarar|raunverulegur eigandi|stofnandi',
      personName: 'fullt nafn|nafn hluthafa|nafn og kennitala',
      role: 'staða innan félags|hlutverk|starfsheiti|staða í stjórn',
      birthDate: 'fæðingardagur|fæðingardagsetning|fæddur|fædd',
      nationality: 'ríkisfang|þjóðerni',
      share: 'eignarhlutur|eignarhlutfall|hlutfall|hlutdeild|eignarhluti|hlutur í prósentum',
      nominal: 'nafnverð|nafnvirði|nafnverð hluta|hlutur að nafnverði',
      shareCount: 'fjöldi hluta|hlutir|fjöldi hlutabréfa',
      other:
        'tilgangur|tilgangur félags|atvinnugrein|ísat atvinnugreinaflokkun|ísat|endurskoðandi|skoðunarmaður|reikningsár|dagsetning|blaðsíða|prókúra|prókúruumboð|sími|netfang|dagsetning vottorðs|samþykktir|vottorð|póstnúmer|varastjórn|hömlur á meðferð hlutabréfa|lausnarskylda|innlausnarskylda|endamál',
    },
  ],
  [
    'da',
    {
      name: 'virksomhedens navn|selskabets navn|navn på virksomhed|firmanavn|virksomhed|navnet på selskabet|juridisk navn|foretaksnavn|navn foretaksnavn|navn på foretaket|navn på selskapet|firma',
      formerName:
        'binavn|binavne|tidligere navn|tidligere navne|bifirma|bifirmaer|tidligere foretaksnavn|markedsnavn',
      number:
        'cvr nummer|cvr no|cvrnr|cvr nr se nr|registreringsnr|org nummer|organisasjonsnr|organisasjonsnummer|orgnummer|virksomhedens cvr nummer|ger nummer|gernr|ger nr|foretaksnummer|org no|foretakets organisasjonsnummer|selskapets organisasjonsnummer',
      taxNumber:
        'se nr|momsnr|moms nr|mva nummer|mva nr|merverdiavgiftsnummer|momsregistreringsnummer|momsregistreringsnr|norsk mva nummer',
      legalForm:
        'virksomhedstype|selskabstype|juridisk form|selskapsform|foretaksform|organisationsform|virksomhedsformen',
      incorporated:
        'stiftelsesdato|stiftet|dato for stiftelse|registreringsdato|registrert|registrert i enhetsregisteret|registrert i foretaksregisteret|registrert i foretaksregisteret dato|stiftelsesdato for selskapet|oprettelsesdato|dato for registrering|registreret|registreret den|stiftet dato|stiftelse|dato for oprettelse|første registrering|registreringsdato i enhetsregisteret|registreringsdato i foretaksregisteret|innført i foretaksregisteret|vedtektsdato stiftelse',
      status:
        'virksomhedsstatus|selskabsstatus|selskabets status|foretaksstatus|status for virksomheden|virksomhedens status|registreringsstatus',
      address:
        'beliggenhedsadresse|virksomhedsadresse|hovedkontorets adresse|selskabets adresse|forretningsadressen|adresse for hovedkontor|hovedkontor|forretningskontorets adresse|adresse for selskabet|virksomhedens adresse',
      seat: 'hjemstedskommune|forretningskommune|forretningskontor|hjemstedskommunen|hovedsæde|selskabets hjemsted',
      capital:
        'virksomhedskapital|kapital|aktiekapitalens størrelse|indskudskapital|stamkapital|innbetalt kapital|aksjekapitalen|selskapskapital|selskabets kapital|nominel kapital|nominel selskabskapital|aksjekapital nok|andelskapital|ansvarlig kapital|grunnkapital|fuldt indbetalt kapital',
      jurisdiction: 'hjemland|registreringsland',
      court: 'erhvervsstyrelsen|brønnøysundregistrene|foretaksregisteret|enhetsregisteret',
      officers:
        'bestyrelse og direktion|direktion og bestyrelse|ledelsesmedlemmer|styre|rolleinnehavere|roller|styrets medlemmer|bestyrelsesmedlemmer|personkreds|tegningsberettigede personer|signaturberettigede|ledende personer|personer i ledelsen|deltagere|firmategning|selskabets ledelse|selskapets styre|styrets sammensetning',
      owners:
        'legale ejere|reelle ejere|ejerforhold|ejerbog|ejerfortegnelse|kapitalejere|kapitalejer|anpartshaver|aktionær|aksjonær|aksjonærer|aksjeeiere|aksjeeier|aksjeeierbok|eiere|eierforhold|ejer|deltakere|fuldt ansvarlige deltagere|reelle rettighetshavere|reell rettighetshaver|fuldt ansvarlig deltager|stiftere|stifter|stiftende aksjonærer|interessenter|rettighetshavere|ejeroplysninger|legal ejer|reel ejer',
      personName:
        'personnavn|etternavn|efternavn|fornavn og efternavn|fornavn og etternavn|navn på aksjonær|aksjonærens navn|fullt navn|navn og adresse|ejers navn',
      givenName: 'fornavn|fornavne|for og mellomnavn',
      role: 'rolle i selskabet|verv|titel|tittel|hverv|rolle i selskapet',
      birthDate: 'født den|cpr nummer|cpr nr|fødselsnummer|født dato|f dato',
      nationality: 'statsborgerskab|statsborgerskap|nationalitet|nasjonalitet',
      appointed: 'tiltrådt|indtrådt|tiltrædelsesdato|tiltrådt den|indtrådt den|valgt dato|fra dato',
      residence:
        'bopæl|bopælsadresse|bosted|bostedskommune|bopælsland|bostedsland|boligadresse|privatadresse',
      share:
        'ejerandel i procent|ejerandele|ejerandel i pct|eierandel|eierandel i prosent|andel av aksjekapital|kapitalandel|procentvis ejerandel|prosent|procent',
      nominal:
        'nominel værdi|pålydende|pålydende verdi|nominelt beløb|beløb|indskud|nominelt|innskudd|pålydende per aksje|aksjens pålydende|beløp|andelsinnskudd|nominel aktiekapital',
      shareCount:
        'antal aktier|antal anparter|antall aksjer|aksjer|anparter|antal|antall|antall andeler|antal kapitalandele|aksjenr',
      other:
        'branche|branchekode|branchekoder|virksomhedens formål|selskabets formål|bibranche|hovedbranche|næringskode|næringskoder|vedtektsfestet formål|virksomhet art bransje|signatur|signaturrett|prokura|prokurist|vedtekter|vedtægter|vedtektsdato|seneste vedtægtsdato|revision|regnskabsperiode|første regnskabsperiode|revisorer|kommune|telefon|e post|hjemmeside|ansatte|antall ansatte|antal ansatte|produktionsenhed|produktionsenheder|p nummer|p nr|dato for udskrift|utskriftsdato|sist oppdatert|ophørsdato|slettet dato|regnskapsfører|regnskap|kapitalklasser|kapitalklasse|reklamebeskyttelse|børsnoteret|valuta|kapital heraf indbetalt|årsregnskap|registreringsattest|firmaattest|konkurs|oppløst|kontaktoplysninger|udskrift|fuldmagt|sektorkode|institusjonell sektorkode|virksomhetsadresse|aktivitet|bibranchekode|regnskabsår start|bemerkninger|bemærkninger|anmerkninger|konsernforhold|varamedlemmer|varamedlem',
    },
  ],
  [
    'sv',
    {
      name: 'företagets namn|namn på företaget|registrerat företagsnamn|bolagets företagsnamn|föreningens namn|firmanamn|företag namn',
      formerName:
        'särskilt företagsnamn|bifirma|bifirmor|tidigare namn|tidigare firma|tidigare företagsnamn|parallellfirma|parallellföretagsnamn|företagsnamn på främmande språk|särskilda företagsnamn',
      number:
        'organisationsnr|org nummer|orgnummer|orgnr|registernummer|företagets organisationsnummer|fo nummer|företags och organisationsnummer|bolagets organisationsnummer',
      taxNumber:
        'momsregistreringsnr|momsnummer|vat nr|momsreg nr|vat registreringsnummer|mervärdesskattenummer',
      legalForm: 'associationsform|typ av företag|företagstyp|företagets form|företagsformen',
      incorporated:
        'registrerat datum|registreringsdag|bildandedatum|bolagsbildning|bolaget registrerat|registreringsdatum för företaget|datum för bildande|bolaget bildades|bildat den|registrerat den|registrerades|första registrering|stiftelsedag|införd i handelsregistret|bildande|registrerad|datum för bolagets bildande',
      status: 'företagets status|företagsstatus|bolagets status|registreringsstatus|företagsläge',
      address:
        'företagets adress|bolagets adress|registrerad adress|huvudkontor|kontorsadress|företagsadress|utdelningsadress|adress till huvudkontoret|bolagets postadress',
      seat: 'styrelsens säte|säteskommun|hemort|bolagets säte|säte län|styrelsen har sitt säte i|hemkommun',
      capital:
        'bolagets aktiekapital|aktiekapitalet|aktiekapital i kronor|insats|kommanditinsats|insatskapital|aktiekapital sek|aktiekapital eur|kapital',
      court: 'bolagsverket|registreringsmyndighet|handelsregistret|patent och registerstyrelsen',
      officers:
        'styrelse och vd|styrelse verkställande direktör|styrelseledamöter och suppleanter|ledamöter|befattningshavare|funktionärer|styrelsens ledamöter|styrelse och revisorer|företagsledning|ställföreträdare|firmatecknare|bolagsmän|bolagets företrädare|bolagsfunktionärer',
      owners:
        'aktiebok|aktieägarförteckning|delägare|ägarförhållanden|ägarstruktur|ägare och innehav|stiftare|bolagsman|ensam aktieägare|aktieägare i bolaget|ägarbild|aktieägarens namn',
      personName:
        'för och efternamn|efternamn och förnamn|efternamn|namn och adress|för och efternamn personnummer|fullständiga namn',
      givenName: 'förnamn|tilltalsnamn',
      role: 'uppdrag|position|titel|ställning',
      birthDate: 'födelsetid|personnr|född den|person nr|samordningsnummer',
      nationality: 'medborgarskap|nationalitet',
      appointed: 'tillträdesdatum|tillträdde|invald|utsedd|från datum|utsedd den|tillträdd',
      residence: 'hemvist|bostadsadress|bosättningsland|bosatt i',
      share:
        'ägarandel i procent|kapitalandel|andel av kapital|ägarandel kapital|innehav i procent|procent|innehav',
      nominal: 'kvotvärde|nominellt belopp|belopp|insatsens belopp|nominellt värde|teckningsbelopp',
      shareCount: 'antal andelar|antalet aktier|innehavda aktier|antal|aktiernas antal|aktienummer',
      other:
        'verksamhetsföremål|föremål för bolagets verksamhet|verksamhetsbeskrivning|sni kod|näringsgren|bransch|näringsgrensindelning|revisorer|huvudansvarig revisor|revisionsbolag|bolagsordning|datum för senaste ändring|senaste ändring|registreringsbevis|skapat|utskrivet|utskriftsdatum|aktieserie|antal aktier lägst och högst|aktiekapital lägst och högst|lägst|högst|kallelse|särskild delgivningsmottagare|delgivningsmottagare|telefon|e post|f skatt|firmateckning|förbehåll|prokurist|suppleant|diarienummer|ärendenummer|kommun|län|aktieslag|bokslut|årsredovisning|bolagsordningen antagen|anmärkningar|gäller från|utfärdat|bestämmelse om antal styrelseledamöter|bestämmelse om antal aktier|bestämmelse om aktiekapital',
    },
  ],
]
