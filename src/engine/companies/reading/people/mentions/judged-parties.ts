import type { LabelledPage } from '../../layout/labelled-page.ts'
import type { DayOrder } from '../../values/printed-company-date.ts'
import type { FoundParty } from '../found-party.ts'
import { mentionFeatures, type MentionPlace } from './mention-features.ts'
import { type Standing, standingOdds } from './mention-model.ts'
import { keyOfName, mentionPlaces, type MentionsRequest } from './mention-places.ts'
import { piecesBetween } from './read-on.ts'
import { birthOfMention, holdingOfMention, roleOfMention } from './said-of-mention.ts'

/** How likely someone must be one: whom a heading, a table or a known sentence names, and whom none of them names. */
export const leastOdds = { named: 0.2, unnamed: 0.6 } as const

export interface JudgeRequest extends MentionsRequest {
  readonly order: DayOrder
}

/** Where someone most likely stands as an officer, or as an owner. */
interface Best {
  readonly place: MentionPlace
  readonly odds: number
}

/** Those who are likely officers and owners: of the parties found, and of all whom the print may name. */
export function judgedParties(pages: readonly LabelledPage[], request: JudgeRequest): readonly FoundParty[] {
  const places = mentionPlaces(pages, request).map((place) => ({ place, features: mentionFeatures(place) }))
  const best = (standing: Standing): ReadonlyMap<string, Best> => {
    const found = new Map<string, Best>()
    for (const { place, features } of places) {
      const odds = standingOdds(features, standing)
      const key = keyOfName(place.mention.name)
      if (odds > (found.get(key)?.odds ?? -1)) found.set(key, { place, odds })
    }
    return found
  }
  const [officers, owners] = [best('officer'), best('owner')]
  const kept = request.parties.flatMap((party) => keptOf(party, { officers, owners, order: request.order }))
  return [...kept, ...furtherOfficers(officers, request), ...furtherOwners(owners, request)]
}

interface Judged {
  readonly officers: ReadonlyMap<string, Best>
  readonly owners: ReadonlyMap<string, Best>
  readonly order: DayOrder
}

function keptOf(party: FoundParty, { officers, owners, order }: Judged): readonly FoundParty[] {
  const key = keyOfName(party.name)
  const [officer, owner] = [officers.get(key), owners.get(key)]
  const role = party.role !== null && isLikely(officer) ? party.role : null
  const isOwner = party.isOwner && isLikely(owner)
  if (role === null && !isOwner) return []
  const odds = Math.max(role === null ? 0 : (officer?.odds ?? 1), isOwner ? (owner?.odds ?? 1) : 0)
  const known = role === 'representative' && officer !== undefined ? roleOfMention(officer.place) : null
  const birthDate = party.birthDate ?? (officer === undefined ? undefined : birthOfMention(officer.place, order))
  const holdsNothing = isOwner && (party.share ?? party.nominal ?? party.shareCount) === null
  return [
    {
      ...party,
      role: known ?? role,
      isOwner,
      odds,
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(holdsNothing && owner !== undefined ? holdingOfMention(owner.place) : {}),
    },
  ]
}

const isLikely = (best: Best | undefined): boolean => best === undefined || best.odds >= leastOdds.named

function furtherOfficers(officers: ReadonlyMap<string, Best>, { parties, order }: JudgeRequest): readonly FoundParty[] {
  const known = new Set(parties.flatMap(({ name, role }) => (role === null ? [] : [keyOfName(name)])))
  return further(officers, known).map(({ place, odds }) => {
    const birthDate = birthOfMention(place, order)
    return {
      ...partyAt(place, odds),
      role: roleOfMention(place) ?? 'representative',
      ...(birthDate === undefined ? {} : { birthDate }),
    }
  })
}

function furtherOwners(owners: ReadonlyMap<string, Best>, { parties }: JudgeRequest): readonly FoundParty[] {
  const known = new Set(parties.flatMap(({ name, isOwner }) => (isOwner ? [keyOfName(name)] : [])))
  return further(owners, known).map(({ place, odds }) => ({ ...partyAt(place, odds), isOwner: true, ...holdingOfMention(place) }))
}

/** Whom no rule names, but the print around their names; the company itself is none of its own people. */
function further(best: ReadonlyMap<string, Best>, known: ReadonlySet<string>): readonly Best[] {
  return [...best].flatMap(([key, one]) =>
    !known.has(key) && one.odds >= leastOdds.unnamed && !one.place.isCompanyItself ? [one] : [],
  )
}

function partyAt({ running, mention }: MentionPlace, odds: number): FoundParty {
  const pieces = piecesBetween(running, mention.start, mention.end).map(({ piece }) => piece)
  const { name, kind } = mention
  return { name, kind, role: null, isOwner: false, share: null, nominal: null, shareCount: null, label: '', odds, pieces }
}
