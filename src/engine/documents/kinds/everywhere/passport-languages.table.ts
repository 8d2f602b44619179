/**
 * Languages of the labels of each state's passports, ISO 639-1, the national ones first. ICAO Doc 9303-4, section 4.1: labels stand
 * in a language of the state and in English, French or Spanish. Official languages: CLDR, territory info; where a passport is
 * known to bear others, those of its page in PRADO.
 */
export const passportLanguages: Readonly<Record<string, readonly string[]>> = {
  AFG: ['ps', 'fa', 'en'], ALB: ['sq', 'en'], DZA: ['ar', 'fr', 'en'], AND: ['ca', 'fr', 'es'], AGO: ['pt', 'fr', 'en'],
  ATG: ['en'], ARG: ['es', 'en'], ARM: ['hy', 'en'], AUS: ['en', 'fr'], AUT: ['de', 'en', 'fr'], AZE: ['az', 'en'],
  BHS: ['en', 'fr'], BHR: ['ar', 'en'], BGD: ['bn', 'en'], BRB: ['en'], BLR: ['be', 'ru', 'en'], BEL: ['nl', 'fr', 'de', 'en'],
  BLZ: ['en', 'es'], BEN: ['fr', 'en'], BTN: ['dz', 'en'], BOL: ['es', 'en'], BIH: ['bs', 'hr', 'sr', 'en'], BWA: ['en', 'fr'],
  BRA: ['pt', 'en', 'fr', 'es'], BRN: ['ms', 'en'], BGR: ['bg', 'en', 'fr'], BFA: ['fr', 'en'], BDI: ['rn', 'fr', 'en'],
  CPV: ['pt', 'fr', 'en'], KHM: ['km', 'fr', 'en'], CMR: ['fr', 'en'], CAN: ['en', 'fr'], CAF: ['fr', 'en'], TCD: ['fr', 'ar', 'en'],
  CHL: ['es', 'en'], CHN: ['zh-Hans', 'en'], COL: ['es', 'en'], COM: ['fr', 'ar', 'en'], COG: ['fr', 'en'], COD: ['fr', 'en'],
  CRI: ['es', 'en'], CIV: ['fr', 'en'], HRV: ['hr', 'en', 'fr'], CUB: ['es', 'en'], CYP: ['el', 'tr', 'en'], CZE: ['cs', 'en', 'fr'],
  DNK: ['da', 'en', 'fr'], DJI: ['fr', 'ar', 'en'], DMA: ['en'], DOM: ['es', 'en', 'fr'], ECU: ['es', 'en'], EGY: ['ar', 'en'],
  SLV: ['es', 'en'], GNQ: ['es', 'fr', 'en'], ERI: ['ti', 'ar', 'en'], EST: ['et', 'en', 'fr'], SWZ: ['ss', 'en', 'fr'],
  ETH: ['am', 'en'], FJI: ['en'], FIN: ['fi', 'sv', 'en'], FRA: ['fr', 'en'], GAB: ['fr', 'en'], GMB: ['en', 'fr'],
  GEO: ['ka', 'en'], DEU: ['de', 'en', 'fr'], GHA: ['en', 'fr'], GRC: ['el', 'en', 'fr'], GRD: ['en'], GTM: ['es', 'en'],
  GIN: ['fr', 'en'], GNB: ['pt', 'fr', 'en'], GUY: ['en'], HTI: ['fr', 'en'], HND: ['es', 'en'], HKG: ['zh-Hant', 'en'],
  HUN: ['hu', 'en', 'fr'], ISL: ['is', 'en', 'fr'], IND: ['hi', 'en'], IDN: ['id', 'en'], IRN: ['fa', 'en'], IRQ: ['ar', 'ku', 'en'],
  IRL: ['ga', 'en', 'fr'], ISR: ['he', 'en'], ITA: ['it', 'en', 'fr'], JAM: ['en', 'fr'], JPN: ['ja', 'en'], JOR: ['ar', 'en'],
  KAZ: ['kk', 'en'], KEN: ['sw', 'en', 'fr'], KIR: ['en'], PRK: ['ko', 'en'], KOR: ['ko', 'en'], XKX: ['sq', 'sr', 'en'],
  KWT: ['ar', 'en'], KGZ: ['ky', 'en'], LAO: ['lo', 'en', 'fr'], LVA: ['lv', 'en', 'fr'], LBN: ['ar', 'en', 'fr'], LSO: ['st', 'en', 'fr'],
  LBR: ['en', 'fr'], LBY: ['ar', 'en'], LIE: ['de', 'en', 'fr'], LTU: ['lt', 'en', 'fr'], LUX: ['fr', 'de', 'en'], MAC: ['zh-Hant', 'pt', 'en'],
  MDG: ['mg', 'fr', 'en'], MWI: ['en', 'fr'], MYS: ['ms', 'en'], MDV: ['dv', 'en'], MLI: ['fr', 'en'], MLT: ['mt', 'en', 'fr'],
  MHL: ['en'], MRT: ['ar', 'fr', 'en'], MUS: ['en', 'fr'], MEX: ['es', 'en', 'fr'], FSM: ['en'], MDA: ['ro', 'en'], MCO: ['fr', 'en'],
  MNG: ['mn', 'en'], MNE: ['sr', 'en', 'fr'], MAR: ['ar', 'fr', 'en'], MOZ: ['pt', 'fr', 'en'], MMR: ['my', 'en'], NAM: ['en'],
  NRU: ['en'], NPL: ['ne', 'en'], NLD: ['nl', 'en', 'fr'], NZL: ['en', 'mi'], NIC: ['es', 'en'], NER: ['fr', 'en'], NGA: ['en', 'fr'],
  MKD: ['mk', 'sq', 'en', 'fr'], NOR: ['nb', 'nn', 'en'], OMN: ['ar', 'en'], PAK: ['ur', 'en'], PLW: ['en'], PSE: ['ar', 'en'],
  PAN: ['es', 'en'], PNG: ['en'], PRY: ['es', 'gn', 'en'], PER: ['es', 'en'], PHL: ['fil', 'en'], POL: ['pl', 'en', 'fr'],
  PRT: ['pt', 'en', 'fr'], QAT: ['ar', 'en'], ROU: ['ro', 'en', 'fr'], RUS: ['ru', 'en'], RWA: ['rw', 'en', 'fr'], KNA: ['en'],
  LCA: ['en'], VCT: ['en'], WSM: ['en', 'sm'], SMR: ['it', 'en', 'fr'], STP: ['pt', 'fr', 'en'], SAU: ['ar', 'en'], SEN: ['fr', 'en'],
  SRB: ['sr', 'en', 'fr'], SYC: ['en', 'fr'], SLE: ['en', 'fr'], SGP: ['en'], SVK: ['sk', 'en', 'fr'], SVN: ['sl', 'en', 'fr'],
  SLB: ['en'], SOM: ['so', 'ar', 'en'], ZAF: ['en', 'fr'], SSD: ['en'], ESP: ['es', 'en', 'fr'], LKA: ['si', 'ta', 'en'], SDN: ['ar', 'en'],
  SUR: ['nl', 'en'], SWE: ['sv', 'en', 'fr'], CHE: ['de', 'fr', 'it', 'rm', 'en'], SYR: ['ar', 'en', 'fr'], TWN: ['zh-Hant', 'en'], TJK: ['tg', 'en'],
  TZA: ['sw', 'en', 'fr'], THA: ['th', 'en'], TLS: ['pt', 'en'], TGO: ['fr', 'en'], TON: ['en', 'to'], TTO: ['en'], TUN: ['ar', 'fr', 'en'],
  TUR: ['tr', 'en', 'fr'], TKM: ['tk', 'en'], TUV: ['en'], UGA: ['en', 'fr'], UKR: ['uk', 'en'], ARE: ['ar', 'en'], GBR: ['en', 'fr'],
  USA: ['en', 'fr', 'es'], URY: ['es', 'en'], UZB: ['uz', 'en'], VUT: ['en', 'fr'], VAT: ['it', 'fr', 'en'], VEN: ['es', 'en'],
  VNM: ['vi', 'en'], YEM: ['ar', 'en'], ZMB: ['en', 'fr'], ZWE: ['en', 'fr'],
} // prettier-ignore

/** What a passport calls itself in languages whose table of words has no title for it. */
export const furtherPassportTitles: Readonly<Record<string, readonly string[]>> = {
  sv: ['Pass'], nn: ['Pass'], et: ['Pass'], ga: ['Pas'], tk: ['Pasport'], rm: ['Passaport'],
} // prettier-ignore
