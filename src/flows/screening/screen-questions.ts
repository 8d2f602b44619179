import { amlMatch } from '../../vocabulary/screening/aml-match.ts'
import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import type { HolderHit, HolderQuery, ScreeningFacts } from '../../vocabulary/decision/facts.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { QueryFacts } from '../../vocabulary/screening/matched-facts.ts'
import { maxHits, type ScreeningAnswer, type ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { bestHitPerEntity } from './best-hit-per-entity.ts'
import { factsHash, suppress } from './suppress-false-positives.ts'
import { missingLists } from './required-lists.ts'
import { sameEntityAsBetterHit } from './one-hit-per-entity.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { Ports } from '../ports/ports.ts'

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

/** What is known when names are put to the lists. */
export interface QuestionsRequest {
  readonly mode: Mode
  /** Asked for when there is something to screen. */
  readonly settings: () => Promise<HolderSettings>
  /** What is known to be no hit of whom is asked about; asked for when there are hits. */
  readonly falsePositiveRules: () => Promise<readonly FalsePositiveRule[]>
  readonly signal: AbortSignal
}

export interface QuestionsPorts {
  readonly lists: Pick<Ports['lists'], 'search' | 'versions'>
}

/** Questions that are put to the lists at once; the others wait, so that one request takes no whole queue. */
const maxAtOnce = 24

/** Puts every question to every list. Not done where no list is loaded; refused where too many requests wait. */
export async function screenQuestions(
  { lists }: QuestionsPorts,
  request: QuestionsRequest,
  questions: readonly HolderQuery[],
): Promise<HolderScreening> {
  const { mode } = request
  const { band, requiredLists } = await request.settings()
  try {
    const answers = await searchAll(lists, questions, { ...request, band })
    const all = answers.flatMap((answer, at): FoundHit[] => {
      const holderQuery = questions[at]
      return holderQuery === undefined ? [] : answer.hits.map((hit) => ({ ...hit, question: holderQuery }))
    })
    const [{ versions, matcher } = { versions: [], matcher: '' }] = answers
    const found = await withoutFalsePositives(bestPerSubject(all), request)
    const missing = missingLists(versions, { databases: null, requiredLists })
    return { screening: { done: true, matcher, band, questions, ...found, missing }, lists: versions }
  } catch (error) {
    // Where too many wait, the whole request may be sent again; where no list is loaded, that would change nothing.
    if (!(error instanceof Refusal) || error.code !== 'SERVICE_UNAVAILABLE') throw error
    if (error.retryAfterSeconds !== undefined) throw error
    return { screening: { done: false, reason: error.message }, lists: lists.versions(null, mode) }
  }
}

export function notScreened(reason: string): HolderScreening {
  return { screening: { done: false, reason }, lists: [] }
}

/** A hit with the question that it agrees with. */
interface FoundHit extends ScreeningHit {
  readonly question: HolderQuery
}

/** Each entity once for each subject; best first. */
function bestPerSubject(all: readonly FoundHit[]): readonly FoundHit[] {
  const best = bySubject(all).flatMap(bestHitPerEntity)
  return best.sort((a, b) => b.score - a.score || (a.entity.id < b.entity.id ? -1 : 1))
}

/** Questions about one subject share its object; those about the holder of a document have none. */
function bySubject<Hit extends Pick<FoundHit, 'question'>>(
  hits: readonly Hit[],
): readonly (readonly Hit[])[] {
  const groups = new Map<HolderQuery['subject'], Hit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.question.subject)
    if (group === undefined) groups.set(hit.question.subject, [hit])
    else group.push(hit)
  }
  return [...groups.values()]
}

/** What someone found to be another entity is no hit, as long as the same facts match. */
async function withoutFalsePositives(
  all: readonly FoundHit[],
  { falsePositiveRules }: Pick<QuestionsRequest, 'falsePositiveRules'>,
): Promise<Pick<ScreeningFacts & { readonly done: true }, 'hits' | 'suppressed'>> {
  const known = all.length === 0 ? [] : await falsePositiveRules()
  const { hits, suppressed } = suppress(all, known, ({ question }) => askedIn(question))
  const suppressedHits = suppressed.map(({ hit, by }) => {
    return { ...holderHit(hit), falsePositiveId: by.id, reason: by.reason }
  })
  const reported = mostReported(hits)
  const sameAs = new Map(
    bySubject(reported).map((group) => [group[0]?.question.subject, sameEntityAsBetterHit(group)]),
  )
  return {
    hits: reported.map((hit) => {
      const better = sameAs.get(hit.question.subject)?.get(hit.entity.id)
      return { ...holderHit(hit), ...(better === undefined ? {} : { sameAs: better }) }
    }),
    ...(suppressedHits.length === 0 ? {} : { suppressed: suppressedHits }),
  }
}

/** The best hits, those of one subject never in place of every hit of another: each has its first before any its next. */
function mostReported(hits: readonly FoundHit[]): readonly FoundHit[] {
  const ranks = new Map(bySubject(hits).flatMap((group) => group.map((hit, rank) => [hit, rank] as const)))
  const rank = (hit: FoundHit): number => ranks.get(hit) ?? 0
  const kept = new Set([...hits].sort((a, b) => rank(a) - rank(b)).slice(0, maxHits))
  return hits.filter((hit) => kept.has(hit))
}

/** Answers in the order of the questions. */
async function searchAll(
  lists: Pick<Ports['lists'], 'search'>,
  questions: readonly HolderQuery[],
  request: Pick<QuestionsRequest, 'mode' | 'signal'> & Pick<HolderSettings, 'band'>,
): Promise<readonly ScreeningAnswer[]> {
  const answers: ScreeningAnswer[] = []
  for (let at = 0; at < questions.length; at += maxAtOnce) {
    const some = questions.slice(at, at + maxAtOnce)
    answers.push(...(await Promise.all(some.map((question) => searchWatchlists(lists, question, request)))))
  }
  return answers
}

function searchWatchlists(
  lists: Pick<Ports['lists'], 'search'>,
  question: HolderQuery,
  { mode, band, signal }: Pick<QuestionsRequest, 'mode' | 'signal'> & Pick<HolderSettings, 'band'>,
): Promise<ScreeningAnswer> {
  const { subject, name, ...more } = question
  const asked = name === '' ? more : { name, ...more }
  const entity = subject?.kind === 'company' ? 'organisation' : 'person'
  return lists.search({ ...asked, entity, databases: null, limit: maxHits, mode, band }, signal)
}

/** Who a subject is to the company is no fact of the entity: what was judged of a person holds in every company. */
function askedIn({ subject: _, ...asked }: HolderQuery): QueryFacts {
  return asked
}

function holderHit(hit: FoundHit): HolderHit {
  const { entity, database, score, sentence, question } = hit
  return {
    entityId: entity.id,
    topics: entity.topics,
    score,
    sentence,
    match: amlMatch(entity, database),
    facts: factsHash(askedIn(question), hit),
    ...(question.subject === undefined ? {} : { subject: question.subject }),
  }
}
