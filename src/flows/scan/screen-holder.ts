import { amlMatch } from '../../vocabulary/aml-match.ts'
import type { DocumentReading } from '../../vocabulary/document-reading.ts'
import type { ListVersion } from '../../vocabulary/entity.ts'
import type { HolderHit, HolderQuestion, ScreeningFacts } from '../../vocabulary/facts.ts'
import type { Mode } from '../../vocabulary/principal.ts'
import type { Profile } from '../../vocabulary/profile.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { mostHits, type ScreeningAnswer, type ScreeningHit } from '../../vocabulary/screening.ts'
import { topicCodes } from '../../vocabulary/warnings.ts'
import { bestOfEach } from '../best-of-each.ts'
import type { Hands } from '../ports/hands.ts'
import { holderQuestions } from './holder-questions.ts'

export interface HolderScreening {
  readonly screening: ScreeningFacts
  readonly lists: readonly ListVersion[]
}

/** What the scan knows when the holder's name is put to the lists. */
export interface HolderAsked {
  readonly mode: Mode
  readonly profile: Pick<Profile, 'decisions'>
  readonly readings: readonly DocumentReading[]
  /** Lowest score that is a hit, 0..1. */
  readonly band: number
  readonly signal: AbortSignal
}

/** Searches every list for every spelling of the holder's name, where the profile warns of what would be found. */
export async function screenHolder(
  { lists }: { readonly lists: Pick<Hands['lists'], 'search' | 'versions' | 'status'> },
  asked: HolderAsked,
): Promise<HolderScreening> {
  const { mode, profile, readings, band } = asked
  const isAsked = Object.values(topicCodes).some((code) => profile.decisions[code]?.enabled === true)
  if (!isAsked) return notDone('The profile asks for no screening.')
  const questions = holderQuestions(readings)
  if (questions.length === 0) return notDone('No name was read that could be screened.')
  try {
    const answers: ScreeningAnswer[] = []
    for (const question of questions) answers.push(await ask(lists, question, asked))
    const [{ versions, matcher } = { versions: [], matcher: '' }] = answers
    const found = bestOfEach(answers.flatMap((answer) => answer.hits)).slice(0, mostHits)
    const hits = found.map(holderHit)
    const missing = mode === 'test' ? [] : lostLists(lists)
    return { screening: { done: true, matcher, band, questions, hits, missing }, lists: versions }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SERVICE_UNAVAILABLE') throw error
    return { screening: { done: false, reason: error.message }, lists: lists.versions(null, mode) }
  }
}

function notDone(reason: string): HolderScreening {
  return { screening: { done: false, reason }, lists: [] }
}

function ask(
  lists: Pick<Hands['lists'], 'search'>,
  question: HolderQuestion,
  { mode, band, signal }: HolderAsked,
): Promise<ScreeningAnswer> {
  const query = { ...question, entity: 'person', databases: null, limit: mostHits, mode, band } as const
  return lists.search(query, signal)
}

function holderHit({ entity, database, score, sentence }: ScreeningHit): HolderHit {
  return {
    entityId: entity.id,
    topics: entity.topics,
    score,
    sentence,
    match: amlMatch(entity, database),
  }
}

/** Lists that were loaded here before, or should have been, and cannot be searched now. */
function lostLists(lists: Pick<Hands['lists'], 'status'>): readonly string[] {
  return lists
    .status()
    .filter(({ state, refreshedAt, trouble }) => {
      return state === 'not_loaded' && (refreshedAt !== null || trouble !== null)
    })
    .map(({ database }) => database)
}
