import { topicsOf } from '../../vocabulary/watchlists/aml-databases.ts'
import type { EntityTopic } from '../../vocabulary/screening/entity.ts'
import type { Facts, HolderHit } from '../../vocabulary/decision/facts.ts'
import type { Check, Finding, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { amlWarningCodes } from '../../vocabulary/decision/warnings.ts'
import { foundAll, notChecked, notApplicable } from './parts/outcomes.ts'

const screeningHits = (topic: EntityTopic, list: string): Check => ({
  code: amlWarningCodes[topic],
  explain: `Raised for each entity on ${list} that the holder's name matches. The score of the match is in the review band or above. An entity on several lists is reported once. The confidence is the score of the match, the data describe the entity. While such a list is not loaded, the code is in notChecked. Of a company: raised for the company itself, its officers and its owners, and the sentence says who.`,
  needs: ['screening', 'company'],
  fields: ['fullName', 'firstName', 'lastName', 'dob', 'documentNumber', 'businessName'],
  run: (facts, profile) => judge(facts, profile, { topic, list }),
})

function judge(
  { front, company, screening, lists }: Facts,
  profile: Profile,
  { topic, list }: { readonly topic: EntityTopic; readonly list: string },
): Outcome {
  if (front === null && company === undefined)
    return notApplicable('No document was sent, so there is no name to screen.')
  if (!screening.done) return notChecked(screening.reason)
  const isAsked = (one: EntityTopic): boolean =>
    profile.decisions[amlWarningCodes[one]]?.enabled === true ||
    (company !== undefined && profile.kyb.screening)
  const hits = screening.hits.filter((hit) => topicToWarnOf(hit, isAsked) === topic)
  const entities = hits.filter((hit, at) => isFirstOfEntity(hit, hits.slice(0, at)))
  if (entities.length > 0) return foundAll(entities.map((hit) => finding(hit, { topic, hits })))
  const unavailable = screening.missing.filter((database) => topicsOf(database).includes(topic))
  if (unavailable.length > 0) return notChecked(`Not loaded: ${unavailable.join(', ')}.`)
  const searched = lists
    .filter(({ state }) => state !== 'not_loaded')
    .filter(({ database, topics }) => (topics ?? topicsOf(database)).includes(topic))
    .map(({ database, version }) => ({ database, version }))
  if (searched.length === 0) return notChecked(`Not loaded: ${list}.`)
  const suppressed = (screening.suppressed ?? []).filter((hit) => topicToWarnOf(hit, isAsked) === topic)
  return foundAll([], {
    searched,
    band: screening.band,
    spellings: screening.questions.length,
    ...(suppressed.length === 0 ? {} : { suppressed: suppressed.map(({ entityId }) => entityId) }),
  })
}

/** A record whose better one is warned of for another reason, or was found to be another person, speaks for itself. */
function isFirstOfEntity({ sameAs, subject }: HolderHit, before: readonly HolderHit[]): boolean {
  if (sameAs === undefined) return true
  return !before.some(
    (hit) =>
      isSameSubject(hit.subject, subject) &&
      (hit.entityId === sameAs.entityId || hit.sameAs?.entityId === sameAs.entityId),
  )
}

/** Two people behind a company who match one entity are warned of each; of the holder of a document there is one. */
function isSameSubject(a: HolderHit['subject'], b: HolderHit['subject']): boolean {
  return a?.role === b?.role && a?.name === b?.name && a?.node === b?.node
}

/** An entity is warned of once: for the gravest reason that the profile asks about. */
function topicToWarnOf({ topics }: HolderHit, isAsked: (topic: EntityTopic) => boolean): EntityTopic | null {
  const gravest = (['sanction', 'crime', 'pep'] as const).filter((topic) => topics.includes(topic))
  return gravest.find(isAsked) ?? null
}

const subjectWords = { company: 'the company', officer: 'officer', owner: 'owner' } as const

/** Where else the entity is listed stands in the trace: the warning carries one record of one list. */
function finding(
  { entityId, score, sentence, match, subject }: HolderHit,
  { topic, hits }: { readonly topic: EntityTopic; readonly hits: readonly HolderHit[] },
): Finding {
  const alsoListed = hits.flatMap((hit) => {
    if (hit.sameAs?.entityId !== entityId || !isSameSubject(hit.subject, subject)) return []
    return [{ entityId: hit.entityId, score: hit.score, evidence: hit.sameAs.evidence }]
  })
  const who = subject === undefined ? '' : `${subject.name} (${subjectWords[subject.role]}), `
  const ofSubject = subject === undefined ? {} : { subject: { ...subject } }
  return {
    confidence: score,
    sentence: `${who}${entityId}: ${sentence}`,
    evidence: { entityId, score, ...ofSubject, ...(alsoListed.length === 0 ? {} : { alsoListed }) },
    detail: { ...match, schema: topic, ...ofSubject },
  }
}

/** One for each reason why someone is listed. */
export const screeningChecks: readonly Check[] = [
  screeningHits('sanction', 'a sanctions list'),
  screeningHits('crime', 'a list of persons wanted for crime'),
  screeningHits('pep', 'a list of politically exposed persons'),
]
