import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openInference } from '../src/adapters/inference/open-inference.ts'
import { makeSpecimen } from '../src/engine/specimens/make-specimen.ts'
import { randomFrom } from '../src/engine/specimens/random.ts'
import { encoded } from '../test/world/pictures/specimen-file.ts'
import { recompressJpeg } from './kit/after-jpeg.ts'
import { homeMadeBarcode, homeMadeZone, type HomeMadeCode } from '../test/world/pictures/home-made-code.ts'
import { carrierNames, fittedCarrier, type CarrierName } from './carriers/fitted.ts'
import { genuineKinds, genuinePhoto, type GenuineKind } from './carriers/genuine.ts'
import { passportOfIssuer } from './carriers/issuers.ts'
import { publishedCarrier } from './carriers/published.ts'
import { shareWithInterval } from './kit/figures.ts'
import { judgeImage, type Judged } from './genuine/judge.ts'

/**
 * Codes on no document: how many PHYSICAL_DOCUMENT_MISSING finds, and how many are accepted; and how many genuine pictures,
 * simulated and published, it is found on, or could not be checked on.
 * Beside it, passports of issuers that ICAO Doc 9303-3 lists, and of others.
 * `npm run bench:bare-codes -- [--count 40] [--from 0] [--generator published|fitted] [--real FOLDER] [--only 'cut-out,passport'] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    generator: { type: 'string', default: 'published' },
    real: { type: 'string', default: '../shared/data/vision/mrz/passporteye' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
})

/** Neither tests nor other benches draw from here. */
const firstSeed = { fitted: 2_120_000_000, published: 2_130_000_000 } as const
const today = '2026-11-21'
const code = 'PHYSICAL_DOCUMENT_MISSING'
const generator = options.generator === 'fitted' ? 'fitted' : 'published'
const indices = Array.from({ length: Number(options.count) }, (_, at) => Number(options.from) + at)
const inference = await openInference({
  modelDirectory: fileURLToPath(new URL('../models', import.meta.url)),
})

const codeKinds = ['PDF417', 'TD3', 'TD1', 'TD2'] as const
const zoneKinds = { TD3: 'passport', TD1: 'id-card', TD2: 'id-card-td2' } as const

/** Each kind of code in turn. */
async function homeMadeCode(index: number, seed: number): Promise<HomeMadeCode> {
  const name = codeKinds[index % codeKinds.length] ?? 'PDF417'
  if (name === 'PDF417') return homeMadeBarcode(seed, today)
  return homeMadeZone(name, makeSpecimen(seed, zoneKinds[name], { today }).zone)
}

async function carrierPhoto(name: CarrierName, index: number): Promise<Buffer> {
  const seed = firstSeed[generator] + index
  const made = await homeMadeCode(index, seed)
  const random = randomFrom(seed).fork(`${name} ${generator}`)
  const { pixels, jpegQuality } =
    generator === 'fitted'
      ? fittedCarrier(name, made, { random, seed })
      : await publishedCarrier(name, made, random)
  return encoded(await recompressJpeg(pixels, jpegQuality), random.fork('again').whole(70, 92))
}

function show(name: string, index: number | string, { carriers, found, notChecked, decision }: Judged): void {
  if (!options.verbose) return
  const outcome = found.has(code) ? 'found' : notChecked.has(code) ? 'not checked' : ''
  console.log(`    ${name} ${index}: ${JSON.stringify(carriers)} ${outcome} ${decision}`)
}

const count = (rows: readonly Judged[], passes: (row: Judged) => boolean): string =>
  shareWithInterval(rows.filter(passes).length, rows.length)

/** Pictures of which no code was read say nothing of the check. */
async function measureAttack(name: CarrierName): Promise<void> {
  const rows: Judged[] = []
  for (const index of indices) {
    const judged = await judgeImage(inference, await carrierPhoto(name, index))
    show(name, index, judged)
    if (judged.carriers.some((carrier) => carrier !== null)) rows.push(judged)
  }
  console.log(
    `  ${name.padEnd(16)} found ${count(rows, ({ found }) => found.has(code))}, accepted ${count(rows, ({ decision }) => decision === 'accept')}, code unread ${indices.length - rows.length}`,
  )
}

async function measureGenuine(kind: GenuineKind): Promise<void> {
  const rows: Judged[] = []
  for (const index of indices) {
    const { front, back } = await genuinePhoto(kind, firstSeed[generator] + index, today)
    const judged = await judgeImage(inference, front, back)
    show(kind, index, judged)
    if (judged.carriers.some((carrier) => carrier !== null)) rows.push(judged)
  }
  printGenuine(kind, rows)
}

function printGenuine(name: string, rows: readonly Judged[]): void {
  console.log(
    `  ${name.padEnd(26)} found ${count(rows, ({ found }) => found.has(code))}, not checked ${count(rows, ({ notChecked }) => notChecked.has(code))}`,
  )
}

async function measureIssuers(standing: 'issuer' | 'none', name: string): Promise<void> {
  const rows: Judged[] = []
  for (const index of indices) {
    const picture = await passportOfIssuer(standing, firstSeed[generator] + index, today)
    const judged = await judgeImage(inference, picture)
    if (judged.carriers.some((carrier) => carrier !== null)) rows.push(judged)
  }
  const fake = (codes: ReadonlySet<string>): boolean => codes.has('FAKE_ID')
  console.log(
    `  ${name.padEnd(26)} FAKE_ID found ${count(rows, ({ found }) => fake(found))}, not checked ${count(rows, ({ notChecked }) => fake(notChecked))}, accepted ${count(rows, ({ decision }) => decision === 'accept')}`,
  )
}

async function measureReal(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const rows: Judged[] = []
  for (const name of readdirSync(folder).filter((one) => /\.(?:jpg|png)$/.test(one))) {
    const judged = await judgeImage(inference, readFileSync(join(folder, name)))
    show('real', name, judged)
    rows.push(judged)
  }
  printGenuine('published specimens', rows)
}

const isWanted = (name: string): boolean => options.only === '' || options.only.split(',').includes(name)

console.log(`codes on no document, generator ${generator}, of what was read; 95 % interval`)
for (const name of carrierNames) if (isWanted(name)) await measureAttack(name)
console.log('genuine pictures')
for (const kind of genuineKinds) if (isWanted(kind)) await measureGenuine(kind)
if (isWanted('published specimens')) await measureReal(options.real)
console.log('passports of issuers that ICAO 9303-3 lists, and of others')
for (const [standing, name] of [
  ['issuer', 'listed'],
  ['none', 'not listed'],
] as const)
  if (isWanted(name)) await measureIssuers(standing, name)
await inference.close()
