import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { z } from 'zod'
import { packedSuffix } from '../../src/platform/files/read-packed.ts'
import { productVersion } from '../generate/parts.ts'
import { bundledPackages, packageFolders } from './bundled.ts'
import { signatureName, sumsName, sumsOf, sumsText } from './checksums.ts'
import { isPacked, keptFiles, releasedPackages } from './packages.ts'
import { releasePlatform, type ReleasePlatform } from './platforms.ts'
import { signSums } from './signature.ts'
import { packageSource } from './stage.ts'
import { packageAt, thirdPartyLicences } from './third-party-licences.ts'
import { sbom } from '../generate/sbom.ts'

/**
 * Packs the program for one platform into a folder that needs Node and nothing else:
 * `npm run pack:release -- [--platform linux-x64] [--out FOLDER] [--sign-key FILE]`
 */
const { values } = parseArgs({
  options: { platform: { type: 'string' }, out: { type: 'string' }, 'sign-key': { type: 'string' } },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const platform = releasePlatform(values.platform ?? `${process.platform}-${process.arch}`)
const folder = resolve(values.out ?? join(root, 'release', `symbolon-${productVersion}-${platform.id}`))

/** Beside `dist` and packages: what the program reads, what an operator reads, what the licences ask for. */
const carried = [
  ...['migrations', 'models', 'data/people'],
  ...[
    'docs/tutorial',
    'docs/guides',
    'docs/operate',
    'docs/recipes',
    'docs/measured',
    'docs/reference',
    'docs/glossary.md',
    'docs/limits.md',
    'deploy',
  ],
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md', 'NOTICE.md', 'LICENSE', '.env.example'],
]

/** Of the checkout alone: a release has its own bill of materials and its own texts of licences. */
const ofCheckout: ReadonlySet<string> = new Set(
  ['docs/reference/sbom.cdx.json', 'docs/reference/licences.md'].map((path) => join(root, path)),
)

if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
execFileSync(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { cwd: root, stdio: 'inherit' })
const source = packageSource(platform)
const bundled = bundledPackages().map((place) => join(root, place))

copyProgram()
const copied = copyPackages(source, platform)
for (const path of carried)
  if (existsSync(join(root, path)))
    cpSync(join(root, path), join(folder, path), {
      ...{ recursive: true, filter: (from) => !ofCheckout.has(from) },
    })
write('package.json', `${JSON.stringify(releaseDescription(), null, 2)}\n`)
write('THIRD-PARTY-LICENSES.txt', thirdPartyLicences(bundled))
const inside = new Set([...bundled, ...copied].map(refAt))
const isInside = ({ kind, ref }: { kind: string; ref: string }) => kind !== 'library' || inside.has(ref)
// For programs: without blanks.
write('openapi.json', JSON.stringify(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'))))
write('sbom.cdx.json', JSON.stringify(sbom(isInside)))
await packVerifier()

const sums = Buffer.from(sumsText(await sumsOf(folder)))
writeFileSync(join(folder, sumsName), sums)
const keyFile = values['sign-key']
if (keyFile !== undefined)
  writeFileSync(join(folder, signatureName), signSums(sums, readFileSync(keyFile, 'utf8')))

const megabytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => statSync(join(folder, path)))
  .reduce((total, { size }) => total + size / 1e6, 0)
console.log(
  `${folder}: ${platform.id}, ${megabytes.toFixed(1)} MB, ${keyFile === undefined ? 'unsigned' : 'signed'}`,
)

function copyProgram(): void {
  const isCarried = (path: string) => !path.endsWith('.map')
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: isCarried })
  chmodSync(join(folder, 'dist/main.js'), 0o755)
}

/** Folders of the packages that were copied, in the source. */
function copyPackages(from: string, target: ReleasePlatform): readonly string[] {
  return releasedPackages(target).flatMap((released) => {
    const place = join('node_modules', released.name)
    const files = keptFiles(join(from, place), released)
    for (const file of files) {
      const path = join(folder, place, file)
      mkdirSync(dirname(path), { recursive: true })
      if (isPacked(path)) writePacked(join(from, place, file), path)
      else cpSync(join(from, place, file), path)
    }
    return packageFolders(files.map((file) => `${place}/${file}`)).map((below) => join(from, below))
  })
}

/** Higher qualities save little more and take many times as long. */
function writePacked(from: string, to: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(to + packedSuffix, brotliCompressSync(readFileSync(from), { params }))
}

/** No scripts and no dependencies: nothing is left to install. */
function releaseDescription(): unknown {
  const shape = z.object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.string(),
    type: z.string(),
    engines: z.record(z.string(), z.string()),
    bin: z.record(z.string(), z.string()),
  })
  return { ...shape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))), private: true }
}

function refAt(path: string): string {
  const { name, version } = packageAt(path)
  return `${name}@${version}`
}

/** One file, so that a release can be checked by a verifier that came with an earlier one. */
async function packVerifier(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['tools/release/verify-release.ts'],
    outfile: join(folder, 'verify-release.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}
