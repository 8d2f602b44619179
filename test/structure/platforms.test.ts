import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        engines: z.union([z.record(z.string(), z.string()), z.array(z.string())]).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')))

/** Platforms that the service is installed on: system, processor, and for Linux the C library. */
const platforms = [
  'linux-x64-glibc',
  'linux-x64-musl',
  'linux-arm64-glibc',
  'linux-arm64-musl',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
] as const
type Platform = (typeof platforms)[number]

/** Package of the natives of a dependency on a platform, as it stands in the lock file. */
const natives: Readonly<Record<string, (platform: Platform) => string>> = {
  sharp: (platform) =>
    `@img/sharp-${platform.replace(/^linux-(\w+)-musl$/, 'linuxmusl-$1').replace('-glibc', '')}`,
  typst: (platform) =>
    `@myriaddreamin/typst-ts-node-compiler-${platform.replace('-glibc', '-gnu').replace('win32-x64', 'win32-x64-msvc')}`,
}

/** Where the runtime of the networks comes without natives (docs/operate/install.md says so). */
const withoutNetworks: ReadonlySet<Platform> = new Set(['linux-x64-musl', 'linux-arm64-musl', 'darwin-x64'])

describe('The lock file', () => {
  for (const [dependency, nameOf] of Object.entries(natives))
    it.each(platforms)(`names the natives of ${dependency} for %s`, (platform) => {
      expect(Object.keys(packages)).toContain(`node_modules/${nameOf(platform)}`)
    })

  it.each(platforms)('says truly whether networks run on %s', (platform) => {
    const [system = '', processor = '', library] = platform.split('-')
    const folder = `${root}/node_modules/onnxruntime-node/bin/napi-v6/${system}/${processor}`
    expect(existsSync(folder) && library !== 'musl').toBe(!withoutNetworks.has(platform))
  })

  it('names no package that asks for a later Node than the service does', () => {
    const later = Object.entries(packages).filter(([path, { engines, ...entry }]) => {
      if (path === '' || engines === undefined || Array.isArray(engines) || entry['optional'] === true)
        return false
      const least = (engines['node'] ?? '').split('||').map((range) => Number(/\d+/.exec(range)?.[0] ?? 0))
      return Math.min(...least) > 20
    })
    expect(later.map(([path]) => path)).toEqual([])
  })
})
