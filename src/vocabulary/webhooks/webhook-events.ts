import type { Transaction } from '../transactions/transaction.ts'

/**
 * Everything that is sent to an account's webhook: name → version of the body and what it holds.
 * `whole` bodies repeat the transaction; the others say only which one it was and how it stands.
 */
export const webhookEvents = {
  new: { version: 1, whole: true, sentence: 'A transaction was stored.' },
  update: { version: 1, whole: false, sentence: 'The decision was changed manually.' },
  delete: { version: 1, whole: false, sentence: 'A transaction was deleted.' },
  docupass_conclusive: { version: 1, whole: true, sentence: 'A hosted verification ended.' },
} as const satisfies Record<string, { version: number; whole: boolean; sentence: string }>

export type EventName = keyof typeof webhookEvents

/** What is posted, before it becomes text; the text is frozen when the change is committed. */
export type EventBody = Readonly<Record<string, unknown>>

/** What an event is about: the kind of record, its id, whose mode, and what its bodies are built from. */
export type EventSubject = { readonly kind: 'transaction'; readonly transaction: Transaction }

export function subjectIdOf(subject: EventSubject): string {
  return subject.transaction.id
}

/**
 * Builds the body of an event in the words of the wire. Images and files are bare tokens and names: the receiver fetches
 * them with a key. Events about test records say `mode: "test"`; live ones say nothing, as the wire knows no modes.
 */
export function eventBody(event: EventName, { transaction }: EventSubject): EventBody {
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

function wholeBody(event: EventName, transaction: Transaction): EventBody {
  return {
    ...briefBody(event, transaction),
    type: transaction.type,
    reviewScore: transaction.reviewScore,
    rejectScore: transaction.rejectScore,
    data: transaction.fields,
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
export function tombstoneBody(event: EventName | 'test', transactionId: string): EventBody {
  return { event: 'delete', success: true, transactionId, resendOf: event }
}

/** What the test button posts. */
export function testBody(id: string, createdAt: number): EventBody {
  return { event: 'test', success: true, id, createdAt: Math.floor(createdAt / 1000) }
}
