import type { RegisterHit, RegisterVersion, RegistryFacts } from '../../vocabulary/companies/register.ts'
import type { RegisterQuery, Registers } from '../ports/companies/registers.ts'

/** Names that agree so well may be the one asked for. */
const minCandidateScore = 0.75

/** A name that agrees so well is the one asked for, when no other does nearly as well. */
const minFoundScore = 0.985

/** So much better is the best name than the next one. */
const minLead = 0.002

const maxHits = 20

/**
 * What registers say of a company. Only a register that is loaded and current counts; where none covers the question it is
 * `not_checked`, with the reason, which never speaks for the company.
 */
export async function registerAnswer(
  { registers }: { readonly registers: Pick<Registers, 'versions' | 'search'> },
  query: Omit<RegisterQuery, 'limit' | 'registers'>,
  signal?: AbortSignal,
): Promise<RegistryFacts> {
  const versions = await registers.versions(query.mode)
  const ofCompanies = versions.filter(({ holds }) => holds !== 'owners')
  const covering = ofCompanies.filter((version) => covers(version, query))
  const current = covering.filter(({ state }) => state === 'current')
  if (current.length === 0) return { state: 'not_checked', reason: reasonOf(ofCompanies, covering, query), versions }
  const ids = current.map(({ register }) => register)
  const hits = await registers.search({ ...query, limit: maxHits, registers: ids }, signal)
  const likely = hits.filter(({ by, score }) => by !== 'name' || score >= minCandidateScore)
  if (likely.length > 0) return answerOf(likely, versions)
  return isKnownWhole(current, query)
    ? { state: 'not_found', versions }
    : { state: 'not_checked', reason: `No register that holds every company ${placeOf(query)} is loaded, and those that are have none of that ${askedBy(query)}.`, versions }
} // prettier-ignore

function covers({ countries }: RegisterVersion, { country }: Pick<RegisterQuery, 'country'>): boolean {
  return countries === null || country === undefined || countries.includes(country)
}

/** Whether a company that none of these registers has is known not to be there. Every LEI stands in GLEIF's index. */
function isKnownWhole(
  current: readonly RegisterVersion[],
  { country, lei, name, registrationNumber }: Omit<RegisterQuery, 'limit'>,
): boolean {
  const isWhole = current.some(({ whole, countries }) => whole === true && country !== undefined && countries?.includes(country) === true)
  const hasLeis = current.some(({ register }) => register === 'gleif')
  return (isWhole && (name !== undefined || registrationNumber !== undefined)) || (hasLeis && lei !== undefined)
} // prettier-ignore

/** One record a register is meant, or one of several. */
function answerOf(hits: readonly RegisterHit[], versions: readonly RegisterVersion[]): RegistryFacts {
  const asked = [...new Set(hits.map(({ record }) => record.register))]
  const best = asked.map((register) => clearBest(hits.filter(({ record }) => record.register === register)))
  const found = best.filter((hit) => hit !== null)
  return found.length > 0
    ? { state: 'found', hits: found.toSorted((a, b) => b.score - a.score), versions }
    : { state: 'ambiguous', hits, versions }
}

/** The only one that has the number; otherwise the name that agrees best, when no other is nearly as good. */
function clearBest(hits: readonly RegisterHit[]): RegisterHit | null {
  const numbered = hits.filter(({ by }) => by !== 'name')
  if (numbered.length > 0) return numbered.length === 1 ? (numbered[0] ?? null) : null
  const [best, next] = hits
  if (best === undefined || best.score < minFoundScore) return null
  return next === undefined || best.score - next.score >= minLead ? best : null
}

function reasonOf(
  known: readonly RegisterVersion[],
  covering: readonly RegisterVersion[],
  query: Pick<RegisterQuery, 'country'>,
): string {
  const stale = covering.filter(({ state }) => state === 'stale').map(({ title }) => title)
  if (stale.length > 0) return `Every register that covers it is older than its bound: ${stale.join(', ')}.`
  if (known.every(({ state }) => state === 'not_loaded')) return 'No register of companies is loaded.'
  return `No register that is loaded covers companies ${placeOf(query)}.`
}

function placeOf({ country }: Pick<RegisterQuery, 'country'>): string {
  return country === undefined ? 'of a country that was not given' : `of ${country}`
}

function askedBy({ registrationNumber, lei, taxNumber }: Omit<RegisterQuery, 'limit'>): string {
  return registrationNumber === undefined && lei === undefined && taxNumber === undefined
    ? 'name'
    : 'number or name'
}
