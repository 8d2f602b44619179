import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shippedComponents } from '../../tools/generate/parts.ts'
import { sbom } from '../../tools/generate/sbom.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Licences under which something may be part of the product, and of what alone where that is said. */
const allowedLicences: Readonly<Record<string, RegExp>> = {
  MIT: /./,
  'Apache-2.0': /./,
  ISC: /./,
  'BSD-2-Clause': /./,
  'BSD-3-Clause': /./,
  '0BSD': /./,
  '(MIT OR CC0-1.0)': /./,
  // Fonts: files that come along unchanged.
  'MIT AND OFL-1.1': /^@expo-google-fonts\//,
  // A library of its own, which anyone who runs the product can replace: what the licence asks for.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'LGPL-3.0': /^libheif-js$/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
}

/** Beside those, for tools that no one is given. */
const buildLicences: ReadonlySet<string> = new Set([
  ...Object.keys(allowedLicences),
  'BlueOak-1.0.0',
  'MPL-2.0',
])

const bom = z.looseObject({
  components: z.array(
    z.looseObject({
      name: z.string(),
      purl: z.string().optional(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })),
    }),
  ),
})
const graph = z.object({
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
const hashesOf = (document: unknown) =>
  new Map(bom.parse(document).components.map(({ purl, name, hashes }) => [purl ?? name, hashes[0]?.content]))

describe('the parts that others made', () => {
  it('are shipped under licences that allow it', () => {
    const refused = shippedComponents().filter(
      ({ isShipped, licence, name }) => isShipped && allowedLicences[licence]?.test(name) !== true,
    )
    expect(refused.map(({ ref, licence }) => `${ref}: ${licence}`)).toEqual([])
  })

  it('are used by developers under licences that allow that', () => {
    const refused = shippedComponents().filter(
      ({ isShipped, licence }) => !isShipped && !buildLicences.has(licence),
    )
    expect(refused.map(({ ref, licence }) => `${ref}: ${licence}`)).toEqual([])
  })

  it('are all in the bill of materials, with the hashes that npm itself knows', () => {
    const sbomArguments = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
    const npmComponents: unknown = JSON.parse(
      execFileSync('npm', sbomArguments, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    const [ours, npm] = [hashesOf(sbom()), hashesOf(npmComponents)]
    expect(npm.size).toBeGreaterThan(50)
    for (const [purl, hash] of npm) expect(ours.get(purl), purl).toBe(hash)
  })

  it('are each there that another is said to use', () => {
    const { components, dependencies } = graph.parse(sbom())
    const known = new Set(components.map((part) => part['bom-ref']))
    expect(dependencies).toHaveLength(components.length + 1)
    for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect([...known]).toContain(ref)
    expect(dependencies[0]?.dependsOn).toContainEqual(expect.stringMatching(/^fastify@/))
  })

  it('are in it with every model', () => {
    const weights = readdirSync(`${root}/models`).filter((name) => /\.onnx$|\.alphabet\.json$/.test(name))
    expect([...hashesOf(sbom()).keys()]).toEqual(expect.arrayContaining(weights))
  })

  it('make the same bill every time', () => {
    expect(JSON.stringify(sbom())).toBe(JSON.stringify(sbom()))
    expect(JSON.stringify(sbom())).not.toMatch(/timestamp/)
  })
})
