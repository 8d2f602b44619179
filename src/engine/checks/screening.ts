import { topicsOf } from '../../vocabulary/watchlists/aml-databases.ts'
import type { EntityTopic } from '../../vocabulary/screening/entity.ts'
import type { Facts, HolderHit } from '../../vocabulary/decision/facts.ts'
import type { Check, Finding, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { amlWarningCodes } from '../../vocabulary/decision/warnings.ts'
import { foundAll, notChecked, notApplicable } from './parts/outcomes.ts'

const screeningHits = (topic: EntityTopic, list: string): Check => ({
  code: amlWarningCodes[topic],
  explain: `Raised for each entity on ${list} that the holder's name matches. The score of the match is in the review band or above. An entity on several lists is reported once. The confidence is the score of the match, the data describe the entity. While such a list is not loaded, the code is in notChecked.`,
  needs: ['screening'],
  fields: ['fullName', 'firstName', 'lastName', 'dob', 'documentNumber'],
  run: (facts, profile) => judge(facts, profile, { topic, list }),
})

function judge(
  { front, screening, lists }: Facts,
  profile: Profile,
  { topic, list }: { readonly topic: EntityTopic; readonly list: string },
): Outcome {
  if (front === null) return notApplicable('No document was sent, so there is no name to screen.')
  if (!screening.done) return notChecked(screening.reason)
  const hits = screening.hits.filter((hit) => topicToWarnOf(hit, profile) === topic)
  const entities = hits.filter((hit, at) => isFirstOfEntity(hit, hits.slice(0, at)))
  if (entities.length > 0) return foundAll(entities.map((hit) => finding(hit, { topic, hits })))
  const unavailable = screening.missing.filter((database) => topicsOf(database).includes(topic))
  if (unavailable.length > 0) return notChecked(`Not loaded: ${unavailable.join(', ')}.`)
  const searched = lists
    .filter(({ state }) => state !== 'not_loaded')
    .filter(({ database, topics }) => (topics ?? topicsOf(database)).includes(topic))
    .map(({ database, version }) => ({ database, version }))
  if (searched.length === 0) return notChecked(`Not loaded: ${list}.`)
  const suppressed = (screening.suppressed ?? []).filter((hit) => topicToWarnOf(hit, profile) === topic)
  return foundAll([], {
    searched,
    band: screening.band,
    spellings: screening.questions.length,
    ...(suppressed.length === 0 ? {} : { suppressed: suppressed.map(({ entityId }) => entityId) }),
  })
}

/** A record whose better one is warned of for another reason, or was found to be another person, speaks for itself. */
function isFirstOfEntity({ sameAs }: HolderHit, before: readonly HolderHit[]): boolean {
  if (sameAs === undefined) return true
  return !before.some((hit) => hit.entityId === sameAs.entityId || hit.sameAs?.entityId === sameAs.entityId)
}

/** An entity is warned of once: for the gravest reason that the profile asks about. */
function topicToWarnOf({ topics }: HolderHit, { decisions }: Profile): EntityTopic | null {
  const gravest = (['sanction', 'crime', 'pep'] as const).filter((topic) => topics.includes(topic))
  return gravest.find((topic) => decisions[amlWarningCodes[topic]]?.enabled === true) ?? null
}

/** Where else the entity is listed stands in the trace: the warning carries one record of one list. */
function finding(
  { entityId, score, sentence, match }: HolderHit,
  { topic, hits }: { readonly topic: EntityTopic; readonly hits: readonly HolderHit[] },
): Finding {
  const alsoListed = hits.flatMap((hit) => {
    if (hit.sameAs?.entityId !== entityId) return []
    return [{ entityId: hit.entityId, score: hit.score, evidence: hit.sameAs.evidence }]
  })
  return {
    confidence: score,
    sentence: `${entityId}: ${sentence}`,
    evidence: { entityId, score, ...(alsoListed.length === 0 ? {} : { alsoListed }) },
    detail: { ...match, schema: topic },
  }
}

/** One for each reason why someone is listed. */
export const screeningChecks: readonly Check[] = [
  screeningHits('sanction', 'a sanctions list'),
  screeningHits('crime', 'a list of persons wanted for crime'),
  screeningHits('pep', 'a list of politically exposed persons'),
]
