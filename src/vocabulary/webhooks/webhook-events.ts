import type { Mode } from '../account/principal.ts'
import type { Signing } from '../agreements/signing.ts'
import { formAnswers } from '../transactions/form-answers.ts'
import type { Transaction } from '../transactions/transaction.ts'
import type { HostedLink } from '../verification/hosted-link.ts'
import type { RefusedAttempt } from '../verification/link-events.ts'
import { retakeWarning } from '../verification/retake-warning.ts'

/** What is sent of documents that are being signed; their bodies name the signing. */
export const signingEvents = {
  signing_signed: { version: 1, whole: false, sentence: 'A party signed a document.' },
  signing_declined: { version: 1, whole: false, sentence: 'A party declined to sign a document.' },
  signing_expired: { version: 1, whole: false, sentence: 'The time to sign a document is over.' },
  signing_reminder: { version: 1, whole: false, sentence: 'It is time to remind who has not signed yet.' },
  signing_sealed: { version: 1, whole: false, sentence: 'All parties signed, and the document is sealed.' },
} as const

export type SigningEvent = keyof typeof signingEvents

/**
 * Everything that is sent to an account's webhook: name → version of the body and what it holds.
 * `whole` bodies repeat the transaction; the others say only which one it was and how it stands.
 */
export const webhookEvents = {
  new: { version: 1, whole: true, sentence: 'A transaction was stored.' },
  update: { version: 1, whole: false, sentence: 'The decision was changed manually.' },
  delete: { version: 1, whole: false, sentence: 'A transaction was deleted.' },
  docupass_conclusive: { version: 1, whole: true, sentence: 'A hosted verification ended.' },
  docupass_expired: {
    ...{ version: 1, whole: true },
    sentence: 'The time of a link of version 2 was over; of version 3 this is docupass_conclusive.',
  },
  docupass_inconclusive: {
    ...{ version: 1, whole: false },
    sentence: 'A picture was refused on a link of version 2, and the person may send another one.',
  },
  ...signingEvents,
} as const satisfies Record<string, { version: number; whole: boolean; sentence: string }>

export type EventName = keyof typeof webhookEvents

/** What is posted, before it becomes text; the text is frozen when the change is committed. */
export type EventBody = Readonly<Record<string, unknown>>

/** What an event is about: the kind of record, its id, whose mode, and what its bodies are built from. */
export type EventSubject =
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  | { readonly kind: 'signing'; readonly signing: Signing }
  | { readonly kind: 'link'; readonly link: HostedLink; readonly attempt: RefusedAttempt }

export const eventSubjectKinds = [
  'transaction',
  'signing',
  'link',
] as const satisfies readonly EventSubject['kind'][]

/** Which record an event is about. */
export interface EventReference {
  readonly kind: EventSubject['kind']
  readonly id: string
}

/** Id of what an event is about, and whose mode it has. */
export function eventSubjectOf(subject: EventSubject): { readonly id: string; readonly mode: Mode } {
  switch (subject.kind) {
    case 'transaction':
      return subject.transaction
    case 'signing':
      return subject.signing
    case 'link':
      return subject.link
  }
}

/**
 * Builds the body of an event in the words of the wire. Images and files are bare tokens and names: the receiver fetches
 * them with a key. Events about test records say `mode: "test"`; live ones say nothing, as the wire knows no modes.
 */
export function eventBody(event: EventName, subject: EventSubject): EventBody {
  if (subject.kind === 'signing') return signingBody(event, subject.signing)
  if (subject.kind === 'link') return attemptBody(event, subject)
  const { transaction } = subject
  const { whole } = webhookEvents[event]
  return whole ? wholeBody(event, transaction) : briefBody(event, transaction)
}

function briefBody(event: EventName, transaction: Transaction): EventBody {
  const { docupass, mode } = transaction
  return {
    event,
    success: true,
    transactionId: transaction.id,
    ...(docupass === '' ? {} : { docupass }),
    ...(mode === 'test' ? { mode } : {}),
    profileId: transaction.profileId,
    customData: transaction.customData,
    decision: transaction.decision,
  }
}

/** Where the signing stands, and who has not signed yet: a receiver reminds them. */
function signingBody(event: EventName, signing: Signing): EventBody {
  const { id, mode, name, state, transactionId, expiresAt, parties, sealed } = signing
  return {
    ...{ event, success: true, signingId: id, name, state },
    ...(transactionId === null ? {} : { transactionId }),
    ...(mode === 'test' ? { mode } : {}),
    expiresAt: expiresAt === null ? 0 : Math.floor(expiresAt / 1000),
    parties: parties.map(({ id: party, role, name: who, email, telephone, signed, declined }) => ({
      ...{ id: party, role, name: who, email, telephone },
      ...{ signed: signed !== null, declined: declined?.reason ?? null },
    })),
    ...(sealed === null ? {} : { outputFile: [{ name, fileName: sealed.fileName, sha256: sealed.sha256 }] }),
  }
}

/** Which link it was, and what the person was asked to do better. Nothing that was read, and no score. */
function attemptBody(
  event: EventName,
  { link, attempt }: Extract<EventSubject, { readonly kind: 'link' }>,
): EventBody {
  const { id: linkId, reference: docupass, mode, profileId, customData } = link
  return {
    ...{ event, success: true, linkId, docupass },
    ...(mode === 'test' ? { mode } : {}),
    ...{ profileId, customData, decision: 'reject', step: attempt.step },
    warning: attempt.codes.map(retakeWarning),
    attemptsLeft: attempt.attemptsLeft,
  }
}

function wholeBody(event: EventName, transaction: Transaction): EventBody {
  return {
    ...briefBody(event, transaction),
    type: transaction.type,
    reviewScore: transaction.reviewScore,
    rejectScore: transaction.rejectScore,
    data: { ...transaction.fields, ...formAnswers(transaction.facts) },
    outputImage: transaction.images,
    outputFile: transaction.files.map(({ name, fileName }) => ({ name, fileName })),
    warning: transaction.warnings,
    notChecked: transaction.notChecked,
    missingFields: transaction.missingFields,
    scores: transaction.scores,
    createdAt: Math.floor(transaction.createdAt / 1000),
  }
}

/** What is sent again of an event whose record was deleted: that, and nothing of what it said. */
export function tombstoneBody(event: EventName | 'test', id: string): EventBody {
  return { event: 'delete', success: true, [idNames[subjectKindOf(event)]]: id, resendOf: event }
}

/** What kind of record the events of a name are about. */
export function subjectKindOf(event: EventName | 'test'): EventSubject['kind'] {
  if (event === 'docupass_inconclusive') return 'link'
  return Object.hasOwn(signingEvents, event) ? 'signing' : 'transaction'
}

/** By which key the body of an event names what it is about. */
const idNames = { transaction: 'transactionId', signing: 'signingId', link: 'linkId' } as const

/** What the test button posts. */
export function testBody(id: string, createdAt: number): EventBody {
  return { event: 'test', success: true, id, createdAt: Math.floor(createdAt / 1000) }
}
