import { areLevel } from '../layout/print-piece.ts'
import type { FoundParty } from '../people/found-party.ts'
import { keyOfName } from '../people/mentions/mention-places.ts'
import type { DayOrder } from '../values/dates/printed-company-date.ts'
import { meanOdds, oddsOfKind, tokensWithin } from './odds-of-print.ts'
import { partiesOfTags, type ReadTaggedParty } from './party-of-tags.ts'
import type { TaggedPrint } from './tag-print.ts'

/** How sure the network must be, 0..1; on documents whose layouts it was not taught, more of these were right than wrong. */
const bounds = {
  /** To add someone whom the rules lack: of whom it links something, and others. */
  added: { linked: 0.6, bare: 0.8 },
  /** Under this its odds speak against someone of the rules, who are dropped where the rules' odds are below the other. */
  elsewhere: { tagged: 0.1, odds: 0.9 },
  /** The same where it takes them for someone, and for nothing of the standing. */
  otherStanding: { tagged: 0.15, odds: 0.65 },
  /** To read a name on where the rules end it. */
  longer: { name: 0.7, word: 0.5 },
  /** Words of a name that are none of it. */
  noPart: 0.2,
  /** To exchange a role, or a share, that the rules read otherwise. */
  exchanged: 0.8,
} as const

interface JoinRequest {
  readonly tagged: readonly TaggedPrint[]
  readonly legalName: string
  readonly order: DayOrder
  /** What the print around names says of parties. */
  readonly detailsOf: (parties: readonly FoundParty[]) => readonly FoundParty[]
}

type Standing = 'officer' | 'owner'
type SeenByName = ReadonlyMap<string, ReadTaggedParty>

/** Officers and owners by the rules and by the network, each a witness of the other. */
export function joinedParties(parties: readonly FoundParty[], request: JoinRequest): readonly FoundParty[] {
  if (request.tagged.length === 0) return parties
  const company = keyOfName(request.legalName)
  const seen = request.tagged
    .flatMap((page) => partiesOfTags(page, request.order))
    .filter(({ party }) => keyOfName(party.name) !== company)
  const officers = parties.filter(({ role }) => role !== null)
  const owners = parties.filter(({ role }) => role === null)
  const joined = [
    joinedStanding(officers, { standing: 'officer', seen: byName(seen, 'officer'), request }),
    joinedStanding(owners, { standing: 'owner', seen: byName(seen, 'owner'), request }),
  ]
  const added = joined.flatMap((one) => one.added)
  const described = added.length === 0 ? [] : request.detailsOf(added)
  return [...joined.flatMap(({ kept }) => kept), ...added.map((one) => withDetails(one, described))]
}

/** The surest of each name, with what other places say of them. */
function byName(seen: readonly ReadTaggedParty[], standing: Standing): SeenByName {
  const best = new Map<string, ReadTaggedParty>()
  for (const one of seen) {
    const key = keyOfName(one.party.name)
    const known = best.get(key)
    if (known === undefined) best.set(key, one)
    else best.set(key, known[standing] < one[standing] ? withSaid(one, known) : withSaid(known, one))
  }
  return best
}

/** What is not said of someone in one place, or in common words alone, is that of the other. */
function withSaid(one: ReadTaggedParty, other: ReadTaggedParty): ReadTaggedParty {
  const isOpen = one.party.role === null || one.party.role === 'representative'
  const role = isOpen && other.party.role !== null && other.ofRole >= bounds.exchanged ? other : one
  const birthDate = one.party.birthDate ?? other.party.birthDate
  const ofShare = one.party.share === null ? other : one
  return {
    ...one,
    ...{ ofRole: role.ofRole, ofShare: ofShare.ofShare },
    party: { ...one.party, role: role.party.role, share: ofShare.party.share, ...(birthDate === undefined ? {} : { birthDate }) },
  }
} // prettier-ignore

interface Joining {
  readonly standing: Standing
  readonly seen: SeenByName
  readonly request: JoinRequest
}

function joinedStanding(parties: readonly FoundParty[], { standing, seen: all, request }: Joining) {
  const seen = new Map([...all].filter(([key]) => !isOfSeveral(key, parties)))
  const whole = [...seen].flatMap(([key, one]) => (isSure(one, standing) && isOfParts(key, parties) ? [key] : []))
  const kept = parties.flatMap((party): readonly FoundParty[] => {
    const key = keyOfName(party.name)
    if (whole.some((name) => name !== key && isPartOf(key, name))) return []
    const one = seen.get(key)
    if (one !== undefined) return isOfOther(party, one[standing]) ? [] : [both(party, one, standing)]
    const other = otherReading(party, { standing, seen, request })
    if (other !== null) return [both({ ...party, name: other.party.name, kind: other.party.kind }, other, standing)]
    return isElsewhere(party, request) ? [] : [party]
  })
  const known = kept.map(({ name }) => keyOfName(name))
  const added = [...seen].flatMap(([key, one]) => {
    const isKnown = known.some((name) => isPartOf(key, name) || isPartOf(name, key))
    return isKnown || !isSure(one, standing) ? [] : [alone(one, standing)]
  })
  return { kept, added }
} // prettier-ignore

const isPartOf = (part: string, whole: string): boolean => part.split(' ').every((word) => whole.split(' ').includes(word)) // prettier-ignore

function isSure(one: ReadTaggedParty, standing: Standing): boolean {
  const { role, birthDate, share } = one.party
  const isLinked = birthDate !== undefined || (standing === 'owner' ? share !== null : role !== null && one.ofRole >= bounds.exchanged) // prettier-ignore
  return one[standing] >= (isLinked ? bounds.added.linked : bounds.added.bare)
}

/** A name that the rules took for those of several. */
function isOfParts(key: string, parties: readonly FoundParty[]): boolean {
  const parts = parties
    .map(({ name }) => keyOfName(name))
    .filter((name) => name !== key && isPartOf(name, key))
  return new Set(parts).size > 1 && isPartOf(key, parts.join(' '))
}

/** Names of several, each of more than a word, that the rules found apart and the network as one. */
function isOfSeveral(key: string, parties: readonly FoundParty[]): boolean {
  const parts = new Set(parties.map(({ name }) => keyOfName(name)).filter((name) => name !== key && isPartOf(name, key)))
  const words = [...parts].flatMap((part) => part.split(' '))
  return [...parts].every((part) => part.includes(' ')) && parts.size > 1 && words.length === key.split(' ').length
} // prettier-ignore

/** The same by other words: a name that goes on where theirs ends, or without words that the network takes for no part of it. */
function otherReading(party: FoundParty, { standing, seen, request }: Joining): ReadTaggedParty | null {
  const own = keyOfName(party.name).split(' ')
  for (const [key, one] of seen) {
    const words = key.split(' ')
    const common = own.filter((word) => words.includes(word)).length
    if (common < leastCommon || !isBeside(party, one.party)) continue
    if (common === own.length && one[standing] >= bounds.longer.name && isOneName(own, one, request))
      return one
    if (!isSure(one, standing)) continue
    const tokens = tokensWithin(request.tagged, party.pieces, party.name)
    const others = tokens.filter(({ token }) => !isPartOf(keyOfName(token.text), key))
    if (others.length > 0 && others.every((word) => oddsOfKind(word, 'party') < bounds.noPart)) return one
  }
  return null
}

/** Whether the words by which a name is longer are as surely part of one. */
function isOneName(own: readonly string[], { party }: ReadTaggedParty, { tagged }: JoinRequest): boolean {
  const words = tokensWithin(tagged, party.pieces, party.name)
  const further = words.filter(({ token }) => !own.includes(keyOfName(token.text)))
  return further.every((word) => oddsOfKind(word, 'party') >= bounds.longer.word)
}

/** Words that two readings of one name have in common at least. */
const leastCommon = 2

const isBeside = (party: FoundParty, other: FoundParty): boolean =>
  party.pieces.some((piece) => other.pieces.some((one) => areLevel(piece, one)))

/** Someone whom both see: what one of them lacks is taken of the other. */
function both(party: FoundParty, one: ReadTaggedParty, standing: Standing): FoundParty {
  const birthDate = party.birthDate ?? one.party.birthDate
  return {
    ...party,
    ...(party.odds === undefined ? {} : { odds: Math.max(party.odds, one[standing]) }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(standing === 'officer' ? { role: roleOf(party, one) } : { share: shareOf(party, one) }),
  }
}

function roleOf(party: FoundParty, { party: { role }, ofRole }: ReadTaggedParty): FoundParty['role'] {
  const isOpen = party.role === 'representative' || ofRole >= bounds.exchanged
  return isOpen ? (role ?? party.role) : party.role
}

function shareOf(party: FoundParty, { party: { share }, ofShare }: ReadTaggedParty): FoundParty['share'] {
  const isOpen = (party.share ?? party.nominal ?? party.shareCount) === null
  return isOpen || ofShare >= bounds.exchanged ? (share ?? party.share) : party.share
}

/** Someone whom only the network sees. */
function alone(one: ReadTaggedParty, standing: Standing): FoundParty {
  const odds = one[standing]
  if (standing === 'owner') return { ...one.party, role: null, isOwner: true, odds }
  return { ...one.party, role: one.party.role ?? 'representative', isOwner: false, odds }
}

/** Someone whom only the network sees, with what the print around the name says of them. */
function withDetails(party: FoundParty, described: readonly FoundParty[]): FoundParty {
  const same = described.find(
    ({ name, role }) =>
      keyOfName(name) === keyOfName(party.name) && (role === null) === (party.role === null),
  )
  if (same === undefined) return party
  const birthDate = party.birthDate ?? same.birthDate
  const holding = party.share === null ? { share: same.share, nominal: same.nominal, shareCount: same.shareCount } : {} // prettier-ignore
  return {
    ...party,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(party.role === 'representative' ? { role: same.role } : {}),
    ...(party.isOwner ? holding : {}),
  }
}

/** Whether the network takes the print of a name for something else, and the rules are not sure of it. */
function isElsewhere(party: FoundParty, { tagged }: JoinRequest): boolean {
  const words = tokensWithin(tagged, party.pieces, party.name)
  const odds = meanOdds(words, (one) => oddsOfKind(one, 'party'))
  return odds !== null && odds < bounds.elsewhere.tagged && (party.odds ?? 0) < bounds.elsewhere.odds
}

const isOfOther = ({ odds = 0 }: FoundParty, standing: number): boolean =>
  standing < bounds.otherStanding.tagged && odds < bounds.otherStanding.odds
