import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
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
export function taskOf(request: TaskRequest): LinkTask {
  if (isOver(request.course, request.now) || isUsedUp(request.course.link, request.state)) return 'ended'
  return due.find(([, isDue]) => isDue(request.course.link, request))?.[0] ?? 'ended'
}

type IsDue = (link: HostedLink, request: Pick<TaskRequest, 'state' | 'party'>) => boolean

/** In the order of the page: the first that is due is next. */
const due: readonly (readonly [LinkTask, IsDue])[] = [
  [
    'phone',
    ({ profile }, { state, party }) =>
      profile.docupass.phoneVerification !== 0 && personOf(state, party).validatedPhone === '',
  ],
  [
    'customform',
    ({ profile }, { state }) => profile.docupass.customField.length > 0 && state.answers === null,
  ],
  ['document', (link, { state }) => asksForDocument(link) && state.document.accepted === null],
  ['face', (link, { state }) => asksForFace(link) && state.face.accepted === null],
  [
    'contract',
    ({ contracts }, { state, party }) => contracts.sign !== null && !state.signed.includes(party ?? ''),
  ],
  [
    'party_pending',
    ({ contracts, parties }, { state }) =>
      contracts.sign !== null && parties.some(({ id }) => !state.signed.includes(id)),
  ],
]

type TaskedLink = Pick<HostedLink, 'kind' | 'references'>

/** Whether the person shows a document: not where the account gave a picture of it. */
export const asksForDocument = ({ kind, references }: TaskedLink): boolean =>
  (kind === 'document-and-face' || kind === 'document') && references.document === null

/** Whether the person shows the face. A face that was given takes its place beside a document, and is compared with it alone. */
export const asksForFace = ({ kind, references }: TaskedLink): boolean =>
  kind === 'face' || (kind === 'document-and-face' && references.face === null)
