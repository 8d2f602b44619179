import type { PrintTagKind } from '../../../../vocabulary/reading/print-tags.ts'
import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import type { OpenValue } from '../company/open-value.ts'
import { boxAround, certaintyOf } from '../layout/print-piece.ts'
import { meanOdds, oddsOfKind, tokensWithin } from './odds-of-print.ts'
import type { TaggedPrint } from './tag-print.ts'
import { isPostBox } from './tagged-addresses.ts'
import {
  ofInvalid,
  type TaggedKey,
  type TaggedRequest,
  type TaggedValue,
  taggedValues,
} from './tagged-values.ts'

type JoinedValues = Partial<Record<TaggedKey, OpenValue>>

/** What a value of each key is tagged as. */
const kindOfKey: Readonly<Partial<Record<TaggedKey, PrintTagKind>>> = {
  legalName: 'name',
  legalNameLocal: 'localName',
  registrationNumber: 'number',
  taxNumber: 'taxNumber',
  lei: 'lei',
  entityType: 'form',
  incorporationDate: 'incorporated',
  status: 'status',
  address: 'address',
  shareCapital: 'capital',
  countryIso2: 'country',
}

/** Keys whose values are printed as they are answered. */
const asPrinted: readonly TaggedKey[] = ['legalName', 'legalNameLocal', 'registrationNumber', 'taxNumber', 'lei', 'entityType', 'address'] // prettier-ignore

/** What is known of a value from both sides. */
export interface Sides {
  readonly key: TaggedKey
  readonly rules: OpenValue | undefined
  /** How likely the network takes the words of the rules' value for this kind; null where it did not see them. */
  readonly odds: number | null
  readonly network: TaggedValue | undefined
  /** Whether the rules' value is a number with the right check digits. */
  readonly isChecked: boolean
}

/** The values of the rules beside those of the network. */
export function sidesOf(values: JoinedValues, tagged: readonly TaggedPrint[], request: TaggedRequest): readonly Sides[] {
  const seen = taggedValues(tagged, request)
  return (Object.keys(kindOfKey) as TaggedKey[]).map((key) => {
    const rules = values[key]
    const kind = kindOfKey[key] ?? 'name'
    const words = rules === undefined ? [] : tokensWithin(tagged, rules.pieces, asPrinted.includes(key) ? rules.value : null)
    const odds = asPrinted.includes(key)
      ? meanOdds(words, (one) => oddsOfKind(one, kind))
      : words.length === 0 ? null : Math.max(...words.map((one) => oddsOfKind(one, kind)))
    return { key, rules, odds, network: seen.get(key)?.[0], isChecked: isChecked(key, rules, request) }
  })
} // prettier-ignore

function isChecked(key: TaggedKey, rules: OpenValue | undefined, { context, knowledge }: TaggedRequest): boolean {
  if (rules === undefined || (key !== 'registrationNumber' && key !== 'taxNumber' && key !== 'lei')) return false
  return knowledge.validateNumber({ country: context.country, key, value: rules.value }).isValid === true
} // prettier-ignore

/** The values of the rules, and of the network where the rules have none or are the less sure. */
export function joinedValues(values: JoinedValues, tagged: readonly TaggedPrint[], request: TaggedRequest): JoinedValues {
  if (tagged.length === 0) return values
  const all = sidesOf(values, tagged, request)
  const chosen = all.flatMap((sides) => {
    const value = chosenOf(sides)
    return value === undefined ? [] : [[sides.key, value] as const]
  })
  const others = Object.entries(values).filter(([key]) => !all.some((sides) => sides.key === key))
  return Object.fromEntries([...others, ...chosen])
} // prettier-ignore

/**
 * How sure both must be, 0..1. Set on documents whose layouts the network was not taught, so that what the rules read rightly stays:
 * of what is exchanged nine in ten were wrong.
 */
const bounds = {
  /** Of the network's own odds, and of those beside a form that speaks for its value. */
  sure: 0.9,
  likely: { odds: 0.6, form: 0.9 },
  /** The rules' value is weak up to this. */
  weak: 0.76,
  /** Under this it is hardly more than a guess: what the network sees more surely is answered. */
  guessed: 0.5,
  /** Odds of the words of the rules' value under which they are taken for something else. */
  elsewhere: { weak: 0.3, any: 0.05 },
  certain: 0.95,
  /** A value that no label names, and that is taken for something else, is none. */
  none: 0.01,
} as const

/** How sure a value is at most that the network alone sees, 0..1, and one that both see. */
const most = { alone: 0.85, both: 0.89 } as const
/** The same of numbers: check digits that are right raise it further. */
const mostOfNumbers = 0.78
const numbers: readonly TaggedKey[] = ['registrationNumber', 'taxNumber', 'lei']
/** What is left of how sure a value is that the network takes for something else. */
const inDoubt = 0.85

function chosenOf(sides: Sides): OpenValue | undefined {
  const { key, odds, network } = sides
  const rules = isNoCapital(sides) ? undefined : sides.rules
  if (rules === undefined) return network !== undefined && isSureAlone(key, network) ? openTagged(key, network) : undefined
  if (network === undefined) return isNone(sides) ? undefined : rules
  if (isSame(rules.value, network.value)) return { ...rules, confidence: ofBoth(key, rules.confidence) }
  if (isBetter(sides) || isWhole(sides)) return openTagged(key, network)
  const isDoubted = odds !== null && odds < bounds.elsewhere.weak
  return isDoubted ? { ...rules, confidence: inDoubt * rules.confidence } : rules
} // prettier-ignore

function ofBoth(key: TaggedKey, confidence: number): number {
  const bound = numbers.includes(key) ? mostOfNumbers : most.both
  return Math.max(confidence, confidence + 0.5 * (bound - confidence))
}

/** The number of an article, beside no currency. */
const isNoCapital = ({ key, rules }: Sides): boolean =>
  key === 'shareCapital' && rules !== undefined && /^\d{1,2}$/u.test(rules.value.trim())

/**
 * The least odds of a value that the network alone sees, and the least that its form speaks for it; any of them will do. None: the
 * rules alone answer it. Set on five sets of documents of the benches: amounts without a currency are seen in many tables, numbers
 * without a scheme on every page.
 */
const alone: Readonly<Partial<Record<TaggedKey, readonly { readonly odds: number; readonly form: number }[]>>> = {
  entityType: [{ odds: 0.95, form: 0.95 }],
  shareCapital: [{ odds: 0, form: 0.9 }, { odds: 0.95, form: 0 }],
  address: [{ odds: 0.6, form: 0.9 }],
  incorporationDate: [{ odds: 0.55, form: 1 }],
  registrationNumber: [{ odds: 0.9, form: 0 }, { odds: 0.6, form: 1 }],
  taxNumber: [{ odds: 0.9, form: 0 }, { odds: 0.5, form: 1 }],
} // prettier-ignore
const aloneOtherwise = [{ odds: 0.9, form: 0 }] as const

function isSureAlone(key: TaggedKey, { odds, form }: TaggedValue): boolean {
  return (alone[key] ?? aloneOtherwise).some((least) => odds >= least.odds && form >= least.form)
}

/** Keys whose dates and numbers are many on a document: beside no label, one of another meaning is none. */
const oftenOthers: readonly TaggedKey[] = ['incorporationDate', 'taxNumber']

const isNone = ({ key, rules, odds }: Sides): boolean =>
  oftenOthers.includes(key) && isWeak(rules) && odds !== null && odds < bounds.none

const isWeak = (rules: OpenValue | undefined): boolean =>
  rules === undefined || rules.confidence <= bounds.weak

/** Whether the network takes the rules' value for something else, and is sure of its own. */
function isBetter(sides: Sides): boolean {
  const { key, rules, odds, network, isChecked } = sides
  if (network === undefined || odds === null || key === 'entityType') return false
  if (isChecked && network.form <= ofInvalid) return false
  return isSurer[key]?.({ rules, odds, network }) === true || isSureEnough(sides, { rules, odds, network })
}

function isSureEnough(sides: Sides, { rules, odds, network }: BothSides): boolean {
  if (isOfLittle(sides)) return network.odds >= bounds.sure
  if (isWeak(rules) && odds < bounds.elsewhere.weak) return isLikely(network)
  return sides.key !== 'shareCapital' && odds < bounds.elsewhere.any && network.odds >= bounds.certain
}

interface BothSides {
  readonly rules: OpenValue | undefined
  /** Of the rules' words. */
  readonly odds: number
  readonly network: TaggedValue
}

/**
 * When the network's value comes before one that the rules find beside a label. Of dates it is the more often right wherever they
 * differ. A number must keep to a scheme. An address of the rules of which a part is something else runs on too far.
 */
const isSurer: Readonly<Partial<Record<TaggedKey, (sides: BothSides) => boolean>>> = {
  incorporationDate: ({ rules, odds, network }) =>
    network.odds >= 0.55 && (odds < 0.3 || (rules?.label === undefined && network.odds >= 0.9)),
  registrationNumber: ({ odds, network }) => odds < 0.3 && network.odds >= 0.8 && network.form === 1,
  address: ({ rules, odds, network }) =>
    network.odds >= 0.95 ? odds < 0.9 : rules !== undefined && isBehindArticle(rules.value, network.value),
}

/** `gevestigd aan de Waaldijk 7`: the article of a sentence before an address. */
const isBehindArticle = (rules: string, network: string): boolean =>
  rules.replace(/^(?:de|het)\s/u, '') === network

const isLikely = ({ odds, form }: TaggedValue): boolean =>
  odds >= bounds.certain || (odds >= bounds.likely.odds && form >= bounds.likely.form)

/** A guess of the rules, or a post box in place of a street. */
function isOfLittle({ key, rules, odds, network }: Sides): boolean {
  if (rules === undefined || network === undefined || odds === null) return false
  const isBox = key === 'address' && isPostBox(rules.value) && !isPostBox(network.value)
  return isBox || (rules.confidence < bounds.guessed && odds < network.odds)
}

/** Whether the rules' value is a part of the network's, which goes on where theirs ends. */
function isWhole({ key, rules, network }: Sides): boolean {
  if (rules === undefined || network === undefined) return false
  if (key === 'entityType')
    return (
      legalFormCode(rules.value) === null &&
      legalFormCode(network.value) !== null &&
      plain(network.value).startsWith(plain(rules.value))
    )
  if (!isWeak(rules)) return false
  const isLonger = plain(network.value).includes(plain(rules.value))
  if (key === 'registrationNumber') return isLonger && network.form === 1
  return key === 'address' && isLonger && network.odds >= bounds.certain
}

const isSame = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function openTagged(key: TaggedKey, { value, odds, pieces }: TaggedValue): OpenValue {
  const bound = numbers.includes(key) ? mostOfNumbers : most.alone
  const page = pieces[0]?.page ?? 0
  const box = boxAround(pieces.filter((piece) => piece.page === page).map((piece) => piece.box))
  const certainty = Math.min(...pieces.map(certaintyOf))
  return {
    ...{ value, confidence: bound * odds * Math.min(1, 0.35 + 0.66 * certainty), page, pieces },
    ...(box === undefined ? {} : { box }),
  }
}
