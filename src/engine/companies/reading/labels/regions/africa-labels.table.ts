import type { RegionLabels } from '../label-kinds.ts'

/**
 * As registers of Africa print them: the states of OHADA, Madagascar, Mauritania, the Maghreb, the Great Lakes; the Portuguese-speaking
 * states; Egypt, Nigeria, Ghana, Kenya, South Africa and the other English-speaking states. Words that are names or other words as
 * well (`IF`, `RC`, `NINA`, `STAT`) are here only beside the word number.
 */
export const africaLabels: RegionLabels = [
  [
    'fr',
    {
      name: 'dénomination ou raison sociale de la société|nom ou raison sociale|nom ou dénomination|nom ou dénomination sociale|raison sociale ou dénomination|raison sociale de l entreprise|dénomination de l entreprise|dénomination sociale ou raison sociale|nom de la personne morale|dénomination de la personne morale|dénomination sociale de la société|nom de l établissement',
      number:
        'n du rccm|n d immatriculation au rccm|immatriculation au rccm|n d immatriculation rccm|rccm n|r c c m|n r c c m|r c c m n|registre de commerce et du crédit mobilier|registre de commerce et de crédit mobilier|registre du commerce et de crédit mobilier|n d immatriculation au registre du commerce et du crédit mobilier|n d enregistrement au rccm|n d inscription au rccm|immatriculée au rccm sous le n|immatriculé au rccm sous le n|inscrite au rccm sous le n|n rc|rc n|n du rc|n r c|r c n|n registre du commerce|n registre de commerce|n de registre de commerce|n de registre du commerce|n du registre du commerce|n du registre de commerce|registre du commerce n|registre de commerce n|n d immatriculation au registre du commerce|n d immatriculation au registre de commerce|n d inscription au registre du commerce|n d inscription au registre de commerce|n du registre analytique|n registre analytique|n analytique|registre analytique n|n d immatriculation de la société|n d immatriculation de l entreprise|n d entreprise|n ridet|n tahiti',
      taxNumber:
        'n i f|n i u|i f u|n i n e a|n i c e|n d identification fiscale nif|numéro d identification fiscal|n d identifiant fiscal|n identifiant fiscal|n de contribuable|n contribuable|numéro du contribuable|n d identification du contribuable|identifiant unique du contribuable|numéro identifiant unique|n niu|n nina|n impôt|n d impôt|n d imposition|n ice|ice n|n if|identifiant fiscal if|identifiant commun|identifiant commun d entreprise|identifiant commun de l entreprise ice|n identifiant commun de l entreprise|matricule fiscale|n matricule fiscal|n de matricule fiscal|code tva|identité fiscale|n d identité fiscale|n compte contribuable|n du compte contribuable|n cc|code impôt|n assujetti tva|n stir',
      legalForm:
        'forme juridique de la société|forme juridique de l entreprise|forme juridique ou type de société|type d entreprise|type d entité|régime juridique|statut juridique|nature de la société',
      incorporated:
        'date d immatriculation au rccm|date d immatriculation au registre du commerce|date d immatriculation au registre de commerce|immatriculé au rccm le|immatriculée au rccm le|date d inscription au rccm|date d inscription au registre du commerce|date d inscription au registre de commerce|date d inscription au rc|date d immatriculation au rc|date de création de l entreprise|date de création de la société|date de constitution de la société|date d enregistrement au rccm|date de l immatriculation au rccm|date de délivrance du rccm',
      status:
        'état de l entreprise|statut actuel|situation actuelle|état d immatriculation|état de l immatriculation|statut rccm|état du registre|situation de la société',
      address:
        'adresse géographique|situation géographique|adresse physique|adresse complète|adresse du siège ou du principal établissement|siège social ou principal établissement|adresse du siège social et bp|siège social et adresse|adresse du siège social de la société|siège social adresse|adresse du principal établissement|localisation géographique|adresse géographique du siège|adresse géographique du siège social|adresse exacte|lieu du siège social',
      seat: 'wilaya|ville siège',
      capital:
        'capital social en fcfa|capital social fcfa|capital en fcfa|capital fcfa|capital social en francs cfa|capital en francs cfa|capital social en dirhams|capital en dirhams|capital social en dinars|capital en dinars|capital social en ariary|capital social en usd|capital social libéré|capital social souscrit|capital social actuel|capital déclaré|montant du capital en fcfa|montant du capital social en fcfa|capital social en gnf|capital social en francs guinéens',
      officers:
        'dirigeants sociaux|organes de gestion|dirigeant principal|identité du gérant|identité des gérants|identité des dirigeants|identité du dirigeant|renseignements relatifs aux dirigeants|renseignements relatifs aux dirigeants de la société|renseignements sur les dirigeants|renseignements sur le dirigeant|organes d administration et de gestion|administration et gestion|liste des administrateurs|dirigeants et administrateurs|personnes ayant le pouvoir d engager la société|personnes ayant pouvoir d engager la société|personnes ayant le pouvoir de gérer|gérants et personnes ayant la signature sociale|responsable légal|responsables légaux|administrateurs de la société|dirigeants de l entreprise|nom du gérant|nom du dirigeant|nom et prénoms du dirigeant',
      owners:
        'renseignements relatifs aux associés|associés tenus indéfiniment et personnellement|associés tenus indéfiniment et solidairement|identité des associés|identité de l associé unique|liste des associés ou actionnaires|associés ou actionnaires|actionnaires ou associés|actionnaires et associés|répartition des actions|répartition du capital social|promoteur|promoteurs|nom du promoteur|nom et prénoms du promoteur|nom et prénoms des associés|noms et prénoms des associés|noms des associés|noms des actionnaires|composition du capital|structure du capital|structure de l actionnariat',
      personName:
        'nom et prénoms ou dénomination sociale|nom et prénoms ou raison sociale|nom prénoms ou raison sociale|noms et prénoms|noms et prénom|noms prénoms|nom s et prénoms|nom et postnom|nom postnom et prénom|nom post nom et prénom|noms postnoms et prénoms|noms post noms et prénoms|noms et prénoms ou raison sociale|nom et prénoms de l associé|nom et prénom de l associé|nom et prénom du gérant|identité de l associé',
      birthDate: 'date et lieu de naiss|date naissance|date de naiss|né e en',
      nationality: 'nationalité pays',
      residence: 'adresse personnelle|adresse du domicile|adresse domicile|domicile du gérant',
      appointed: 'date de prise de fonctions|date de début de mandat|date de nomination du gérant',
      share:
        'pourcentage de parts|pourcentage des parts|part en pourcentage|taux de participation|taux de détention|quote part du capital|pourcentage d actions|pourcentage des actions|pourcentage de participation|participation en pourcentage|pourcentage du capital social',
      nominal:
        'montant de l apport|montant apporté|valeur des parts|valeur de l apport|apport en numéraire|apports en numéraire|apport en numéraires|montant de la souscription|montant souscrit et libéré|montant en fcfa|apport en fcfa|montant des parts|montant des parts sociales|part de capital|valeur totale',
      shareCount:
        'nb parts|nb de parts|nombre parts|nbre parts|nbre de parts|nbre de parts sociales|nb de parts sociales|nombre de parts ou actions|nombre d actions ou parts|nombre de parts détenues|nombre d actions détenues|nombre d actions souscrites|nombre de parts souscrites|nbre d actions|nb d actions',
      other:
        'n formalité|n de formalité|n d ordre|n chronologique|n du registre chronologique|registre chronologique|registre chronologique n|n de dépôt|régime fiscal|régime d imposition|centre des impôts|centre d impôts|direction des impôts|centre de rattachement|code activité|code d activité|code de l activité|secteur d activité|activités secondaires|activité secondaire|activité réelle|nombre d employés|nombre de salariés|n cnps|n cnss|n d affiliation cnss|n d affiliation à la cnss|affiliation cnss|n ipres|matricule employeur|n employeur|patente|n patente|n de patente|n de la patente|taxe professionnelle|n taxe professionnelle|n tp|identification nationale|n identification nationale|n id nat|id nat|n stat|n statistique|n d identification statistique|n nis|article d imposition|n article d imposition|code en douane|code douane|n siet|n scien|n idu|identifiant unique de l entreprise|origine du fonds de commerce|date d expiration|date de validité|valable jusqu au|durée de validité|commissaire aux comptes titulaire|commissaire aux comptes suppléant|déclarant|n de téléphone|valeur nominale d une part|valeur nominale de la part|valeur nominale des parts|valeur nominale des actions|n cin|n cni|n de la pièce d identité|n pièce d identité|pièce d identité|n passeport|n du passeport|situation matrimoniale|régime matrimonial|le greffier en chef|profession',
    },
  ],
  [
    'pt',
    {
      name: 'denominação comercial|denominação da empresa|denominação da sociedade|nome da empresa|nome da sociedade|firma ou denominação|firma ou denominação social|nome ou firma|denominação social da empresa',
      number:
        'n de registo comercial|n do registo comercial|registo comercial n|matrícula comercial|n de matrícula comercial|matrícula comercial n|matriculada sob o n|registada sob o n|nuel|n único de entidade legal|número único da entidade legal|número de entidade legal|n de entidade legal|n de registo da empresa|n de registo da sociedade|número de registo da entidade legal|n rccm|certidão permanente n',
      taxNumber:
        'n único de identificação tributária|número único de identificação tributária nuit|número de identificação tributária|número do contribuinte|n do contribuinte|nif n|n nif|nuit n|n nuit|número de identificação fiscal nif|cartão de contribuinte n',
      legalForm:
        'tipo de empresa|natureza da sociedade|natureza jurídica da sociedade|tipo de pessoa colectiva',
      incorporated:
        'data do registo comercial|data de registo comercial|data da escritura de constituição|data da escritura|data do registo da sociedade|data da constituição da empresa|data de início da actividade',
      status: 'estado da empresa|estado actual|situação actual|estado do registo',
      address: 'endereço da sede social|localização da sede|endereço físico|sede localização|morada completa',
      capital:
        'capital social em kwanzas|capital social em meticais|capital social em escudos|capital social integralmente realizado|capital social realizado',
      officers:
        'gerência da sociedade|administração e gerência|administração da sociedade|gestão da sociedade|nome dos gerentes|gerente s|administrador es|órgãos de gestão|representação da sociedade|gerência e representação',
      owners:
        'sócios da empresa|sócio s|accionistas|accionista|nome dos sócios|identificação dos sócios|distribuição do capital|distribuição do capital social|sócios fundadores|sócios ou accionistas|estrutura accionista|estrutura societária',
      share: 'percentagem da quota|percentagem das quotas|percentagem da participação|percentagem de quotas',
      nominal: 'quota em kwanzas|quota em meticais|valor da participação|valor da quota em kwanzas',
      shareCount: 'número de acções|n de acções|acções',
      other:
        'alvará|n do alvará|alvará n|bilhete de identidade|bilhete de identidade n|n do bilhete de identidade|repartição fiscal|objecto social|objecto|data de caducidade|natural de|actividade principal|actividade|guiché único da empresa|n de trabalhadores',
    },
  ],
  [
    'en',
    {
      name: 'enterprise name|name of enterprise|name of the enterprise|registered business name|name of the firm|name of firm|name of establishment|establishment name|name of organisation|organisation name|organization name|name of the business|approved name|proposed name|taxpayer name|name of taxpayer|name of taxpayer entity|registered name of company|name of the organization',
      number:
        'rc number|rc no|r c number|rc registration number|bn number|bn no|it number|cac number|cac registration number|cac reg no|cac registration no|incorporation no|certificate of registration no|enterprise number|enterprise registration number|enterprise no|enterprise code|enterprise registration no|company reg number|company registration reference|company registry number|ursb number|ursb registration number|ursb reg no|brs number|brela number|brela registration number|pacra number|pacra registration number|cipc registration number|cipa number|company uin|uin number|unique identification number|bipa registration number|business reg no|business registration certificate no|business registration no|registration number of company|ibc number|ibc no|ibc registration number|commercial registry no|commercial registry number|commercial register no|commercial registration no|c r no|cr registration number|principal registration number|principal registration no|registered company no|company file no|company file number|entity registration number',
      taxNumber:
        'tin number|tin no|jtb tin|firs tin|corporate tin|tax payer identification no|taxpayer identification no|taxpayer identification number tin|tax identification number tin|taxpayer s identification number|kra pin no|kra pin number|pin number|pin no|pin certificate no|taxpayer pin|tpin|tpin number|tpin no|taxpayer identification number tpin|bp number|bp no|business partner number|zimra bp number|zra tpin|income tax number|income tax no|income tax reference number|income tax reference no|tax reference number|tax reference no|tax account number|tax account no|tax file number|tax file no|tax card number|tax card no|tax registration no|taxpayer account number|vrn|vrn number|vat registration number vrn',
      legalForm:
        'enterprise type|nature of company|company classification|company sub type|type of organisation|form of enterprise|legal form of business|form of business organization|entity classification',
      incorporated:
        'reg date|date of reg|registered date|date of issue of certificate of incorporation|incorporation registration date|enterprise registration date|company registration date|registration incorporation date|date of incorporation registration|date of business registration|date of commencement of registration|incorporated registered on|date of registration of company',
      status:
        'enterprise status|registry status|state of company|business status|filing status|status of business|status of registration',
      address:
        'head office physical address|principal place of business address|physical address of registered office|registered physical address|registered office physical address|physical business address|physical location|address of head office|address of business|head office location|location of registered office|location of business|address of the company|location address|registered office situated at|postal and physical address',
      capital:
        'share capital ngn|total issued capital|issued shares capital|nominal share capital of the company|authorised shares capital|stated capital of the company|share capital in ngn|company share capital|total capital|minimum issued share capital|capital of the company|company capital|amount of stated capital|nominal capital of the company',
      officers:
        'director details|details of director|director information|directors information|directors particulars|active directors|active members directors|active directors officers|directors officers|details of officers|persons in charge of management|management details|names of directors|name of directors|proprietor director|directors and shareholders|administrators|members of the board of trustees|board of trustees|trustees|persons with authority to sign',
      owners:
        'shareholder details|shareholders details|details of shareholders|shareholder information|shareholders information|names of shareholders|name of shareholders|name of subscriber|names of subscribers|particulars of subscribers|proprietor|proprietors|name of proprietor|name of the proprietor|names of proprietors|particulars of proprietors|name of partner|names of partners|name of owners|owner s name|active members|members shareholders|particulars of beneficial owners|directors and shareholders|shareholding structure|founders|founder|promoters|individual shareholders|corporate shareholders',
      personName:
        'director s name|full names|surname and first names|surname first names|surname and other names|surname other names|name in full|full name of director|full name of shareholder|names in full|surname and forename s|name of individual|forename and surname',
      givenName: 'other names|other name s|middle name',
      role: 'type of director|director type|officer type|affiliate type|type of affiliate|designation position',
      appointed: 'appointed date|date of appt|appt date|date of commencement of appointment',
      residence:
        'physical residential address|residential physical address|residential address physical|usual address',
      share:
        'percentage of shareholding|percentage shareholding|percentage of holding|shareholding percentage|share percentage|percentage interest|percentage of ownership interest|interest held|size of interest|holding percentage|percentage ownership',
      nominal:
        'value of shares held|total value of shares|consideration paid|amount contributed|total value|contribution amount',
      shareCount:
        'number of shares allotted|shares allotted|number of shares taken|no of shares taken|number of shares issued|no of shares issued|shares issued|number of shares taken by each subscriber|shares subscribed|number of shares subscribed|no of shares allotted|shares taken|number of shares owned|shares owned|no of shares owned|number of issued shares held',
      other:
        'main business|main object|principal objects|business start date|principal activities|nature of the business|tracking number|enterprise tracking number|customer code|id no|id number|identity number|national id|national id no|national identification number|nin|passport no|passport number|id passport no|date of expiry|expiring date|certificate no|line of business|financial year|phone numbers|date of status change|shares class|share type|type of shares|value per share|nominal value per share|consideration payable|chairperson s signature|tel no|telephone numbers|ghana card number|isic code',
    },
  ],
]
