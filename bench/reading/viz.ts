import type { ScanAnswer } from '../../test/world/service/wire-shapes.ts'
import { drawPictures, type Bench, type BenchSection } from './bench.ts'
import { openFonts } from './fronts/fonts.ts'
import { frontPicture, type FrontPicture } from './fronts/front-picture.ts'
import type { FrontLayout } from './fronts/front-layout.ts'
import { languages } from './fronts/tables/languages.table.ts'
import { allLayouts } from './fronts/tables/layouts/all-layouts.table.ts'
import { chosenWritings } from './lines/alphabet.ts'
import { measureScan, type ScanMeasurement } from './look.ts'
import { printTable } from './table.ts'
import {
  isRight,
  isSure,
  type JudgedKind,
  kindCells,
  kindHead,
  valueCells,
  valueHead,
} from './viz/figures.ts'
import { inventedValues, type JudgedValue, judgedValues } from './viz/judged-value.ts'
import { openTextPeers, type TextPeer } from './viz/text-peers.ts'

/** Fronts of the scripts and kinds that are asked for, by how their identities begin; those of the service's tables when asked for alone. */
function chosenLayouts({ scripts, kinds }: Pick<Bench, 'scripts' | 'kinds'>): readonly FrontLayout[] {
  const writings = chosenWritings(scripts)
  const chosen = allLayouts.filter(
    ({ id, language }) =>
      writings.includes(languages[language].writing) &&
      (kinds?.some((kind) => id.startsWith(kind)) ?? !id.startsWith('kind-')),
  )
  if (chosen.length === 0) throw new Error(`There is no front of these: ${allLayouts.map(({ id }) => id).join(', ')}`) // prettier-ignore
  return chosen
}

const best = (answer: ScanAnswer, key: string): string | null => answer.data[key]?.[0]?.value ?? null

function judgedKind(picture: FrontPicture, { answer, reading, seconds }: ScanMeasurement): JudgedKind {
  const { name, layout, family } = picture
  const { issuer, type } = layout
  const country = best(answer, 'countryIso3')
  const isRecognised = reading !== null
  return {
    front: { name, layout, family },
    isRecognised,
    // Of an invented state nothing is known: it may be read by its labels, and is of no kind.
    isKind: issuer === null ? country === null : country === issuer && best(answer, 'documentType') === type,
    isSide: isRecognised && best(answer, 'documentSide') === 'FRONT',
    isAnother: country !== null && country !== issuer,
    seconds,
  }
}

interface Judged {
  readonly values: readonly JudgedValue[]
  readonly kinds: readonly JudgedKind[]
  /** Values whose text stands in what another reader answered, of all printed. */
  readonly peers: ReadonlyMap<
    string,
    { readonly found: number; readonly printed: number; readonly seconds: number }
  >
}

async function judgeFronts(bench: Bench, layouts: readonly FrontLayout[]): Promise<Judged> {
  const fonts = openFonts()
  for (const name of fonts.missing) console.log(`  FAMILY NOT HERE: ${name}`)
  const textPeers = bench.peerCount > 0 ? await openTextPeers(bench.python) : []
  const [values, kinds]: [JudgedValue[], JudgedKind[]] = [[], []]
  const peers = new Map<string, { found: number; printed: number; seconds: number }>()
  const take = (index: number): Promise<FrontPicture> =>
    frontPicture(layoutAt(layouts, index), Math.floor(index / layouts.length), { fonts, grade: bench.grade })
  const range = { from: bench.from * layouts.length, count: bench.count * layouts.length }
  for await (const picture of drawPictures(range, take)) {
    const found = await measureScan(bench.service, picture.file)
    const judged = [...judgedValues(picture, found.answer), ...inventedValues(picture, found.answer)]
    values.push(...judged)
    kinds.push(judgedKind(picture, found))
    printDetails(judged, bench.verbose)
    for (const peer of textPeers) await addPeer(peers, peer, picture)
  }
  for (const peer of textPeers) peer.close()
  return { values, kinds, peers }
}

function layoutAt(layouts: readonly FrontLayout[], index: number): FrontLayout {
  const layout = layouts[index % layouts.length]
  if (layout === undefined) throw new Error('There is no front')
  return layout
}

async function addPeer(
  peers: Map<string, { found: number; printed: number; seconds: number }>,
  peer: TextPeer,
  picture: FrontPicture,
): Promise<void> {
  const sum = peers.get(peer.name) ?? { found: 0, printed: 0, seconds: 0 }
  const { found, seconds } = await peer.find(picture)
  const printed = picture.flat.printed.filter(({ expected }) => expected.length > 0).length
  peers.set(peer.name, { found: sum.found + found, printed: sum.printed + printed, seconds: sum.seconds + seconds }) // prettier-ignore
}

function printDetails(values: readonly JudgedValue[], isVerbose: boolean): void {
  for (const one of values) {
    if (isRight(one)) continue
    const said = `${one.keys.join('|')} ${one.answer || 'not answered'} (${one.confidence}), printed ${one.truth || 'nothing'}`
    if (isSure(one)) console.log(`  WRONG BUT SURE ${one.front.name}: ${said}`)
    else if (isVerbose) console.log(`  ${one.front.name}: ${said}`)
  }
}

/** Rows of values put together by a name, in the order in which names appear. */
function grouped<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row])
  return groups
}

const isOfTables = ({ front }: { readonly front: JudgedKind['front'] }): boolean =>
  front.layout.id.startsWith('kind-')
const isInvented = ({ front }: { readonly front: JudgedKind['front'] }): boolean =>
  front.layout.issuer === null

function printByScript({ values }: Judged): void {
  const rows = [...grouped(values, ({ script }) => script)].map(([name, group]) => [
    name,
    ...valueCells(group),
  ])
  const parts: readonly (readonly [string, readonly JudgedValue[]])[] = [
    ['all', values],
    ['fronts of states', values.filter((one) => !isInvented(one) && !isOfTables(one))],
    ['of invented states', values.filter(isInvented)],
    ['drawn from the service’s tables', values.filter(isOfTables)],
    ['held-out families', values.filter(({ front }) => front.family.heldOut === true)],
  ]
  printTable([
    ['print', ...valueHead],
    ...parts.map(([name, group]) => [name, ...valueCells(group)]),
    ...rows,
  ])
}

function printByKind({ values, kinds }: Judged): void {
  const of = ({ front }: { readonly front: JudgedKind['front'] }): string =>
    front.layout.issuer === null ? `invented-${front.layout.language}` : front.layout.id
  const byKind = grouped(values, of)
  const rows = [...grouped(kinds, of)].map(([name, group]) => {
    const [exact = '', answered = '', , , wrong = ''] = valueCells(byKind.get(name) ?? [])
    return [name, ...kindCells(group), exact, answered, wrong]
  })
  const states = kinds.filter((one) => !isInvented(one) && !isOfTables(one))
  printTable([
    ['front', ...kindHead, 'exact of printed', 'exact of answered', 'wrong ≥ 0.9'],
    ['all', ...kindCells(kinds)],
    ['of states', ...kindCells(states)],
    ['of invented states', ...kindCells(kinds.filter(isInvented))],
    ['drawn from the service’s tables', ...kindCells(kinds.filter(isOfTables))],
    ...rows,
  ])
}

/** Fronts without a machine zone, in every script: what is read of them, by script of the print and by kind. */
export const viz: BenchSection = {
  name: 'viz',
  title: 'fronts without a machine zone, of states and invented ones; count a front',
  count: 1,
  run: async (bench) => {
    const layouts = chosenLayouts(bench)
    console.log(`  ${layouts.length} fronts; ${bench.grade}`)
    const judged = await judgeFronts(bench, layouts)
    printByScript(judged)
    printByKind(judged)
    for (const [name, { found, printed, seconds }] of judged.peers)
      console.log(`  ${name}: ${found} of ${printed} printed values stand in its text (${((100 * found) / printed).toFixed(1)} %); CPU ms ${((1000 * seconds) / judged.kinds.length).toFixed(0)}`) // prettier-ignore
  },
}
