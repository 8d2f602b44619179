import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReleasePlatform } from './platforms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Folder with the `node_modules` that a release for this platform is copied from: this checkout's own where it has the
 * natives, otherwise one that `npm ci` fills for that platform, which checks each package against the lock file.
 */
export function packageSource(platform: ReleasePlatform): string {
  if (hasNatives(root, platform)) return root
  const staged = join(root, '.cache/release', platform.id)
  mkdirSync(staged, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, name), join(staged, name))
  const flags = [
    `--os=${platform.os}`,
    `--cpu=${platform.cpu}`,
    ...(platform.libc === null ? [] : [`--libc=${platform.libc}`]),
  ]
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...flags], {
    cwd: staged,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!hasNatives(staged, platform)) throw new Error(`npm installed no natives for ${platform.id}.`)
  return staged
}

function hasNatives(folder: string, { nativePackages }: ReleasePlatform): boolean {
  return nativePackages.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')))
}
