import { plainOf } from '../../labels/label-words.ts'
import { findAmount } from '../../values/printed-amount.ts'
import { type DayOrder, findBirth } from '../../values/dates/printed-company-date.ts'
import { findShare } from '../../values/printed-share.ts'
import type { FoundParty } from '../found-party.ts'
import { sharesIn } from '../owners-of-sentences.ts'
import { valueInside } from '../../layout/labelled-page.ts'
import { detailOf } from '../party-details.ts'
import { cues } from './cues.table.ts'
import { type MentionPlace, textBefore, textBehind } from './mention-place.ts'
import { firstPieceAt } from './read-on.ts'
import { headingOf } from './section-headings.ts'

/** A birth stands behind its word as close as this, in characters. */
const near = 24

/** The day or month of birth behind a name; undefined where none is printed. */
export function birthOfMention(place: MentionPlace, order: DayOrder): string | undefined {
  const behind = textBehind(place)
  const cue = cues.born.exec(plainOf(behind))
  if (cue === null) return undefined
  const found = findBirth(behind.slice(cue.index + cue[0].length), order)
  return found === null || found.start > near ? undefined : found.value
}

type Holding = Pick<FoundParty, 'share' | 'nominal' | 'shareCount'>

const nothing: Holding = { share: null, nominal: null, shareCount: null }

/** What each of several holds: behind their names, or, where a document says it of all before it names them, before. */
export function holdingsOf(places: readonly MentionPlace[], order: DayOrder): readonly Holding[] {
  const behind = places.map((place) => holdingBehind(place, order))
  const before = places.map((place) => holdingIn(textBeforeAll(place)))
  const isSaidBefore = behind.includes(null) && !before.includes(null)
  return places.map(
    (place, at) => (isSaidBefore ? before[at] : (behind[at] ?? holdingIn(besideOf(place)))) ?? nothing,
  )
}

/** From the one who is named before, the heading, or the beginning, up to a name. */
function textBeforeAll({ running, mention, previous }: MentionPlace): string {
  const from = Math.max(previous, headingOf(running, mention.start)?.end ?? 0)
  return running.text.slice(Math.max(from, mention.start - 200), mention.start)
}

function besideOf(place: MentionPlace): string {
  const { pieces } = place.running
  const own = pieces[firstPieceAt(pieces, place.mention.start)]
  return `${own?.before.map(({ piece }) => piece.text).join(' ') ?? ''} ${textBefore(place)}`
}

const ofHoldings = ['share', 'nominal', 'shareCount'] as const

function holdingBehind(place: MentionPlace, order: DayOrder): Holding | null {
  const { running, mention, next } = place
  const labels = running.pieces.filter(
    ({ start, label }) => start >= mention.end && start < next && label !== null && label.ends !== 'bare',
  )
  const found = labels.flatMap((one) => {
    const kind = ofHoldings.find((wanted) => one.label?.kinds.includes(wanted))
    const value = valueInside(one)?.text ?? running.pieces.find(({ start }) => start > one.end)?.piece.text
    return kind === undefined || value === undefined ? [] : [detailOf(kind, value, order) ?? {}]
  })
  const labelled = found.toReversed().reduce<Partial<Holding>>((all, one) => ({ ...all, ...one }), {})
  const read = holdingIn(textBehind(place))
  const whole = { ...nothing, ...read, ...labelled }
  return (whole.share ?? whole.nominal ?? whole.shareCount) === null ? null : whole
}

function holdingIn(text: string): Holding | null {
  const share = findShare(text)
  const amount = findAmount(text)
  const nominal = amount?.currency === null ? null : (amount?.amount ?? null)
  const shareCount = sharesIn(text)
  return (share ?? nominal ?? shareCount) === null ? null : { share, nominal, shareCount }
}
