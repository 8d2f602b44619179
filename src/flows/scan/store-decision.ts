import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import { storedTemplate } from '../face/stored-template.ts'
import { layFile } from '../files/files.ts'
import type { StoredAnswer } from '../ports/answers.ts'
import type { KeptFile } from '../ports/exports.ts'
import type { Allowance, FreshRecord, KeptImage, NewTransaction } from '../ports/records.ts'
import { auditReport, reportName } from './audit-report.ts'
import { foundIn } from './found-in.ts'
import { storeImages } from './store-images.ts'
import type { OutputPicture, ScanResult } from './scan-result.ts'
import type { Judged, Work } from './scan-work.ts'

/** Stores what was found, or, where the profile stores nothing, only settles the quota. */
export async function storeDecision(judged: Judged): Promise<ScanResult> {
  const { ports, principal, profile, reservation, kept: stored } = judged
  const { saveResult, saveImage, webhook } = profile.profile
  const record = await ports.records.fresh(principal)
  if (!saveResult) {
    const result = { transaction: transactionOf(judged, record), stored: false, ignored: profile.ignored }
    const done = (allowance: Allowance): ScanResult => {
      return { ...result, pictures: answered(judged, []), allowance, executionMs: spent(judged) }
    }
    return done(await ports.records.settle(principal, reservation, storedAs(stored, done)))
  }
  const laid = saveImage ? await storeImages(ports, record, judged.pictures) : []
  const images = laid.map((image) => ({ ...image, contentType: 'image/jpeg' }))
  const bare = transactionOf(judged, record, images)
  const files = await reportOf(judged, { transaction: bare, record })
  const transaction = { ...bare, files: files.map(({ fileName }) => ({ name: reportName, fileName })) }
  const result = {
    transaction,
    stored: true,
    pictures: answered(judged, images),
    ignored: profile.ignored,
  }
  const done = (allowance: Allowance): ScanResult => ({ ...result, allowance, executionMs: spent(judged) })
  // A commit that fails may leave sealed blobs that no row names; they are swept, because a commit whose outcome is
  // unknown may yet have named them.
  const allowance = await ports.records.commit(principal, {
    record,
    transaction,
    images,
    files,
    reservation,
    webhook,
    ...templateOf(judged),
    idempotency: storedAs(stored, done),
  })
  return done(allowance)
}

function templateOf({ ports, face, profile }: Judged): Pick<NewTransaction, 'template'> {
  const template = storedTemplate(ports, face, profile.profile)
  return template === null ? {} : { template }
}

/** The audit report, sealed and laid into the vault, where the profile asks for one. */
async function reportOf(
  { ports, profile, pictures, limits }: Judged,
  { transaction, record }: { readonly transaction: Transaction; readonly record: FreshRecord },
): Promise<readonly KeptFile[]> {
  if (!profile.profile.transactionAuditReport) return []
  const made = { at: transaction.createdAt, signal: limits.signal }
  const bytes = await ports.pages.pdf(auditReport(transaction, pictures), made)
  return [await layFile(ports, record.seal, { name: 'transaction-audit-report', format: 'pdf', bytes })]
}

/** The answer needs what is left to spend, which is known in the transaction alone. */
function storedAs(
  stored: StoredAnswer<ScanResult> | undefined,
  done: (allowance: Allowance) => ScanResult,
): StoredAnswer<Allowance> | undefined {
  return stored && { ...stored, answer: (left) => stored.answer(done(left)) }
}

function spent({ ports, begun }: Work): number {
  return ports.clock.monotonic() - begun
}

/** The pictures for the answer; those that were stored with the token under which they can be fetched. */
function answered({ profile, pictures }: Judged, images: readonly KeptImage[]): ScanResult['pictures'] {
  if (!profile.profile.outputImage) return {}
  const shown: Partial<Record<ImageSide, OutputPicture>> = {}
  for (const side of ['front', 'back', 'face'] as const) {
    const bytes = pictures[side]
    if (bytes === undefined) continue
    shown[side] = { bytes, token: images.find((image) => image.side === side)?.token ?? null }
  }
  return shown
}

function transactionOf(judged: Judged, record: FreshRecord, images: readonly KeptImage[] = []): Transaction {
  const { facts, decision, profile, command, principal, type } = judged
  const { trace, ...verdict } = decision
  return {
    id: record.id,
    subjectId: record.subjectId,
    type,
    mode: principal.mode,
    docupass: '',
    profileId: profile.id,
    profileVersion: profile.version,
    ...verdict,
    trace,
    createdAt: facts.at,
    updatedAt: 0,
    ...foundIn(facts),
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
