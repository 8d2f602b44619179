import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { z } from 'zod'
import { keptFile } from '../../../platform/files/kept-file.ts'
import { packagePath } from '../../../platform/files/package-path.ts'
import type { EndpointResponse } from '../kit/endpoint.ts'

/** One form in which a file of the pages is sent: as it is, or compressed. */
const variant = z.object({
  encoding: z.enum(['identity', 'gzip', 'br']),
  /** What it is read from; of the identity that of a compressed form, which is unpacked. */
  file: z.string(),
  size: z.int(),
  sha256: z.string(),
})
const builtFile = z.object({ contentType: z.string(), variants: z.array(variant) })

const unknownFiles = z.record(z.string(), z.unknown())
/** `dist/web/manifest.json`, which `tools/build/build-web.ts` writes. What a request does not ask for is not looked at. */
const webManifest = z.object({
  pages: unknownFiles,
  assets: unknownFiles,
  /** Of pages of others, by the name in their address. */
  scripts: unknownFiles,
})

export type BuiltFile = z.output<typeof builtFile>
type Variant = z.output<typeof variant>

/** A build may come while the service runs. */
const readManifest = keptFile(
  () => webPath('manifest.json'),
  (text) => webManifest.parse(JSON.parse(text)),
)

/** What a page or a part of one was built into; null where it was not. */
export async function findBuiltFile(
  part: keyof z.output<typeof webManifest>,
  name: string,
): Promise<BuiltFile | null> {
  const files = (await readManifest())?.[part] ?? {}
  return Object.hasOwn(files, name) ? builtFile.parse(files[name]) : null
}

/**
 * A file of the pages in the smallest form that the client takes.
 *
 * @param acceptEncoding the request's header, undefined when it has none
 */
export async function sendBuiltFile(
  { contentType, variants }: BuiltFile,
  acceptEncoding: string | undefined,
  cacheControl: string,
): Promise<EndpointResponse> {
  const variant = chooseVariant(variants, acceptEncoding)
  const { encoding, size, sha256 } = variant
  return {
    content: { contentType, size, sha256, source: await bytesOf(variant) },
    headers: {
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  }
}

const unpackings = { '.gz': promisify(gunzip), '.br': promisify(brotliDecompress) } as const

async function bytesOf({ encoding, file }: Variant): Promise<Uint8Array> {
  const bytes = await readFile(webPath(file))
  const ending = extname(file)
  const isPacked = encoding === 'identity' && (ending === '.gz' || ending === '.br')
  return isPacked ? unpackings[ending](bytes) : bytes
}

/** The smallest variant whose encoding the header allows (RFC 9110, section 12.5.3); the identity where none is named. */
export function chooseVariant(variants: readonly Variant[], acceptEncoding: string | undefined): Variant {
  const accepted = acceptedEncodings(acceptEncoding ?? '')
  const [smallest] = variants
    .filter(({ encoding }) => encoding === 'identity' || accepted.has(encoding))
    .sort((a, b) => a.size - b.size)
  if (smallest === undefined) throw new Error('A built file has no variant without compression.')
  return smallest
}

/** Names of an `Accept-Encoding` header whose weight is not zero. */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const names = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return name === '' || isRefused ? [] : [name]
  })
  return new Set(names)
}

function webPath(file: string): string {
  return join(packagePath('dist/web'), file)
}
