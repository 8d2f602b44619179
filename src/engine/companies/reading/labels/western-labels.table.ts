import type { LabelTable } from './label-kinds.ts'

/** As registers of English, German and French speaking countries print them. */
export const englishLabels: LabelTable = {
  name: 'company name|name of company|name of the company|name of corporation|name of entity|name of the entity|entity name|legal name|full legal name|registered name|corporate name|corporation name|business name|legal entity name|current name|trading entity|company|corporation|entity|name of business|full name of company|registered company name|company full name',
  localName:
    'name in local language|local name|name in local script|native name|name in original language|chinese name|arabic name|name in chinese|name in arabic|company name in chinese',
  formerName:
    'former name|previous name|previous names|former names|previous company names|former company name|trading name|trade name|brand name|dba',
  number:
    'company number|company no|company registration number|company reg no|registration number|registration no|registered number|registered no|reg no|reg number|company registration no|registry number|register number|registry code|file number|file no|entity number|entity id|entity no|document number|charter number|corporation number|corporate number|crn|filing number|business registration number|state id number|state file number|dos id|sos file number|uen|unique entity number|br number|cr no|cr number|commercial registration number|company id|certificate of incorporation no|incorporation number|registered company number|registration code|company code|identification number|commercial register number|register no|number in register|cin|corporate identification number|corporate identity number|company identification number',
  taxNumber:
    'vat number|vat no|vat registration number|vat registration no|vat id|vat identification number|tax number|tax no|tax id|tax identification number|tax identification no|tax registration number|taxpayer identification number|tax payer identification number|tin|ein|employer identification number|federal tax id|federal employer identification number|fein|trn|gst number|gstin|utr|tax reference|tax code|vat|abn|australian business number|business number|pan|kra pin',
  lei: 'lei|lei code|legal entity identifier|legal entity identifier lei',
  legalForm:
    'legal form|company type|type of company|entity type|type of entity|legal status of entity|corporate form|type of business|company category|legal structure|entity kind|business type|type of corporation|form of company|kind of company|legal type|legal nature|type',
  incorporated:
    'date of incorporation|incorporation date|incorporated on|incorporated|date incorporated|date of registration|registration date|registered on|date registered|date of formation|formation date|date formed|formed on|date of establishment|established on|established|establishment date|initial filing date|date of filing|effective date of registration|date of foundation|founding date|date of creation|entry date|date of first registration|date of entry in the register|commencement date|incorporation formation date|original filing date|date of initial registration',
  status:
    'company status|status|entity status|current status|registration status|legal status|status of company|standing|company state|corporate status|status of the company',
  address:
    'registered office address|registered office|registered address|address of registered office|registered office of the company|address of the registered office|principal office|principal office address|principal place of business|principal address|business address|office address|head office|head office address|company address|legal address|address of company|domicile address|corporate address|registered business address|address of principal office|situation of registered office|address',
  seat: 'seat|registered seat|corporate seat|place of registered office|domicile|statutory seat|legal seat',
  capital:
    'share capital|issued share capital|issued capital|nominal capital|authorised capital|authorized capital|authorised share capital|paid up capital|paid up share capital|registered capital|total share capital|capital|stated capital|subscribed capital|issued and paid up capital|total issued share capital|statement of capital|aggregate nominal value|total aggregate nominal value|capital stock|amount of share capital|nominal share capital',
  jurisdiction:
    'jurisdiction|country of incorporation|country|country of registration|state of incorporation|state of formation|place of incorporation|jurisdiction of incorporation|home jurisdiction|country of origin|law governed',
  court:
    'registrar|register|registry|issued by|register court|registration authority|issuing authority|authority|commercial register',
  officers:
    'officers|directors|director s|current officers|list of officers|company officers|list of directors|board of directors|directors and officers|officers and directors|particulars of directors|directors and secretary|directors and secretaries|board members|appointments|managers|management|current directors|directors details|details of directors|authorised representatives|representatives|legal representatives|members of the board|members of the board of directors|managing directors|officer details|particulars of officers|management board|persons authorised to represent the company',
  owners:
    'shareholders|shareholder|sole shareholder|sole member|sole owner|members|list of shareholders|register of members|owners|beneficial owners|ultimate beneficial owners|persons with significant control|person with significant control|shareholder s|shareholding|shareholdings|particulars of shareholders|particulars of members|list of members|share register|share ownership|ownership|ownership structure|name of shareholder|shareholder name|name of member|member|subscribers|partners|full details of shareholders|owner|name of owner|beneficial owner|shareholder member|name of shareholder s|interests',
  personName:
    'name|full name|officer name|name of director|director name|name of officer|name of person|surname and forenames|person|names|name and surname|surname forename|first name surname|officer|full legal name of person|surname',
  givenName: 'forenames|forename|given names|given name|first name|first names|forename s',
  role: 'role|position|title|office|capacity|function|designation|appointment|position held|office held|officer role|appointment type|type of officer|status of officer|post',
  birthDate: 'date of birth|born|born on|dob|birth date|month and year of birth|d o b|birth',
  nationality: 'nationality|citizenship|citizen of',
  appointed:
    'appointed on|appointed|date of appointment|appointment date|date appointed|since|in office since|start date|effective from|from',
  residence:
    'country of residence|residence|residential address|service address|correspondence address|usual residential address|home address|place of residence|residing in|resident in',
  share:
    'percentage|percent|share|share in percent|shareholding in percent|percentage of shares|percentage held|ownership percentage|ownership interest|percentage of ownership|holding|share of capital|interest|percentage shareholding|of shares held|held|nature of control|natures of control|participation|stake|percentage of capital|voting rights|percentage of issued shares',
  nominal:
    'nominal value|nominal amount|amount|value|par value|total nominal value|nominal value of shares|capital contribution|contribution|amount of shares|value of shares',
  shareCount:
    'no of shares held|no of ordinary shares|number of shares|shares|no of shares|shares held|number of shares held|number of ordinary shares|ordinary shares|quantity|number|total shares|units|number of units',
  other:
    'date of issue|date issued|issue date|issued on|date|page|class of shares|share class|class|nature of business|business activity|object|objects|purpose|principal activity|sic code|sic codes|nature of business sic|telephone|phone|email|e mail|website|fax|registered agent|registered agent address|agent for service of process|accounts|next accounts|last accounts made up to|annual return|confirmation statement|next confirmation statement|currency|financial year end|auditor|auditors|mortgages|charges|expiry date|valid until|date of extract|extract date|printed on|certificate number|verification code|authentication|request number|order number|certificate no|reference|our ref|your ref|resigned on|resigned|date of cessation|ceased|occupation|activity|no|notes|remarks|comments|number of directors|employees|date of dissolution|duration|term|last update|date of last update|accounting reference date|governing law|subscribed|par value per share|nominal value per share|dear sir|signature|total',
}

export const germanLabels: LabelTable = {
  name: 'firma|firmenname|name der firma|name der gesellschaft|unternehmensname|bezeichnung|firmenwortlaut|name des unternehmens|firmenbezeichnung|rechtsträger|name des rechtsträgers|gesellschaft|firma der gesellschaft|unternehmen',
  formerName: 'frühere firma|bisherige firma|ehemalige firma|vormals|alte firma',
  number:
    'handelsregisternummer|registernummer|nummer der firma|registernummer der firma|firmenbuchnummer|firmennummer|handelsregister nr|handelsregister nummer|hr nummer|register nr|firmen nr|uid|unternehmens identifikationsnummer|che nummer|handelsregisterblatt|registerblatt|registerzeichen|register nummer|ch nummer|identifikationsnummer|unternehmensnummer|unternehmens id',
  taxNumber:
    'ust idnr|ust id nr|ust id|umsatzsteuer identifikationsnummer|umsatzsteuer id|steuernummer|steuer nr|uid nummer|mwst nummer|mwst nr|mehrwertsteuernummer|umsatzsteuernummer|umsatzsteuer id nummer|atu nummer|ust idnummer',
  lei: 'lei code|rechtsträgerkennung',
  legalForm:
    'rechtsform|rechtsform beginn satzung oder gesellschaftsvertrag|rechtsform beginn und satzung|gesellschaftsform|rechtsnatur|a rechtsform|unternehmensform|art der gesellschaft',
  incorporated:
    'gründungsdatum|datum der gründung|tag der gründung|eingetragen am|tag der ersten eintragung|datum der ersteintragung|ersteintragung|eintragungsdatum|datum der eintragung|tag der eintragung|gegründet am|errichtet am|datum der errichtung|gesellschaftsvertrag vom|satzung vom|eintragung im handelsregister am|gesellschaftsvertrag|datum gesellschaftsvertrag|erklärung über die errichtung der gesellschaft vom|erste eintragung|eintrag am|datum des gesellschaftsvertrags|gründung|eintragung|errichtungsdatum|statutendatum',
  status:
    'status|zustand|stand der firma|rechtsstatus|registerstatus|status der gesellschaft|aktueller status|firmenstatus|eintragungsstatus',
  address:
    'geschäftsanschrift|anschrift|adresse|geschäftsadresse|inländische geschäftsanschrift|für zustellungen maßgebliche geschäftsanschrift|domizil|domiziladresse|firmenadresse|anschrift der gesellschaft|sitzadresse|adresse der gesellschaft|rechtsdomizil',
  seat: 'sitz|sitz der gesellschaft|sitz in|satzungssitz|b sitz|firmensitz|gesellschaftssitz|sitz des unternehmens|hauptsitz|politische gemeinde|sitz niederlassung inländische geschäftsanschrift empfangsberechtigte person zweigniederlassungen|niederlassung',
  capital:
    'stammkapital|gesellschaftskapital|grundkapital|grund oder stammkapital|aktienkapital|kapital|gesellschaftskapital|nennkapital|kapital der gesellschaft|höhe des stammkapitals|stammkapital der gesellschaft|aktienkapital chf|haftsumme|stammkapital chf',
  jurisdiction: 'land|staat|herkunftsland',
  court:
    'amtsgericht|registergericht|handelsregister|firmenbuchgericht|handelsregisteramt|registerbehörde|landesgericht|gericht',
  officers:
    'vertretungsberechtigte|organe|vertretungsberechtigte personen|geschäftsführung|vorstand geschäftsführer|vertretung|gesetzliche vertreter|vertreter|personen|eingetragene personen|zeichnungsberechtigte|vertretungsbefugte|organe der gesellschaft|zeichnungsberechtigte personen|leitungsorgan|angaben zu personen|vertretungsberechtigte und besondere vertretungsbefugnis|mitglieder der geschäftsführung|verwaltung|organ|vorstand leitungsorgan geschäftsführende direktoren persönlich haftende gesellschafter geschäftsführer vertretungsberechtigte und besondere vertretungsbefugnis',
  owners:
    'gesellschafter|alleingesellschafter|einziger gesellschafter|alleiniger gesellschafter|alleinaktionär|gesellschafterliste|anteilseigner|aktionäre|aktionär|inhaber|gesellschafter innen|liste der gesellschafter|anteilsinhaber|beteiligte|beteiligungen|wirtschaftlich berechtigte|name des gesellschafters|beteiligungsverhältnisse|eigentümer|stammanteile|gesellschafter name vorname|gesellschafter und anteile|kapitaleigner',
  personName:
    'name|name vorname|name und vorname|nachname|familienname|vor und nachname|vorname name|personalien|angaben zu den personen|nachname vorname|vorname und nachname|vorname nachname|person|name vorname geburtsdatum wohnort|vollständiger name',
  givenName: 'vorname|vornamen',
  role: 'funktion|funktionen|stellung|position|rolle|eigenschaft|amt|aufgabe|art der vertretung',
  birthDate: 'geburtsdatum|geboren am|geboren|geb am|geb|geburtstag',
  nationality:
    'staatsangehörigkeit|nationalität|heimatort|bürgerort|staatsbürgerschaft|heimatort nationalität',
  appointed: 'bestellt am|seit|eingetragen seit|vertritt seit|bestellung|beginn|im amt seit|bestellungsdatum',
  residence: 'wohnort|wohnsitz|wohnanschrift|ort',
  share:
    'anteil|anteil in prozent|beteiligung|beteiligungsquote|quote|prozent|prozentuale beteiligung|prozentualer anteil|beteiligung in|anteil am stammkapital|anteil am kapital|beteiligungshöhe|anteil in|kapitalanteil in prozent|prozentuale beteiligung am stammkapital|stimmrechte',
  nominal:
    'nennbetrag|nominalbetrag|nennwert|einlage|stammeinlage|geschäftsanteil|nennbetrag in eur|nennbeträge|summe der nennbeträge|übernommene stammeinlage|höhe der einlage|betrag|nennbetrag der geschäftsanteile|nennbetrag je anteil|nominalwert|kapitalanteil|stammanteil|nennbetrag eur|geleistete einlage',
  shareCount:
    'anzahl der anteile|anzahl|stückzahl|anzahl aktien|anzahl anteile|anzahl geschäftsanteile|zahl der anteile|aktien|stammanteile anzahl|anzahl stammanteile|stück',
  other:
    'gegenstand des unternehmens|gegenstand|unternehmensgegenstand|zweck|allgemeine vertretungsregelung|vertretungsregelung|prokura|prokuristen|rechtsverhältnisse|sonstige rechtsverhältnisse|tag der letzten eintragung|anzahl der bisherigen eintragungen|nummer der eintragung|abruf vom|datum|seite|abteilung|wiedergabe des aktuellen registerinhalts|ausdruck|geschäftszweig|stichtag|stichtag für jahresabschluss|bemerkungen|bemerkung|zeichnungsart|art der zeichnung|lfd nr|lfd nr der anteile|nr|laufende nummer|laufende nummern|letzte änderung|letzte eintragung|ausgestellt am|auszug vom|datum des auszugs|tag der eintragung bemerkungen|telefon|e mail|internet|ust|geschäftsjahr|publikationsorgan|revisionsstelle|eintragungen|beginn der eintragung|zeichnung|branche|registerart|stammkapital insgesamt|summe|gesamt|zweigniederlassungen|liberierung|aktien zu|dauer|aktenzeichen|unser zeichen|ihr zeichen',
}

export const frenchLabels: LabelTable = {
  name: 'dénomination|dénomination sociale|dénomination ou raison sociale|raison sociale|nom de la société|nom de l entreprise|nom social|nom commercial et dénomination|dénomination de la société|nom de l entité|société|dénomination légale|raison de commerce',
  formerName: 'ancienne dénomination|nom commercial|enseigne|sigle|ancien nom',
  number:
    'immatriculation au rcs numéro|immatriculation au rcs|numéro d immatriculation|n d immatriculation|numéro rcs|rcs|siren|numéro siren|n siren|siret|siret du siège|numéro d entreprise|n d entreprise|numéro bce|bce|numéro d identification|numéro d inscription|numéro de registre|n rcs|rcs numéro|ide|numéro ide|numéro de la société|immatriculation|numéro unique d identification|numéro d enregistrement|numéro du registre de commerce|ide uid|n ide|numéro fédéral|identifiant siren|r c s luxembourg|numéro rcsl',
  taxNumber:
    'numéro de tva|n tva|n de tva|tva intracommunautaire|numéro de tva intracommunautaire|n tva intracommunautaire|numéro fiscal|identifiant fiscal|numéro d identification fiscale|tva|matricule fiscal|n tva intracom|nif|numéro tva',
  lei: 'code lei|identifiant d entité juridique',
  legalForm:
    'forme juridique|forme légale|forme|nature juridique|type de société|forme sociale|statut juridique de la société|forme de la société|nature juridique de la société|catégorie juridique',
  incorporated:
    'date d immatriculation|date de constitution|date de création|immatriculée le|constituée le|date d inscription|date de début|date d enregistrement|date de l immatriculation|date de fondation|immatriculé le|date de l acte constitutif|date de l acte de fondation|inscrite le|création|date de l inscription|date d immatriculation au rcs|date des statuts|date de début d immatriculation|date d immatriculation de la société',
  status:
    'statut|état|situation|statut de la société|situation juridique|état de la société|situation de l entreprise|statut de l entreprise|état administratif',
  address:
    'adresse du siège|adresse du siège social|siège social|adresse|adresse de la société|adresse du siège de la société|adresse postale|adresse de l établissement|adresse de l établissement principal|domicile social|adresse légale|siège de la société|siège',
  seat: 'commune du siège|ville du siège|siège statutaire|commune politique',
  capital:
    'capital social|capital|capital souscrit|montant du capital|capital libéré|capital actions|montant du capital social|capital social fixe|capital en numéraire',
  jurisdiction: 'pays|pays d immatriculation|état d origine|pays du siège|juridiction',
  court:
    'greffe|greffe du tribunal de commerce|tribunal de commerce|tribunal de l entreprise|registre du commerce|registre du commerce et des sociétés|greffe du tribunal',
  officers:
    'gestion direction administration contrôle associés ou membres|dirigeants|dirigeants et représentants|représentants légaux|organes|administration|administrateurs et représentants|mandataires sociaux|dirigeants mandataires|gestion direction administration|direction|administrateurs s délégué s|fonctions|représentants|organes de la société|dirigeants de la société|conseil d administration|personnes autorisées à signer|organe de gestion|membres du conseil d administration|représentation|liste des dirigeants|équipe dirigeante|gestion direction administration contrôle|gestion et administration',
  owners:
    'associés|associé unique|actionnaire unique|actionnaires|actionnariat|associé|actionnaire|bénéficiaires effectifs|bénéficiaire effectif|liste des associés|liste des actionnaires|répartition du capital|nom de l associé|nom de l actionnaire|détenteurs|propriétaires|associés et parts sociales|détenteurs de parts|répartition des parts sociales|porteurs de parts|participations',
  personName:
    'nom|nom prénom|nom et prénom|nom prénoms|nom et prénoms|nom nom d usage|nom s et prénom s|nom complet|prénom et nom|nom nom d usage prénom s|identité|nom usage|nom de naissance|nom prénom s|personne|nom patronymique',
  givenName: 'prénom|prénoms|prénom s',
  role: 'qualité|fonction|rôle|poste|mandat|titre',
  birthDate: 'date de naissance|né le|née le|né e le|date et lieu de naissance|naissance|né',
  nationality: 'nationalité|citoyenneté|origine',
  appointed:
    'nommé le|date de nomination|nommée le|depuis le|depuis|date de prise de fonction|date d effet|en fonction depuis',
  residence:
    'domicile|demeurant|domicile personnel|lieu de résidence|pays de résidence|résidence|demeurant à|commune de résidence',
  share:
    'pourcentage|part|participation|pourcentage du capital|pourcentage de détention|du capital|part du capital|quote part|parts en|taux|détention|part en|droits de vote|pourcentage détenu',
  nominal:
    'valeur nominale|montant|apport|apports|valeur|montant nominal|valeur nominale totale|montant des apports|montant souscrit',
  shareCount:
    'nombre de parts|nombre d actions|parts|actions|nombre de parts sociales|parts sociales|nombre|nombre de titres|titres|parts détenues',
  other:
    'activités principales|activité principale|activité|objet social|objet|durée de la personne morale|durée de la société|durée|date de clôture de l exercice social|clôture de l exercice|date de clôture|code ape|ape|naf|code naf|origine du fonds|mode d exploitation|établissement principal|date de commencement d activité|commencement d activité|date de fin|extrait kbis|à jour au|édité le|date|page|n de gestion|numéro de gestion|fait à|observations|commissaire aux comptes|commissaires aux comptes|signature|délivré le|mode de signature|organe de révision|but|transféré du|journal d annonces légales|téléphone|courriel|total|référence|notre référence|catégorie|numéro de dépôt|n|remarques|date de l extrait|date de délivrance|date d édition|nombre d établissements|ouverture',
}
