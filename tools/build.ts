import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Puts the program together in `dist`: one file for `symbolon`, one for each module that is started on its own, and what
 * they share. To find and load a thousand small files took longer than to open the database. `npm run build`
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'dist')

/** Packages that look for files beside their own code stay where they are. */
const externalPackages = [
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
  'libheif-js',
  'onnxruntime-node',
  'sharp',
  'swagger-ui-dist',
  'zxing-wasm',
  // What pg would take if it were here.
  'pg-native',
]

const { outputFiles } = await build({
  absWorkingDir: root,
  // Named so because `ownModule` of src/platform/threads/threads.ts starts them.
  entryPoints: [
    'src/main.ts',
    ...filesIn(join(root, 'src')).filter((path) => /-(thread|child)\.ts$/.test(path)),
  ],
  outbase: 'src',
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: externalPackages,
  // By this name CommonJS packages ask for modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
})

for (const { path, contents } of outputFiles) replace(path, contents)
const writtenFiles = new Set(outputFiles.map(({ path }) => path))
for (const path of filesIn(folder)) if (!writtenFiles.has(path)) rmSync(path)

function filesIn(below: string): string[] {
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A service that runs from `dist` meanwhile never sees half a file. */
function replace(path: string, contents: Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(contents)) return
  mkdirSync(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${process.pid}`
  writeFileSync(temporaryPath, contents)
  renameSync(temporaryPath, path)
}
