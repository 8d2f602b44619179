import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built program has fewer files than the source, in other places: both find the package by its description. */
function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(folder) === folder) throw new Error('There is no package.json above the program.')
  return findPackageRoot(dirname(folder))
}

const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)))

/** Path of something that comes with the program, such as `migrations` or `models`. */
export function packagePath(name: string): string {
  return join(packageRoot, name)
}
