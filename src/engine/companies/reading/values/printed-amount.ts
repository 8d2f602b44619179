import { countedInMyriads } from './counted-in-myriads.ts'
import { inEuropeanFigures } from './european-figures.ts'

/** An amount of money in a text. */
export interface FoundAmount {
  readonly amount: number
  /** ISO 4217; null where none is printed. */
  readonly currency: string | null
  /** The figures as printed. */
  readonly printed: string
  readonly start: number
  readonly end: number
}

/** What is printed for a currency, plain capitals; signs that several countries use are not here but the commonest. */
const currencySigns: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUROS?\b|\bEUR\b|\bEVRO\b/iu, 'EUR'],
  [/£|\bGBP\b|\bPOUNDS? STERLING\b|\bSTERLING\b|\bPOUNDS?\b/iu, 'GBP'],
  [/\bUS\s?\$|\bUSD\b|\bUS DOLLARS?\b|\bUNITED STATES DOLLARS?\b|\bDOLLARS? US\b/iu, 'USD'],
  [/\bHK\s?\$|\bHKD\b|\bHONG KONG DOLLARS?\b/iu, 'HKD'],
  [/\bS\s?\$|\bSGD\b|\bSINGAPORE,? DOLLARS?\b/iu, 'SGD'],
  [/\bA\s?\$|\bAUD\b|\bAU\$|\bAUSTRALIAN DOLLARS?\b/iu, 'AUD'],
  [/\bC\s?\$|\bCAD\b|\bCAN\s?\$|\bCANADIAN DOLLARS?\b/iu, 'CAD'],
  [/\bNZ\s?\$|\bNZD\b/iu, 'NZD'],
  [
    /\bCHF\b|\bSFR\.?|\bFR\.(?=\s?\d)|\bFRANCS? SUISSES?\b|\bSCHWEIZER FRANKEN\b|\bFRANCHI SVIZZERI\b/iu,
    'CHF',
  ],
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

/** Figures in groups of three, or in one run, with or without decimals. */
const figures = /\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,](?:\d{1,2}(?!\d)|[-–]{1,2}))?|\d+(?:[.,](?:\d{1,4}(?!\d)|[-–]{1,2}))?/gu // prettier-ignore
/** Dates, which are no amounts. */
const dates =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:1[89]|20)\d{2}|(?:1[89]|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/gu
/** How far from its figures a currency may stand, in characters. */
const reach = 24

/** The first amount of a text that has a currency beside it, or where none has, the first that may be one. */
export function findAmount(printed: string): FoundAmount | null {
  const text = inEuropeanFigures(printed).replace(dates, (date) => ' '.repeat(date.length))
  const all = [...text.matchAll(figures)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length }
    const amount = amountOf(match[0])
    if (amount === null) return []
    const counted = countedInMyriads(text, { ...place, amount })
    if (counted !== null) return [{ ...counted, currency: currencyBeside(text, counted) }]
    return [{ ...place, amount, printed: match[0], currency: currencyBeside(text, place) }]
  })
  const beside = all.find(({ currency, amount }) => currency !== null && amount > 0)
  return beside ?? all.find(({ amount }) => amount >= 1) ?? null
}

function currencyBeside(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const [before, after] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)]
  const closest = [/[^\d]*$/u.exec(before)?.[0] ?? '', /^[^\d]*/u.exec(after)?.[0] ?? '']
  for (const part of closest) for (const [sign, code] of currencySigns) if (sign.test(part)) return code
  return null
}

/** `25.000,00`, `25,000.00`, `25'000.–`, `25 000` → 25000. */
export function amountOf(printed: string): number | null {
  const plain = printed.replace(/[ '’\u00a0\u202f]/g, '').replace(/[.,][-–]{1,2}$/, '')
  const decimals = /[.,](\d{1,2}|\d{4})$/.exec(plain)
  const whole = (decimals === null ? plain : plain.slice(0, decimals.index)).replace(/[.,]/g, '')
  const amount = Number(decimals === null ? whole : `${whole}.${decimals[1] ?? ''}`)
  return /^\d+$/.test(whole) && Number.isFinite(amount) ? amount : null
}

/** The currency that a text names anywhere; null where it names none. */
export function currencyIn(text: string): string | null {
  return currencySigns.find(([sign]) => sign.test(text))?.[1] ?? null
}

/** Whose own currency the sign `$` means on a document of its register. */
const dollarOf: Readonly<Record<string, string>> = {
  CO: 'COP',
  MX: 'MXN',
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
}

/** A value in dollars for which no more than `$` is printed, in the currency of the country. */
export function inOwnDollars(value: string, printed: string, country: string | null): string {
  const own = dollarOf[country ?? '']
  const isNamed = /\bUS|\bdol|\bdól/iu.test(printed)
  return own === undefined || isNamed ? value : value.replace(/ USD$/u, ` ${own}`)
}
