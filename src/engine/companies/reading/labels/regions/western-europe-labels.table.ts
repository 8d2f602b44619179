import type { RegionLabels } from '../label-kinds.ts'

/** As registers of the British Isles, Malta, Gibraltar, France, Monaco, Belgium, Luxembourg, Switzerland, Liechtenstein, Austria, Germany, Italy, San Marino, the Netherlands, Spain, Andorra and Portugal print them besides. */
export const westernEuropeLabels: RegionLabels = [
  [
    'en',
    {
      name: 'full name of the company|name of legal person|name of partnership|name of limited partnership|name of llp|name of foundation|name of body corporate|registered business name|name of undertaking|name of legal entity|company name in full',
      formerName:
        'former names|previous company name|name in irish|irish name|welsh name|formerly known as|former registered name|alternative name|foreign name',
      number:
        'company registration number crn|incorporated number|cro number|cro no|company number jersey|registered company no|ibc number|ibc no|c number|company reg number|company registered number|registration mark|llp number|partnership number|foundation number|registered entity number|company file number|entity registration number|unique company number|euid|guernsey registration number|gibraltar company number|isle of man company number|file ref|registry no|identifying number|mbr number',
      taxNumber:
        'company tax number|corporation tax reference|unique taxpayer reference|tax registration no|vat reg no|vat reg number|vat registered number|vat registration|tax payer reference|taxpayer reference number|tax reference no|gst registration number|vat identification no|tax identification code|income tax reference|employer reference|tax identity number',
      legalForm:
        'entity status type|company form|type of legal entity|type of legal person|class of company|company class|legal entity form|type of undertaking|company sub type|category of company|nature of company|type of body corporate|legal entity type',
      incorporated:
        'incorporated in|date of registration of company|date of the incorporation|date registered or incorporated|company incorporated on|date of company registration|certificate of incorporation date|date of first incorporation|incorporation registration date|date entered in register|date of registration in register|incorporated date',
      status:
        'company registry status|register status|state of company|company current status|present status|status on register|legal state|trading status|filing status|company standing',
      address:
        'address of the company|registered office of company|situation of the registered office|registered office situated at|address of the registered office of the company|place of business|company registered office|legal registered address|registered place of business|registered head office',
      capital:
        'nominal capital of the company|issued shares capital|allotted share capital|called up share capital|amount of share capital issued|issued capital amount|total capital|authorised nominal capital|paid in capital|guarantee amount|total amount of share capital|registered share capital|statutory capital',
      jurisdiction:
        'situation of registered office country|place of registration|country of establishment|state of registration|legal jurisdiction|law governing|place of origin|governing jurisdiction',
      other:
        'company register extract|type of shares|type of share|main activity|principal activities|area of business|field of activity|nace code|registered charges|financial year|period of activity|date of birth personal id|next annual return date|annual return date|last annual return date|last accounts date|accounts due|incorporation document|memorandum and articles|articles of association|identity card number|id card|id card no|passport no|passport number|id number|national insurance number|term of office|scope of business|object of business|manner of representation|signature rights|signing powers|date of resolution|date of print|document number|valid as of|date and time of issue|data as of|printed|resident agent|company formation agent|nominated officer|corporate service provider|annual fee|date of articles|bank|iban|next financial statements|serial number|receipt number|transaction number|transaction no|control number of document|barcode|fee paid|payment|eori number|postal code|post code|zip code|eircode|supervisory board|procurators|procuration|statutory auditor|legal acts|date of last amendment|activity code|capital paid up|number of employees|number of members|dividends|rights attached|called up|amount unpaid per share|amount paid per share|amounts unpaid|prescribed particulars',
    },
  ],
  [
    'fr',
    {
      name: 'dénomination de l entreprise|nom raison sociale|raison sociale ou dénomination|nom ou raison sociale|dénomination raison sociale|nom de la personne morale|nom ou dénomination|dénomination ou nom|dénomination nom|dénomination sociale de la société|raison sociale de l entreprise|nom commercial et raison sociale',
      formerName:
        'nom commercial enseigne|nom abrégé|dénomination abrégée|abréviation|dénominations antérieures|anciennes dénominations|traduction de la dénomination|dénomination précédente',
      number:
        'numéro d inscription au rci|n rci|rci|répertoire du commerce et de l industrie|n rci monaco|numéro rci|numéro nis|nis|numéro d immatriculation rcs|numéro de registre de commerce|numéro bce bce|numéro d entreprise bce|n bce|numéro du registre|numéro de registre du commerce|n r c s|rcs luxembourg|rcs luxembourg n|rc n|n rc|numéro rc|n du registre|numéro de rcs|numéro d immatriculation au rcs|immatriculée au rcs sous le numéro|numéro d immatriculation de la société|numéro national|n siret|numéro siret|siren siège|siren numéro|numéro ide idi|idi|numéro de société|registre de commerce|numéro d immatriculation au registre du commerce|n d entreprise bce|nrt|numéro de registre tributaire|numéro de patente|n patente|numéro d identité',
      taxNumber:
        'numéro d identification tva|n d identification à la tva|numéro de t v a|n t v a|tva be|tva n|n d assujetti|numéro tva intracommunautaire|identifiant tva|n de tva intracommunautaire|numéro d identification à la tva|numéro d immatriculation fiscale|nif numéro d identification fiscale|matricule national|n tva ide|numéro d identifiant fiscal|n fiscal',
      legalForm:
        'forme juridique de la société|forme juridique de l entreprise|statut juridique|forme de société|nature de la société|type d entreprise|forme de l entreprise|nature juridique de l entreprise|type de personne morale|catégorie juridique de l entreprise|régime juridique',
      incorporated:
        'date de l immatriculation au rcs|inscription au registre du commerce|inscription au rci|date d inscription au rci|date d inscription au registre|immatriculation au rcs du|constitution|date de constitution de la société|date d ouverture|date de création de l entreprise|date d enregistrement de la société|date de première inscription|date d inscription au registre du commerce|date acte constitutif|date de dépôt des statuts|acte constitutif du|constituée le acte notarié|date de création de la société|date de première immatriculation|enregistrée le|société constituée le|date de commencement|début d activité|date de début d activité',
      status:
        'situation de la société|statut de l entité|état de l entreprise|statut administratif|statut juridique situation|situation au rcs|état de l immatriculation|situation administrative|statut au registre|statut actuel|état du dossier|état de l entité',
      address:
        'siège social adresse|adresse siège social|siège social et adresse|adresse complète|adresse du domicile|adresse de correspondance|adresse légale du siège|adresse du siège social de la société|siège et adresse|adresse de domiciliation|adresse du principal établissement|siège social de la société|adresse de l unité d établissement|adresse du siège statutaire|adresse civique|domicile élu|adresse du domicile élu|lieu du siège',
      seat: 'lieu du siège social|localité|siège ville',
      capital:
        'capital social en euros|montant du capital souscrit|capital nominal|capital émis|capital autorisé|capital social souscrit|capital social libéré|capital initial|capital social montant|capital de la société|capital souscrit et libéré|capital statutaire|capital variable minimum|capital minimum|capital fixe|part fixe du capital|capital actions libéré',
      jurisdiction:
        'pays de constitution|régime constitutif|lieu de constitution|pays d origine|loi applicable|droit applicable',
      court:
        'greffe de|immatriculée au greffe|direction du développement économique|registre de commerce et des sociétés|bureau du registre du commerce|office du registre du commerce|registraire|registraire des entreprises|guichet d entreprises|rpm|registre des personnes morales',
      other:
        'code activité|activité exercée|activités exercées|nace bel|code nacebel|code nace|établissements|unités d établissement|date de début des activités|exercice social|exercice comptable|assemblée générale|date de l assemblée|notaire|date d expiration|échéance du mandat|fin du mandat|durée du mandat|date de fin de mandat|date de début d exploitation|numéro de téléphone|adresse électronique|site internet|enseigne commerciale|sigle commercial|journal officiel|publication|publications|mode d administration|forme de publicité|prochaine assemblée|date de mise à jour|mise à jour|prochaine mise à jour|mention|mentions|inscription modificative|dépôt|numéro de dépôt des statuts|date de dépôt|numéro de gestion interne|effectif|effectifs|nombre de salariés|régime fiscal|régime matrimonial|pièce d identité|carte d identité|passeport|certifié conforme|le greffier|requérant|demandeur|code postal|sceau|timbre|période d activité|fondé de pouvoir|réviseur d entreprises|réviseur d entreprises agréé|réviseur|expert comptable|taxe|ocas|numéro ape|effets de la domiciliation|remarque|autorisation|n d autorisation|numéro d autorisation|date de l autorisation|date d autorisation|observation|établissements secondaires|établissement secondaire|siège secondaire|faillite|état de l information|clause|chiffre d affaires',
    },
  ],
  [
    'de',
    {
      name: 'firma rechtsträger|name firma|firma oder name|firma name|firmenname der gesellschaft|firma des unternehmens|bezeichnung der firma|name des verbandes|name der stiftung|name der genossenschaft|unternehmensbezeichnung|name bezeichnung|firmenwortlaut der gesellschaft',
      formerName:
        'übersetzungen der firma|firma in anderen sprachen|frühere firmen|zusatz zur firma|geschäftsbezeichnung|kurzbezeichnung|frühere firmenwortlaute|fremdsprachige fassungen der firma',
      number:
        'registernummer fl|fl nr|fl nummer|öffentlichkeitsregister nr|öffentlichkeitsregisternummer|handelsregister nr fl|firmenbuch nr|hr nummer nr|handelsregister abteilung b nummer|handelsregister eintrag|registereintrag|uid ehra id|ehra id|zvr zahl|zvr|kennziffer des unternehmens|unternehmensnummer zdu|zdu nummer|handelsregisterauszug nummer|handelsregister b nummer|steuerliche ordnungsnummer|gisa zahl|nummer im handelsregister|ch id|chid|uid register',
      taxNumber:
        'uid nr|uid nr mwst|mwst uid|steueridentifikationsnummer|umsatzsteuer identnummer|ust identifikationsnummer|mwst id|vat nummer|wirtschafts identifikationsnummer|w idnr|peid|steuerliche identifikationsnummer|peid nr|abgabenkontonummer|ust nr|umsatzsteuer identifikations nummer|mehrwertsteuer nummer|mwst identifikationsnummer',
      legalForm:
        'rechtsform des unternehmens|rechtsform der gesellschaft|unternehmensart|art des rechtsträgers|juristische form|rechtliche form|gesellschaftstyp|art der firma|art des unternehmens',
      incorporated:
        'eintragungsdatum im handelsregister|datum der ersten eintragung|ersteintragung am|ersteintragung im firmenbuch|eintragung am|erstmals eingetragen am|tag der eintragung im handelsregister|eingetragen im firmenbuch seit|datum des ersteintrags|statuten vom|statuten datum|errichtung am|datum statuten|datum der statuten|registrierungsdatum|gesellschaftsvertrag datum|entstehungsdatum|eintragung ins handelsregister|eintrag im handelsregister|handelsregistereintrag vom|datum der gründungsurkunde|eingetragen seit dem|neueintragung|erklärung über die errichtung der gesellschaft|datum der neueintragung|in das handelsregister eingetragen am',
      status:
        'unternehmensstatus|registerzustand|stand der eintragung|eintragungszustand|rechtliche situation|rechtszustand|status des unternehmens|firmenstand|status im register|zustand der gesellschaft',
      address:
        'zustelladresse|zustellanschrift|firmensitz adresse|anschrift des sitzes|adresse des gesellschaftssitzes|sitz und adresse|sitz und anschrift|repräsentanz|domizil der gesellschaft|repräsentant adresse|adresse des sitzes|geschäftssitz|c o adresse|sitz der firma adresse|zustelldomizil|adresse der firma|unternehmensadresse|anschrift der firma',
      seat: 'sitzgemeinde|ort des sitzes|politische gemeinde sitz|sitz der firma|rechtlicher sitz|statutarischer sitz|gemeindekennziffer',
      capital:
        'stammkapital in eur|stammkapital in chf|aktienkapital und liberierung|nominalkapital|nominelles kapital|gesellschaftskapital in euro|liberiertes kapital|gezeichnetes kapital|einbezahltes kapital|kapital in chf|kapital nominal|aktienkapital in chf|hafteinlage|haftkapital|anstaltskapital|stiftungskapital|kapital liberiert|betrag des stammkapitals|grundkapital der gesellschaft|gründungskapital|partizipationskapital|kapital eur|stiftungsvermögen|betrag des gesellschaftskapitals|eingezahltes kapital',
      jurisdiction: 'gründungsland|land des sitzes|staat des sitzes|sitzstaat|registerstaat',
      court:
        'handelsregister des kantons|amt für justiz|öffentlichkeitsregister|zuständiges gericht|registerführendes amt|firmenbuch|registergericht und nummer|handelsgericht wien|unternehmensgericht|handelskammer|register der rechtspersonen|greffe',
      other:
        'tätigkeit|tätigkeiten|nogacode|noga|öne code|önace|önace code|gewerbe|kapital eingezahlt|vertretungsbefugnis|vertretungsmacht|kollektivzeichnung|mitteilungen|mitteilungen an die gesellschafter|tagesregister|tagesregister nr|tb nr|tagebuch|shab|shab datum|ref|löschung|gelöscht|löschungsdatum|eintragungen ab|besondere tatbestände|qualifizierte tatbestände|sacheinlage|sacheinlagen|nebenleistungspflichten|statutenänderung|statutenänderungen|belege|bilanzstichtag|größenklasse|postleitzahl|jahresabschluss|zuletzt eingetragen|letzte statutenänderung|datum der letzten änderung|auszug erstellt am|aktenzeichen des gerichts|gegenstand der gesellschaft|art der tätigkeit|abteilungen|gz|eingelangt am|vollzugsnummer|bankverbindung|gläubiger|abfrage|abfragedatum|kosten|gebühr|gerichtskosten|ausweis|identitätskarte|kontrollstelle|abschlussprüfer|aufsichtsrat|geschäftszahl|rechtstatsachen|besondere vertretungsbefugnis|grundlage der eintragung|unterschrift|stempel|seiten|gültig bis|gültig ab|stand|stand vom|stand per|anzahl der gesellschafter|kuratoren|beauftragte|ausgabe|inhaber aktien',
    },
  ],
  [
    'it',
    {
      name: 'denominazione e forma giuridica|nome o ragione sociale|denominazione dell impresa|ragione sociale della società|nome della ditta|denominazione del soggetto|denominazione dell ente|nome dell impresa|denominazione nome|ditta denominazione|ditta o ragione sociale',
      formerName:
        'altra denominazione|denominazione abbreviata|sigla della denominazione|ex denominazione|denominazioni precedenti|nome commerciale|ragioni sociali precedenti',
      number:
        'numero iscrizione al registro società|n iscrizione registro società|registro società|iscritta al registro delle società al n|numero registro delle società|n registro società|iscrizione registro società|registro delle società|numero d iscrizione al registro|registro delle società n|n rea sede|rea numero|numero r e a|n r e a|repertorio economico amministrativo|numero iscrizione al registro delle imprese|c f e n iscrizione|numero d identificazione|numero idi|n iscrizione al registro imprese|iscrizione al registro delle imprese n|numero id|ri numero|registro imprese n|numero federale|iscr reg imprese n|n registro',
      taxNumber:
        'codice operatore economico c o e|c o e|numero coe|coe n|codice identificativo fiscale|codice iva|numero di partita iva|numero partita iva|p iva codice fiscale|codice fiscale impresa|partita iva comunitaria|cod fisc|cod fiscale|n iva|numero d identificazione iva|c f p iva|partita i v a|codice fiscale e p iva|codice identificativo iva|codice fiscale della società|cod fiscale e p iva',
      legalForm:
        'forma giuridica dell impresa|forma giuridica della società|tipologia societaria|tipologia|tipo di impresa|forma societaria|tipo forma giuridica|tipologia di società|tipo di ente|natura giuridica dell impresa',
      incorporated:
        'data di iscrizione nel registro|data iscrizione registro imprese|data di costituzione della società|data iscrizione nel registro società|iscritta al registro società in data|data iscrizione al registro società|costituita in data|data d iscrizione|data riconoscimento giuridico|riconoscimento giuridico|data del riconoscimento giuridico|iscritta in data|data di prima iscrizione|iscritta nella sezione ordinaria dal|iscritta nella sezione ordinaria il|data di inizio attività|costituita con atto del|data di registrazione|data inizio dell impresa|data dell atto di costituzione|costituzione società|data di immatricolazione|data rilascio licenza|iscrizione in data|data decorrenza',
      status:
        'stato della ditta|stato licenza|stato dell attività|situazione dell impresa|stato operatore|situazione giuridica|stato del soggetto|stato dell iscrizione|stato della posizione|status attività|situazione attuale|stato attuale|stato azienda',
      address:
        'indirizzo completo|indirizzo di sede|sede e domicilio legale|sede sociale|indirizzo sede sociale|ubicazione|ubicazione sede|indirizzo sede operativa|sede operativa|recapito sede|sede legale in|sede in|sede e indirizzo|ubicazione della sede|indirizzo impresa|indirizzo della ditta|sede legale indirizzo|domicilio fiscale',
      seat: 'città sede|sede comune|località sede',
      capital:
        'capitale sociale nominale|capitale sociale versato|capitale sociale interamente versato|capitale sociale sottoscritto|ammontare del capitale|capitale in euro|capitale nominale|capitale sociale in franchi|capitale iniziale|importo capitale sociale|capitale liberato|capitale azionario e liberazione|capitale sociale chf|fondo consortile|fondo di dotazione|valore capitale|capitale sociale euro|ammontare del capitale sociale|totale capitale sociale|quote di capitale|capitale della società',
      jurisdiction: 'stato estero|paese di costituzione|stato di appartenenza|nazione di costituzione',
      court:
        'ufficio attività economiche|ufficio industria artigianato e commercio|tribunale|cancelleria commerciale|tribunale unico|cancelleria del tribunale|ufficio registro imprese|tribunale commissariale civile e penale|registro del commercio|ufficio del registro|camera di commercio di',
      other:
        'attività economica|codice attività|codice noga|settore|settore di attività|licenza|numero licenza|licenza n|data licenza|data di rilascio|rilasciato il|data rilascio|data emissione|data del rilascio|data visura|visura di|data del documento|numero documento|numero pratica|protocollo|n protocollo|durata della carica|scadenza carica|fino al|revisori|revisore legale|sindaco unico|organo di controllo|esercizio sociale|chiusura esercizio|data chiusura esercizio|primo esercizio|ultimo bilancio|bilancio|assemblea|notaio|repertorio|rogito|atto notarile|data atto|registrato il|trascrizione|bollo|diritti di segreteria|cap località|codice postale|pubblicazioni|pubblicazione|estratto|estratto del|modifica|modificazioni|data ultima modifica|ultimo aggiornamento|data aggiornamento|dipendenti|numero dipendenti|procuratori|procuratore|procure|procedure concorsuali|trasferimenti|filiali|succursali|sezione|annotazioni|note e osservazioni|mail|posta elettronica|posta elettronica certificata|numero verde|fondazione|vincoli|pignoramenti|sequestri|vincoli su quote|agente|fiduciaria|totale quote|totale azioni|documento di identità|carta d identità|passaporto|poteri associati alla carica|poteri da statuto|limitazioni|impresa artigiana|albo imprese artigiane|organo di vigilanza|collegio dei sindaci|conteggio',
    },
  ],
]
