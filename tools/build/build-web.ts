import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { filesBelow, replaceFile } from '../files.ts'
import { packageFolders } from '../release/bundled.ts'
import { pageBundling } from './page-bundling.ts'

/**
 * Puts the pages of `web/` together in `dist/web`: scripts and styles under names that change with their content, each also
 * compressed, and a manifest that `src/entrypoints/http/assets` serves them by. Nothing is done when nothing changed.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/web')
const manifestPath = join(folder, 'manifest.json')

/** Most bytes, compressed by gzip, that a page may take before its first picture. */
export const webBudgets = { '.js': 40_000, '.css': 12_000 } as const

/** The same of each file that a page loads later, when it comes to that, and of pages that need more. */
const laterBudgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  every: { '.js': 16_000, '.css': 12_000, '.bin': 110_000 },
  // Reads signatures of documents: a library for certificates.
  'verify-pdf': { '.js': 100_000 },
}

/** From where a page is served to `/`: addresses in it are relative, so that it works below any path of a proxy. */
const waysToTop: Readonly<Record<string, string>> = {
  docs: '',
  verification: '',
  inbox: '../',
  'verify-pdf': '../',
}

/** Scripts of `web/` that pages of others load, each under a name that never changes. */
const scriptNames = ['docupassembed'] as const

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
  '.html': 'text/html; charset=utf-8',
}

interface BuiltFile {
  readonly contentType: string
  readonly variants: readonly {
    readonly encoding: 'identity' | 'gzip' | 'br'
    readonly file: string
    readonly size: number
    readonly sha256: string
  }[]
}

/** Name of a file below `dist/web` → its bytes. */
type Outputs = Map<string, Uint8Array>

/** Builds the pages unless that was done with the same sources. Throws where a page exceeds its budget. */
export async function buildWeb(): Promise<void> {
  const inputs = hashOfInputs()
  if (isBuilt(inputs)) return
  const outputs: Outputs = new Map()
  const { scripts, packages } = await bundle(outputs)
  const pages = Object.fromEntries(pageNames().map((name) => [name, buildPage(name, scripts, outputs)]))
  const assets = Object.fromEntries([...outputs].map(([name, bytes]) => [name, write(name, bytes)]))
  const shells = Object.fromEntries(
    Object.entries(pages).map(([name, html]) => [name, write(`${name}.html`, html)]),
  )
  const manifest = { inputs, packages, pages: shells, assets, scripts: await buildScripts() }
  replaceFile(manifestPath, Buffer.from(JSON.stringify(manifest, null, 1)))
  const kept = new Set([...filesOf(manifest), 'manifest.json'].map((file) => join(folder, file)))
  for (const path of filesBelow(folder)) if (!kept.has(path)) rmSync(path)
}

/** SHA-256 of everything that decides what is built. */
function hashOfInputs(): string {
  const hash = createHash('sha256')
  const shared = ['src/vocabulary', 'src/engine/signing', 'src/engine/face/detector'].flatMap((name) =>
    filesBelow(join(root, name)),
  )
  const tools = [
    'tools/build/build-web.ts',
    'tools/build/face-weights.ts',
    'tools/build/page-bundling.ts',
    'package-lock.json',
    'models/face-detector.onnx',
  ].map((name) => join(root, name))
  const isTest = (path: string): boolean => /\.test\.tsx?$|\/gallery\//.test(path)
  for (const path of [...filesBelow(join(root, 'web')), ...shared, ...tools].sort())
    if (!isTest(path))
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function isBuilt(inputs: string): boolean {
  if (!existsSync(manifestPath)) return false
  const manifest: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'))
  if (typeof manifest !== 'object' || manifest === null || !('inputs' in manifest)) return false
  return manifest.inputs === inputs && filesOf(manifest).every((file) => existsSync(join(folder, file)))
}

/** Every file that a manifest names. */
function filesOf(manifest: unknown): readonly string[] {
  return [...JSON.stringify(manifest).matchAll(/"file":"([^"]+)"/g)].map(([, file = '']) => file)
}

/** Folders of `web/` with a page in them. */
function pageNames(): readonly string[] {
  return readdirSync(join(root, 'web')).filter((name) => existsSync(join(root, 'web', name, 'index.html')))
}

interface Bundle {
  /** By page. */
  readonly scripts: ReadonlyMap<string, Script>
  /** Folders of the packages whose code is inside. */
  readonly packages: readonly string[]
}

interface Script {
  readonly file: string
  readonly style: string | undefined
  /** Scripts that the first one imports at once. */
  readonly imports: readonly string[]
  /** Files that come when they are needed. */
  readonly later: readonly string[]
}

/** Bundles `main.tsx` of each page, and puts the bytes of its files into `outputs`. */
async function bundle(outputs: Outputs): Promise<Bundle> {
  const entries = new Map(pageNames().map((name) => [`web/${name}/main.tsx`, name]))
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries].map(([input, output]) => ({ in: input, out: output })),
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    ...pageBundling,
    splitting: true,
    metafile: true,
    legalComments: 'eof',
    logLevel: 'warning',
    write: false,
  })
  for (const { path, contents } of outputFiles) outputs.set(basename(path), contents)
  const found = new Map<string, Script>()
  for (const [path, { entryPoint, cssBundle, imports }] of Object.entries(metafile.outputs)) {
    const page = entries.get(entryPoint ?? '')
    if (page === undefined) continue
    const first = imports.filter(({ kind }) => kind === 'import-statement')
    found.set(page, {
      file: basename(path),
      style: cssBundle === undefined ? undefined : basename(cssBundle),
      imports: first.map((one) => basename(one.path)),
      later: [...reachedFrom(path, metafile.outputs)]
        .filter((one) => one !== path && one !== cssBundle && !first.some((part) => part.path === one))
        .map((one) => basename(one)),
    })
  }
  return { scripts: found, packages: packageFolders(Object.keys(metafile.inputs)) }
}

/** A file, and all that it imports, at once or later. */
function reachedFrom(
  path: string,
  outputs: Metafile['outputs'],
  found = new Set<string>(),
): ReadonlySet<string> {
  const output = outputs[path]
  if (output === undefined || found.has(path)) return found
  found.add(path)
  for (const { path: next, external } of output.imports)
    if (external !== true) reachedFrom(next, outputs, found)
  return found
}

/** `web/embed/NAME.ts` as scripts that stand alone, for pages of others, which load no modules from here. */
async function buildScripts(): Promise<Readonly<Record<string, BuiltFile>>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: scriptNames.map((name) => `web/embed/${name}.ts`),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2020'],
    tsconfig: 'web/tsconfig.json',
    logLevel: 'warning',
    write: false,
  })
  return Object.fromEntries(
    outputFiles.map(({ path, contents }) => [basename(path), write(basename(path), contents)]),
  )
}

/** The HTML of a page with the built names in place of `./main.tsx`, `./main.css` and pictures beside it. */
function buildPage(page: string, scripts: ReadonlyMap<string, Script>, outputs: Outputs): Buffer {
  const script = scripts.get(page)
  if (script === undefined) throw new Error(`web/${page}/main.tsx is not there.`)
  const { file, style, imports, later } = script
  checkBudget(page, [file, ...(style === undefined ? [] : [style]), ...imports], outputs)
  for (const one of later) checkLaterBudget(page, one, outputs)
  const toTop = waysToTop[page]
  if (toTop === undefined) throw new Error(`Say in waysToTop where web/${page} is served.`)
  const source = readFileSync(join(root, 'web', page, 'index.html'), 'utf8')
  const html = source.replace(/(href|src)="(\.[^"]+)"/g, (_, attribute: string, path: string) => {
    const bundled: Readonly<Record<string, string | undefined>> = { './main.tsx': file, './main.css': style }
    return `${attribute}="${toTop}assets/${bundled[path] ?? addAsset(page, path, outputs)}"`
  })
  return Buffer.from(html)
}

function addAsset(page: string, path: string, outputs: Outputs): string {
  const bytes = readFileSync(join(root, 'web', page, path))
  const ending = extname(path)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase()
  const name = `${basename(path, ending)}-${hash}${ending}`
  outputs.set(name, bytes)
  return name
}

function checkBudget(page: string, files: readonly string[], outputs: Outputs): void {
  for (const [ending, most] of Object.entries(webBudgets)) {
    const size = files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(outputs.get(file) ?? Buffer.alloc(0)).length, 0)
    if (size > most)
      throw new Error(`web/${page} loads ${size} bytes of ${ending} (gzip); its budget is ${most}.`)
  }
}

function checkLaterBudget(page: string, file: string, outputs: Outputs): void {
  const ending = extname(file)
  const most = laterBudgets[page]?.[ending] ?? laterBudgets['every']?.[ending] ?? 0
  const size = gzipSync(outputs.get(file) ?? Buffer.alloc(0)).length
  if (size > most)
    throw new Error(`web/${page} loads ${size} bytes of ${file} later (gzip); the budget of one is ${most}.`)
}

/** Writes a file compressed in both ways; as it is only where that makes it no smaller. */
function write(name: string, bytes: Uint8Array): BuiltFile {
  const contentType = contentTypes[extname(name)]
  if (contentType === undefined) throw new Error(`No content type is known for ${name}.`)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const compressed = [
    { encoding: 'gzip', file: `${name}.gz`, bytes: gzipSync(bytes, { level: 9 }) },
    { encoding: 'br', file: `${name}.br`, bytes: brotliCompressSync(bytes, quality) },
  ] as const
  const smaller = compressed.filter((form) => form.bytes.length < bytes.length)
  const plain = smaller.length === 0 ? [{ file: name, bytes }] : []
  mkdirSync(folder, { recursive: true })
  for (const form of [...smaller, ...plain]) replaceFile(join(folder, form.file), form.bytes)
  // Hardly a client takes no compression: for those the service unpacks the gzip form.
  const identity = { encoding: 'identity', file: smaller[0]?.file ?? name, bytes } as const
  const variants = [identity, ...smaller].map((form) => ({
    encoding: form.encoding,
    file: form.file,
    size: form.bytes.length,
    sha256: createHash('sha256').update(form.bytes).digest('hex'),
  }))
  return { contentType, variants }
}
