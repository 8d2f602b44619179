/** What stands before a value in the sentences of articles, statutes and notarial deeds; alternatives of a pattern. */
export interface DeedPhrases {
  readonly name: string
  readonly address: string
  readonly capital: string
  readonly number: string
  readonly date: string
  /** Before the date of the deed itself, or of the day on which the parties came before the notary. */
  readonly dateOfDeed: string
}

/** One row for each language. */
export const deedPhrases = {
  en: {
    name: 'under the name(?: and style)?(?: of)?|the name of the company is|company(?:,)? (?:named|to be called|known as)|trading under the name(?: of)?',
    address:
      'registered office(?: of the company)? (?:will be |shall be |is to be |is )?(?:situated |located )?(?:at|in)|having its registered office(?: situated)? at|principal (?:office|place of business) (?:is |shall be )?(?:situated |located )?at',
    capital:
      '(?:share|nominal|authori[sz]ed|issued) capital(?: of the company)?(?:,[^.;]{0,80},)? (?:is|shall be|of|amounts to|consists of)|with (?:a|an) (?:\\p{L}+ ){0,2}capital of',
    number: 'incorporated under (?:number|no\\.?)|with (?:registration|company) (?:number|no\\.?)',
    date: 'memorandum of association (?:dated|of)',
    dateOfDeed: '(?:dated|signed|executed)(?: (?:on|this|the|as of))*|on this',
  },
  de: {
    name: 'unter der firma|führt die firma|mit der firma|firmiert (?:unter|als)|gesellschaft mit beschränkter haftung namens',
    address:
      'geschäftsanschrift(?: der gesellschaft)? (?:lautet|ist|befindet sich in)|(?:die )?anschrift der gesellschaft (?:lautet|ist)|geschäftsräume (?:der gesellschaft )?befinden sich(?: in)?',
    capital:
      '(?:stamm|grund)kapital(?: der gesellschaft)? (?:beträgt|von|in höhe von|i\\. ?h\\. ?v\\.|lautet auf)',
    number: 'handelsregister[^.;]{0,60} unter(?: der)? (?:nummer|nr\\.?)',
    date: '(?:gesellschaftsvertrags?|satzung|gründungsurkunde|errichtungsurkunde) vom|durch gesellschaftsvertrag vom',
    dateOfDeed: 'heute,? (?:den|am|dem)|verhandelt zu \\p{L}+ am|geschehen zu \\p{L}+ am',
  },
  fr: {
    name: 'sous la dénomination(?: sociale)?(?: de)?|(?:ayant|a) pour dénomination(?: sociale)?|société dénommée|prend la dénomination(?: sociale)?(?: de)?',
    address:
      'siège(?: social)?(?: de la société)? (?:est |sera )?(?:fixé|établi|situé|sis)(?:e)?(?: à| au)?|ayant son siège(?: social)?(?: à| au)?|siège social (?:à|au)',
    capital:
      'capital(?: social)?(?:,[^.;]{0,80},)? (?:est|s.élève)(?: fixé)? à(?: la somme de)?|au capital(?: social)? de',
    number: '(?:rccm|rcs|immatricul\\p{L}+)[^.;]{0,60} sous le (?:n°|numéro)',
    date: '(?:constituée|créée) (?:le|en date du|aux termes d.un acte[^.;]{0,60} (?:du|le))',
    dateOfDeed:
      "(?:fait|signé|passé)(?: et passé)? à \\p{L}[\\p{L}' -]{1,30},? le|acte (?:notarié |sous seing privé )?(?:reçu |en date |daté )?(?:le|du)",
  },
  es: {
    name: 'bajo la (?:denominación|razón)(?: social)?(?: de)?|se denominará|se denomina|denominada|con la denominación(?: social)?(?: de)?|la denominación(?: social)?(?: de la sociedad)? (?:es|será)(?: la de)?',
    address:
      'domicilio(?: social)?(?: de la sociedad)? (?:es|será|estará|se (?:fija|establece|ubica)|queda (?:fijado|establecido)|radica)(?: ubicado)?(?: en)?|tendrá su (?:domicilio|sede)(?: social)? en',
    capital:
      'capital(?: social)?(?: (?:mínimo|fijo|inicial|suscrito|autorizado))*(?: de la (?:sociedad|compañía|empresa))?(?:,[^.;]{0,80},)? (?:es|será|se fija|queda fijado|asciende|está fijado)(?: en| a| de| por)*(?: la (?:cantidad|suma) de)?|con un capital(?: social)? de',
    number: 'folio mercantil(?: electrónico)?(?: (?:número|n\\.?º))?|matrícula (?:número|n\\.?º)',
    date: '(?:constituida|fundada) (?:el|en fecha|con fecha|por escritura[^.;]{0,80} (?:de|el|de fecha))|escritura de constitución (?:de fecha|del?)',
    dateOfDeed:
      '(?:en la ciudad de|en) \\p{Lu}[\\p{L} ]{1,30},(?: [\\p{L} ]{1,40},)? (?:a|el)(?: los)?(?: días?)?|de fecha',
  },
  it: {
    name: '(?:sotto|con) la denominazione(?: sociale)?(?: di)?|denominata|la denominazione(?: sociale)?(?: della società)? è',
    address:
      "ha (?:la )?sede(?: legale| sociale)? (?:in|a|nel comune di)|all'indirizzo|con sede(?: legale| sociale)? (?:in|a|nel comune di)",
    capital:
      'capitale sociale(?:,[^.;]{0,80},)? (?:è|ammonta)(?: fissato| stabilito| determinato| di)*(?: in| a| ad| di)?(?: complessivi)?|con (?:un )?capitale(?: sociale)? di',
    number: 'registro (?:delle )?imprese[^.;]{0,60} (?:numero|n\\.)|numero rea',
    date: '(?:costituita|atto costitutivo)(?: con atto)?[^.;]{0,60} (?:il|in data|del)',
    dateOfDeed: '(?:addì|il giorno|in data)',
  },
  nl: {
    name: 'onder de naam|genaamd|draagt de naam|de naam van de vennootschap (?:is|luidt)',
    address:
      'adres(?: van de vennootschap)? (?:is|luidt)|kantoorhoudende (?:te|aan(?: (?:de|het))?)|met adres|kantoor(?:adres)? te',
    capital:
      '(?:geplaatste? |maatschappelijke? |gestorte? )?kapitaal(?: van de vennootschap)? (?:bedraagt|is vastgesteld op|van)(?: bij (?:de )?oprichting)?',
    number: 'handelsregister[^.;]{0,60} onder (?:nummer|dossiernummer)|ondernemingsnummer',
    date: 'opgericht (?:op|bij akte[^.;]{0,80} op)',
    dateOfDeed: 'heden,?|(?:verleden|verschenen)[^.;]{0,60} op',
  },
  pt: {
    name: 'sob (?:a (?:firma|denominação|razão)|o nome empresarial|a denominação)(?: social)?(?: de)?|adop?ta a (?:firma|denominação)(?: social)?(?: de)?|(?:sociedade|entidade|empresa) denominada|terá a (?:firma|denominação)(?: social)?(?: de)?',
    address:
      '(?:tem|terá|tendo|com)(?: a)?(?: sua)? sede(?: social)? (?:na|no|em|à)|sua sede(?: social)? (?:é|será|fica|situa-se) (?:na|no|em|à)',
    capital: 'capital social(?:,[^.;]{0,80},)? (?:é|será|fica fixado)(?: de| em| no valor de)*',
    number:
      '(?:nire|nuel|nuipc)(?: sob)?(?: (?:o )?(?:n\\.?[º°o]|número))?|matriculad\\p{L}[^.;]{0,100} sob (?:o )?(?:n\\.?[º°o]|número)',
    date: 'no dia (?=\\d[^.;]{4,40},? (?:foi|se) (?:matriculad|constituíd|regist|inscrit))|(?:foi|foram) (?:matriculad|constituíd|regist\\p{L}+|inscrit)[ao]s?[^.;]{0,60} (?:em|no dia|a)|certifico o registr?o[^.;]{0,60} em',
    dateOfDeed: '(?:aos|no dia)',
  },
  pl: {
    name: 'pod firmą|firma spółki brzmi|nazwa spółki brzmi|spółka będzie prowadzona pod firmą',
    address:
      'adres(?:em)?(?: siedziby)?(?: spółki)? (?:jest|to|brzmi)|pod adresem|z siedzibą (?:w|we) \\p{L}+,? przy',
    capital: 'kapitał (?:zakładowy|akcyjny)(?: spółki)? wynosi',
    number: 'pod numerem krs|nr krs|numer krs',
    date: '(?:umowa spółki|statut)[^.;]{0,60} (?:z dnia|dnia)',
    dateOfDeed: 'dnia (?=[^.;]{8,40} (?:roku|r\\.),? (?:w|przede|przed)(?!\\p{L}))',
  },
} as const satisfies Readonly<Record<string, DeedPhrases>>

/** Words of an act by which a company is founded: only then its own date is that of the company. */
export const foundingWords =
  /(?<!\p{L})(?:memorandum of association|gesellschaftsvertrag|gründung|errichte[nt]|statuts|acte constitutif|acta constitutiva|escritura de constitución|constituyen|atto costitutivo|costituiscono|costituit[ao]|oprichting|op te richten|contrato (?:de sociedade|de constituição|social)|constituir|constituem|umow[ay] spółki|zawiązuj\p{L}+)(?!\p{L})/iu
