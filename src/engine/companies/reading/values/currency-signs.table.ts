/** Codes of ISO 4217 that stand beside amounts; those that are words as well, such as `ALL`, are left out. */

/** Such a code by itself, in capitals. */
export const currencyCode =
  /(?<![\p{L}\d])(?:AED|AFN|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SYP|SZL|THB|TJS|TMT|TND|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW)(?!\p{L})/u // prettier-ignore

/** What is printed for a currency beside its code; signs that several countries use are not here but the commonest. */
export const currencySigns: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUROS?\b|\bEUR\b|\bEVRO\b/iu, 'EUR'],
  [/£|\bGBP\b|\bPOUNDS? STERLING\b|\bSTERLING\b|\bPOUNDS?\b/iu, 'GBP'],
  [/\bUS\s?\$|\bUSD\b|\bUS DOLLARS?\b|\bUNITED STATES DOLLARS?\b|\bDOLLARS? US\b/iu, 'USD'],
  [/\bHK\s?\$|\bHKD\b|\bHONG KONG DOLLARS?\b/iu, 'HKD'],
  [/\bS\s?\$|\bSGD\b|\bSINGAPORE,? DOLLARS?\b/iu, 'SGD'],
  [/\bA\s?\$|\bAUD\b|\bAU\$|\bAUSTRALIAN DOLLARS?\b/iu, 'AUD'],
  [/\bC\s?\$|\bCAD\b|\bCAN\s?\$|\bCANADIAN DOLLARS?\b/iu, 'CAD'],
  [/\bNZ\s?\$|\bNZD\b/iu, 'NZD'],
  [
    /\bCHF\b|\bSFR\.?|\bFR\.(?=\s?(?:\d|$))|\bFRANCS? SUISSES?\b|\bSCHWEIZER FRANKEN\b|\bFRANCHI SVIZZERI\b/iu,
    'CHF',
  ],
  [/\bF\.?\s?CFA\b|\bFRANCS? CFA\b/iu, 'XOF'],
  [/\bK\.?SHS?\b\.?|\bKENYAN? SHILLINGS?\b|\bSHILINGI ZA KENYA\b/iu, 'KES'],
  [/\bU\.?SHS?\b\.?|\bUGANDAN? SHILLINGS?\b/iu, 'UGX'],
  [/\bT\.?Z\.?SHS?\b\.?|\bTANZANIAN? SHILLINGS?\b/iu, 'TZS'],
  [/₦|\bNAIRA\b/iu, 'NGN'],
  [/₵|\bGH¢|\bCEDIS?\b/iu, 'GHS'],
  [/\bMETICAIS\b|\bMETICAL\b|^\s?MTS?\b/iu, 'MZN'],
  [/\bKWANZAS?\b|^\s?KZ\b/iu, 'AOA'],
  [/₫|(?<!\p{L})đồng(?!\p{L})|^\s?VNĐ/iu, 'VND'],
  [/\bRP\.?(?=\s?(?:\d|$))|\bRUPIAH\b/iu, 'IDR'],
  [/\bRM(?=\s?(?:\d|$))|\bRINGGIT\b/iu, 'MYR'],
  [/₱|\bPHILIPPINE PESOS?\b/iu, 'PHP'],
  [/฿|บาท|\bBAHT\b/iu, 'THB'],
  [/₺|\bT[ÜU]RK L[İI]RASI\b/iu, 'TRY'],
  [/₸|(?<!\p{L})тенге(?!\p{L})/iu, 'KZT'],
  [/₾/u, 'GEL'],
  [/\bS\/\.?(?=\s?(?:\d|$))|\b(?:NUEVOS )?SOLES\b/iu, 'PEN'],
  [/\bPESOS? ARGENTINOS?\b/iu, 'ARS'],
  [/\bPESOS? CHILENOS?\b/iu, 'CLP'],
  [/(?:\bKČ|\bKORUN ČESKÝCH)(?!\p{L})/iu, 'CZK'],
  [/\bFORINT\b/iu, 'HUF'],
  [/\bDANSKE KRONER\b|\bKR\.? ?DANSKE\b/iu, 'DKK'],
  [/\bNORSKE KRONER\b/iu, 'NOK'],
  [/\bSVENSKA KRONOR\b/iu, 'SEK'],
  [/\bPLN\b|\bZŁ(?:OTYCH)?|\bZL(?:OTYCH)?\b/iu, 'PLN'],
  [/\bR\$|\bBRL\b|\bREAIS\b/iu, 'BRL'],
  [/\bMXN\b|\bM\.?N\.(?=\s|$)|\bPESOS? MEXICANOS?\b/iu, 'MXN'],
  [/\bCOP\b|\bPESOS? COLOMBIANOS?\b/iu, 'COP'],
  [/\bDKK\b/iu, 'DKK'],
  [/\bSEK\b/iu, 'SEK'],
  [/\bNOK\b/iu, 'NOK'],
  [/\bCZK\b|\bKČ|\bKC\b/iu, 'CZK'],
  [/\bHUF\b|\bFT\b/iu, 'HUF'],
  [/\bRON\b|\bLEI\b/iu, 'RON'],
  [/人民[币幣]|\bRMB\b|\bCNY\b/iu, 'CNY'],
  [/港[币幣元圓]/u, 'HKD'],
  [/新[臺台][币幣]|\bNT\s?\$|\bTWD\b/iu, 'TWD'],
  [/美元|美金/u, 'USD'],
  [/欧元|歐元/u, 'EUR'],
  [/\bJPY\b|\bYEN\b|円/iu, 'JPY'],
  [/₴|(?<!\p{L})(?:грн|гривень|гривні|гривня)|\bUAH\b/iu, 'UAH'],
  [/₽|(?<!\p{L})руб|\bRUB\b/iu, 'RUB'],
  [/(?<!\p{L})(?:лв|лева|BGN)(?!\p{L})/iu, 'BGN'],
  [/(?<!\p{L})(?:дин|динара|din|RSD)(?!\p{L})/iu, 'RSD'],
  [/(?<!\p{L})ЕВРО(?!\p{L})|ΕΥΡΩ|ευρώ|يورو/iu, 'EUR'],
  [/دولار/u, 'USD'],
  [/ريال\s+قطري|\bQAR\b/iu, 'QAR'],
  [/ريال\s+عماني|\bOMR\b/iu, 'OMR'],
  [/دينار\s+كويتي|د\.\s?ك|\bKWD\b/iu, 'KWD'],
  [/دينار\s+بحريني|د\.\s?ب|\bBHD\b/iu, 'BHD'],
  [/دينار\s+[أا]ردني|\bJOD\b/iu, 'JOD'],
  [/جنيه|ج\.\s?م|\bEGP\b/iu, 'EGP'],
  [/درهم\s+مغربي|\bMAD\b/iu, 'MAD'],
  [/₪|ש["״]ח|שקל|\bILS\b/iu, 'ILS'],
  [/\bINR\b|₹|\bRS\.?(?=\s?[\d)])|\bRUPEES?\b/iu, 'INR'],
  [/\bAED\b|\bDIRHAMS?\b|درهم|د\.\s?إ/iu, 'AED'],
  [/\bSAR\b|\bSAUDI RIYALS?\b|ريال|ر\.\s?س/iu, 'SAR'],
  [/\bTRY\b|\bTL\b/iu, 'TRY'],
  [/\bZAR\b|\bRAND\b/iu, 'ZAR'],
  [/\bKRW\b|₩|원/iu, 'KRW'],
  [/元|[圆圓]/u, 'CNY'],
  [/\$|\bDOLLARS?\b/iu, 'USD'],
]

/** A sign that several countries use for currencies of their own, and what it stands for otherwise. */
interface SharedSign {
  readonly sign: RegExp
  /** What it is taken for before the country is known; null for none. */
  readonly otherwise: string | null
  /** Words that say which of them it is. */
  readonly named?: RegExp
  readonly of: Readonly<Record<string, string>>
}

export const sharedSigns: readonly SharedSign[] = [
  {
    sign: /\$/u,
    otherwise: 'USD',
    named: /\bUS|\bdol|\bdól/iu,
    of: { AR: 'ARS', AU: 'AUD', CA: 'CAD', CL: 'CLP', CO: 'COP', DO: 'DOP', HK: 'HKD', MX: 'MXN', NZ: 'NZD', SG: 'SGD', TW: 'TWD', UY: 'UYU' },
  },
  { sign: /(?<!\p{L})kr(?!\p{L})/iu, otherwise: null, of: { DK: 'DKK', FO: 'DKK', IS: 'ISK', NO: 'NOK', SE: 'SEK' } },
  {
    sign: /CFA/iu,
    otherwise: 'XOF',
    of: { CF: 'XAF', CG: 'XAF', CM: 'XAF', GA: 'XAF', GQ: 'XAF', TD: 'XAF' },
  },
] // prettier-ignore
