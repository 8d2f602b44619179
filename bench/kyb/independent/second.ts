import { seeded } from '../../aml/random.ts'
import { invented } from './invented.ts'
import { firmenbuchauszug, postanowienieOWpisie } from './second-east.ts'
import { certidaoPermanente, visuraOrdinaria } from './second-south.ts'
import {
  articlesOfIncorporation,
  companyMasterData,
  statutsConstitutifs,
  type SecondDocument,
} from './second-west.ts'
import { scanKinds, scanned, type ScanKind } from './sheet.ts'

/** The second set: seven layouts in six languages, drawn after the reader had been mended for the first. */
export const secondLayouts = [
  companyMasterData,
  articlesOfIncorporation,
  firmenbuchauszug,
  statutsConstitutifs,
  visuraOrdinaria,
  certidaoPermanente,
  postanowienieOWpisie,
] as const

interface SecondFile {
  readonly kind: ScanKind | 'pdf'
  readonly truth: SecondDocument['truth']
  readonly bytes: Uint8Array
}

/** Pixels. */
const widths = [1240, 1450, 1700] as const

/** One scan of each kind, and a PDF with its text where the font has the letters. Each is another document. */
export async function* secondFiles(at: number, seed: number): AsyncGenerator<SecondFile> {
  const layout = secondLayouts[at]
  if (layout === undefined) throw new Error(`There is no layout ${at}.`)
  const drawn = (turn: number) => layout(invented(seeded(700_000 + seed * 100 + at * 10 + turn)))
  for (const [turn, kind] of scanKinds.entries()) {
    const { page, truth } = drawn(turn)
    const width = widths[(seed + turn) % widths.length] ?? 1240
    yield { kind, truth, bytes: await scanned(page.svg(width), kind, seed % 2 === 0 ? 1.5 : -1.4) }
  }
  const { page, truth } = drawn(scanKinds.length)
  const bytes = await page.pdf()
  if (bytes !== null) yield { kind: 'pdf', truth, bytes }
}
