import { amlMatch } from '../../vocabulary/screening/aml-match.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import type { HolderHit, HolderQuery, ScreeningFacts } from '../../vocabulary/decision/facts.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { maxHits, type ScreeningAnswer, type ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { amlWarningCodes } from '../../vocabulary/decision/warnings.ts'
import { bestHitPerEntity } from './best-hit-per-entity.ts'
import { factsHash, suppress } from './suppress-false-positives.ts'
import { missingLists } from './required-lists.ts'
import { sameEntityAsBetterHit } from './one-hit-per-entity.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'
import { holderQueries } from './holder-queries.ts'

export interface HolderScreening {
  readonly screening: ScreeningFacts
  readonly lists: readonly ListVersion[]
}

export interface HolderSettings {
  /** Lowest score that is a hit, 0..1. */
  readonly band: number
  /** Databases that must be loaded; null = those that this installation refreshes. */
  readonly requiredLists: readonly string[] | null
}

/** What the scan knows when the holder's name is put to the lists. */
export interface HolderRequest {
  readonly mode: Mode
  readonly profile: Pick<Profile, 'decisions'>
  readonly readings: readonly DocumentReading[]
  /** Asked for when there is something to screen. */
  readonly settings: () => Promise<HolderSettings>
  /** What is known to be no hit of whose document it is; asked for when there are hits. */
  readonly falsePositiveRules: () => Promise<readonly FalsePositiveRule[]>
  readonly signal: AbortSignal
}

/** Searches every list for every spelling of the holder's name, where the profile warns of what would be found. */
export async function screenHolder(
  { lists }: { readonly lists: Pick<Ports['lists'], 'search' | 'versions'> },
  request: HolderRequest,
): Promise<HolderScreening> {
  const { mode, profile, readings } = request
  const isRequested = Object.values(amlWarningCodes).some((code) => profile.decisions[code]?.enabled === true)
  if (!isRequested) return notScreened('The profile asks for no screening.')
  const questions = holderQueries(readings)
  if (questions.length === 0) return notScreened('No name was read that could be screened.')
  const { band, requiredLists } = await request.settings()
  try {
    const answers = await Promise.all(
      questions.map((holderQuery) => searchWatchlists(lists, holderQuery, { ...request, band })),
    )
    const all = answers.flatMap((answer, at): FoundHit[] => {
      const holderQuery = questions[at]
      return holderQuery === undefined ? [] : answer.hits.map((hit) => ({ ...hit, question: holderQuery }))
    })
    const [{ versions, matcher } = { versions: [], matcher: '' }] = answers
    const found = await withoutFalsePositives(bestHitPerEntity(all), request)
    const missing = missingLists(versions, { databases: null, requiredLists })
    return { screening: { done: true, matcher, band, questions, ...found, missing }, lists: versions }
  } catch (error) {
    // Where too many wait, the whole scan may be asked for again; where no list is loaded, that would change nothing.
    if (!(error instanceof Refusal) || error.code !== 'SERVICE_UNAVAILABLE') throw error
    if (error.retryAfterSeconds !== undefined) throw error
    return { screening: { done: false, reason: error.message }, lists: lists.versions(null, mode) }
  }
}

/** A hit with the spelling that it agrees with. */
interface FoundHit extends ScreeningHit {
  readonly question: HolderQuery
}

/** What someone found to be another person is no hit, as long as the same facts match. */
async function withoutFalsePositives(
  all: readonly FoundHit[],
  { falsePositiveRules }: Pick<HolderRequest, 'falsePositiveRules'>,
): Promise<Pick<ScreeningFacts & { readonly done: true }, 'hits' | 'suppressed'>> {
  const known = all.length === 0 ? [] : await falsePositiveRules()
  const { hits, suppressed } = suppress(all, known, ({ question: holderQuery }) => ({ ...holderQuery }))
  const suppressedHits = suppressed.map(({ hit, by }) => {
    return { ...holderHit(hit), falsePositiveId: by.id, reason: by.reason }
  })
  const reported = hits.slice(0, maxHits)
  const sameAs = sameEntityAsBetterHit(reported)
  return {
    hits: reported.map((hit) => {
      const better = sameAs.get(hit.entity.id)
      return { ...holderHit(hit), ...(better === undefined ? {} : { sameAs: better }) }
    }),
    ...(suppressedHits.length === 0 ? {} : { suppressed: suppressedHits }),
  }
}

function notScreened(reason: string): HolderScreening {
  return { screening: { done: false, reason }, lists: [] }
}

function searchWatchlists(
  lists: Pick<Ports['lists'], 'search'>,
  holderQuery: HolderQuery,
  { mode, band, signal }: Pick<HolderRequest, 'mode' | 'signal'> & Pick<HolderSettings, 'band'>,
): Promise<ScreeningAnswer> {
  const query = { ...holderQuery, entity: 'person', databases: null, limit: maxHits, mode, band } as const
  return lists.search(query, signal)
}

function holderHit(hit: FoundHit): HolderHit {
  const { entity, database, score, sentence, question: holderQuery } = hit
  return {
    entityId: entity.id,
    topics: entity.topics,
    score,
    sentence,
    match: amlMatch(entity, database),
    facts: factsHash({ ...holderQuery }, hit),
  }
}
