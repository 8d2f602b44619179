import { findCandidates } from './lookup/candidates/find-candidates.ts'
import { nameStrengths } from './lookup/index/index-columns.ts'
import type { ListIndex } from './lookup/index/open-index.ts'
import { wordsOf } from './lookup/index/rarity.ts'
import { type AlignedWord, alignNames, type NameWord } from './matching/align-names.ts'
import { matcher } from './matching/matcher.table.ts'
import { alignedPoints } from './matching/name-evidence.ts'
import type { NameBearer } from './names/classify.ts'
import { initialsApart } from './names/initials.ts'
import { splitNames } from './names/split-names.ts'
import { orgForms } from './names/tables/org-forms.ts'
import { prepareName } from './names/prepare-name.ts'
import type { ListQuery } from '../../vocabulary/screening/screening.ts'

/** Names that are aligned with the query; the best of them are found by their words before. */
const maxCandidates = 100

/** A listed name laid against the query. */
export interface NameFinding {
  /** Row of the name. */
  readonly name: number
  readonly weak: boolean
  readonly points: number
  readonly tokens: readonly AlignedWord[]
}

/** Who may be answered at all, and who was found by number. */
interface Filter {
  readonly keep: (entity: number) => boolean
  readonly numbered: ReadonlyMap<number, unknown>
}

/** Being → its name that agrees best; of those found by number also names that would not be found by themselves. */
export function findNames(
  index: ListIndex,
  question: ListQuery,
  { keep, numbered }: Filter,
): Map<number, NameFinding> {
  const found = new Map<number, NameFinding>()
  if (question.name === undefined) return found
  for (const name of waysToRead(question.name, question.entity))
    findName(index, { ...question, name }, { keep, numbered, found })
  return found
}

/** Where no one says whether a person is meant, letters with points between them may be initials. */
function waysToRead(name: string, entity: ListQuery['entity']): ReadonlySet<string> {
  const names = splitNames(name)
  return new Set(entity === null ? [...names, ...names.map(initialsApart)] : names)
}

/** Adds to what is found anyone who agrees better with this one of the names that are written as the query. */
function findName(
  index: ListIndex,
  question: ListQuery & { readonly name: string },
  { keep, numbered, found }: Filter & { readonly found: Map<number, NameFinding> },
): void {
  const bearer: NameBearer = question.entity === 'organisation' ? 'other' : question.entity
  const words = wordsOf(prepareName(question.name, bearer), (token) => index.rarityOf(token))
  const elsewhere = maxElsewhere(question)
  const least = logOdds(question.band) - elsewhere.gain
  const isForms = isFormsAlone(words, bearer)
  const lay = (name: number): void => {
    const finding = layName(index, words, name)
    if (isForms && finding.tokens.some(({ relation }) => relation !== 'same')) return
    const entity = index.columns.nameEntity[name] ?? 0
    const known = found.get(entity)
    if (known === undefined || rank(finding) > rank(known)) found.set(entity, finding)
  }
  let floor = least
  for (const { name, most } of findCandidates(index, words, {
    most: maxCandidates,
    least,
    keep,
    body: question.entity === null ? null : question.entity !== 'person',
  })) {
    if (most < floor) continue
    lay(name)
    if (found.size >= question.limit)
      floor = lowest([...found.values()].map(rank), question.limit) - elsewhere.gain - elsewhere.loss
  }
  for (const entity of numbered.keys()) for (const name of index.namesOf(entity)) lay(name)
}

/** A legal form alone, `Corp`, means who is called just so, not who is called something like it or more besides. */
function isFormsAlone(words: readonly NameWord[], bearer: NameBearer): boolean {
  return bearer !== 'person' && words.every(({ form: { text } }) => orgForms.has(text))
}

function layName(index: ListIndex, words: readonly NameWord[], name: number): NameFinding {
  const tokens = alignNames(words, index.wordsOfName(name))
  const isPerson = index.columns.entityKind[index.columns.nameEntity[name] ?? 0] === 0
  const points = alignedPoints(tokens, isPerson)
  return { name, weak: nameStrengths[index.columns.nameStrength[name] ?? 0] === 'weak', points, tokens }
}

/** The last of that many highest values. */
function lowest(values: number[], many: number): number {
  return values.sort((a, b) => b - a)[many - 1] ?? -Infinity
}

/** Points that what else was asked for can add to a name's, or take from them. */
function maxElsewhere(question: ListQuery): { gain: number; loss: number } {
  const { birth, country, gender } = matcher
  const query = [question.country ?? [], question.countries ?? []].flat().length > 0
  const sums = { gain: 0, loss: 0 }
  const count = (given: boolean, points: readonly number[]) => {
    if (!given) return
    sums.gain += Math.max(0, ...points)
    sums.loss -= Math.min(0, ...points)
  }
  count(question.birthYear !== undefined || question.birthDate !== undefined, Object.values(birth))
  count(query, Object.values(country))
  count(question.gender !== undefined, Object.values(gender))
  return sums
}

/** A strong name that agrees is preferred to a weak one that agrees a little better. */
function rank({ points, weak }: NameFinding): number {
  return weak ? Math.min(points, logOdds(matcher.weakAliasAlone)) : points
}

/** −∞ of nothing. */
export function logOdds(share: number): number {
  return share <= 0 ? -Infinity : Math.log(share / (1 - share))
}
