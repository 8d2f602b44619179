import { comparison, evidenceAt, similarityOf } from '../../engine/face/face-similarity.ts'
import { templateOf } from '../../engine/face/face-template.ts'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import type { KnownFaces } from '../../vocabulary/face/face-facts.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Ports } from '../ports/ports.ts'
import { recogniserOf } from './stored-template.ts'

/** Below this similarity no one is named, not even in the facts. */
const minSimilarity = 0.8

/** So many are named, the most alike. */
const maxMatches = 5

interface DuplicateFaceSearch {
  readonly ports: {
    readonly records: Pick<Ports['records'], 'templateChanges'>
    readonly inference: Pick<Ports['inference'], 'models'>
    readonly faceSearch: Ports['faceSearch']
  }
  readonly principal: Principal
  readonly profile: Pick<Profile, 'face' | 'thresholds'>
  readonly signal: AbortSignal
}

/**
 * Who of the account's earlier people this may be, where the profile asks. What fails on our side is no refusal: it stands
 * in the facts, and the check does not pass by it.
 *
 * @param person null when no face was seen
 * @param isGiven whether a selfie was sent at all
 */
export async function findKnownFaces(
  duplicateSearch: DuplicateFaceSearch,
  { person, isGiven: hasSelfie }: { readonly person: FaceEmbeddings | null; readonly isGiven: boolean },
): Promise<Pick<Facts, 'knownFaces'>> {
  const { profile, signal } = duplicateSearch
  if (!profile.face.duplicateSearch || !hasSelfie) return {}
  if (profile.face.templates !== 'keep') return { knownFaces: { failed: templatesOffReason } }
  if (person === null)
    return { knownFaces: { failed: 'The selfie shows no face that could be searched for.' } }
  try {
    return { knownFaces: await search(duplicateSearch, person) }
  } catch (error) {
    if (signal.aborted) throw error
    return { knownFaces: { failed: 'Earlier faces could not be searched.' } }
  }
}

const templatesOffReason =
  "The profile searches for duplicates but stores no templates: set 'face.templates' to keep."

async function search(
  { ports, principal, profile, signal }: DuplicateFaceSearch,
  person: FaceEmbeddings,
): Promise<KnownFaces> {
  const recogniser = recogniserOf(ports.inference)
  const minEvidence = evidenceAt(Math.min(minSimilarity, profile.thresholds.faceDuplicate))
  const { searched, hits } = await ports.faceSearch.search({
    gallery: [principal.accountId, principal.mode, recogniser].join(' '),
    changesSince: (after) => ports.records.templateChanges(principal, { recogniser, after }),
    question: {
      bytes: templateOf(person),
      placeWeight: comparison.placeWeight,
      least: minEvidence,
      most: maxMatches,
    },
    signal,
  })
  const found = hits.map(({ id, evidence }) => ({
    id,
    similarity: Math.round(similarityOf(evidence) * 10_000) / 10_000,
  }))
  return { searched, found }
}
