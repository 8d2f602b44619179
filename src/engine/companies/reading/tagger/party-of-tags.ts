import type { OfficerRole, ShareRange } from '../../../../vocabulary/companies/company.ts'
import { joinedText } from '../company/candidates.ts'
import { areLevel } from '../layout/print-piece.ts'
import { findRole, rolesOfOwners } from '../people/find-role.ts'
import type { FoundParty } from '../people/found-party.ts'
import { bareShare, findShare } from '../values/printed-share.ts'
import { type DayOrder, findBirth } from '../values/dates/printed-company-date.ts'
import type { TaggedSpan } from './decode-tags.ts'
import type { LinkedSpan, TaggedParty } from './linked-parties.ts'
import { nameOfSpans } from './name-of-spans.ts'
import type { TaggedPrint } from './tag-print.ts'

/** Someone whom the network sees, as parties are answered. */
export interface ReadTaggedParty {
  readonly party: FoundParty
  /** How likely they are an officer, and an owner, 0..1. */
  readonly officer: number
  readonly owner: number
  /** How sure it is that the role is theirs, 0..1; 0 where none was read. */
  readonly ofRole: number
  readonly ofShare: number
}

/** The officers and owners that the network sees on a page. */
export function partiesOfTags(page: TaggedPrint, order: DayOrder): readonly ReadTaggedParty[] {
  return page.parties.flatMap((tagged) => {
    const name = nameOfSpans(tagged.names)
    if (name === null) return []
    const role = roleOf(tagged, page)
    const birth = firstOf(tagged.births, (text) => findBirth(text, order)?.value ?? null)
    const share = shareOf(tagged)
    const own = { role: role?.read ?? null, isOwner: false, share: share === null || share.read.max === 0 ? null : share.read }
    const pieces = [...tagged.names, ...[role, birth, share].flatMap((one) => one?.span ?? [])].flatMap((span) => span.pieces)
    const party: FoundParty = {
      ...{ ...name, ...own, nominal: null, shareCount: null, label: '', odds: tagged.odds, pieces },
      ...(birth === null ? {} : { birthDate: birth.read }),
    }
    return [{ party, ...standingOf(tagged, { role, share }), ofRole: role?.odds ?? 0, ofShare: share?.odds ?? 0 }]
  })
} // prettier-ignore

/** How sure it is that a role is someone's own whose print makes them an officer. */
const ownRole = 0.8
/** Who is this likely an officer, and an owner more likely still, is both. */
const ofBoth = 0.5

/**
 * Someone with an office and without a share is an officer, where they are taken for an owner for standing in one list with owners;
 * one of whom a list says that they hold nothing owns nothing.
 */
function standingOf({ odds, officer, owner, shares }: TaggedParty, { role, share }: { readonly role: Read<OfficerRole> | null; readonly share: Read<ShareRange> | null }): Pick<ReadTaggedParty, 'officer' | 'owner'> {
  if (share !== null && share.read.max === 0) return { officer: odds * officer, owner: 0 }
  const hasOffice = role !== null && role.odds >= ownRole && !rolesOfOwners.includes(role.read)
  const isOfficer = hasOffice && shares.length === 0 && owner > officer && officer < ofBoth
  return isOfficer ? { officer: odds * owner, owner: odds * officer } : { officer: odds * officer, owner: odds * owner }
} // prettier-ignore

/** A share; a figure that no sign of per cent shows to be one may be another number. */
function shareOf({ shares }: TaggedParty): Read<ShareRange> | null {
  const printed = firstOf(shares, findShare)
  if (printed !== null) return printed
  const bare = firstOf(shares, (text) => (grouped.test(text) ? null : bareShare(text)))
  return bare === null ? null : { ...bare, odds: ofBare * bare.odds }
}

/** `5,600` counts shares. */
const grouped = /^\s*\d{1,3}[.,]\d{3}\s*$/u

/** How much of its odds a figure keeps that no sign of per cent shows to be a share. */
const ofBare = 0.5

interface Read<Value> {
  readonly read: Value
  readonly odds: number
  readonly span: readonly TaggedSpan[]
}

/** The surest of what is linked to someone that can be read. */
function firstOf<Value>(linked: readonly LinkedSpan[], read: (text: string) => Value | null): Read<Value> | null {
  for (const { span, link } of linked.toSorted((a, b) => b.link - a.link)) {
    const value = read(textOf(span))
    if (value !== null) return { read: value, odds: link * span.odds, span: [span] }
  }
  return null
} // prettier-ignore

const textOf = ({ pieces }: TaggedSpan): string => joinedText('role', pieces)

/** How sure a role is that a heading or a label before several names says, and one that stands alone beside a name, 0..1. */
const saidBy = { heading: 0.5, row: 0.85 } as const

/** Under this it is no one's role. */
const leastLink = 0.1

/** Their own role, that of their row, or the one that is said before them of all. */
function roleOf(tagged: TaggedParty, { spans }: TaggedPrint): Read<OfficerRole> | null {
  const linked = tagged.roles.filter(({ link }) => link >= leastLink)
  const own = firstOf(linked, (text) => findRole(text)?.role ?? null)
  if (own !== null) return own
  const [head] = tagged.names
  const start = head?.tokens[0] ?? 0
  const naming = spans.filter(({ kind }) => kind === 'role' || kind === 'label')
  const beside = tagged.officer < tagged.owner ? [] : naming.filter((span) => isBeside(span, head) && findRole(textOf(span)) !== null)
  if (beside.length === 1) return firstOf(beside.map((span) => ({ span: { ...span, odds: 1 }, link: saidBy.row })), (text) => findRole(text)?.role ?? null)
  // `Hanne Kjærulff (formand)`: what stands behind a name in its line is said of no one under it.
  const isOfAnother = (span: TaggedSpan) =>
    spans.some(({ kind, tokens, pieces }) => kind === 'party' && (tokens[0] ?? 0) < (span.tokens[0] ?? 0) && pieces.some((piece) => span.pieces.some((one) => areLevel(piece, one))))
  for (const span of naming.filter((one) => (one.tokens[0] ?? 0) < start && !isOfAnother(one)).toReversed()) {
    const found = findRole(textOf(span))
    if (found !== null) return { read: found.role, odds: saidBy.heading, span: [] }
  }
  return null
} // prettier-ignore

const isBeside = (span: TaggedSpan, name: TaggedSpan | undefined): boolean => {
  const [one, other] = [span.pieces[0], name?.pieces[0]]
  return one !== undefined && other !== undefined && areLevel(one, other)
}
