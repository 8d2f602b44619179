import type { Officer, OfficerRole, Owner, ShareRange } from '../../../../vocabulary/companies/company.ts'
import type { ReadFrom } from '../../../../vocabulary/companies/registration-reading.ts'
import { boxAround, certaintyOf, type PrintPiece } from '../layout/print-piece.ts'
import { exactly, rounded } from '../values/printed-share.ts'
import type { FoundParty } from './found-party.ts'
import { keyOfName } from './mentions/mention-places.ts'

export interface ReadParty extends ReadFrom {
  readonly pieces: readonly PrintPiece[]
}

export type ReadOfficer = Officer & ReadParty
export type ReadOwner = Owner & ReadParty

/** How sure a party is, 0..1, where its letters are certain: of layouts that were left out about so many were exact. */
const byLabel = 0.8

/** Those who act for the company; who stands there twice in one role is one. */
export function officersOf(parties: readonly FoundParty[]): readonly ReadOfficer[] {
  const all = parties.flatMap((party) =>
    party.role === null ? [] : [{ ...partyOf(party), role: party.role, ...appointed(party) }],
  )
  const keyed = all.map((one) => ({ one, key: keyOfName(one.name) }))
  const rolesOf = new Map(keyed.map(({ key }) => [key, new Set<OfficerRole>()]))
  for (const { one, key } of keyed) rolesOf.get(key)?.add(one.role)
  const isMeant = (role: OfficerRole, key: string): boolean =>
    [...(rolesOf.get(key) ?? [])].some((other) => meant[other]?.includes(role))
  const officers = keyed.flatMap(({ one, key }) => (isMeant(one.role, key) ? [] : [one]))
  return unique(officers, ({ name, role }) => `${keyOfName(name)} ${role}`)
}

/** What those of a role are as well: `取締役` stands beside the name of each `代表取締役`. */
const meant: Readonly<Partial<Record<OfficerRole, readonly OfficerRole[]>>> = {
  managing_director: ['director', 'representative'],
  chair: ['board_member', 'representative'],
  director: ['representative'],
}

const appointed = ({ appointedOn }: FoundParty) => (appointedOn === undefined ? {} : { appointedOn })

/** What all owners hold together, as far as it is printed. */
export interface PrintedWhole {
  /** Of the company. */
  readonly capital: number | null
  /** What may be the number of all its shares. */
  readonly totals: readonly number[]
}

/** Those who hold it; parts of the capital, and numbers of shares, become per cent. */
export function ownersOf(
  parties: readonly FoundParty[],
  { capital, totals: printed }: PrintedWhole,
): readonly ReadOwner[] {
  const owners = unique(
    parties.filter((party) => party.isOwner && !holdsNone(party)),
    ({ name, share, nominal, shareCount }) =>
      `${keyOfName(name)} ${share?.min ?? ''} ${nominal ?? ''} ${shareCount ?? ''}`,
  )
  const sumOf = (of: (party: FoundParty) => number | null) =>
    owners.reduce((sum, party) => sum + (of(party) ?? 0), 0)
  // Where the shares of one are not known, the others' are no whole.
  const isCounted = owners.every((party) => isDoubtful(party) || !holdsUnknown(party))
  const parts = sumOf(({ nominal }) => nominal)
  // Parts of more than all are not theirs, where their numbers of shares are known.
  const isOver = capital !== null && parts > capital && owners.every(({ shareCount }) => shareCount !== null)
  const totals = {
    nominal: isOver ? 0 : wholeOf(capital, parts),
    shareCount: wholeCount(
      sumOf(({ shareCount }) => shareCount),
      { printed, isCounted },
    ),
  }
  return unique(
    owners.map((party) => ({ ...partyOf(party), share: shareOf(party, totals) })),
    ({ name, share }) => `${keyOfName(name)} ${share?.min ?? ''}`,
  )
}

/** The least printed number of all shares that is no less than those of the owners; without one, theirs together. */
function wholeCount(sum: number, { printed, isCounted }: { readonly printed: readonly number[]; readonly isCounted: boolean }): number {
  // Where the shares of one are not known, what another holds cannot be all.
  const isWhole = (one: number) => (isCounted ? one >= sum : one > sum)
  const total = sum === 0 ? undefined : printed.filter(isWhole).toSorted((a, b) => a - b)[0]
  return total ?? (isCounted ? sum : 0)
} // prettier-ignore

const holdsUnknown = ({ share, nominal, shareCount }: FoundParty): boolean =>
  (share ?? nominal ?? shareCount) === null
/** More speaks against such an owner than for one. */
const isDoubtful = ({ odds = 1 }: FoundParty): boolean => odds < 0.5

/** `0 ordinary shares`: one who held some before. */
const holdsNone = ({ share, nominal, shareCount }: FoundParty): boolean =>
  share?.max === 0 || (share === null && (shareCount === 0 || (nominal === 0 && shareCount === null)))

/** Parts that add up to more than the capital are of something else: the sum is then the whole; and where a head counts them in `万元`. */
function wholeOf(capital: number | null, sum: number): number {
  const isCounted = units.some((unit) => capital === unit * sum)
  return capital !== null && capital >= sum && !isCounted ? capital : sum
}
const units = [1000, 10_000, 1_000_000] as const

function shareOf(
  { share, nominal, shareCount }: FoundParty,
  totals: { readonly nominal: number; readonly shareCount: number },
): ShareRange | null {
  if (share !== null) return share
  if (nominal !== null && totals.nominal > 0) return exactly(rounded((100 * nominal) / totals.nominal))
  if (shareCount !== null && totals.shareCount > 0)
    return exactly(rounded((100 * shareCount) / totals.shareCount))
  return null
}

function partyOf({ name, kind, birthDate, country, pieces, label, odds = byLabel }: FoundParty) {
  const page = pieces[0]?.page ?? 0
  const box = boxAround(pieces.filter((piece) => piece.page === page).map((piece) => piece.box))
  const certainty = pieces.length === 0 ? 0 : Math.min(...pieces.map(certaintyOf))
  return {
    ...{ kind, name, countries: country === undefined ? [] : [country] },
    ...(birthDate === undefined ? {} : { birthDate }),
    confidence: Math.min(byLabel, odds) * Math.min(1, 0.35 + 0.66 * certainty),
    page,
    ...(box === undefined ? {} : { box }),
    ...(label === '' ? {} : { label }),
    pieces,
  }
}

function unique<Party>(parties: readonly Party[], keyOf: (party: Party) => string): readonly Party[] {
  const seen = new Set<string>()
  return parties.filter((party) => {
    const key = keyOf(party)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
