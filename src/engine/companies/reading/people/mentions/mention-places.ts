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
  const times = new Map<string, number>()
  for (const { name } of mentions) times.set(keyOfName(name), (times.get(keyOfName(name)) ?? 0) + 1)
  const salient = mentions.filter(
    (mention) => said.has(keyOfName(mention.name)) || isSalient(running, mention),
  )
  return mentions.map((mention) => {
    const key = keyOfName(mention.name)
    const others = salient.filter(
      ({ name, start, end }) => keyOfName(name) !== key && (end <= mention.start || start >= mention.end),
    )
    return {
      running,
      mention,
      next: others.find(({ start }) => start >= mention.end)?.start ?? running.text.length,
      previous: Math.max(0, ...others.filter(({ end }) => end <= mention.start).map(({ end }) => end)),
      said: said.get(key) ?? null,
      times: times.get(key) ?? 1,
      isCompanyItself: legalName !== '' && isSame(mention.name, legalName),
    }
  })
}

const isSame = (name: string, legalName: string): boolean => {
  const [own, whole] = [keyOfName(name), keyOfName(legalName)]
  return (
    own === whole ||
    plainOf(legalName).startsWith(plainOf(name)) ||
    plainOf(name).startsWith(plainOf(legalName))
  )
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
