import { paperPdf } from '../../bench/kyb/drawn/paper.ts'
import { fifth } from '../../bench/kyb/fifth/fifth.ts'
import { invented } from '../../bench/kyb/independent/invented.ts'
import { sixth } from '../../bench/kyb/sixth/sixth.ts'
import { seeded } from '../../bench/aml/random.ts'
import { openInference } from '../../src/adapters/inference/open-inference.ts'
import { piecesOfLines } from '../../src/engine/companies/reading/layout/pieces-of-lines.ts'
import type { PrintPiece } from '../../src/engine/companies/reading/layout/print-piece.ts'
import { layerLines } from '../../src/engine/companies/reading/text-layer/layer-lines.ts'
import { registrationFile } from '../../test/world/registrations/draw-registration.ts'
import { makeRegistration, registrationLayouts } from '../../test/world/registrations/make-registration.ts'
import type { Quad } from '../../src/vocabulary/imaging/pixels.ts'
import type { TextDocument } from './text-documents.ts'

/** Seeds that no measurement uses. */
const seeds = [70, 71, 72]

/** The layouts that are set as PDF, as the print of their text layers: the reader's own, the fifth and the sixth set. */
export async function pdfDocuments(): Promise<readonly (TextDocument & { readonly set: string })[]> {
  const inference = await openInference({ modelDirectory: 'models' })
  const read = async (bytes: Uint8Array): Promise<readonly PrintPiece[]> => {
    const pages = await inference.decode(bytes, { canvas: 2340, pages: 20, from: 1, withText: true }, AbortSignal.timeout(60_000))
    return pages.flatMap(({ textLayer }, page) =>
      piecesOfLines(layerLines(textLayer?.words ?? []), { page, mapping: { uprightToSent: (quad) => quad as unknown as Quad<'sent'> } }),
    )
  }
  const documents: (TextDocument & { readonly set: string })[] = []
  for (const seed of seeds) {
    for (const at of registrationLayouts.keys()) {
      const { source, truth } = makeRegistration(seed, at)
      documents.push({ set: 'own', truth, pieces: await read(await registrationFile(source, 'pdf', seed)) })
    }
    for (const [set, layouts] of [['fifth', fifth.layouts], ['sixth', sixth.layouts]] as const)
      for (const [at, layout] of layouts.entries()) {
        const { source, truth } = layout(invented(seeded(700_000 + seed * 100 + at)))
        documents.push({ set, truth, pieces: await read(paperPdf(source)) })
      }
  }
  await inference.close()
  return documents
}
