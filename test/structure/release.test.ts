import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { differences, sumsName, sumsOf, sumsText } from '../../tools/release/checksums.ts'
import { keptFiles, releasedPackages } from '../../tools/release/packages.ts'
import { releasePlatform, releasePlatforms } from '../../tools/release/platforms.ts'
import { isSignedBy, signSums } from '../../tools/release/signature.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lockfile = z
  .object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().default(false) })) })
  .parse(JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')))

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/main.js'), 'program')
  writeFileSync(join(folder, 'LICENSE'), 'licence')
  writeFileSync(join(folder, sumsName), sumsText(await sumsOf(folder)))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('The sums of a release', () => {
  it('agree with a folder that is as it was packed', async () => {
    expect(await differences(folder)).toEqual([])
  })

  it('name each file that is missing, changed or added', async () => {
    rmSync(join(folder, 'LICENSE'))
    appendFileSync(join(folder, 'dist/main.js'), ' and more')
    writeFileSync(join(folder, 'dist/other.js'), '')
    expect(await differences(folder)).toEqual([
      'missing: LICENSE',
      'changed: dist/main.js',
      'added: dist/other.js',
    ])
  })

  it('agree with no link in the place of a file', async () => {
    rmSync(join(folder, 'LICENSE'))
    symlinkSync('dist/main.js', join(folder, 'LICENSE'))
    expect(await differences(folder)).toEqual(['changed: LICENSE'])
  })

  it('must be there', async () => {
    rmSync(join(folder, sumsName))
    expect(await differences(folder)).toEqual([`${sumsName} is missing`])
  })
})

describe('The signature of a release', () => {
  const pems = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    return {
      secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
  }

  it('is of one key and of these bytes alone', () => {
    const [ours, theirs] = [pems(), pems()]
    const sums = readFileSync(join(folder, sumsName))
    const signature = signSums(sums, ours.secret)
    expect(isSignedBy(ours.open, sums, signature)).toBe(true)
    expect(isSignedBy(theirs.open, sums, signature)).toBe(false)
    expect(isSignedBy(ours.open, Buffer.concat([sums, Buffer.from('\n')]), signature)).toBe(false)
  })

  it('is refused by a key of another kind', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(() =>
      signSums(Buffer.from(''), privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    ).toThrow('Ed25519')
  })
})

describe('The packages of a release', () => {
  it.each(releasePlatforms)('for $id are all in the lock file, and none is for developers', (platform) => {
    for (const { name } of releasedPackages(platform))
      expect(lockfile.packages[`node_modules/${name}`]?.dev, name).toBe(false)
  })

  it('bring the natives of one platform and no types, maps or weights that are not read', () => {
    const platform = releasePlatform('linux-arm64')
    const files = releasedPackages(platform)
      .filter(({ name }) => !platform.nativePackages.includes(name))
      .flatMap((released) =>
        keptFiles(`${root}/node_modules/${released.name}`, released).map(
          (file) => `${released.name}/${file}`,
        ),
      )
    const runtimes = files.filter((file) => file.includes('/bin/napi'))
    expect(runtimes).toEqual([
      'onnxruntime-node/bin/napi-v6/linux/arm64/libonnxruntime.so.1',
      'onnxruntime-node/bin/napi-v6/linux/arm64/onnxruntime_binding.node',
    ])
    expect(files.filter((file) => /\.(?:ts|map|tar\.gz)$/.test(file))).toEqual([])
    const weights = files.filter((file) => file.endsWith('.ttf')).map((file) => file.split('/')[2])
    expect(new Set(weights)).toEqual(
      new Set(['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']),
    )
  })

  it('are refused for a platform that has no natives of the networks', () => {
    expect(() => releasePlatform('darwin-x64')).toThrow('linux-x64, linux-arm64, darwin-arm64, win32-x64')
  })
})
