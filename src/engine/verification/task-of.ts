import type { LinkTask } from '../../vocabulary/verification/link-tasks.ts'
import { type LinkCourse, type LinkState, isOver, isUsedUp, personOf } from './fold-link.ts'

/** Of whom the next task is asked, and when. */
export interface TaskRequest {
  readonly course: Omit<LinkCourse, 'events'>
  /** `foldLink` of the same link. */
  readonly state: LinkState
  /** Id of the party; null for a link without parties. */
  readonly party: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What this person has to do next; `ended` also where everything is done and the link only waits to be completed. */
export function taskOf({ course, state, party, now }: TaskRequest): LinkTask {
  const { link } = course
  if (isOver(course, now) || isUsedUp(state)) return 'ended'
  const { docupass } = link.profile
  if (docupass.phoneVerification !== 0 && personOf(state, party).validatedPhone === '') return 'phone'
  if (docupass.customField.length > 0 && state.answers === null) return 'customform'
  if (asksForDocument(link) && state.document.accepted === null) return 'document'
  if (asksForFace(link) && state.face.accepted === null) return 'face'
  if (link.contracts.sign === null) return 'ended'
  if (!state.signed.includes(party ?? '')) return 'contract'
  return link.parties.some(({ id }) => !state.signed.includes(id)) ? 'party_pending' : 'ended'
}

type TaskedLink = Pick<LinkCourse['link'], 'kind' | 'references'>

/** Whether the person shows a document: not where the account gave a picture of it. */
export const asksForDocument = ({ kind, references }: TaskedLink): boolean =>
  (kind === 'document-and-face' || kind === 'document') && references.document === null

/** Whether the person shows the face. A face that was given takes its place beside a document, and is compared with it alone. */
export const asksForFace = ({ kind, references }: TaskedLink): boolean =>
  kind === 'face' || (kind === 'document-and-face' && references.face === null)
