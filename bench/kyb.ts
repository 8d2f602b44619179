import { parseArgs } from 'node:util'
import { openInference } from '../src/adapters/inference/open-inference.ts'
import { readRegistration } from '../src/flows/kyb/read-registration.ts'
import {
  pictureKinds,
  registrationFile,
  type PictureKind,
} from '../test/world/registrations/draw-registration.ts'
import { makeRegistration, registrationLayouts } from '../test/world/registrations/make-registration.ts'
import type { RegistrationTruth } from '../test/world/registrations/registration-truth.ts'
import { quantile, shareWithInterval } from './kit/figures.ts'
import { independentDocument, independentLayouts } from './kyb/independent/layouts.ts'
import { secondFiles, secondLayouts } from './kyb/independent/second.ts'
import { scanKinds, scanned } from './kyb/independent/sheet.ts'
import type { DrawnSet } from './kyb/drawn/drawn-set.ts'
import { paperKinds } from './kyb/drawn/paper.ts'
import { eighth } from './kyb/eighth/eighth.ts'
import { eleventh } from './kyb/eleventh/eleventh.ts'
import { fifteenth } from './kyb/fifteenth/fifteenth.ts'
import { fifth } from './kyb/fifth/fifth.ts'
import { fourteenth } from './kyb/fourteenth/fourteenth.ts'
import { fourthLayouts } from './kyb/fourth/fourth.ts'
import { seventeenth } from './kyb/seventeenth/seventeenth.ts'
import { seventh } from './kyb/seventh/seventh.ts'
import { sixteenth } from './kyb/sixteenth/sixteenth.ts'
import { sixth } from './kyb/sixth/sixth.ts'
import { judge, type Judged } from './kyb/judge.ts'
import { ninth } from './kyb/ninth/ninth.ts'
import { tenth } from './kyb/tenth/tenth.ts'
import { fileOf, thirdFile, thirdLayouts } from './kyb/third/third.ts'
import { thirteenth } from './kyb/thirteenth/thirteenth.ts'
import { twelfth } from './kyb/twelfth/twelfth.ts'
import { printTable } from './reading/table.ts'

/**
 * How exactly registration documents are read: `npm run bench:kyb -- --from 5000 --count 3`. `--kinds pdf,scan,photo`,
 * `--layouts 0,5`, `--verbose` for every value that is not exact. Seeds below 1000 are those that the reader was developed on.
 * `--independent`: layouts that were drawn after the reader was frozen, by someone who had not seen it. `--second`: the second
 * set of such layouts. `--third`, `--fourth`: later ones, eight seeds of which hold every kind of picture.
 * `--fifth`: one more, four seeds of which hold every kind; it needs the Noto and Liberation fonts of the system.
 * `--sixth`: another one like it, some of several pages; it needs the DejaVu and FreeSans fonts, too.
 * `--seventh`, `--eighth`, `--ninth`, `--tenth`, `--eleventh`, `--twelfth`, `--thirteenth`, `--fourteenth`, `--fifteenth`, `--sixteenth`, `--seventeenth`: more like these, of other kinds of documents and with other fonts of the same families.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '5000' },
    count: { type: 'string', default: '2' },
    kinds: { type: 'string', default: pictureKinds.join(',') },
    layouts: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    independent: { type: 'boolean', default: false },
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
    fourth: { type: 'boolean', default: false },
    fifth: { type: 'boolean', default: false },
    sixth: { type: 'boolean', default: false },
    seventh: { type: 'boolean', default: false },
    eighth: { type: 'boolean', default: false },
    ninth: { type: 'boolean', default: false },
    tenth: { type: 'boolean', default: false },
    eleventh: { type: 'boolean', default: false },
    twelfth: { type: 'boolean', default: false },
    thirteenth: { type: 'boolean', default: false },
    fourteenth: { type: 'boolean', default: false },
    fifteenth: { type: 'boolean', default: false },
    sixteenth: { type: 'boolean', default: false },
    seventeenth: { type: 'boolean', default: false },
  },
})

/** One day for all documents: later ones are not dated. */
const now = Date.UTC(2026, 10, 26)

type Kind = PictureKind | (typeof scanKinds)[number]

interface Row extends Judged {
  readonly layout: string
  readonly language: string
  readonly kind: Kind
}

const ofReader = pictureKinds.filter((kind) => values.kinds.split(',').includes(kind))
const sets = {
  own: { kinds: ofReader, count: registrationLayouts.length, documents: ownDocuments },
  independent: { kinds: scanKinds, count: independentLayouts.length, documents: independentDocuments },
  second: { kinds: [...scanKinds, 'pdf'], count: secondLayouts.length, documents: secondDocuments },
  third: { kinds: [...scanKinds, 'pdf'], count: thirdLayouts.length, documents: thirdDocuments },
  fourth: { kinds: [...scanKinds, 'pdf'], count: fourthLayouts.length, documents: fourthDocuments },
  fifth: drawn(fifth),
  sixth: drawn(sixth),
  seventh: drawn(seventh),
  eighth: drawn(eighth),
  ninth: drawn(ninth),
  tenth: drawn(tenth),
  eleventh: drawn(eleventh),
  twelfth: drawn(twelfth),
  thirteenth: drawn(thirteenth),
  fourteenth: drawn(fourteenth),
  fifteenth: drawn(fifteenth),
  sixteenth: drawn(sixteenth),
  seventeenth: drawn(seventeenth),
} as const
const set =
  sets[
    (
      [
        'seventeenth',
        'sixteenth',
        'fifteenth',
        'fourteenth',
        'thirteenth',
        'twelfth',
        'eleventh',
        'tenth',
        'ninth',
        'eighth',
        'seventh',
        'sixth',
        'fifth',
        'fourth',
        'third',
        'second',
        'independent',
      ] as const
    ).find((name) => values[name]) ?? 'own'
  ]
const kinds: readonly Kind[] = set.kinds
const layoutCount = set.count
const layouts = values.layouts?.split(',').map(Number) ?? Array.from({ length: layoutCount }, (_, at) => at)
const inference = await openInference({ modelDirectory: 'models' })
const rows: Row[] = []
const seconds = new Map<Kind, { readonly cpu: number[]; readonly wall: number[] }>(kinds.map((kind) => [kind, { cpu: [], wall: [] }])) // prettier-ignore
const layers = new Map<string, number>()

interface Drawn {
  readonly truth: RegistrationTruth
  readonly kind: Kind
  readonly seed: number
  readonly bytes: Uint8Array
}

async function* ownDocuments(seed: number, layout: number): AsyncGenerator<Drawn> {
  const { source, truth } = makeRegistration(seed, layout)
  for (const kind of ofReader)
    yield { truth, kind, seed, bytes: await registrationFile(source, kind, seed * 100 + layout) }
}

async function* independentDocuments(seed: number, at: number): AsyncGenerator<Drawn> {
  const layout = independentLayouts[at]
  if (layout === undefined) throw new Error(`There is no layout ${at}.`)
  for (const [turn, kind] of scanKinds.entries()) {
    const { svg, truth } = independentDocument(layout, seed * 100 + at * 10 + turn)
    yield { truth, kind, seed, bytes: await scanned(svg, kind, seed % 2 === 0 ? 1.3 : -1.1) }
  }
}

async function* secondDocuments(seed: number, at: number): AsyncGenerator<Drawn> {
  for await (const file of secondFiles(at, seed)) yield { ...file, seed }
}

async function* thirdDocuments(seed: number, at: number): AsyncGenerator<Drawn> {
  yield { ...(await thirdFile(at, seed)), seed }
}

async function* fourthDocuments(seed: number, at: number): AsyncGenerator<Drawn> {
  yield { ...(await fileOf(fourthLayouts, at, seed)), seed }
}

function drawn(set: DrawnSet) {
  const documents = async function* (seed: number, at: number): AsyncGenerator<Drawn> {
    yield { ...(await set.file(at, seed)), seed }
  }
  return { kinds: paperKinds, count: set.layouts.length, documents }
}

async function measure({ truth, kind, seed, bytes }: Drawn): Promise<void> {
  const [used, started] = [process.cpuUsage(), performance.now()]
  const ports = { inference, clock: { now: () => now, monotonic: () => performance.now() } }
  const { reading } = await readRegistration(ports, { bytes, signal: AbortSignal.timeout(120_000) })
  const { user, system } = process.cpuUsage(used)
  seconds.get(kind)?.cpu.push((user + system) / 1e6)
  seconds.get(kind)?.wall.push((performance.now() - started) / 1000)
  if (kind === 'pdf') layers.set(reading.textLayer.state, (layers.get(reading.textLayer.state) ?? 0) + 1)
  for (const judged of judge(truth, reading)) {
    rows.push({ ...judged, layout: truth.layout, language: truth.language, kind })
    if (values.verbose && judged.outcome !== 'exact')
      console.log(`  ${judged.outcome.toUpperCase()} ${truth.layout} ${kind} ${seed}: ${judged.field} “${judged.answered}” (${judged.confidence.toFixed(2)}), printed “${judged.printed}”`) // prettier-ignore
  }
  if (values.verbose && reading.textLayer.state === 'not_believed')
    console.log(`  LAYER ${truth.layout} ${seed}: ${reading.textLayer.reason}`)
}

for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed++)
  for (const layout of layouts)
    for await (const document of set.documents(seed, layout)) await measure(document)

function tableBy(title: string, nameOf: (row: Row) => string): void {
  const names = [...new Set(rows.map(nameOf))]
  printTable([
    [title, 'exact of printed', 'wrong', 'missing', 'invented', 'wrong ≥ 0.9'],
    ...names.map((name) => {
      const of = rows.filter((row) => nameOf(row) === name)
      const count = (...outcomes: readonly string[]) => of.filter(({ outcome }) => outcomes.includes(outcome)).length
      const sure = of.filter(({ outcome, confidence }) => (outcome === 'wrong' || outcome === 'invented') && confidence >= 0.9)
      return [name, shareWithInterval(count('exact'), count('exact', 'wrong', 'missing')), `${count('wrong')}`, `${count('missing')}`, `${count('invented')}`, `${sure.length}`]
    }),
  ]) // prettier-ignore
}

tableBy('field', ({ field }) => field)
tableBy('layout', ({ layout }) => layout)
tableBy('language', ({ language }) => language)
tableBy('kind of picture', ({ kind }) => kind)
tableBy('all', () => 'all')
for (const [kind, { cpu, wall }] of seconds)
  console.log(`  ${kind}: CPU s p50 ${quantile(cpu, 0.5).toFixed(2)}, p95 ${quantile(cpu, 0.95).toFixed(2)}; by the clock p50 ${quantile(wall, 0.5).toFixed(2)} s`) // prettier-ignore
console.log(`  text layers: ${[...layers].map(([state, count]) => `${state} ${count}`).join(', ')}`)
await inference.close()
