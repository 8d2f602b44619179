import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One layer of `architecture.cjs`. */
export interface Layer {
  readonly name: string
  readonly purpose: string
  readonly pure?: boolean
  readonly imports: readonly string[]
  /** Area → what it may import beside what its layer may. */
  readonly areas?: Readonly<Record<string, readonly string[]>>
}

export interface Architecture {
  readonly layers: readonly Layer[]
  readonly mayImport: Readonly<Record<string, readonly string[]>>
  readonly pureFolders: readonly string[]
  /** `web/`, which stands beside `src/`. */
  readonly web: Pick<Layer, 'purpose' | 'imports'>
}

export const architecture = createRequire(import.meta.url)('../../architecture.cjs') as Architecture

const source = fileURLToPath(new URL('../../src', import.meta.url))
const webSource = fileURLToPath(new URL('../../web', import.meta.url))

/** Layer → layers that files of it import now, read from the sources. */
function importedLayers(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((path) => /(?<!\.(test|fixture))\.ts$/.test(path))) {
    const layer = file.split('/')[0] ?? ''
    const targets = found.get(layer) ?? new Set()
    found.set(layer, targets)
    for (const [, specifier = ''] of readFileSync(join(source, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), specifier).split('/')[0] ?? ''
      if (target !== layer) targets.add(target)
    }
  }
  return found.set('web', layersImportedByPages())
}

function layersImportedByPages(): Set<string> {
  const files = readdirSync(webSource, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(webSource, path), 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/from '(?:\.\.\/)+src\/(\w+)\//g)].map((found) => found[1] ?? ''),
    ),
  )
}

/** Folders directly in one layer. */
function foldersOf(layer: string): readonly string[] {
  const folder = layer === 'web' ? webSource : join(source, layer)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

const width = 1000
const left = 192
const box = { width: 132, height: 46, gap: 8 }
const columns = 5
const laneWidth = 12

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Band {
  readonly layer: Layer
  readonly top: number
  readonly height: number
}

function bandsOf(layers: readonly Layer[]): readonly Band[] {
  let top = 20
  return layers.map((layer) => {
    const rows = Math.ceil(foldersOf(layer.name).length / columns)
    const band = { layer, top, height: Math.max(78, rows * (box.height + box.gap) + box.gap) }
    top += band.height + 16
    return band
  })
}

function drawBand({ layer, top, height }: Band): string {
  const folders = foldersOf(layer.name).map((name, index) => {
    const x = left + (index % columns) * (box.width + box.gap)
    const y = top + box.gap + Math.floor(index / columns) * (box.height + box.gap)
    const more = (layer.areas?.[name] ?? []).map((path) => path.split('/').at(1) ?? path)
    const note =
      more.length === 0
        ? ''
        : `<text class="note" x="${x + 10}" y="${y + 36}">→ ${escape(more.join(', '))}</text>`
    const baseline = more.length === 0 ? 28 : 20
    return `<rect class="area" x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6"/>
<text class="name" x="${x + 10}" y="${y + baseline}">${escape(name)}</text>${note}`
  })
  return `<rect class="${layer.pure === true ? 'pure' : 'layer'}" x="10" y="${top}" width="${width - 115}" height="${height}" rx="10"/>
<text class="title" x="24" y="${top + 28}">${escape(layer.name)}</text>
${wrapped(layer.purpose, 26)
  .map((line, index) => `<text class="note" x="24" y="${top + 46 + 13 * index}">${escape(line)}</text>`)
  .join('\n')}
${folders.join('\n')}`
}

function wrapped(text: string, length: number): readonly string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length >= length) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** One lane on the right for each layer that others import: every importer joins it, and it ends in an arrow. */
function drawLanes(bands: readonly Band[]): string {
  const imported = importedLayers()
  const right = width - 105
  return bands
    .map((target, index) => {
      const importers = bands.filter(({ layer }) => imported.get(layer.name)?.has(target.layer.name) === true)
      if (importers.length === 0) return ''
      const x = right + 12 + index * laneWidth
      const end = target.top + 22
      const arrows = importers.map(
        ({ top, height }) => `M${right} ${top + height - 10 - index * 3}H${x}V${end}`,
      )
      return `<path class="lane" marker-end="url(#arrow)" d="${arrows.join('')}H${right + 2}"/>`
    })
    .join('\n')
}

const style = `.layer{fill:#f4f6f8;stroke:#c3ccd5}.pure{fill:#eef6ee;stroke:#b5cfb5}.area{fill:#fff;stroke:#c3ccd5}
text{font-family:system-ui,sans-serif;fill:#1f2933}.title{font-size:16px;font-weight:600}.name{font-size:13px}
.note{font-size:10.5px;fill:#52606d}.lane{fill:none;stroke:#7b8794;stroke-width:1.2}`

/** The layers and areas of `src/`, and `web/` above them, as an SVG; arrows are the imports between layers as they stand in the sources. */
export function architecturePicture(): string {
  const bands = bandsOf([{ name: 'web', ...architecture.web }, ...architecture.layers])
  const last = bands.at(-1)
  const height = last === undefined ? 0 : last.top + last.height + 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="web/, the layers of src/, and what they import">
<style>${style}</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#7b8794"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
${bands.map(drawBand).join('\n')}
${drawLanes(bands)}
</svg>
`
}
