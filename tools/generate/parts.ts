import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Something in the product that others made. */
export interface ShippedComponent {
  /** Unique among the parts: `name@version`. */
  readonly ref: string
  readonly kind: 'library' | 'machine-learning-model'
  readonly name: string
  readonly version: string
  /** Package address; null for what comes from no registry. */
  readonly purl: string | null
  /** An SPDX id or expression. */
  readonly licence: string
  readonly hash: { readonly algorithm: 'SHA-512' | 'SHA-256'; readonly hex: string }
  /** False for what only developers need. */
  readonly isShipped: boolean
  /** Refs of the parts that it uses. */
  readonly uses: readonly string[]
}

const locked = z.object({
  version: z.string(),
  integrity: z.string().startsWith('sha512-'),
  license: z.string(),
  dev: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const product = z.object({ dependencies: z.record(z.string(), z.string()) })
const lockfile = z.object({ version: z.string(), packages: z.record(z.string(), z.unknown()) })
const manifest = z.object({
  files: z.array(z.object({ name: z.string(), sha256: z.string(), made: z.iso.date(), licence: z.string() })),
})

type Locked = z.output<typeof locked>

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as unknown

export const productVersion = lockfile.parse(read('package-lock.json')).version

/** Every package of the lockfile, whatever machine it is for, and every model; sorted by ref. */
export function shippedComponents(): readonly ShippedComponent[] {
  const found = new Map([...packages(), ...models()].map((part) => [part.ref, part]))
  return [...found.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1))
}

/** Refs of what the product itself asks for: its packages and the models. */
export function productDependencies(): readonly string[] {
  const { packages: packagePaths } = lockfile.parse(read('package-lock.json'))
  const direct = Object.keys(product.parse(packagePaths['']).dependencies)
  const refs = direct
    .map((name) => `node_modules/${name}`)
    .map((place) => refOf(place, locked.parse(packagePaths[place])))
  return [...refs, ...models().map(({ ref }) => ref)].sort()
}

/** The lockfile names each package by its place; one that lies at two places is one part. */
function packages(): readonly ShippedComponent[] {
  const { '': _product, ...places } = lockfile.parse(read('package-lock.json')).packages
  const rows = new Map(Object.entries(places).map(([place, row]) => [place, locked.parse(row)]))
  const shipped = new Set([...rows].filter(([, row]) => !row.dev).map(([place, row]) => refOf(place, row)))
  return [...rows].map(([place, row]) => {
    const [name, ref] = [nameOf(place), refOf(place, row)]
    return {
      ref,
      kind: 'library',
      name,
      version: row.version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${row.version}`,
      licence: row.license,
      hash: {
        algorithm: 'SHA-512',
        hex: Buffer.from(row.integrity.slice('sha512-'.length), 'base64').toString('hex'),
      },
      isShipped: shipped.has(ref),
      uses: dependencyRefs(place, rows),
    }
  })
}

/** The weights that we ship, as their manifest lists them. */
export const shippedModels = manifest.parse(read('models/manifest.json')).files

function models(): readonly ShippedComponent[] {
  return shippedModels.map(({ name, sha256, licence }) => ({
    ref: `${name}@${sha256.slice(0, 12)}`,
    kind: 'machine-learning-model',
    name,
    version: sha256.slice(0, 12),
    purl: null,
    licence,
    hash: { algorithm: 'SHA-256', hex: sha256 },
    isShipped: true,
    uses: [],
  }))
}

/** As Node looks packages up: in the package's own folder first, then in that of anyone who it lies in. */
function dependencyRefs(packagePath: string, rows: ReadonlyMap<string, Locked>): readonly string[] {
  const { dependencies = {}, optionalDependencies = {} } = rows.get(packagePath) ?? {}
  const refs = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let from = packagePath; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
      const at = `${from === '' ? '' : `${from}/`}node_modules/${name}`
      const row = rows.get(at)
      if (row !== undefined) return [refOf(at, row)]
      if (from === '') return []
    }
  })
  return refs.sort()
}

function nameOf(packagePath: string): string {
  return packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function refOf(packagePath: string, { version }: Pick<Locked, 'version'>): string {
  return `${nameOf(packagePath)}@${version}`
}
