import { amountsInHan } from './amounts-in-han.ts'
import { currencyCode, currencySigns, type SharedSign, sharedSigns } from './currency-signs.table.ts'
import {
  africaAndAsiaCurrencies,
  africaAndAsiaSharedSigns,
} from './regions/africa-and-asia-currencies.table.ts'
import {
  europeAndAmericasCurrencies,
  europeAndAmericasSharedSigns,
} from './regions/europe-and-americas-currencies.table.ts'
import { countedInMyriads } from './counted-in-myriads.ts'
import { inEuropeanFigures } from './european-figures.ts'

/** The words of one currency before signs that may be of several. */
const allSigns = [...africaAndAsiaCurrencies, ...europeAndAmericasCurrencies, ...currencySigns]
const allShared = [...sharedSigns, ...africaAndAsiaSharedSigns, ...europeAndAmericasSharedSigns]

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

/** Figures in groups of three, or in one run, with or without decimals. */
const figures = /\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,](?:\d{1,2}(?!\d)|[-–]{1,2}))?|\d+(?:[.,](?:\d{1,4}(?!\d)|0{5,6}(?!\d)|[-–]{1,2}))?/gu // prettier-ignore
/** Dates, which are no amounts. */
const dates =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:1[89]|20)\d{2}|(?:1[89]|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/gu
/** How far from its figures a currency may stand, in characters. */
const reach = 24

/** The first amount of a text that has a currency beside it, or where none has, the first that may be one. */
export function findAmount(printed: string): FoundAmount | null {
  const text = inEuropeanFigures(printed).replace(dates, (date) => ' '.repeat(date.length))
  const inFigures = [...text.matchAll(figures)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length }
    const amount = amountOf(match[0])
    if (amount === null) return []
    const counted = countedInMyriads(text, { ...place, amount })
    if (counted !== null) return [{ ...counted, currency: currencyBeside(text, counted) }]
    return [{ ...place, amount, printed: match[0], currency: currencyBeside(text, place) }]
  })
  const inHan = amountsInHan(text).map((one) => ({ ...one, currency: currencyBeside(text, one) }))
  const all = [...inFigures, ...inHan]
  const beside = all.find(({ currency, amount }) => currency !== null && amount > 0)
  return beside ?? all.find(({ amount }) => amount >= 1) ?? null
}

function currencyBeside(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const [before, after] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)]
  const closest = [/[^\d]*$/u.exec(before)?.[0] ?? '', /^[^\d]*/u.exec(after)?.[0] ?? '']
  for (const part of closest) {
    const currency = currencyIn(part)
    if (currency !== null) return currency
  }
  return null
}

/** Thousandths, as of dinars: their sign is another than that between the groups before them, or none stands there. */
const thousandths = /^(\d{1,3}(?:[ .'’\u00a0\u202f]\d{3})+|\d{4,}),000$|^(\d{1,3}(?:[ ,'’\u00a0\u202f]\d{3})+|\d{4,})\.000$/u // prettier-ignore

/** `25.000,00`, `25,000.00`, `25'000.–`, `25 000`, `25 000,000` → 25000. */
export function amountOf(printed: string): number | null {
  const ofThousandths = thousandths.exec(printed)
  const units = ofThousandths?.[1] ?? ofThousandths?.[2] ?? printed
  const plain = units.replace(/[ '’\u00a0\u202f]/g, '').replace(/[.,][-–]{1,2}$/, '')
  const decimals = /[.,](\d{1,2}|\d{4}|0{5,6})$/.exec(plain)
  const whole = (decimals === null ? plain : plain.slice(0, decimals.index)).replace(/[.,]/g, '')
  const amount = Number(decimals === null ? whole : `${whole}.${decimals[1] ?? ''}`)
  return /^\d+$/.test(whole) && Number.isFinite(amount) ? amount : null
}

/** The currency that a text names anywhere; null where it names none. */
export function currencyIn(text: string): string | null {
  // Most texts between figures are blanks and points, and there are some two hundred signs.
  if (!/[\p{L}\p{Sc}]/u.test(text)) return null
  return currencyCode.exec(text)?.[0] ?? allSigns.find(([sign]) => sign.test(text))?.[1] ?? null
}

/** A value whose sign several countries use, or whose sign is not read, in the currency of the country. */
export function inOwnCurrency(value: string, printed: string, country: string | null): string {
  const near = nearAmount(value, printed)
  for (const shared of allShared) {
    const { otherwise, of } = shared
    const own = of[country ?? '']
    if (own === undefined || !isPrinted(shared, near)) continue
    if (currencyIn(value) === null) return `${value} ${own}`
    if (otherwise !== null && value.endsWith(` ${otherwise}`))
      return `${value.slice(0, -otherwise.length)}${own}`
  }
  return value
}

/** What stands around the figures of a value; all of the print where they do not stand in it. */
function nearAmount(value: string, printed: string): string {
  const amount = /\d(?:.*\d)?/u.exec(value)?.[0] ?? ''
  const at = amount === '' ? -1 : printed.indexOf(amount)
  return at < 0 ? printed : printed.slice(Math.max(0, at - reach), at + amount.length + reach)
}

/** Whether a text names a currency, its own or one that several countries share. */
export const namesCurrency = (text: string): boolean =>
  currencyIn(text) !== null || allShared.some(({ sign }) => sign.test(text))

/** Whether a shared sign is printed, or may be in a head, and no words say whose it is. */
const isPrinted = ({ sign, named, isInHeads = false }: SharedSign, printed: string): boolean =>
  (isInHeads || sign.test(printed)) && named?.test(printed) !== true
