import { composeAamva } from '../../../src/engine/documents/aamva/compose-aamva.ts'
import { writePdf417 } from '../../../src/adapters/inference/barcode/write-pdf417.ts'
import { fill, type Canvas, type Colour } from '../../../src/engine/specimens/canvas.ts'
import { zonePitch } from '../../../src/engine/specimens/draw-specimen.ts'
import { ocrB } from '../../../src/engine/specimens/fonts.ts'
import { drawText } from '../../../src/engine/specimens/lettering.ts'
import { makeLicence } from '../../../src/engine/specimens/licence/make-licence.ts'
import { rounded } from '../../../src/engine/specimens/shapes.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'

/** What anyone can make at home: a machine readable zone or a barcode of an invented document. */
export interface HomeMadeCode {
  readonly name: 'TD3' | 'TD1' | 'TD2' | 'PDF417'
  readonly widthMm: number
  readonly heightMm: number
  /** Draws it with its top left corner there, in millimetres; the quads of its lines, or of its bars, in millimetres. */
  readonly drawAt: (canvas: Canvas, corner: Point) => readonly Quad[]
}

const ink: Colour = [28, 28, 32]
const em = 3.513
const lineMm = 6.35

/** The machine readable zone of these lines. */
export function homeMadeZone(name: 'TD3' | 'TD1' | 'TD2', lines: readonly string[]): HomeMadeCode {
  return {
    name,
    widthMm: (lines[0]?.length ?? 0) * zonePitch,
    heightMm: lines.length * lineMm,
    drawAt: (canvas, [x, y]) =>
      lines.map((line, at) =>
        drawText(canvas, line, {
          ...{ font: ocrB, em, pitch: zonePitch, colour: ink },
          start: [x, y + lineMm * (at + 0.5) + 0.35 * em],
        }),
      ),
  }
}

/** The barcode of an invented holder of a real state's licence. */
export async function homeMadeBarcode(seed: number, today: string): Promise<HomeMadeCode> {
  const { holder } = makeLicence(seed, { today })
  const issuer = { iin: '636014', country: 'USA', jurisdiction: 'CA', documentNumber: 'X1234567' } as const
  return barsOf(await writePdf417(composeAamva(10, { ...holder, ...issuer, jurisdictionElements: {} })))
}

const moduleMm = 0.24
/** Rows of the writer are three modules high; here they are drawn higher, and reach a little into the next. */
const rowModules = 3
const rowMm = 1.1
const overlapMm = 0.05

function barsOf({ width, height, data }: Pixels): HomeMadeCode {
  const box = { widthMm: width * moduleMm, heightMm: (height / rowModules) * rowMm }
  return {
    name: 'PDF417',
    ...box,
    drawAt: (canvas, [x, y]) => {
      for (let row = 0; row < height; row += rowModules)
        for (const [from, length] of runsOf(data.subarray(row * width, (row + 1) * width))) {
          const bar = { x: x + from * moduleMm, y: y + (row / rowModules) * rowMm, width: length * moduleMm }
          fill(canvas, rounded({ ...bar, height: rowMm + overlapMm }, 0), { colour: ink })
        }
      const [right, bottom] = [x + box.widthMm, y + box.heightMm]
      return [[[x, y], [right, y], [right, bottom], [x, bottom]]] // prettier-ignore
    },
  }
}

/** Where black begins in a row, and how many modules follow: bars put together of modules would show their seams. */
function runsOf(row: Uint8Array): readonly (readonly [from: number, length: number])[] {
  const text = Array.from(row, (value) => (value === 0 ? '1' : '0')).join('')
  return [...text.matchAll(/1+/g)].map((run) => [run.index, run[0].length] as const)
}
