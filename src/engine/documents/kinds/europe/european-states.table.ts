/** A state as its documents name it. */
export interface EuropeanState {
  /** ISO 3166-1 alpha-3. */
  readonly issuer: string
  /** ISO 639-1, of its documents' labels. */
  readonly languages: readonly string[]
  /** Its name as documents print it, in its own languages. */
  readonly names: readonly string[]
  readonly script?: 'Grek' | 'Cyrl'
}

/**
 * States whose identity cards keep to Regulation (EU) 2019/1157, with the two besides of which licences are of the same model.
 * Names: Interinstitutional style guide of the European Union, section 7.1.1; Swiss Federal Chancellery; gov.uk.
 */
export const europeanStates: readonly EuropeanState[] = [
  { issuer: 'AUT', languages: ['de', 'en'], names: ['REPUBLIK ÖSTERREICH', 'ÖSTERREICH', 'AUSTRIA'] },
  { issuer: 'BEL', languages: ['nl', 'fr', 'de', 'en'], names: ['BELGIË', 'BELGIQUE', 'BELGIEN', 'BELGIUM', 'KONINKRIJK BELGIË', 'ROYAUME DE BELGIQUE'] },
  { issuer: 'BGR', languages: ['bg', 'en'], names: ['РЕПУБЛИКА БЪЛГАРИЯ', 'REPUBLIC OF BULGARIA', 'БЪЛГАРИЯ', 'BULGARIA'], script: 'Cyrl' },
  { issuer: 'HRV', languages: ['hr', 'en'], names: ['REPUBLIKA HRVATSKA', 'REPUBLIC OF CROATIA', 'HRVATSKA'] },
  { issuer: 'CYP', languages: ['el', 'tr', 'en'], names: ['ΚΥΠΡΙΑΚΗ ΔΗΜΟΚΡΑΤΙΑ', 'KIBRIS CUMHURİYETİ', 'REPUBLIC OF CYPRUS'], script: 'Grek' },
  { issuer: 'CZE', languages: ['cs', 'en'], names: ['ČESKÁ REPUBLIKA', 'CZECH REPUBLIC'] },
  { issuer: 'DNK', languages: ['da', 'en'], names: ['DANMARK', 'KONGERIGET DANMARK', 'DENMARK'] },
  { issuer: 'EST', languages: ['et', 'en'], names: ['EESTI VABARIIK', 'REPUBLIC OF ESTONIA', 'EESTI'] },
  { issuer: 'FIN', languages: ['fi', 'sv', 'en'], names: ['SUOMI FINLAND', 'SUOMI', 'FINLAND'] },
  { issuer: 'FRA', languages: ['fr', 'en'], names: ['RÉPUBLIQUE FRANÇAISE', 'FRANCE'] },
  { issuer: 'DEU', languages: ['de', 'en', 'fr'], names: ['BUNDESREPUBLIK DEUTSCHLAND', 'FEDERAL REPUBLIC OF GERMANY', "RÉPUBLIQUE FÉDÉRALE D'ALLEMAGNE"] },
  { issuer: 'GRC', languages: ['el', 'en'], names: ['ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ', 'HELLENIC REPUBLIC', 'ΕΛΛΑΔΑ'], script: 'Grek' },
  { issuer: 'HUN', languages: ['hu', 'en'], names: ['MAGYARORSZÁG', 'HUNGARY'] },
  { issuer: 'ISL', languages: ['is', 'en'], names: ['ÍSLAND', 'ICELAND'] },
  { issuer: 'IRL', languages: ['ga', 'en'], names: ['ÉIRE', 'IRELAND'] },
  { issuer: 'ITA', languages: ['it', 'en'], names: ['REPUBBLICA ITALIANA', 'ITALIA'] },
  { issuer: 'LVA', languages: ['lv', 'en'], names: ['LATVIJAS REPUBLIKA', 'REPUBLIC OF LATVIA', 'LATVIJA'] },
  { issuer: 'LIE', languages: ['de', 'en'], names: ['FÜRSTENTUM LIECHTENSTEIN', 'PRINCIPALITY OF LIECHTENSTEIN'] },
  { issuer: 'LTU', languages: ['lt', 'en'], names: ['LIETUVOS RESPUBLIKA', 'REPUBLIC OF LITHUANIA', 'LIETUVA'] },
  { issuer: 'LUX', languages: ['fr', 'de', 'en'], names: ['GRAND-DUCHÉ DE LUXEMBOURG', 'GROSSHERZOGTUM LUXEMBURG', 'LËTZEBUERG', 'LUXEMBOURG'] },
  { issuer: 'MLT', languages: ['mt', 'en'], names: ['REPUBBLIKA TA’ MALTA', 'MALTA'] },
  { issuer: 'NLD', languages: ['nl', 'en', 'fr'], names: ['KONINKRIJK DER NEDERLANDEN', 'KINGDOM OF THE NETHERLANDS', 'NEDERLAND', 'ROYAUME DES PAYS-BAS'] },
  { issuer: 'NOR', languages: ['nb', 'nn', 'en'], names: ['NORGE', 'NOREG', 'NORGGA', 'NORWAY'] },
  { issuer: 'POL', languages: ['pl', 'en'], names: ['RZECZPOSPOLITA POLSKA', 'REPUBLIC OF POLAND', 'POLSKA'] },
  { issuer: 'PRT', languages: ['pt', 'en'], names: ['REPÚBLICA PORTUGUESA', 'PORTUGAL'] },
  { issuer: 'ROU', languages: ['ro', 'fr', 'en'], names: ['ROMÂNIA', 'ROMANIA', 'ROUMANIE'] },
  { issuer: 'SVK', languages: ['sk', 'en'], names: ['SLOVENSKÁ REPUBLIKA', 'SLOVAK REPUBLIC', 'SLOVENSKO'] },
  { issuer: 'SVN', languages: ['sl', 'en'], names: ['REPUBLIKA SLOVENIJA', 'REPUBLIC OF SLOVENIA', 'SLOVENIJA'] },
  { issuer: 'ESP', languages: ['es', 'en'], names: ['REINO DE ESPAÑA', 'ESPAÑA'] },
  { issuer: 'SWE', languages: ['sv', 'en'], names: ['KONUNGARIKET SVERIGE', 'SVERIGE', 'SWEDEN'] },
  { issuer: 'CHE', languages: ['de', 'fr', 'it', 'rm', 'en'], names: ['SCHWEIZERISCHE EIDGENOSSENSCHAFT', 'CONFÉDÉRATION SUISSE', 'CONFEDERAZIONE SVIZZERA', 'CONFEDERAZIUN SVIZRA', 'SWISS CONFEDERATION', 'SCHWEIZ', 'SUISSE', 'SVIZZERA'] },
  { issuer: 'GBR', languages: ['en'], names: ['UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND', 'UNITED KINGDOM', 'UK'] },
] // prettier-ignore

const byIssuer = new Map(europeanStates.map((state) => [state.issuer, state]))

/** The state of a code; throws for one that is not in the table. */
export function europeanState(issuer: string): EuropeanState {
  const state = byIssuer.get(issuer)
  if (state === undefined) throw new Error(`No European state ${issuer}.`)
  return state
}
