import type { LabelledPage } from '../../layout/labelled-page.ts'
import type { DayOrder } from '../../values/dates/printed-company-date.ts'
import type { FoundParty } from '../found-party.ts'
import { mentionFeatures } from './mention-features.ts'
import type { MentionPlace } from './mention-place.ts'
import { type Standing, standingOdds } from './mention-model.ts'
import { keyOfName, mentionPlaces, type MentionsRequest } from './mention-places.ts'
import { piecesBetween } from './read-on.ts'
import { roleOfMentions } from './role-of-mentions.ts'
import { birthOfMention, holdingsOf } from './said-of-mention.ts'

/** How likely someone must be one: whom a heading, a table or a known sentence names, and whom none of them names. */
export const leastOdds = {
  officer: { named: 0.3, unnamed: 0.6 },
  owner: { named: 0.2, unnamed: 0.7 },
} as const

export interface JudgeRequest extends MentionsRequest {
  readonly order: DayOrder
}

/** Where someone is named, the likeliest place first, and how likely that makes them an officer, or an owner. */
interface Judged {
  readonly places: readonly MentionPlace[]
  readonly odds: number
}

type JudgedByName = ReadonlyMap<string, Judged>

/** Those who are likely officers and owners: of the parties found, and of all whom the print may name. */
export function judgedParties(pages: readonly LabelledPage[], request: JudgeRequest): readonly FoundParty[] {
  const places = mentionPlaces(pages, request).map((place) => ({ place, features: mentionFeatures(place) }))
  const judged = (standing: Standing): JudgedByName => {
    const byName = new Map<string, { readonly place: MentionPlace; readonly odds: number }[]>()
    for (const { place, features } of places) {
      const key = keyOfName(place.mention.name)
      const all = byName.get(key) ?? []
      all.push({ place, odds: standingOdds(features, standing) })
      byName.set(key, all)
    }
    return new Map([...byName].map(([key, all]) => [key, judgedOf(all.toSorted((a, b) => b.odds - a.odds))]))
  }
  return [...officersAmong(judged('officer'), request), ...ownersAmong(judged('owner'), request)]
}

const judgedOf = (all: readonly { readonly place: MentionPlace; readonly odds: number }[]): Judged => ({
  places: all.map(({ place }) => place),
  odds: all[0]?.odds ?? 0,
})

function officersAmong(judged: JudgedByName, { parties, order }: JudgeRequest): readonly FoundParty[] {
  const named = parties.filter(({ role }) => role !== null)
  const kept = named.flatMap((party): readonly FoundParty[] => {
    const one = judged.get(keyOfName(party.name))
    const odds = Math.max(one?.odds ?? 0, party.odds ?? 0)
    if (one !== undefined && odds < leastOdds.officer.named) return []
    const known = party.role === 'representative' && one !== undefined ? roleOfMentions(one.places) : null
    const officer = {
      ...party,
      isOwner: false,
      role: known ?? party.role,
      ...(one === undefined ? {} : { odds }),
    }
    return [withBirth(officer, one?.places ?? [], order)]
  })
  const others = furtherThan(named, judged, leastOdds.officer.unnamed)
  return [
    ...kept,
    ...others.map((one) =>
      withBirth({ ...partyAt(one), role: roleOfMentions(one.places) ?? 'representative' }, one.places, order),
    ),
  ]
}

function withBirth(party: FoundParty, places: readonly MentionPlace[], order: DayOrder): FoundParty {
  if (party.birthDate !== undefined) return party
  const birthDate = birthAmong(places, order)
  return birthDate === undefined ? party : { ...party, birthDate }
}

/** Places of one name at which a birth is looked for. */
const mostPlaces = 20

function birthAmong(places: readonly MentionPlace[], order: DayOrder): string | undefined {
  for (const place of places.slice(0, mostPlaces)) {
    const birthDate = birthOfMention(place, order)
    if (birthDate !== undefined) return birthDate
  }
  return undefined
}

const holdsNothing = ({ share, nominal, shareCount }: FoundParty): boolean =>
  (share ?? nominal ?? shareCount) === null

function ownersAmong(judged: JudgedByName, { parties, order }: JudgeRequest): readonly FoundParty[] {
  const named = parties.filter(({ isOwner }) => isOwner)
  const kept = named.flatMap((party): readonly FoundParty[] => {
    const one = judged.get(keyOfName(party.name))
    if (one === undefined) return [{ ...party, role: null }]
    // A part that is printed beside a name speaks for itself.
    return one.odds < leastOdds.owner.named && holdsNothing(party)
      ? []
      : [{ ...party, role: null, odds: one.odds }]
  })
  const others = furtherThan(named, judged, leastOdds.owner.unnamed).map((one): FoundParty => ({
    ...partyAt(one),
    isOwner: true,
  }))
  return withHoldings([...kept, ...others], judged, order)
}

/** What they hold, of whom nothing is known yet. */
function withHoldings(
  owners: readonly FoundParty[],
  judged: JudgedByName,
  order: DayOrder,
): readonly FoundParty[] {
  const open = owners.filter(holdsNothing)
  const places = open.flatMap(({ name }) => judged.get(keyOfName(name))?.places[0] ?? [])
  const holdings = new Map(
    holdingsOf(places, order).map((holding, at) => [keyOfName(places[at]?.mention.name ?? ''), holding]),
  )
  return owners.map((owner) =>
    open.includes(owner) ? { ...owner, ...holdings.get(keyOfName(owner.name)) } : owner,
  )
}

/** Whom no rule names, but the print around their names; the company itself is none of its own people. */
function furtherThan(named: readonly FoundParty[], judged: JudgedByName, least: number): readonly Judged[] {
  const known = named.map(({ name }) => keyOfName(name).split(' '))
  const isKnown = (key: string) => known.some((words) => key.split(' ').every((word) => words.includes(word)))
  return [...judged].flatMap(([key, one]) =>
    !isKnown(key) && one.odds >= least && one.places[0]?.isCompanyItself === false ? [one] : [],
  )
}

const unsaid: Pick<FoundParty, 'role' | 'isOwner' | 'share' | 'nominal' | 'shareCount' | 'label'> = {
  role: null,
  isOwner: false,
  share: null,
  nominal: null,
  shareCount: null,
  label: '',
}

function partyAt({ places, odds }: Judged): FoundParty {
  const [place] = places
  if (place === undefined) throw new Error('no one is judged who is named nowhere')
  const { running, mention } = place
  const pieces = piecesBetween(running, mention.start, mention.end).map(({ piece }) => piece)
  return { ...unsaid, name: mention.name, kind: mention.kind, odds, pieces }
}
