import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fontFiles } from '../../src/adapters/typesetting/fonts.ts'
import type { externalPackages } from './external-packages.ts'
import type { ReleasePlatform } from './platforms.ts'

/** A package whose files lie beside the program instead of inside it. */
export interface ReleasedPackage {
  readonly name: string
  /** Of a path in the package, with `/`: whether the program reads it. Its description and its licence always come along. */
  readonly isRead: (path: string) => boolean
}

/** What the program reads by `readPacked`: large files that a good half of is taken off by compressing them. */
export const isPacked = (path: string): boolean =>
  /\/pglite\.(?:wasm|data)$|\/NotoSans(?:SC|JP|KR)_\w+\.ttf$/.test(path)

const always = /^(?:package\.json|(?:LICEN[CS]E|NOTICE|COPYING)[^/]*)$/i

/** What the program reads of each package that it imports by name. */
const keptOfImported: Readonly<Record<(typeof externalPackages)[number], RegExp>> = {
  // The embedded database asks for nodefs.cjs only to find its folder.
  '@electric-sql/pglite':
    /^dist\/(?:index\.js|chunk-\w+\.js|fs\/(?:base\.js|nodefs\.c?js)|pglite\.(?:js|wasm|data)|initdb\.(?:js|wasm))$/,
  '@hyzyla/pdfium': /^dist\/(?:index\.esm\.js|pdfium\.wasm)$/,
  '@myriaddreamin/typst-ts-node-compiler': /^index(?:-napi)?\.js$/,
  // Natives are chosen by platform below, for Linux alone: elsewhere it is not asked for.
  koffi: /^(?:index\.js|src\/koffi\/index\.js)$/,
  'libheif-js': /^(?:wasm-bundle\.js|libheif-wasm\/(?:libheif-bundle\.js|LICENSE))$/,
  // Natives are chosen by platform below.
  'onnxruntime-node': /^dist\/.*\.js$/,
  sharp: /^(?:dist|node_modules\/semver)\/.*\.(?:cjs|mjs|js|json)$|^node_modules\/semver\/LICENSE$/,
  'swagger-ui-dist': /^swagger-ui(?:\.css|-bundle\.js|-bundle\.js\.LICENSE\.txt)$/,
  'zxing-wasm':
    /^dist\/(?:es\/(?:reader|writer|bindings)\/.*\.js|es\/share\.js|(?:reader|writer)\/.*\.wasm)$/,
}

/** What those packages import in turn; what they name for their install scripts alone is left out. */
const keptOfTheirs: Readonly<Record<string, RegExp>> = {
  '@img/colour': /\.cjs$/,
  'detect-libc': /^lib\/.*\.js$/,
  'onnxruntime-common': /^dist\/cjs\/(?:.*\.js|package\.json)$/,
}

/** Every package that a release for this platform has a folder of. */
export function releasedPackages({
  os,
  cpu,
  libc,
  nativePackages,
}: ReleasePlatform): readonly ReleasedPackage[] {
  const runtimeFolder = `bin/napi-v6/${os}/${cpu}/`
  // macOS has the same library under two names; the binding asks for the shorter one.
  const isRuntime = (path: string) => path.startsWith(runtimeFolder) && !/\.\d+\.\d+\.\d+\.dylib$/.test(path)
  return [
    ...Object.entries({ ...keptOfImported, ...keptOfTheirs }).map(([name, kept]) => ({
      name,
      isRead: (path: string) => kept.test(path) || (name === 'onnxruntime-node' && isRuntime(path)),
    })),
    // koffi brings both C libraries of Linux in one package.
    ...nativePackages.map((name) => ({
      name,
      isRead: (path: string) => !(libc === 'glibc' && path.startsWith('musl_')),
    })),
    ...fontPackages(),
  ]
}

/** The families have up to eighteen weights; the program names the files that reports are set in. */
function fontPackages(): readonly ReleasedPackage[] {
  const paths = new Set(
    fontFiles().map((path) => path.split(sep).join('/').split('/node_modules/').at(-1) ?? ''),
  )
  const names = new Set([...paths].map((path) => path.split('/').slice(0, 2).join('/')))
  return [...names].map((name) => ({ name, isRead: (path) => paths.has(`${name}/${path}`) }))
}

/** Paths of the files of a package that belong into a release, below its folder, with `/`. */
export function keptFiles(folder: string, { isRead }: ReleasedPackage): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => relative(folder, join(folder, path)).split(sep).join('/'))
    .filter((path) => always.test(path) || (isRead(path) && !/\.(?:map|d\.[cm]?ts)$/.test(path)))
    .sort()
}
