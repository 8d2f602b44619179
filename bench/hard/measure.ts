import { openInference } from '../../src/adapters/inference/open-inference.ts'
import { costOfFinding, costOfLine } from '../../src/engine/reading/work/within-budget.ts'
import type { Inference } from '../../src/flows/ports/inference/inference.ts'
import { prepareSide, readSide } from '../../src/flows/scan/read-side.ts'
import { fixedDate } from '../../test/world/service/frozen-service.ts'
import { quantile } from '../kit/figures.ts'
import { printTable } from '../reading/table.ts'
import { modelDirectory, taskOf } from '../kit/stages.ts'
import { hardPictures, type HardPicture, pictureKinds } from './pictures.ts'

/** What reading one picture took. */
interface Measured extends Pick<HardPicture, 'kind' | 'name'> {
  /** Milliseconds of all threads of this process: what decodes pictures and reads barcodes, some 50 ms, is another one. */
  readonly processor: number
  /** Milliseconds by the clock. */
  readonly clock: number
  readonly found: number
  readonly lines: number
  /** Of looks at print, in the units of `lookCosts`. */
  readonly units: number
  readonly isStopped: boolean
}

/** What is counted while one picture is read. */
interface Counts {
  found: number
  lines: number
  units: number
}

/** The same inference, its looks at print counted. */
function counting(inference: Inference, counts: Counts): Inference {
  return {
    ...inference,
    findText: (pixels, options) => {
      counts.found++
      counts.units += costOfFinding(pixels, options.longSide)
      return inference.findText(pixels, options)
    },
    readText: (pixels, quads, options) => {
      counts.lines += quads.length
      for (const quad of quads) counts.units += costOfLine(quad, options)
      return inference.readText(pixels, quads, options)
    },
  }
}

type Measure = (picture: HardPicture, obscure?: readonly string[]) => Promise<Measured>

function measuring(inference: Inference): Measure {
  return async ({ kind, name, file }, obscure = []) => {
    const counts: Counts = { found: 0, lines: 0, units: 0 }
    const task = taskOf(counting(inference, counts), fixedDate)
    const asked = { ...task, profile: { ...task.profile, obscure: [...obscure] } }
    const [used, begun] = [process.cpuUsage(), performance.now()]
    const read = await readSide(
      asked,
      { input: { kind: 'bytes', bytes: file }, index: 0, isAnswered: true },
      'whole',
    )
    await prepareSide(asked, read, read.read.reading?.fields ?? {})
    const { user, system } = process.cpuUsage(used)
    const [clock, processor] = [performance.now() - begun, (user + system) / 1000]
    return { kind, name, processor, clock, ...counts, isStopped: read.read.isStopped }
  }
}

const whole = (value: number): string => value.toFixed(0)

function row(title: string, all: readonly Measured[], easy: number): readonly string[] {
  const processor = all.map((one) => one.processor)
  const clock = all.map((one) => one.clock)
  const mean = (of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
  return [
    title,
    `${all.length}`,
    ...[0.5, 0.95, 0.99, 1].map((part) => whole(quantile(processor, part))),
    (quantile(processor, 0.99) / easy).toFixed(1),
    [0.5, 0.99].map((part) => whole(quantile(clock, part))).join(' / '),
    mean(({ found }) => found).toFixed(1),
    mean(({ lines }) => lines).toFixed(1),
    whole(Math.max(...all.map(({ units }) => units))),
    `${all.filter(({ isStopped }) => isStopped).length}`,
  ]
}

function report(all: readonly Measured[]): void {
  const of = (kind: string) => all.filter((one) => one.kind === kind)
  const easy = quantile(of('easy').map(({ processor }) => processor), 0.5) // prettier-ignore
  const hard = all.filter(({ kind }) => kind !== 'easy')
  printTable([
    ['pictures', 'n', 'p50', 'p95', 'p99', 'most', 'p99 / easy p50', 'clock p50 / p99', 'looks for text', 'lines read', 'most units', 'stopped'],
    ...pictureKinds.map((kind) => row(kind, of(kind), easy)),
    row('all but easy', hard, easy),
  ]) // prettier-ignore
  for (const { kind, name, processor, units } of hard
    .toSorted((a, b) => b.processor - a.processor)
    .slice(0, 10))
    console.log(`  ${whole(processor)} ms, ${whole(units)} units: ${kind} ${name}`)
}

/** Each easy picture with and without values to obscure, by turns. */
async function compareObscured(measure: Measure, easy: readonly HardPicture[]): Promise<void> {
  const [plain, obscured]: [Measured[], Measured[]] = [[], []]
  for (const picture of easy) {
    plain.push(await measure(picture))
    obscured.push(await measure(picture, ['documentNumber', 'dob']))
  }
  const half = (of: keyof Pick<Measured, 'processor' | 'clock'>) =>
    [plain, obscured].map((all) => quantile(all.map((one) => one[of]), 0.5)) // prettier-ignore
  for (const of of ['processor', 'clock'] as const) {
    const [without = Number.NaN, withObscured = Number.NaN] = half(of)
    console.log(`  obscure, ms (${of}): ${whole(withObscured)} where a plain scan takes ${whole(without)}: ${(withObscured / without).toFixed(2)} ×`) // prettier-ignore
  }
}

/**
 * What easy and hard pictures cost, read and made ready in this process: processor time in milliseconds, so that a busy machine
 * says the same, time by the clock beside it, and the looks that were taken.
 *
 * @param count easy pictures, and about so many of each hard kind
 */
export async function measureHard(count: number): Promise<void> {
  const inference = await openInference({ modelDirectory })
  const measure = measuring(inference)
  const measured: Measured[] = []
  const easy: HardPicture[] = []
  for await (const picture of hardPictures(count)) {
    if (picture.kind === 'easy') easy.push(picture)
    // The first ones start threads and fill caches.
    if (measured.length < 3) await measure(picture)
    measured.push(await measure(picture))
  }
  report(measured)
  await compareObscured(measure, easy.slice(0, 20))
  await inference.close()
}
