import type { PoliticalExposure } from '../../../../vocabulary/screening/political-exposure.ts'

/** One invented being, as compact as it can be written. No one here exists; XU, XV and XW are no country's codes. */
export interface DemoRecord {
  readonly number: number
  readonly kind: 'person' | 'organisation' | 'vessel' | 'aircraft'
  readonly topic: 'sanction' | 'pep' | 'crime'
  /** The listed name first, then aliases. */
  readonly names: readonly string[]
  readonly weak?: readonly string[]
  readonly former?: readonly string[]
  /** `YYYY`, `YYYY-MM-DD`, `YYYY/YYYY` for a range, with `~` in front when approximate. */
  readonly born?: readonly string[]
  readonly place?: string
  readonly address?: string
  readonly countries?: readonly string[]
  /** type:value */
  readonly numbers?: readonly string[]
  readonly note?: string
  /** What is known of the office; the position stands in the note. */
  readonly office?: Omit<PoliticalExposure, 'positions'>
}

export const demoRecords: readonly DemoRecord[] = [
  // sanctioned persons
  { number: 1, kind: 'person', topic: 'sanction', names: ['QUILLFEATHER, Bartholomew Ignatius', 'Bart Quillfether'], weak: ['The Inkwell'], born: ['1961-04-01'], place: 'Port Nowhere', countries: ['XU'], numbers: ['passport:U0000001', 'national-id:610401-0007'], note: 'Said to have embargoed the sea itself.' },
  { number: 2, kind: 'person', topic: 'sanction', names: ['ZARKANOV, Vasilisk Dragomirovich', 'Зарканов Василиск Драгомирович', 'Vasilisk Zarkanoff'], born: ['1957-10-12'], place: 'Gloamstadt', countries: ['XV'], numbers: ['passport:V5710120'] },
  { number: 3, kind: 'person', topic: 'sanction', names: ['AL-MIRAGI, Sahrab Wahmi', 'سهراب وهمي الميراجي', 'Sohrab Wahmy Almiragi'], weak: ['Abu Sarab'], born: ['~1974'], place: 'Oasis of Seven Mirrors', countries: ['XW'], numbers: ['national-id:7400123'] },
  { number: 4, kind: 'person', topic: 'sanction', names: ['NEBULOVA, Astra Kometovna', 'Небулова Астра Кометовна'], former: ['STARLINGOVA, Astra Kometovna'], born: ['1980-02-29'], countries: ['XV'] },
  { number: 5, kind: 'person', topic: 'sanction', names: ['WUFENG, Mo Xu', '乌凤莫虚', 'Mo-Xu Wufeng'], born: ['1969'], place: 'Cloud Terrace', countries: ['XW'] },
  { number: 6, kind: 'person', topic: 'sanction', names: ['PAPERMOON, Cornelius', 'Kornelius Papermoon'], born: ['1949-12-31', '1950-01-01'], countries: ['XU'], numbers: ['passport:U4912310'] },
  { number: 7, kind: 'person', topic: 'sanction', names: ['THIMBLEWICK, Araminta Josephine', 'Minty Thimblewick'], born: ['1988-07-17'], countries: ['XU'], numbers: ['tax:88-071-7UTO'] },
  { number: 8, kind: 'person', topic: 'sanction', names: ['OBLIVSKI, Zdzichwal', 'Zdzihval Oblivsky'], born: ['1963/1965'], place: 'Lower Nothing', countries: ['XV'] },
  { number: 9, kind: 'person', topic: 'sanction', names: ['VAN DER NERGENS, Joost Ledigheid'], born: ['1971-05-05'], countries: ['XU'] },
  { number: 10, kind: 'person', topic: 'sanction', names: ['FANTASMA DE LOS VIENTOS, Inesperada', 'Inesperada Fantasma'], born: ['1990-11-02'], countries: ['XW'], numbers: ['passport:W9011020'] },
  { number: 11, kind: 'person', topic: 'sanction', names: ['GROMMELFANG, Ulrich-Siegbert', 'Ulrich Siegbert Grömmelfang'], born: ['1955-08-08'], countries: ['XV'] },
  { number: 12, kind: 'person', topic: 'sanction', names: ['LUNAMAREVSKY, Tikhon Polnochievich', 'Лунамаревский Тихон Полночиевич'], born: ['1978-01-19'], countries: ['XV'], numbers: ['national-id:780119-4411'] },
  { number: 13, kind: 'person', topic: 'sanction', names: ['HOLLOWMERE, Percival Tarn'], weak: ['Percy'], born: ['1982-03-03'], countries: ['XU'] },
  { number: 14, kind: 'person', topic: 'sanction', names: ['ΑΝΥΠΑΡΚΤΟΠΟΥΛΟΣ, Φανταστος', 'Anyparktopoulos, Fantastos'], born: ['1966-06-06'], countries: ['XW'] },
  { number: 15, kind: 'person', topic: 'sanction', names: ['דמיוני, בדוי בן אין', 'Dimyoni, Baduy Ben-Ayn'], born: ['1973'], countries: ['XW'] },
  { number: 16, kind: 'person', topic: 'sanction', names: ['MARZIPANDO, Gelato', 'Jelato Marzipando'], born: ['1985-09-21'], countries: ['XU'], numbers: ['driving-licence:UTO-850921-MG'] },
  { number: 17, kind: 'person', topic: 'sanction', names: ['SNOWGLOBE, Ottoline Vesper'], born: ['1994-12-24'], countries: ['XU'] },
  { number: 18, kind: 'person', topic: 'sanction', names: ['BRAMBLETHORPE, Hezekiah'], born: ['~1940'], note: 'No country is stated, so that a country filter keeps this entity.' },
  { number: 19, kind: 'person', topic: 'sanction', names: ['카공상, 허구', 'Kagongsang Heogu'], born: ['1977-07-07'], countries: ['XW'] },
  { number: 20, kind: 'person', topic: 'sanction', names: ['カクウ, ソウゾウ', 'Kakuu Souzou'], born: ['1959-05-30'], countries: ['XW'] },
  { number: 21, kind: 'person', topic: 'sanction', names: ['DUSKHOLLOW, Mordecai Finn', 'Mordekai Duskhollow'], born: ['1968-10-31'], countries: ['XU'], numbers: ['passport:U6810310'] },
  { number: 22, kind: 'person', topic: 'sanction', names: ['ORRERYMAN, Copernica Jane'], born: ['1991-02-19'], countries: ['XU'] },
  { number: 23, kind: 'person', topic: 'sanction', names: ['PETRICHOROV, Rain Oblakovich', 'Петричоров Райн Облакович'], born: ['1986-04-26'], countries: ['XV'] },
  { number: 24, kind: 'person', topic: 'sanction', names: ['IBN SARAB, Khayal Mutakhayyil', 'خيال متخيل بن سراب'], born: ['1981'], countries: ['XW'] },
  // sanctioned organisations
  { number: 25, kind: 'organisation', topic: 'sanction', names: ['MOONBEAM EXTRACTION LIMITED', 'Moonbeam Extraction Ltd', 'Moon Beam Extraction'], address: '14 Tidewrack Quay, Port Nowhere', countries: ['XU'], numbers: ['registration:UTO-000025'] },
  { number: 26, kind: 'organisation', topic: 'sanction', names: ['GLOAMSTADT CLOCKWORK MUNITIONS JSC', 'AO Gloamstadt Clockwork'], countries: ['XV'], numbers: ['tax:5500000026', 'registration:1055500000026'] },
  { number: 27, kind: 'organisation', topic: 'sanction', names: ['SEVEN MIRRORS SAND TRADING LLC'], countries: ['XW'], numbers: ['registration:SM-7777'] },
  { number: 28, kind: 'organisation', topic: 'sanction', names: ['BANK OF LOWER NOTHING', 'Lower Nothing Savings Bank'], countries: ['XV'], numbers: ['bic:NOTHXVXX'] },
  { number: 29, kind: 'organisation', topic: 'sanction', names: ['QUILLFEATHER HOLDINGS PLC'], former: ['INKWELL VENTURES PLC'], countries: ['XU'], note: 'Owned by Bartholomew Ignatius Quillfeather.' },
  { number: 30, kind: 'organisation', topic: 'sanction', names: ['HOUSE OF UNLIKELY CANDLES'], address: 'Wickmaker Lane 3, Port Nowhere', countries: ['XU'] },
  { number: 31, kind: 'organisation', topic: 'sanction', names: ['VAPOURWARE AERODYNAMICS GMBH'], countries: ['XV'], numbers: ['lei:0000XVAPOURWARE00031'] },
  { number: 32, kind: 'organisation', topic: 'sanction', names: ['11-42-0 PERPETUAL MOTION CORP'], countries: ['XU'] },
  { number: 33, kind: 'organisation', topic: 'sanction', names: ['THE LANTERN-EATERS', 'Lantern Eaters Brotherhood'], weak: ['LEB'], note: 'No country is stated.' },
  { number: 34, kind: 'organisation', topic: 'sanction', names: ['NEVERHARBOUR SHIPPING LINES CO.'], countries: ['XU'], numbers: ['imo:0000034'] },
  { number: 35, kind: 'organisation', topic: 'sanction', names: ['ООО ТУМАННЫЕ ТЕХНОЛОГИИ', 'Tumannye Tekhnologii OOO'], countries: ['XV'], numbers: ['tax:5500000035'] },
  { number: 36, kind: 'organisation', topic: 'sanction', names: ['FOUNDATION FOR THE RELIEF OF DRAGONS'], countries: ['XU'] },
  { number: 37, kind: 'organisation', topic: 'sanction', names: ['ZEPHYRA COIN EXCHANGE'], numbers: ['crypto:zephyraXxNotARealWalletxX0000000037'] },
  { number: 38, kind: 'organisation', topic: 'sanction', names: ['IMAGINARY NUMBERS RESEARCH INSTITUTE'], countries: ['XV'] },
  // ships and aircraft
  { number: 39, kind: 'vessel', topic: 'sanction', names: ['GHOST OF THE FJORD'], former: ['MERRY WIDGEON'], countries: ['XU'], numbers: ['imo:0000039', 'mmsi:000000039', 'call-sign:XU39'] },
  { number: 40, kind: 'vessel', topic: 'sanction', names: ['VELVET KRAKEN'], countries: ['XV'], numbers: ['imo:0000040'] },
  { number: 41, kind: 'vessel', topic: 'sanction', names: ['SARAB 7'], countries: ['XW'], numbers: ['imo:0000041'] },
  { number: 42, kind: 'aircraft', topic: 'sanction', names: ['XU-NIL'], countries: ['XU'], numbers: ['aircraft-tail:XU-NIL', 'aircraft-serial:00042'] },
  // politically exposed persons
  { number: 43, kind: 'person', topic: 'pep', names: ['EVERGLADE, Lady Philomena Rosalind', 'Philomena Everglade'], born: ['1958-06-21'], countries: ['XU'], note: 'Prime Minister of Utopia, in office.', office: { by: 'office', offices: ['head'], tenure: 'current' } },
  { number: 44, kind: 'person', topic: 'pep', names: ['BUTTERWORTHY, Algernon Pip'], born: ['1964-02-14'], countries: ['XU'], note: 'Minister of Weather, in office.', office: { by: 'office', offices: ['national'], tenure: 'current' } },
  { number: 45, kind: 'person', topic: 'pep', names: ['MGLISTOV, Foma Tumanovich', 'Мглистов Фома Туманович'], born: ['1970-11-11'], countries: ['XV'], note: 'Member of the Assembly of Gloamstadt, former.', office: { by: 'office', offices: ['regional'], tenure: 'past' } },
  { number: 46, kind: 'person', topic: 'pep', names: ['DEL ESPEJISMO, Don Quimera'], born: ['1952-09-16'], countries: ['XW'], note: 'Ambassador at large, in office.', office: { by: 'office', offices: ['national'], tenure: 'current' } },
  { number: 47, kind: 'person', topic: 'pep', names: ['STARCHAMBER, Judge Wilhelmina'], born: ['1947-03-08'], countries: ['XU'], note: 'Justice of the Supreme Court of Utopia, former.', office: { by: 'office', offices: ['national'], tenure: 'past' } },
  { number: 48, kind: 'person', topic: 'pep', names: ['EVERGLADE, Tobias Rosalind'], born: ['1989-04-04'], countries: ['XU'], note: 'Child of Philomena Everglade.', office: { by: 'family', offices: [] } },
  { number: 49, kind: 'person', topic: 'pep', names: ['NIMBUSON, Harald Skyfall', 'Harald Nimbusson'], born: ['1976-01-30'], countries: ['XV'], note: 'Central bank governor, in office.', office: { by: 'office', offices: ['national'], tenure: 'current' } },
  { number: 50, kind: 'person', topic: 'pep', names: ['PUDDINGTREE, Clementine'], born: ['1993-05-25'], countries: ['XU'], note: 'Mayor of Port Nowhere, in office.', office: { by: 'office', offices: ['municipal'], tenure: 'current' } },
  { number: 51, kind: 'person', topic: 'pep', names: ['الغيمي، سحاب راعد', 'Al-Ghaymi, Sahab Raed'], born: ['1969-12-12'], countries: ['XW'], note: 'Head of the Royal Rain Office, in office.' },
  // wanted for crime
  { number: 52, kind: 'person', topic: 'crime', names: ['NIGHTJAR, Silas Corvin', 'Silas Korvin Nightjar'], weak: ['The Magpie'], born: ['1983-08-13'], countries: ['XU'], numbers: ['passport:U8308130'], note: 'Wanted for the theft of a lighthouse.' },
  { number: 53, kind: 'person', topic: 'crime', names: ['FOGARELLI, Bruma', 'Bruma Fogareli'], born: ['1979-10-10'], countries: ['XW'], note: 'Wanted for forging the full moon.' },
  { number: 54, kind: 'person', topic: 'crime', names: ['UNDERWHELM, Gideon'], born: ['1987-01-07'], countries: ['XU'], note: 'Wanted for smuggling of commas.' },
  { number: 55, kind: 'person', topic: 'crime', names: ['ШЁПОТОВА, Лилия Тихоновна', 'Shyopotova, Liliya Tikhonovna'], born: ['1992-02-02'], countries: ['XV'], note: 'Wanted for eavesdropping on glaciers.' },
  { number: 56, kind: 'person', topic: 'crime', names: ['COBBLESTONE-WYRM, Tancred'], born: ['1960'], note: 'No country is stated.' },
  { number: 57, kind: 'person', topic: 'crime', names: ['SALAMANDRINE, Vex Orsolya'], born: ['1996-06-16'], countries: ['XU'] },
  { number: 58, kind: 'person', topic: 'crime', names: ['DE RIEN, Honoré Zéro', 'Honore Zero de Rien'], born: ['1975-03-21'], countries: ['XU'] },
  { number: 59, kind: 'organisation', topic: 'crime', names: ['GUILD OF BORROWED SHADOWS'], countries: ['XU'] },
  { number: 60, kind: 'organisation', topic: 'crime', names: ['MIDNIGHT UMBRELLA SYNDICATE', 'Midnight Umbrellas'], countries: ['XV'] },
] // prettier-ignore
