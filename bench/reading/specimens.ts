import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mrzLayouts } from '../../src/engine/documents/formats/mrz-layouts.ts'
import type { BenchSection } from './bench.ts'
import { judgeMrz } from './zones.ts'
import type { MrzPicture } from './zone-trials.ts'

const folder = fileURLToPath(new URL('../../../shared/data/vision/mrz/', import.meta.url))

const truthShape = z.record(
  z.string(),
  z.object({ fmt: z.string(), lines: z.array(z.string()), check_digits_all_valid: z.boolean() }),
)

/** Pictures that states published, kept beside the repository; those whose own check digits are wrong tell nothing. */
function publishedSpecimens(): {
  readonly judged: readonly MrzPicture[]
  readonly left: readonly string[]
} | null {
  if (!existsSync(`${folder}truth.json`)) return null
  const all = Object.entries(truthShape.parse(JSON.parse(readFileSync(`${folder}truth.json`, 'utf8'))))
  const judged = all.flatMap(([name, { fmt, lines, check_digits_all_valid: isValid }]) => {
    const format = mrzLayouts.find(({ id }) => id === fmt)?.id
    if (format === undefined) throw new Error(`${name} has a format that no one knows, ${fmt}`)
    return isValid ? [{ name, file: readFileSync(folder + name), zone: { format, lines } }] : []
  })
  return { judged, left: all.filter(([, one]) => !one.check_digits_all_valid).map(([name]) => name) }
}

const judgedFormat = {
  name: 'specimens',
  title: 'published specimens whose printed check digits are valid',
} as const

export const specimens: BenchSection = {
  ...judgedFormat,
  count: 0,
  run: async (bench) => {
    const found = publishedSpecimens()
    if (found === null) {
      console.log('  SKIPPED: the published specimens are NOT HERE; no real picture was judged.')
      return
    }
    console.log(`  judged: ${found.judged.map(({ name }) => name).join(', ')}`)
    console.log(`  left out, printed with wrong check digits: ${found.left.join(', ')}`)
    await judgeMrz(
      { ...bench, verbose: true, peerCount: found.judged.length },
      judgedFormat,
      each(found.judged),
    )
  },
}

// eslint-disable-next-line @typescript-eslint/require-await -- the pictures of other sections have to be waited for
async function* each(rows: readonly MrzPicture[]): AsyncGenerator<MrzPicture> {
  yield* rows
}
