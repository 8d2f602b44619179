import type { RegionLabels } from '../label-kinds.ts'

/** As registers of Portugal and Brazil, of the Netherlands, Belgium, Suriname and the Dutch Caribbean, and of Andorra print them besides. */
export const portugueseDutchCatalanLabels: RegionLabels = [
  [
    'pt',
    {
      name: 'nome empresarial razão social|razão social da empresa|razão social nome empresarial|denominação ou razão social|denominação razão social|firma razão social|firma ou denominação social|firma social|nome da pessoa jurídica|nome empresarial da matriz|firma da sociedade|denominação da sociedade|firma denominação social|firma denominação da sociedade',
      formerName:
        'nome de fantasia|nome fantasia|título do estabelecimento nome fantasia|nome empresarial anterior|denominação anterior|sigla|antiga denominação|firmas anteriores',
      number:
        'nire matriz|nire da sede|nire sede|número de identificação do registro de empresas|número de identificação do registro de empresas nire|número de identificação do registro de empresas nire da sede|nire número|n nire|nire n|número nire|registro nire|número único de matrícula e identificação de pessoa coletiva|número de matrícula nipc|n de identificação de pessoa coletiva|n de pessoa coletiva|pessoa coletiva n|matriculada sob o n|número de matrícula na conservatória|registro na junta comercial|registro n|nº de registo|matrícula n|nº de identificação de pessoa coletiva|número de registro|registro número|nif nipc matrícula|código da empresa|nipc n|n nipc',
      taxNumber:
        'cnpj número|cnpj n|n cnpj|número do cnpj|cnpj mf|inscrição no cnpj|cnpj da matriz|número de inscrição no cnpj|número de inscrição cnpj|cnpj número de inscrição|cnpj n°|nif n|número de identificação tributária|identificação fiscal|número contribuinte|n fiscal|c n p j|contribuinte fiscal|número de identificação de pessoa coletiva nif|cnpj cpf',
      legalForm:
        'natureza jurídica da empresa|natureza jurídica da sociedade|tipo jurídico|natureza jurídica código|código e descrição da natureza jurídica da empresa|forma societária|tipo jurídico da empresa|espécie de sociedade|tipo de pessoa coletiva|tipo de empresa|tipo de pessoa jurídica|forma da sociedade',
      incorporated:
        'data de início das atividades|data de início da atividade|início das atividades|data de constituição da empresa|data do ato constitutivo|data da constituição jurídica|data do arquivamento do ato constitutivo|data de início de atividades|data de registro|data do registro|data de arquivamento|data do contrato de sociedade|data da escritura|data de constituição da sociedade|data da abertura|data abertura|data de abertura da empresa|data da inscrição|data da primeira inscrição|data de constituição jurídica|data da matrícula na conservatória|data de início|data início de atividade|data do início de atividade',
      status:
        'situação do registro|situação da inscrição|situação da pessoa coletiva|situação jurídica da entidade|estado da entidade|situação na receita federal|situação na junta|status da empresa|situação atual|situação da entidade|situação do cnpj|situação do nire|estado jurídico|estado da empresa',
      address:
        'endereço da sede social|endereço comercial|endereço da empresa|endereço da matriz|domicílio fiscal|endereço sede|domicílio social|sede endereço|morada completa|localização da sede|endereço da sociedade|endereço de correspondência|sede e domicílio|morada fiscal|endereço da sede da empresa|sede domicílio|sede estatutária|local da sede',
      seat: 'município uf|cidade uf|concelho da sede|distrito e concelho',
      capital:
        'capital social da empresa|capital da sociedade|capital integralizado|capital social integralizado|capital social realizado|montante do capital social|capital social total|capital autorizado|capital inicial|valor do capital|capital destacado|capital social r|capital e data de realização|capital estatutário|capital nominal|capital social em reais',
      jurisdiction: 'país de origem|país da sede|jurisdição',
      court:
        'junta comercial do estado|junta comercial do estado de|conservatória do registo|conservatória do registo comercial de|conservatória de registo|cartório|registro civil das pessoas jurídicas|órgão de registro|entidade emissora|conservador|departamento de registro empresarial',
      other:
        'atividade econômica|código e descrição da atividade econômica principal|código e descrição das atividades econômicas secundárias|atividades econômicas secundárias|atividade principal|atividades secundárias|cnae|cnae principal|cae secundário|motivo de situação cadastral|data da situação cadastral|situação especial|data da situação especial|data situação cadastral|ente federativo responsável|ente federativo responsável efr|comprovante de inscrição e de situação cadastral|enquadramento|porte da empresa|microempresa|opção pelo simples|inscrição estadual|inscrição municipal|filiais|filial|último arquivamento data|ato evento|número do protocolo|protocolo|chancela|chancela digital|certidão simplificada|início e término do mandato|término do mandato|prazo de duração da sociedade|caducidade do cartão|obriga se|forma de obrigar a sociedade|vinculação|data da deliberação de nomeação|averbamentos|anotações|requerente e responsável pelo registo|requerente|facto|factos|causa|mandato triénio|data de encerramento do exercício social|exercício social|roc|revisor oficial de contas|fiscal suplente|suplente|suplentes|contabilista|contabilista certificado|secretário da sociedade|estatutos|documento particular|estado civil do sócio|profissão|rg|identidade|cpf|cpf mf|cartão de cidadão|bilhete de identidade|passaporte|emitido em|emitido no dia|local e data|data e hora|endereço eletrônico|correio electrónico|página web|sítio|fax|celular|número de funcionários|faturação|uf|folhas|objeto da sociedade|objeto da empresa|objecto|objecto social|ramo de atividade|responsável|ónus|ónus e encargos|participações cruzadas|assinatura|selo|emolumentos|preferências|publicação|publicações|código de verificação|código de autenticidade|código de segurança|código de consulta|autenticidade|voto|votos|classe de ações|categoria de ações|natureza do título|diploma|regime|data da emissão|subscrita em|data da última atualização',
    },
  ],
  [
    'nl',
    {
      name: 'naam van de onderneming of rechtspersoon|naam van de stichting|naam bedrijf|bedrijf|naam van het bedrijf|naam van de zaak|statutaire naam van de vennootschap|naam van de maatschap|volledige statutaire naam|naam stichting|naam zaak|officiële naam|naam rechtspersoon vennootschap',
      formerName:
        'afkorting|afgekorte naam|verkorte naam|verkorte handelsnaam|vroegere benaming|vorige naam|vertaling van de naam|commerciële naam|commerciele naam',
      number:
        'nummer kvk|kkf nummer|kkf dossiernummer|kkf nr|dossier nummer|kvk registratienummer|nummer inschrijving|handelsregister dossiernummer|kkf no|nummer van inschrijving|onderneming nummer|ondernemingsnr|nummer onderneming|kbo nr|kbo ondernemingsnummer|rpr nummer|nummer rechtspersonenregister|dossiernr|inschrijfnummer handelsregister|handelsregister no|kvk no|registratienr|rechtspersonenregister|ingeschreven onder nummer|rpr|uniek ondernemingsnummer',
      taxNumber:
        'crib nummer|crib no|crib nr|fiscaal identificatienummer|fin nummer|persoonsnummer|belasting registratienummer|btw nummer be|fiscaal nummer rsin|btw be|btw identificatie|belastingregistratienummer|btw plichtig nummer|bbo nummer|crib|fiscaal identificatie nummer',
      legalForm:
        'rechtsvorm onderneming|vorm van de vennootschap|rechtsvorm rechtspersoon|soort onderneming|soort rechtspersoon|soort vennootschap|type entiteit|rechtsvorm entiteit',
      incorporated:
        'datum van de oprichtingsakte|datum oprichtingsakte|datum van vestiging|datum vestiging|ingeschreven op|ingeschreven sinds|datum eerste inschrijving in handelsregister|datum registratie|datum eerste vestiging|datum van eerste inschrijving|start van de onderneming|opgericht bij akte van|aanvangsdatum|aanvang onderneming|datum neerlegging oprichtingsakte|datum aanvang onderneming',
      status:
        'rechtstoestand van de onderneming|status rechtspersoon|status inschrijving|status van de inschrijving|status in handelsregister|juridische situatie|situatie|ondernemingsstatus',
      address:
        'adres zetel|adres onderneming|adres vennootschap|adres van de vestiging|officieel adres|statutair adres|adres van de rechtspersoon|feitelijk adres|volledig adres van de onderneming|adres statutaire zetel|zaakadres|zaak adres|adres bedrijf|adres van vestiging|adres kantoor|domicilieadres|domicilie adres|hoofdkantoor',
      seat: 'zetel van de vennootschap|gemeente|statutair gevestigd te|statutaire vestigingsplaats|plaats van vestiging|plaats van de zetel',
      capital:
        'geplaatst en gestort kapitaal|nominaal kapitaal|kapitaal bij oprichting|maatschappelijk aandelenkapitaal|aanvangskapitaal|aanvangsvermogen|geplaatst kapitaal in euro|kapitaal naf|kapitaal srd|kapitaal awg|volgestort kapitaal',
      court:
        'kamer van koophandel en fabrieken|kamer van koophandel en nijverheid|ondernemingsrechtbank van|rechtbank van koophandel|griffie van|register|handelsregister te',
      other:
        'doelomschrijving|doel van de vennootschap|hoofdactiviteit|nevenactiviteit|nevenactiviteiten|bedrijfsactiviteiten|bedrijfsactiviteit|aard van het bedrijf|telefoon|website adres|postbus|e mail adres|datum uitgifte|afgegeven op|uitgereikt op|uittreksel datum|aantal werknemers|hoedanigheden|hoedanigheid onderneming|toelatingen|functies datum|externe gegevens|financiële gegevens|financiele gegevens|boekjaar einde|afsluitdatum boekjaar|jaarvergadering|maand jaarvergadering|links tussen entiteiten|vestigingseenheden|aantal vestigingseenheden|begindatum activiteit|datum laatste wijziging|laatste wijziging|einde mandaat|duur mandaat|einddatum|datum uit functie|duur van de vennootschap|statuten|datum statuten|statutenwijziging|notaris|akte verleden|kosten|leges|geldig tot en met|legitimatie|id nummer|paspoort|identiteitsbewijs|vestigingsvergunning|directievergunning|vergunning|beperkingen|volmacht|inhoud volmacht|beperkte volmacht|economisch adres|branche|stempel|accountantskantoor|revisor|bedrijfsrevisor|rijksregisternummer|neergelegd op|neerlegging|bijlagen|publicatiedatum|publicatie staatsblad|aandelen klasse|soort aandeel|stemrecht|stemmen',
    },
  ],
  [
    // Catalan.
    null,
    {
      name: 'denominació|denominació social|raó social|nom de la societat|denominació de la societat',
      number:
        'número de registre|núm registre|n de registre|registre de societats|número d inscripció|número de registre de societats|núm de registre|registre de societats mercantils número',
      taxNumber:
        'número de registre tributari|nrt núm|núm nrt|número d identificació fiscal|número d identificació administrativa',
      legalForm:
        'forma jurídica de la societat|tipus de societat|tipus societari|forma social de la societat',
      incorporated:
        'data de constitució|data d inscripció|data de registre|constituïda el|inscrita el dia|data de la constitució',
      status: 'estat de la societat|situació registral|estat|situació de la societat',
      address: 'domicili social|domicili|adreça|adreça social|seu social|adreça del domicili social',
      capital: 'import del capital social|capital de la societat',
      court: 'registre de societats mercantils|govern d andorra|registre mercantil',
      officers:
        'òrgan d administració|administradors|consell d administració|administrador|càrrecs|apoderats|òrgan de govern',
      owners: 'socis|accionistes|soci únic|titulars reals|beneficiaris efectius|soci|repartiment del capital',
      personName: 'nom i cognoms|cognoms i nom|nom complet|cognoms',
      role: 'càrrec|funció',
      birthDate: 'data de naixement|nascut el|nascuda el',
      nationality: 'nacionalitat',
      appointed: 'data de nomenament|nomenat el|nomenada el',
      residence: 'residència|resident a',
      share: 'percentatge|percentatge de participació|participació|percentatge del capital',
      nominal: 'valor nominal de les participacions|aportació',
      shareCount: 'nombre de participacions|nombre d accions|participacions|accions',
      other:
        'objecte social|objecte|data|pàgina|telèfon|notari|durada|exercici social|nom comercial|data d expedició|epígraf|activitat|correu electrònic|signatura|segell',
    },
  ],
]
