import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Written by each build: the packages whose code is inside `dist`, as folders of package-lock.json. */
export const bundledPackagesFile = fileURLToPath(
  new URL('../../.cache/bundled-packages.json', import.meta.url),
)

/** Written by `tools/build/build-web.ts`. */
const webManifestFile = fileURLToPath(new URL('../../dist/web/manifest.json', import.meta.url))

/** Folders of packages, `node_modules/…`, that these files lie in; sorted. */
export function packageFolders(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set(folders)].sort()
}

/** What the last build put into the program and into its pages. */
export function bundledPackages(): readonly string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const inProgram = z.array(z.string()).parse(read(bundledPackagesFile))
  const { packages: inPages } = z.object({ packages: z.array(z.string()) }).parse(read(webManifestFile))
  return [...new Set([...inProgram, ...inPages])].sort()
}
