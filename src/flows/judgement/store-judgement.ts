import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import { storedTemplate } from '../face/stored-template.ts'
import { putContract } from '../agreements/generate-contract.ts'
import { putFile } from '../images/files.ts'
import { maxCanvas } from '../images/load-image.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { FileMetadata } from '../ports/export/exports.ts'
import type { Allowance } from '../ports/account/quota.ts'
import type { NewRecord, ImageMetadata, NewTransaction } from '../ports/transactions/transactions.ts'
import { auditReport, reportName } from '../reports/audit-report.ts'
import { storeImages } from '../images/store-images.ts'
import type { OutputImage, ScanResult } from './scan-result.ts'
import { transactionOf } from './transaction-of.ts'
import type { Judgement, JudgementTask } from './judgement-task.ts'

/** Stores what was found, or, where the profile stores nothing, only settles the quota. */
export async function storeJudgement(judgement: Judgement): Promise<ScanResult> {
  const { ports, principal, profile, reservation, record, readingMs, kept: stored } = judgement
  const { saveResult, saveImage, webhook } = profile.profile
  if (!saveResult) {
    const transaction = transactionOf(judgement, record)
    const pictures = await outputImages(judgement, [])
    const result = { transaction, pictures, readingMs, stored: false, ignored: profile.ignored }
    const resultOf = (allowance: Allowance): ScanResult => {
      return { ...result, allowance, executionMs: elapsedMs(judgement) }
    }
    return resultOf(await ports.records.settle(principal, reservation, storedAs(stored, resultOf)))
  }
  const imageBlobs = saveImage ? await storeImages(ports, record, judgement.pictures) : []
  const images = imageBlobs.map((image) => ({ ...image, contentType: 'image/jpeg' }))
  const contracts = await storeContracts(judgement)
  const withoutReport = {
    ...transactionOf(judgement, record, images),
    files: contracts.map(({ name, file: { fileName, template } }) => ({ name, fileName, template })),
  }
  const reports = await storeAuditReport(judgement, { transaction: withoutReport, record })
  const files = [...reports, ...contracts.map(({ file }) => file)]
  const transaction = {
    ...withoutReport,
    files: [...reports.map(({ fileName }) => ({ name: reportName, fileName })), ...withoutReport.files],
  }
  const result = {
    transaction,
    readingMs,
    stored: true,
    pictures: await outputImages(judgement, images),
    ignored: profile.ignored,
  }
  const resultOf = (allowance: Allowance): ScanResult => ({
    ...result,
    allowance,
    executionMs: elapsedMs(judgement),
  })
  // A commit that fails may leave sealed blobs that no row names; they are swept, because a commit whose outcome is
  // unknown may yet have named them.
  const allowance = await ports.records.commit(principal, {
    record,
    transaction,
    images,
    files,
    reservation,
    webhook,
    ...templateOf(judgement),
    idempotency: storedAs(stored, resultOf),
  })
  return resultOf(allowance)
}

function templateOf({ ports, face, profile }: Judgement): Pick<NewTransaction, 'template'> {
  const template = storedTemplate(ports, face, profile.profile)
  return template === null ? {} : { template }
}

/** The audit report, sealed and laid into the vault, where the profile asks for one. */
async function storeAuditReport(
  { ports, profile, pictures, limits }: Judgement,
  { transaction, record }: { readonly transaction: Transaction; readonly record: NewRecord },
): Promise<readonly FileMetadata[]> {
  if (!profile.profile.transactionAuditReport) return []
  const typesetting = { at: transaction.createdAt, signal: limits.signal }
  const bytes = await ports.pages.pdf(auditReport(transaction, pictures), typesetting)
  return [await putFile(ports, record.seal, { name: 'transaction-audit-report', format: 'pdf', bytes })]
}

/** Contracts, sealed and laid into the vault, each with the name of its template. */
async function storeContracts({ ports, record, contracts }: Judgement) {
  const stored: { readonly name: string; readonly file: Awaited<ReturnType<typeof putContract>> }[] = []
  for (const contract of contracts)
    stored.push({ name: contract.name, file: await putContract(ports, record.seal, contract) })
  return stored
}

/** The answer needs what is left to spend, which is known in the transaction alone. */
function storedAs(
  stored: StoredAnswer<ScanResult> | undefined,
  done: (allowance: Allowance) => ScanResult,
): StoredAnswer<Allowance> | undefined {
  return stored && { ...stored, answer: (left) => stored.answer(done(left)) }
}

function elapsedMs({ ports, begun: startedAt }: JudgementTask): number {
  return ports.clock.monotonic() - startedAt
}

/** The pictures for the answer; those that were stored with the token under which they can be fetched. */
async function outputImages(
  judgement: Judgement,
  images: readonly ImageMetadata[],
): Promise<ScanResult['pictures']> {
  const { profile, pictures } = judgement
  if (!profile.profile.outputImage) return {}
  const shown: Partial<Record<ImageSide, OutputImage>> = {}
  for (const side of ['front', 'back', 'face'] as const) {
    const jpeg = pictures[side]
    if (jpeg === undefined) continue
    const bytes = profile.profile.outputType === 'png' ? await toPng(judgement, jpeg) : jpeg
    shown[side] = { bytes, token: images.find((image) => image.side === side)?.token ?? null }
  }
  return shown
}

/** The same pixels as the picture that is stored, pixel for pixel. */
async function toPng({ ports: { inference }, limits }: Judgement, jpeg: Uint8Array): Promise<Uint8Array> {
  const [page] = await inference.decode(jpeg, { canvas: maxCanvas, pages: 1 }, limits.signal)
  if (page === undefined) throw new Error('A picture of this service could not be decoded.')
  return inference.encodePng(page.pixels, limits.signal)
}
