import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { notImplementedCodes } from '../src/engine/checks/all.ts'
import { openInference } from '../src/adapters/inference/open-inference.ts'
import type { DocumentWarningCode } from '../src/vocabulary/decision/warnings.ts'
import { shareWithInterval } from './kit/figures.ts'
import { attacks } from './genuine/attacks/all.ts'
import { judgeImage, type Judged } from './genuine/judge.ts'
import { attackImages, type Generator } from './genuine/pictures.ts'

/**
 * Simulated attacks on simulated photographs: how many are not noticed, and how many genuine photographs are taken for one;
 * and how many real pictures of specimens are, with the checks that have nothing to do with how a picture came about left out.
 * `npm run bench:genuine -- [--count 20] [--from 1000] [--generator published] [--keep FOLDER] [--real FOLDER] [--only 'colour print,number edit']`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    from: { type: 'string', default: '1000' },
    generator: { type: 'string', default: 'published' },
    keep: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    real: { type: 'string', default: '../shared/data/vision/mrz/passporteye' },
  },
})

/** What a genuine photograph must not be taken for. The size of a picture is left out: small ones are small. */
const genuineness: readonly DocumentWarningCode[] = [
  'IMAGE_FORGERY', 'TEXT_FORGERY', 'RECAPTURED_DOCUMENT', 'SCREEN_DETECTED', 'BLACK_WHITE_DOCUMENT',
  'INVALID_CAMERA_PERSPECTIVE', 'PHYSICAL_DOCUMENT_MISSING', 'ARTIFICIAL_IMAGE', 'ARTIFICIAL_TEXT',
  'IMAGE_TOO_BLURRY', 'GLARE_DETECTED', 'IMAGE_EDITED',
] // prettier-ignore

interface Row {
  readonly kind: string
  readonly verdict: Judged
}

const generator: Generator =
  options.generator === 'fitted' || options.generator === 'varied' ? options.generator : 'published'
const selectedAttacks = attacks.filter(
  ({ name }) => options.only === '' || options.only.split(',').includes(name),
)
const inference = await openInference({
  modelDirectory: fileURLToPath(new URL('../models', import.meta.url)),
})

async function simulated(): Promise<readonly Row[]> {
  const rows: Row[] = []
  const [from, count] = [Number(options.from), Number(options.count)]
  for (let index = from; index < from + count; index++) {
    for await (const { attack, bytes } of attackImages(index, generator, {
      folder: options.keep || null,
      requested: selectedAttacks,
    }))
      rows.push({ kind: attack?.name ?? 'genuine', verdict: await judgeImage(inference, bytes) })
  }
  return rows
}

async function measureRealSpecimens(folder: string): Promise<readonly Row[]> {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => /\.(?:jpg|png)$/.test(name))
  const rows: Row[] = []
  for (const name of files.sort())
    rows.push({ kind: 'real', verdict: await judgeImage(inference, readFileSync(join(folder, name))) })
  return rows
}

const of = (rows: readonly Row[], kind: string): readonly Row[] => rows.filter((row) => row.kind === kind)

/** Worst first. */
function printAttackTable(rows: readonly Row[]): void {
  const measured = selectedAttacks.map(({ name, own }) => {
    const sent = of(rows, name)
    const missed = sent.filter(({ verdict }) => !own.some((code) => verdict.found.has(code)))
    const isBuilt = own.some((code) => !notImplementedCodes.includes(code))
    return { name, own, sent: sent.length, missed: missed.length, isBuilt }
  })
  const part = (row: (typeof measured)[number]): number => row.missed / Math.max(1, row.sent)
  console.log(`simulated attacks, generator ${generator}: false accept, 95 % interval`)
  for (const row of measured.toSorted((a, b) => part(b) - part(a))) {
    const note = row.isBuilt ? '' : '   not implemented'
    console.log(
      `  ${row.name.padEnd(36)} ${shareWithInterval(row.missed, row.sent)}   ${row.own.join(', ')}${note}`,
    )
  }
}

function printGenuineTable(title: string, rows: readonly Row[]): void {
  const built = genuineness.filter((code) => !notImplementedCodes.includes(code))
  const counted = built.map((code) => ({
    code,
    fired: rows.filter(({ verdict }) => verdict.found.has(code)).length,
    silent: rows.filter(({ verdict }) => verdict.silent.has(code)).length,
  }))
  console.log(`${title}, n ${rows.length}: false reject, 95 % interval`)
  for (const { code, fired, silent } of counted.toSorted((a, b) => b.fired - a.fired))
    console.log(`  ${code.padEnd(36)} ${shareWithInterval(fired, rows.length)}   cannot tell of ${silent}`)
}

const rows = await simulated()
printAttackTable(rows)
const genuine = of(rows, 'genuine')
printGenuineTable('simulated genuine photographs', genuine)
const rejected = genuine.filter(({ verdict }) => verdict.decision === 'reject')
console.log(`  security_medium, test key, rejects   ${shareWithInterval(rejected.length, genuine.length)}`)
printGenuineTable('real pictures of specimens', await measureRealSpecimens(options.real))
await inference.close()
