import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { RecogniseTextOptions } from '../../../../vocabulary/reading/recognition.ts'
import type { PageReader } from '../../../reading/page-reader.ts'
import { toPrintedLine } from '../../../reading/viz/printed-line.ts'
import { readAs } from '../../../reading/viz/scripts/read-in-scripts.ts'
import { scriptOfText } from './scripts.ts'

/** Where a text layer says that a text stands. */
export interface ClaimedText {
  readonly text: string
  readonly quad: Quad<'upright'>
}

/** What the pixels show where texts are claimed, each read in the script of its claim; fewer where the budget ends. */
export async function seenTexts(
  reader: PageReader,
  claims: readonly ClaimedText[],
  options: Pick<RecogniseTextOptions, 'sharpened'> = {},
): Promise<readonly string[]> {
  const quads = claims.map(({ quad }) => quad)
  const { pixels, signal, scripts = [] } = reader
  const seen = await reader.readText(pixels, quads, { alphabet: 'latin', ...options, signal })
  const lines = seen.map((line, at) => {
    const { quad, text } = claims[at] ?? { quad: undefined, text: '' }
    return { quad, script: scriptOfText(text), line: quad === undefined ? null : toPrintedLine(line, quad) }
  })
  const texts = lines.map(({ line }) => line?.text ?? '')
  const asked = new Set(lines.flatMap(({ script }) => (script !== null && scripts.includes(script) ? [script] : []))) // prettier-ignore
  for (const script of asked) await readClaimed(reader, script, { lines, texts })
  return texts
}

interface OpenTexts {
  readonly lines: readonly {
    readonly quad: Quad<'upright'> | undefined
    readonly script: PrintScript | null
    readonly line: ReturnType<typeof toPrintedLine>
  }[]
  readonly texts: string[]
}

async function readClaimed(
  reader: PageReader,
  script: PrintScript,
  { lines, texts }: OpenTexts,
): Promise<void> {
  const own = lines.flatMap(({ quad, line, ...one }, at) =>
    one.script === script && quad !== undefined ? [{ at, quad, line }] : [],
  )
  const read = await readAs(reader, script, own)
  for (const [position, { at }] of own.entries()) texts[at] = read[position]?.text ?? texts[at] ?? ''
}
