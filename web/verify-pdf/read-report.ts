import type { DocumentReport } from '../../src/vocabulary/agreements/document-report.ts'

/** Larger than the first picture of the page needs: it is loaded after it. */
export const loadVerifier = () => import('../../src/engine/signing/verify-document.ts')

/** Reads a file that a person chose, in this browser alone. Throws where the browser cannot read it. */
export async function readReport(file: File): Promise<DocumentReport> {
  const { largestDocument, verifyDocument } = await loadVerifier()
  if (file.size > largestDocument)
    return { verdict: 'cannot-tell', size: file.size, sha256: '', signatures: [], without: 'too-large' }
  return verifyDocument(new Uint8Array(await file.arrayBuffer()))
}
