import type { LabelTable } from './label-kinds.ts'

/** As registers of Spanish, Italian and Portuguese speaking countries print them. */
export const spanishLabels: LabelTable = {
  name: 'denominación|denominación social|razón social|nombre de la sociedad|nombre de la empresa|nombre o razón social|denominación o razón social|sociedad|denominación de la sociedad|nombre social|nombre de la compañía|nombre de la entidad',
  formerName: 'denominación anterior|nombre comercial|antigua denominación|nombre anterior',
  number:
    'hoja|hoja registral|número de registro|n de registro|número de inscripción|número registral|matrícula|número de matrícula|n registral|matrícula mercantil|irus|número de hoja|folio mercantil|n de hoja|número de identificación|rol único tributario|matrícula no|n de inscripción|hoja número|folio electrónico|folio mercantil electrónico|inscripción número|número de expediente|datos registrales|hoja n|euid',
  taxNumber:
    'nif|cif|n i f|c i f|número de identificación fiscal|rfc|rut|cuit|nit|código de identificación fiscal|nif iva|número de iva|nif cif|cif nif|registro federal de contribuyentes|n de identificación fiscal|ruc',
  lei: 'código lei|identificador de entidad jurídica',
  legalForm:
    'forma jurídica|forma social|tipo de sociedad|tipo social|naturaleza jurídica|forma|forma legal|clase de sociedad|tipo de entidad',
  incorporated:
    'fecha de constitución|constituida el|fecha de inscripción|fecha de creación|constitución|fecha constitución|fecha de registro|inicio de operaciones|comienzo de operaciones|fecha de inicio de operaciones|fecha de alta|fecha de matrícula|inscrita el|fecha de fundación|fecha de la escritura de constitución',
  status:
    'situación|estado|situación de la sociedad|estado de la sociedad|situación registral|estatus|estado actual|estado de la hoja|situación jurídica',
  address:
    'domicilio|domicilio social|dirección|domicilio legal|domicilio de la sociedad|dirección social|domicilio fiscal|dirección de la sede|sede social|dirección del domicilio principal|domicilio principal|dirección del domicilio social',
  seat: 'localidad|población|municipio|ciudad',
  capital:
    'capital social|capital|capital suscrito|capital desembolsado|capital social suscrito|importe del capital|cifra de capital|capital autorizado|capital actual|capital suscrito y desembolsado',
  jurisdiction: 'país|país de constitución|nacionalidad de la sociedad|jurisdicción|país de registro',
  court:
    'registro mercantil|registro mercantil de|registro|registro público|registro de comercio|cámara de comercio|registrador',
  officers:
    'administradores|órgano de administración|órganos sociales|administradores y cargos|cargos|representantes|administradores y apoderados|consejo de administración|administración|representación|representantes legales|cargos vigentes|relación de administradores|administración y representación|cargos sociales|nombramientos|administradores y cargos sociales|miembros del consejo|directivos|estructura del órgano de administración',
  owners:
    'socios|accionistas|socio|accionista|titulares reales|titular real|socio único|relación de socios|nombre del socio|estructura accionarial|participaciones|titulares|composición accionaria|libro de socios|socios y participaciones|accionariado|participación en el capital',
  personName:
    'nombre|nombre y apellidos|apellidos y nombre|nombre completo|apellidos|nombre del administrador|persona|identidad|nombre apellidos|nombre o denominación',
  givenName: 'nombre de pila',
  role: 'cargo|función|puesto|rol|calidad',
  birthDate: 'fecha de nacimiento|nacido el|nacida el|nacimiento|f nacimiento|f de nacimiento',
  nationality: 'nacionalidad',
  appointed:
    'fecha de nombramiento|nombrado el|nombramiento|nombrada el|desde|fecha nombramiento|f nombramiento|fecha del cargo',
  residence: 'residencia|domicilio particular|país de residencia|vecino de|domicilio personal',
  share:
    'porcentaje|participación|porcentaje de participación|del capital|porcentaje del capital|participación en|porcentaje sobre el capital|cuota|porcentaje del capital social',
  nominal: 'valor nominal|importe|nominal|aportación|importe nominal|valor|valor nominal total|monto|aporte',
  shareCount:
    'número de participaciones|participaciones sociales|número de acciones|acciones|n de participaciones|n de acciones|títulos|cantidad|numeración',
  other:
    'objeto social|objeto|duración|actividad|cnae|tomo|folio|inscripción|libro|sección|fecha|página|fecha de expedición|fecha de emisión|expedida el|último depósito contable|depósito de cuentas|depósito contable|fecha de cierre|cierre de ejercicio|ejercicio social|apoderados|auditores|duración del cargo|observaciones|actividad principal|teléfono|correo electrónico|total|notario|protocolo|número de protocolo|solicitud|solicitante|referencia|datos generales|datos de la sociedad|duración de la sociedad|página web|fecha de la nota|situaciones especiales|situación especial|validez|interés legítimo|estructura|fecha de inicio|ultima inscripción|última inscripción|n|plazo|plazo del cargo',
}

export const italianLabels: LabelTable = {
  name: 'denominazione|ragione sociale|denominazione sociale|denominazione o ragione sociale|ditta|denominazione impresa|nome della società|impresa|società|denominazione della società|nome impresa|denominazione ragione sociale|denominazione legale',
  formerName: 'denominazione precedente|già|sigla|insegna|precedente denominazione',
  number:
    'numero rea|n rea|rea|numero iscrizione|numero di iscrizione|numero d iscrizione|numero di iscrizione al registro imprese|codice fiscale e numero di iscrizione|codice fiscale e n iscr al registro imprese|codice fiscale e numero iscrizione|numero registro imprese|n iscrizione|numero di registro|iscrizione al registro imprese|codice fiscale e n iscrizione al registro imprese|codice fiscale e numero d iscrizione|numero repertorio economico amministrativo|codice fiscale e n iscr|numero iscrizione registro imprese|n iscrizione registro imprese|idi|numero d ordine|registro imprese numero|numero di iscrizione al registro delle imprese',
  taxNumber:
    'partita iva|p iva|codice fiscale|c f|codice fiscale partita iva|codice fiscale e partita iva|part iva|numero iva|piva|identificativo iva',
  lei: 'codice lei',
  legalForm:
    'forma giuridica|natura giuridica|tipo di società|forma|tipo società|tipo impresa|natura giuridica della società|tipo',
  incorporated:
    'data atto di costituzione|data di costituzione|costituita il|data costituzione|data di iscrizione|data iscrizione|data atto costitutivo|iscritta il|iscritta dal|data di fondazione|data prima iscrizione|atto di costituzione|costituzione|data inizio|data di iscrizione al registro imprese|iscritta con data|data dell atto costitutivo|data dell iscrizione|data degli statuti',
  status:
    'stato attività|stato|stato dell impresa|stato impresa|stato della società|situazione|stato attivita|status|stato giuridico|stato iscrizione',
  address:
    'indirizzo sede legale|sede legale|indirizzo|indirizzo sede|indirizzo della sede legale|sede|indirizzo della sede|domicilio|indirizzo della società|domicilio legale|recapito',
  seat: 'comune|località|città|comune sede|comune della sede|comune politico|sede statutaria',
  capital:
    'capitale sociale|capitale|capitale sociale in euro|capitale deliberato|capitale versato|capitale sottoscritto|capitale azionario|capitale sociale deliberato|capitale sociale i v',
  jurisdiction: 'paese|stato di costituzione|nazione|paese di registrazione',
  court:
    'registro imprese|registro delle imprese|camera di commercio|registro delle imprese di|cciaa|registro di commercio|ufficio del registro di commercio|camera di commercio industria artigianato e agricoltura di',
  officers:
    'amministratori|titolari di cariche o qualifiche|soci e titolari di cariche|soci e titolari di cariche o qualifiche|elenco amministratori|organi sociali|cariche|rappresentanti|cariche sociali|titolari di altre cariche o qualifiche|organi amministrativi|organo amministrativo|rappresentanti legali|rappresentanza|organo amministrativo in carica|persone|persone autorizzate a firmare|esponenti|titolari di cariche|consiglio di amministrazione|amministrazione|elenco degli amministratori|organi',
  owners:
    'soci|socio unico|azionisti|elenco soci|socio|elenco dei soci|azionista|titolari effettivi|titolare effettivo|compagine sociale|soci e quote|elenco dei soci e degli altri titolari di diritti su azioni o quote sociali|proprietà|titolari di quote|titolari|quotisti|nome del socio|soci e titolari di diritti su azioni e quote|soci e titolari di diritti su quote|soci e titolari di diritti|soci e partecipazioni',
  personName:
    'indicazioni personali|dati personali|nome|nome e cognome|cognome e nome|cognome|cognome nome|nominativo|nome cognome|generalità|persona|nome completo',
  givenName: 'nome proprio',
  role: 'carica|qualifica|funzione|ruolo|cariche ricoperte|incarico|titolo',
  birthDate: 'data di nascita|nato il|nata il|nato a|nata a|data e luogo di nascita|nascita|nato',
  nationality: 'cittadinanza|nazionalità|attinenza',
  appointed:
    'data nomina|nominato il|data di nomina|nominata il|nominato con atto del|in carica dal|dal|nomina|data atto di nomina|data atto nomina',
  residence: 'residenza|residente in|domicilio personale|residente a|residente|paese di residenza',
  share:
    'percentuale|quota percentuale|quota in percentuale|del capitale|partecipazione|percentuale di partecipazione|quota di partecipazione|quota|tipo quota|percentuale del capitale|parte',
  nominal:
    'valore nominale|valore|nominale|importo|quota di nominali|quota nominale|conferimento|quota composta da|valore quota|quota versata|di cui versati|valore nominale della quota|conferimenti',
  shareCount: 'numero azioni|azioni|quote|numero quote|n azioni|n quote|numero di quote|numero di azioni',
  other:
    'attività|oggetto sociale|attività prevalente|attività esercitata|codice ateco|ateco|durata della società|durata|data termine|pec|domicilio digitale pec|domicilio digitale|indirizzo pec|data ultimo protocollo|data|pagina|estratto dal registro imprese in data|addetti|numero addetti|scadenza esercizi|sistema di amministrazione|amministrazione e controllo|forma amministrativa|telefono|email|poteri|note|osservazioni|numero soci e titolari di diritti su quote e azioni|amministratori numero|documento n|totale|oggetto|data inizio attività|inizio attività|in cifre|procedure in corso|unità locali|sedi secondarie|protesti|tipo di diritto|diritto|data deposito|data pratica|soci numero|data protocollo|scadenza primo esercizio|durata in carica|durata carica|scadenza|collegio sindacale|sindaci|revisore|scopo|data di estrazione|organo di revisione|data estratto|tipo di firma|modo di firma|firma|cap|visura ordinaria società di capitale',
}

export const portugueseLabels: LabelTable = {
  name: 'firma|denominação|denominação social|firma ou denominação|razão social|nome empresarial|nome da empresa|nome da sociedade|firma denominação|nome da entidade|sociedade|empresa|designação|designação social',
  formerName:
    'nome fantasia|título do estabelecimento nome de fantasia|firma anterior|nome comercial|título do estabelecimento',
  number:
    'nire|matrícula|número de matrícula|nipc|matrícula nipc|número de registo|número de identificação de pessoa coletiva|n de matrícula|número de inscrição|cnpj|matrícula número|n de matrícula nipc|n de registo|número de identificação|número de pessoa coletiva|número de matrícula e pessoa coletiva|nº de matrícula|nipc matrícula|número único de matrícula|número único de matrícula e de pessoa coletiva',
  taxNumber:
    'cnpj|nif|número de identificação fiscal|contribuinte|número de contribuinte|nif nipc|n de contribuinte|cpf cnpj|nif da empresa|número fiscal|n contribuinte|contribuinte n|número iva|iva',
  lei: 'código lei',
  legalForm:
    'natureza jurídica|forma jurídica|tipo de sociedade|forma|tipo|código e descrição da natureza jurídica|tipo de entidade|tipo societário',
  incorporated:
    'arquivamento do ato constitutivo|data de arquivamento do ato constitutivo|início de atividade|data de constituição|data da constituição|constituída em|data de abertura|data de registo|data de inscrição|data da matrícula|constituição|data de criação|data do registo|data de início de atividade|constituída a|data da constituição da sociedade|data de fundação|data de matrícula',
  status:
    'situação|estado|situação cadastral|situação da matrícula|estado da matrícula|situação jurídica|estado da sociedade|status|situação da empresa|situação da sociedade',
  address:
    'sede|sede social|morada|endereço|morada da sede|endereço da sede|domicílio|logradouro|endereço completo|sede da sociedade|morada da sede social',
  street: 'logradouro|tipo de logradouro|complemento|andar',
  postcode: 'cep|código postal|código de endereçamento postal',
  city: 'bairro|bairro distrito|uf|cidade|distrito concelho freguesia',
  seat: 'concelho|município|localidade|distrito concelho|freguesia',
  capital:
    'capital|capital social|montante do capital|capital realizado|capital subscrito|capital social subscrito|valor do capital social',
  jurisdiction: 'país|país de constituição|país de registo',
  court:
    'conservatória|conservatória do registo comercial|registo comercial|junta comercial|conservatória de|registo',
  officers:
    'órgãos sociais|gerência|administração|órgãos designados|administradores|gerentes|corpos sociais|conselho de administração|representantes|representantes legais|membros dos órgãos sociais|órgão s social ais|membros do órgão de gestão|representação|orgão s designado s|órgão de gestão|órgãos sociais designados|quadro de administradores|titulares dos órgãos sociais',
  owners:
    'sócios|sócio único|acionistas|sócios e quotas|sócio|titular|beneficiários efetivos|quadro de sócios|quadro societário|quotas|titulares|acionista|sócios quotas|quadro de sócios e administradores|beneficiário efetivo|nome do sócio|relação de sócios|participações sociais|estrutura acionista|participações',
  personName:
    'nome|nome completo|nome firma|nome do administrador|nome do gerente|nome e apelido|pessoa|apelido e nome',
  givenName: 'nome próprio',
  role: 'cargo|função|qualidade|qualificação|espécie de sócio',
  birthDate: 'data de nascimento|nascido em|nascida em|nascido a|nascimento|nasc',
  nationality: 'nacionalidade',
  appointed:
    'data da deliberação|data de designação|designado em|data de nomeação|nomeado em|desde|data da nomeação|data de deliberação|data da designação|data de entrada',
  residence:
    'residência|residência sede|morada pessoal|residente em|residência ou sede|domicílio pessoal|país de residência',
  share:
    'percentagem|percentual|participação|quota em percentagem|do capital|percentagem do capital|percentagem de participação|participação em',
  nominal:
    'quota|valor nominal|valor da quota|valor|montante|valor nominal da quota|valor em euros|capital integralizado|entrada',
  shareCount: 'número de ações|ações|número de quotas|n de ações|quantidade|n de quotas',
  other:
    'último arquivamento|porte|objeto|objeto social|atividade|cae|cae principal|forma de obrigar|prazo dos mandatos|prazo de duração do s mandato s|data|página|data de emissão|emitida em|validade|código de acesso|inscrição|insc|ap|data do encerramento do exercício|data de encerramento do exercício|duração|telefone|email|correio eletrónico|observações|total|distrito|atividade econômica principal|referência|apresentação|valor total|prazo|mandato|código da certidão permanente|data de subscrição|válida até|data de validade|natureza|fiscal único|secretário|encerramento do exercício|data de encerramento|capital próprio|estado civil|nome do cônjuge|cônjuge|regime de bens|regime de bens do casamento',
}
