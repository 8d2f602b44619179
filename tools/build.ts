import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildWeb } from './build-web.ts'
import { filesBelow, replaceFile } from './files.ts'

/**
 * Puts the program together in `dist`: one file for `symbolon`, one for each module that is started on its own, and what
 * they share. To find and load a thousand small files took longer than to open the database. Then the pages, which
 * `build-web.ts` makes. `npm run build`
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
    ...filesBelow(join(root, 'src')).filter((path) => /-(thread|child)\.ts$/.test(path)),
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

for (const { path, contents } of outputFiles) replaceFile(path, contents)
const writtenFiles = new Set(outputFiles.map(({ path }) => path))
// The pages have a tidier of their own.
const pages = join(folder, 'web/')
for (const path of filesBelow(folder)) if (!writtenFiles.has(path) && !path.startsWith(pages)) rmSync(path)
await buildWeb()
