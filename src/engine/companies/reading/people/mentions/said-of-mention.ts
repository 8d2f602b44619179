import type { OfficerRole } from '../../../../../vocabulary/companies/company.ts'
import { plainOf, wordsOf } from '../../labels/label-words.ts'
import { findAmount } from '../../values/printed-amount.ts'
import { type DayOrder, findBirth } from '../../values/printed-company-date.ts'
import { findShare } from '../../values/printed-share.ts'
import { findRole, roleAt } from '../find-role.ts'
import type { FoundParty } from '../found-party.ts'
import { sharesIn } from '../owners-of-sentences.ts'
import { cues } from './cues.table.ts'
import { headingOf, type MentionPlace, textBefore, textBehind } from './mention-features.ts'

/** Behind a name a role stands as close as this, in characters; before it, in words. */
const near = { behind: 60, words: 8 } as const

/** What someone does, as the words beside their name, the label of it, or the heading above say. */
export function roleOfMention(place: MentionPlace): OfficerRole | null {
  const { running, mention } = place
  const behind = textBehind(place)
  const [line = ''] = behind.split('\n')
  const heading = headingOf(running, mention.start)
  return (
    findRole(line.slice(0, near.behind))?.role ??
    lastRole(textBefore(place)) ??
    findRole(behind)?.role ??
    (heading === null ? null : (findRole(heading.piece.text)?.role ?? lastRole(heading.piece.text)))
  )
}

/** The role nearest to the end of a text; of a word that is inflected, too. */
function lastRole(text: string): OfficerRole | null {
  const words = wordsOf(text).slice(-near.words)
  const roles = words.flatMap((_, at) => [roleAt(words, at) ?? inflected(words.slice(at))].flatMap((found) => found ?? []))
  return roles.toSorted((a, b) => b.length - a.length || b.start - a.start)[0]?.role ?? null
}

const shortest = 7

/** `Geschäftsführern`, `Direktoren`: without its last letter, or its last two. */
function inflected([word]: ReturnType<typeof wordsOf>) {
  if (word === undefined || word.plain.length < shortest) return null
  const stems = [word.plain.slice(0, -1), word.plain.slice(0, -2)]
  return stems.map((plain) => roleAt([{ ...word, plain }], 0)).find((found) => found !== null) ?? null
}

/** The day or month of birth behind a name; undefined where none is printed. */
export function birthOfMention(place: MentionPlace, order: DayOrder): string | undefined {
  const behind = textBehind(place)
  const cue = cues.born.exec(plainOf(behind))
  if (cue === null) return undefined
  const found = findBirth(behind.slice(cue.index + cue[0].length), order)
  return found === null || found.start > 40 ? undefined : found.value
}

/** What someone holds: a share, a part of the capital, or a number of shares, behind the name or before it on its line. */
export function holdingOfMention(place: MentionPlace): Pick<FoundParty, 'share' | 'nominal' | 'shareCount'> {
  const behind = holdingIn(textBehind(place))
  if (behind !== null) return behind
  const own = place.running.pieces.find(({ end }) => end >= place.mention.start)
  const before = own?.before.map(({ piece }) => piece.text).join(' ') ?? ''
  return holdingIn(`${before} ${textBefore(place)}`) ?? { share: null, nominal: null, shareCount: null }
}

function holdingIn(text: string): Pick<FoundParty, 'share' | 'nominal' | 'shareCount'> | null {
  const share = findShare(text)
  const amount = findAmount(text)
  const nominal = amount?.currency === null ? null : (amount?.amount ?? null)
  const shareCount = sharesIn(text)
  return (share ?? nominal ?? shareCount) === null ? null : { share, nominal, shareCount }
}
