import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { FaceComparison, FaceObservation, DetectedFaces } from '../../../vocabulary/face/face-facts.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { notChecked, notApplicable } from './outcomes.ts'

type Rule<Seen> = (seen: Seen, profile: Profile) => Outcome

/** A rule about the faces that were seen; where one was sent and we failed to look at it, it was not checked. */
export function onFaces(judge: Rule<DetectedFaces>): (facts: Facts, profile: Profile) => Outcome {
  return ({ face }, profile) => {
    if (!face.given) return notApplicable('No face was sent.')
    if (face.seen === undefined) return notChecked(face.failed ?? 'The face was not examined.')
    return judge(face.seen, profile)
  }
}

/** A rule about the picture that the selfie is compared with; it cannot tell where it is compared with none. */
export function onPortrait(judge: (portrait: FaceObservation) => Outcome) {
  return onFaces(({ portrait }) =>
    portrait === null ? notApplicable('No face was given to compare the selfie with.') : judge(portrait),
  )
}

/**
 * A rule about how selfie and portrait compare. Where they could not be compared though they were to be, it was not
 * checked: anyone who relies on the comparison alone must not take its absence for a pass.
 */
export function onComparison(judge: Rule<FaceComparison>) {
  return onFaces(({ portrait, comparison }, profile) => {
    if (portrait === null) return notApplicable('No face was given to compare the selfie with.')
    if (comparison === null) return notChecked('There were no two faces to compare.')
    return judge(comparison, profile)
  })
}

/** What stands in the trace of a picture: how many faces, how sure the detector was of the one that counts. */
export function faceEvidence({ faces, face }: FaceObservation) {
  return face === null ? { faces } : { faces, score: Math.round(face.score * 1000) / 1000 }
}
