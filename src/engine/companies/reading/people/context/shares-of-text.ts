import { plainOf } from '../../labels/label-words.ts'
import type { LabelledPage } from '../../layout/labelled-page.ts'
import { inEuropeanFigures } from '../../values/european-figures.ts'
import { amountOf } from '../../values/printed-amount.ts'
import { exactly, rounded } from '../../values/printed-share.ts'
import type { FoundParty } from '../found-party.ts'
import { keyOfName } from '../mentions/mention-places.ts'
import { runningText } from '../mentions/read-on.ts'
import { type NamedPlace, placesOfNames } from './places-of-names.ts'
import { areWhole, haveCapital, isHundred } from './whole-shares.ts'

interface Print {
  readonly pages: readonly LabelledPage[]
  /** Of the company. */
  readonly capital: number | null
}

/** How far before the first name and behind the last its figures may stand, in characters. */
const reach = 320

/**
 * Owners with what the text beside their names says that each holds: `suscribe 600 acciones`, `200 adet paya karşılık GÖKHAN`. It
 * is believed where what all of them hold in one unit adds up to a hundred per cent, to the capital, or to a number that the print
 * names elsewhere.
 */
export function withSharesOfText(owners: readonly FoundParty[], print: Print): readonly FoundParty[] {
  const holders = owners.filter(({ isOwner }) => isOwner)
  if (areWhole(holders) || haveCapital(holders, print.capital)) return owners
  const names = [...new Set(holders.map(({ name }) => keyOfName(name)))]
  if (names.length < 2) return owners
  const text = inEuropeanFigures(runningText(print.pages).text)
  const printed = countedIn(text)
  for (const list of listsOf(text, names)) {
    const isAll = list.length === names.length
    const shares = sharesIn(text, list, (sum, unit) => isWhole({ value: sum, unit }, { ...print, printed, isAll }))
    if (shares === null || speaksAgainst(holders, shares)) continue
    return owners.map((owner) => {
      const share = owner.isOwner ? shares.get(keyOfName(owner.name)) : undefined
      return share === undefined ? owner : { ...owner, share: exactly(share) }
    })
  }
  return owners
} // prettier-ignore

interface Whole {
  readonly capital: number | null
  readonly printed: readonly Counted[]
  /** All owners are counted; of some of them only the surest sums are believed. */
  readonly isAll: boolean
}

/** So great a sum is believed in whatever unit it is printed. */
const large = 1000

/** A hundred per cent, the capital, or what the print names as all. */
function isWhole(
  { value, unit }: Pick<Counted, 'value' | 'unit'>,
  { capital, printed, isAll }: Whole,
): boolean {
  if (unit === '%') return isHundred(value)
  if (value === capital) return unit !== any || value >= large
  const isOwn = (one: Counted) => one.unit === unit && isUnit(unit) && unit !== cell
  return printed.some((one) => one.value === value && (isOwn(one) || (isAll && value >= large)))
}

/** Whether shares that were read of several are others. */
function speaksAgainst(holders: readonly FoundParty[], shares: ReadonlyMap<string, number>): boolean {
  const others = holders.filter(({ name, share }) => share !== null && share.max !== shares.get(keyOfName(name)))
  return new Set(others.map(({ name }) => keyOfName(name))).size > 1
} // prettier-ignore

/** Places that follow on each other and name each of the owners once: first all of them, then fewer. */
function listsOf(text: string, names: readonly string[]): readonly (readonly NamedPlace[])[] {
  const places = placesOfNames(text, names)
  return names.flatMap((_, fewer) =>
    places.flatMap((__, at) => {
      const list = places.slice(at, at + names.length - fewer)
      return list.length > 1 && new Set(list.map(({ key }) => key)).size === names.length - fewer
        ? [list]
        : []
    }),
  )
}

/** Units of figures that stand in a cell alone, and of any. */
const cell = 'cell'
const any = 'any'

/** A figure, and what it counts: the word behind it, or else the one before it; of a cell of its own: that. */
interface Counted {
  readonly value: number
  readonly unit: string
  readonly printed: string
}

const figures =
  /(?<before>\p{L}*\.?)[ \u00a0]{0,2}(?<![\d./-])(?<value>\d{1,3}(?:[.,'’ \u00a0]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,4})?)(?![\d/]|\.\d|[.)]\p{L})[ \u00a0]{0,3}(?<unit>%|\p{L}*)/gu
/** Two letters are a unit where they are a currency: `4.680 al 12.000` are the numbers of shares. */
const isUnit = (word: string): boolean => word.length > 2 || /^(?:%|zl|kr|kc|ft|dh|rs|lt)$/u.test(word)
/** Units differ in their endings: `akcja`, `akcji`. */
const stem = 4

function countedIn(text: string): readonly Counted[] {
  return [...text.matchAll(figures)].flatMap((found) => {
    const printed = found.groups?.['value'] ?? ''
    const unit = unitOf(text, found)
    const value = unit === '%' ? Number(printed.replace(',', '.')) : amountOf(printed)
    return value !== null && Number.isFinite(value) && value > 0 ? [{ value, unit, printed }] : []
  })
}

function unitOf(text: string, { 0: all, index, groups }: RegExpExecArray): string {
  const { before = '', value = '', unit = '' } = groups ?? {}
  const isAlone = /(?:^|[\t\n])$/u.test(text.slice(0, index)) && /^(?:$|[\t\n])/u.test(text.slice(index + all.length))
  if (unit === '%') return unit
  return isAlone && all.trim() === value ? cell : plainOf(unit === '' ? before : unit).slice(0, stem)
} // prettier-ignore

/** Neither a day, the number of a row, nor a year. */
const isAmount = ({ value, printed }: Counted): boolean => value > 31 && !/^(?:19|20)\d{2}$/u.test(printed)

/** What each holds, in per cent, by the figures behind their names or before them. */
function sharesIn(text: string, list: readonly NamedPlace[], isAll: (sum: number, unit: string) => boolean): ReadonlyMap<string, number> | null {
  const between = list.slice(1).map(({ start }, at) => text.slice(list[at]?.end ?? 0, start))
  const [first, last] = [list[0]?.start ?? 0, list.at(-1)?.end ?? 0]
  // What stands in the line of another is said of that one.
  const behind = [...between.map((part) => part.replace(/\n[^\n]*$/u, '')), text.slice(last, last + reach)]
  const before = [text.slice(Math.max(0, first - reach), first), ...between.map((part) => part.replace(/^[^\n]*\n/u, ''))]
  for (const parts of [behind, before]) {
    const counted = parts.map(countedIn)
    for (const unit of [...new Set(counted[0]?.map((one) => one.unit).filter(isUnit)), any]) {
      const values = counted.map((all) => all.flatMap((one) => (one.unit === unit || (unit === any && isAmount(one)) ? [one.value] : [])))
      const held = wholeOf(values, (sum) => isAll(sum, unit))
      if (held !== null) return new Map(list.map(({ key }, at) => [key, held[at] ?? 0]))
    }
  }
  return null
} // prettier-ignore

/** Ways to choose one figure of each that are tried. */
const mostWays = 400

/** One figure of each that add up to the whole, in per cent; null where none do, or some that say otherwise. */
function wholeOf(
  values: readonly (readonly number[])[],
  isWhole: (sum: number) => boolean,
): readonly number[] | null {
  if (values.reduce((ways, all) => ways * all.length, 1) > mostWays) return null
  const ways = values.reduce<readonly (readonly number[])[]>(
    (before, all) => before.flatMap((way) => all.map((value) => [...way, value])),
    [[]],
  )
  const shares = ways.flatMap((way) => {
    const sum = way.reduce((all, value) => all + value, 0)
    return way.length > 0 && isWhole(sum) ? [way.map((value) => rounded((100 * value) / sum))] : []
  })
  const [first] = shares
  const isOne = new Set(shares.map((way) => way.join(' '))).size === 1
  return first !== undefined && isOne ? first : null
}
