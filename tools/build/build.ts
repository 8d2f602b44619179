import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildWeb } from './build-web.ts'
import { filesBelow, replaceFile } from '../files.ts'
import { bundledPackagesFile, packageFolders } from '../release/bundled.ts'
import { externalPackages } from '../release/external-packages.ts'

/**
 * Puts the program together in `dist`: one file for `symbolon`, one for each module that is started on its own, and what
 * they share. To find and load a thousand small files took longer than to open the database. Then the pages, which
 * `build-web.ts` makes. `npm run build`
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist')

const { outputFiles, metafile } = await build({
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
  // pg-native: what pg would take if it were here.
  external: [...externalPackages, 'pg-native'],
  // By this name CommonJS packages ask for modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // Names stay, for traces; dist/*.map tell the lines.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
  metafile: true,
})

for (const { path, contents } of outputFiles) replaceFile(path, contents)
// `npx symbolon` sets this once alone, and a file that is built anew would not have it.
chmodSync(join(folder, 'main.js'), 0o755)
const writtenFiles = new Set(outputFiles.map(({ path }) => path))
// The pages have a tidier of their own.
const pages = join(folder, 'web/')
for (const path of filesBelow(folder)) if (!writtenFiles.has(path) && !path.startsWith(pages)) rmSync(path)
await buildWeb()
// Which packages are inside: the release names them and carries their licences.
const inputs = Object.keys(metafile.inputs)
replaceFile(bundledPackagesFile, Buffer.from(JSON.stringify(packageFolders(inputs))))
