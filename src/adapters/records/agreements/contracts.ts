import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type { ContractRecords, PaidFile } from '../../../flows/ports/agreements/contracts.ts'
import type { NewRecord } from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { commitPaid, commitUnrecorded } from '../account/quota.ts'
import { states } from '../engine/requirement.ts'
import { asAccount, type RecordsContext } from '../engine/records-context.ts'
import { recordSeal, sealJson } from '../engine/sealed-json.ts'
import { DatabaseFault } from '../engine/session.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { addingFile, fileNameDigest } from '../images/files.ts'
import { type FreshKeys, newKeys, newKeysStatement } from '../keys/record-keys.ts'
import { findTransaction } from '../transactions/transaction-rows.ts'

export function contractRecords(context: RecordsContext, fresh: FreshKeys): ContractRecords {
  return {
    freshContract: async ({ accountId }) => {
      const wrap = await context.ring.accountKey(null, accountId, 'wrap')
      const keys = newKeys(wrap, { accountId, recordId: context.ids.id(), subjectId: context.ids.id() })
      const { recordId: id, subjectId } = keys
      const record: NewRecord = { id, subjectId, seal: recordSeal(keys, 'contract') }
      fresh.add(record, keys)
      return record
    },
    keepContract: (principal, made) => keep(context, fresh, { principal, made }),
    keepContractOf: (principal, made) => keepOf(context, { principal, made, tries: maxTries }),
  }
}

/** After so many changes of the transaction by others, something is wrong. */
const maxTries = 5

async function keep(
  context: RecordsContext,
  fresh: FreshKeys,
  request: {
    readonly principal: Principal
    readonly made: PaidFile & { readonly record: NewRecord }
  },
): Promise<Allowance> {
  const { principal, made } = request
  const { accountId, actor, mode } = principal
  const { file, reservation, idempotency, record } = made
  const keys = fresh.of(record)
  if (keys.accountId !== accountId)
    throw new Error('A contract is committed by another account than made it.')
  const [id, at] = [keys.recordId, context.clock.now()]
  const sealed = sealJson(keys.recordKey, { accountId, id: file.blobId, kind: 'file' }, { schema: 1, file })
  const row = {
    ...{ id, account_id: accountId, subject_id: keys.subjectId, mode, made_by: actor, created_at: at },
    ...{ template_id: file.template.id, template_version: file.template.version },
    ...{ name_digest: fileNameDigest(file.fileName), blob_id: file.blobId, sealed },
  }
  const answer = idempotency && (await answerToKeep(context, { principal, asked: idempotency }))
  const digest = createHash('sha256').update(sealed).digest()
  return commitPaid(
    context,
    { principal, reservation, recordId: id },
    {
      rows: [
        newKeysStatement(keys, { kind: 'contract', mode, at }),
        context.database.kysely.insertInto('contracts').values(row).compile(),
      ],
      facts: [{ accountId, at, actor, action: 'contract.generated', target: id, digest }],
      answer: answer && ((left) => answer.withRecord(keys, idempotency.answer(left))),
    },
  )
}

interface FileOfTransaction {
  readonly principal: Principal
  readonly made: PaidFile & { readonly transactionId: string; readonly name: string }
  readonly tries: number
}

/** The transaction is read before and must be the same when the file is written; another change of it meanwhile repeats that. */
async function keepOf(
  context: RecordsContext,
  { principal, made, tries }: FileOfTransaction,
): Promise<Allowance> {
  const { transactionId: id, file, name, reservation, idempotency } = made
  const open = await asAccount(context, principal, (sql) =>
    findTransaction(context, sql, { principal, id, lock: false }),
  )
  if (open === null) throw new Refusal('ERROR_NOT_FOUND')
  const { statements, fact } = addingFile(context, { principal, open, file, name })
  const answer = idempotency && (await answerToKeep(context, { principal, asked: idempotency }))
  const keys = { recordId: id, recordKey: open.recordKey }
  try {
    return await commitUnrecorded(
      context,
      { principal, reservation, recordId: context.ids.id() },
      {
        rows: statements,
        facts: [fact],
        answer: answer && ((left) => answer.withRecord(keys, idempotency.answer(left))),
      },
    )
  } catch (error) {
    if (!(error instanceof DatabaseFault) || error.code !== states.recordMoved || tries <= 1) throw error
    return keepOf(context, { principal, made, tries: tries - 1 })
  }
}
