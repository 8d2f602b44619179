import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { ImageMetadata, NewRecord } from '../ports/transactions/transactions.ts'
import { fieldsOf } from './fields-of.ts'
import type { Judgement } from './judgement-task.ts'

/** What was found and decided, as far as it stands in the transaction. */
type Judged = Pick<Judgement, 'facts' | 'decision' | 'type'> & {
  readonly profile: Pick<Judgement['profile'], 'id' | 'version' | 'profile'>
  readonly command: Pick<Judgement['command'], 'customData'>
  readonly principal: Pick<Judgement['principal'], 'mode'>
  /** Reference of the hosted link; absent of every other request. */
  readonly docupass?: string
}

/** The transaction that a judgement is stored as, without its files. */
export function transactionOf(
  judged: Judged,
  record: Pick<NewRecord, 'id' | 'subjectId'>,
  images: readonly ImageMetadata[] = [],
): Transaction {
  const { facts, decision, profile, command, principal, type, docupass = '' } = judged
  const { trace, ...verdict } = decision
  return {
    id: record.id,
    subjectId: record.subjectId,
    type,
    mode: principal.mode,
    docupass,
    profileId: profile.id,
    profileVersion: profile.version,
    ...verdict,
    trace,
    createdAt: facts.at,
    updatedAt: 0,
    ...fieldsOf(facts),
    scores: scoresOf(facts),
    customData: command.customData,
    images: Object.fromEntries(images.map(({ side, token }) => [side, token])),
    files: [],
    effectiveProfile: profile.profile,
    facts,
    reason: '',
    note: '',
  }
}

/** Scores beside the warnings: how alike two faces are, where two were compared. */
function scoresOf({ face }: Facts): Transaction['scores'] {
  const comparison = face.seen?.comparison ?? null
  return comparison === null ? {} : { faceCompare: comparison.similarity }
}
