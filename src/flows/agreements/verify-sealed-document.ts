import { documentSentence } from '../../engine/signing/document-sentence.ts'
import { verifyDocument } from '../../engine/signing/verify-document.ts'
import type { DocumentReport } from '../../vocabulary/agreements/document-report.ts'

/** What is intact of a file, what was changed, and by whom it was sealed; asks no one else. Never throws. */
export async function verifySealedDocument(
  file: Uint8Array,
): Promise<DocumentReport & { readonly sentence: string }> {
  const report = await verifyDocument(file)
  return { ...report, sentence: documentSentence(report) }
}
