import { plainOf } from '../../labels/label-words.ts'
import type { LabelledPage } from '../../layout/labelled-page.ts'
import type { FoundParty } from '../found-party.ts'
import { ofPlaces } from './cues.table.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { labelledNames } from './labelled-names.ts'
import type { MentionPlace, SaidByRules } from './mention-place.ts'
import { runningText, type RunningText } from './read-on.ts'

export interface MentionsRequest {
  /** Whom headings, tables and known sentences name. */
  readonly parties: readonly FoundParty[]
  /** The name of the company itself, where it is known. */
  readonly legalName: string
}

/** The words of a name in any order, without marks. */
export const keyOfName = (name: string): string =>
  plainOf(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hangul}])\s(?=[\p{Script=Han}\p{Script=Hangul}])/gu, '')
    .trim()
    .split(' ')
    .toSorted()
    .join(' ')

/** Everyone whom the print may name, and what stands around each. */
export function mentionPlaces(
  pages: readonly LabelledPage[],
  { parties, legalName }: MentionsRequest,
): readonly MentionPlace[] {
  const running = runningText(pages)
  const labelled = labelledNames(running)
  const isPart = (one: Mention) =>
    labelled.some(({ start, end }) => one.start >= start && one.end <= end && one.kind === 'person')
  const mentions = withParties(
    running,
    [...labelled, ...findMentions(running).filter((one) => !isPart(one))],
    parties,
  )
  const said = saidOf(parties)
  const keyed = mentions.map((mention) => ({ mention, key: keyOfName(mention.name) }))
  const times = new Map<string, number>()
  for (const { key } of keyed) times.set(key, (times.get(key) ?? 0) + 1)
  const salient = keyed.filter(({ mention, key }) => said.has(key) || isSalient(running, mention))
  const isCompanyItself = sameAs(legalName)
  return keyed.map(({ mention, key }) => ({
    ...{ running, mention, ...besideOf({ mention, key }, salient, running.text.length) },
    ...{ said: said.get(key) ?? null, times: times.get(key) ?? 1 },
    isCompanyItself: isCompanyItself(mention.name, key),
  }))
}

interface KeyedMention {
  readonly mention: Mention
  readonly key: string
}

/** Where the next one begins of whom anything may be said, and where the one before ends. */
function besideOf({ mention, key }: KeyedMention, salient: readonly KeyedMention[], whole: number): Pick<MentionPlace, 'next' | 'previous'> {
  let [next, previous] = [whole, 0]
  for (const { mention: other, key: ofOther } of salient) {
    if (ofOther === key) continue
    if (other.end <= mention.start) previous = Math.max(previous, other.end)
    if (other.start < mention.end) continue
    // They stand in the order of the text.
    next = other.start
    break
  }
  return { next, previous }
} // prettier-ignore

function sameAs(legalName: string): (name: string, key: string) => boolean {
  if (legalName === '') return () => false
  const [whole, plain] = [keyOfName(legalName), plainOf(legalName)]
  return (name, key) => {
    const own = plainOf(name)
    return key === whole || plain.startsWith(own) || own.startsWith(plain)
  }
}

function saidOf(parties: readonly FoundParty[]): ReadonlyMap<string, SaidByRules> {
  const said = new Map<string, SaidByRules>()
  for (const { name, role, isOwner } of parties) {
    const before = said.get(keyOfName(name))
    said.set(keyOfName(name), {
      officer: role !== null || before?.officer === true,
      owner: isOwner || before?.owner === true,
      hasRole: (role !== null && role !== 'representative') || before?.hasRole === true,
    })
  }
  return said
}

/** Whether what follows a phrase may be said of it: it is no street and no place. */
function isSalient({ text }: RunningText, { name, kind, start, end }: Mention): boolean {
  if (kind === 'company') return true
  const [before, behind] = [text.slice(Math.max(0, start - 8), start), text.slice(end, end + 8)]
  if (name.split(' ').some((word) => ofPlaces.test(plainOf(word)))) return false
  return (
    !/\d[\p{L}]?,? ?$/u.test(before) &&
    !/^,?\s*\d/u.test(behind) &&
    !/(?:^|\s)(?:in|te|en|em|w|at|zu|nach)\s$/u.test(before)
  )
}

/** Those whom rules found but no phrase of the text names: where they were read. */
function withParties(
  { pieces }: RunningText,
  mentions: readonly Mention[],
  parties: readonly FoundParty[],
): readonly Mention[] {
  const known = new Set(mentions.map(({ name }) => keyOfName(name)))
  const further = parties.flatMap(({ name, kind, pieces: own }): readonly Mention[] => {
    const first = pieces.find(({ piece }) =>
      own.some(
        (one) =>
          one === piece || (one.middle === piece.middle && one.left < piece.right && one.right > piece.left),
      ),
    )
    if (known.has(keyOfName(name)) || first === undefined) return []
    return [{ name, kind, start: first.start, end: first.end }]
  })
  return [...mentions, ...further].toSorted((a, b) => a.start - b.start)
}
