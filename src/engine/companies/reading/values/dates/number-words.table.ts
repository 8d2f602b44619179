/** How notaries spell days and years, in small letters without marks; hyphens are blanks. Words of one number are separated by `/`. */
export interface NumberWords {
  /** One to thirty-one; further days come of the tens. */
  readonly upTo: string
  /** Twenty to ninety. */
  readonly tens: string
  /** What stands between tens and units. */
  readonly and: string
  /** Whether units stand before the tens. */
  readonly areUnitsFirst?: boolean
  /** Before what is more than 1900 and 2000; `…` where a blank may follow or not. */
  readonly centuries: readonly [nineteen: string, twenty: string]
}

/** Of English, whose ordinals name days and whose years are spelled with and without *and*. */
const english: Omit<NumberWords, 'centuries'> = {
  upTo: 'one/first two/second three/third four/fourth five/fifth six/sixth seven/seventh eight/eighth nine/ninth ten/tenth eleven/eleventh twelve/twelfth thirteen/thirteenth fourteen/fourteenth fifteen/fifteenth sixteen/sixteenth seventeen/seventeenth eighteen/eighteenth nineteen/nineteenth twenty/twentieth twenty_one/twenty_first twenty_two/twenty_second twenty_three/twenty_third twenty_four/twenty_fourth twenty_five/twenty_fifth twenty_six/twenty_sixth twenty_seven/twenty_seventh twenty_eight/twenty_eighth twenty_nine/twenty_ninth thirty/thirtieth thirty_one/thirty_first',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  and: ' ',
}

export const numberWords: readonly NumberWords[] = [
  { ...english, centuries: ['nineteen hundred and ', 'two thousand and '] },
  { ...english, centuries: ['nineteen ', 'two thousand '] },
  {
    upTo: 'uno/primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    and: ' y ',
    centuries: ['mil novecientos ', 'dos mil '],
  },
  {
    upTo: 'um/primeiro dois tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    and: ' e ',
    centuries: ['mil novecentos e ', 'dois mil e '],
  },
  {
    upTo: 'un/premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
    tens: 'vingt trente quarante cinquante soixante soixante_dix quatre_vingt quatre_vingt_dix',
    and: ' ',
    centuries: ['mille neuf cent ', 'deux mille '],
  },
  {
    upTo: 'uno/primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    and: '',
    centuries: ['millenovecento…', 'duemila…'],
  },
  {
    upTo: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    and: 'en',
    areUnitsFirst: true,
    centuries: ['negentienhonderd…', 'tweeduizend…'],
  },
]
