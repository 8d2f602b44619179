import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkTask } from '../../vocabulary/verification/link-tasks.ts'
import { isExpiredAt, isUsedUp, type LinkCourse, type LinkState, personOf } from './fold-link.ts'

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
  const { link, completion } = request.course
  const { state, now } = request
  const isEnded = completion !== null || isExpiredAt(link, state, now) || isUsedUp(link, state)
  if (isEnded || state.isPersonAsked) return 'ended'
  const due = tasks.find(({ isAsked, isDone }) => isAsked(link) && !isDone(request, link))
  return due?.task ?? 'ended'
}

/** What this link asks of each of its people, in order, whether or not it is done. */
export function stepsOf(link: HostedLink): readonly Exclude<LinkTask, 'party_pending' | 'ended'>[] {
  return tasks.flatMap(({ task, isAsked }) => (task !== 'party_pending' && isAsked(link) ? [task] : []))
}

interface TaskRow {
  readonly task: Exclude<LinkTask, 'ended'>
  readonly isAsked: (link: HostedLink) => boolean
  readonly isDone: (request: Pick<TaskRequest, 'state' | 'party'>, link: HostedLink) => boolean
}

/** In the order of the page: the first that is asked and not done is next. */
const tasks: readonly TaskRow[] = [
  {
    task: 'phone',
    isAsked: ({ profile }) => profile.docupass.phoneVerification !== 0,
    isDone: ({ state, party }) => personOf(state, party).validatedPhone !== '',
  },
  {
    task: 'customform',
    isAsked: ({ profile }) => profile.docupass.customField.length > 0,
    isDone: ({ state }) => state.answers !== null,
  },
  {
    task: 'document',
    isAsked: asksForDocument,
    isDone: ({ state }) => state.document.accepted !== null,
  },
  { task: 'face', isAsked: asksForFace, isDone: ({ state }) => state.face.accepted !== null },
  {
    task: 'contract',
    isAsked: ({ contracts }) => contracts.sign !== null,
    isDone: ({ state, party }) => state.signed.includes(party ?? ''),
  },
  {
    task: 'party_pending',
    isAsked: ({ contracts }) => contracts.sign !== null,
    isDone: ({ state }, { parties }) => parties.every(({ id }) => state.signed.includes(id)),
  },
]

type TaskedLink = Pick<HostedLink, 'kind' | 'references'>

/** Whether the person shows a document: not where the account gave a picture of it. */
export function asksForDocument({ kind, references }: TaskedLink): boolean {
  return (kind === 'document-and-face' || kind === 'document') && references.document === null
}

/** Whether the person shows the face. A face that was given takes its place beside a document, and is compared with it alone. */
export function asksForFace({ kind, references }: TaskedLink): boolean {
  return kind === 'face' || (kind === 'document-and-face' && references.face === null)
}
