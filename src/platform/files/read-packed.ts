import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** What stands behind the name of a file that a release holds compressed (RFC 7932). */
export const packedSuffix = '.br'

/** The bytes of a file of a package, which a release may hold compressed. Throws Error where it is neither way there. */
export async function readPacked(path: string): Promise<Buffer> {
  return existsSync(path) ? readFile(path) : decompress(await readFile(path + packedSuffix))
}

/** The same, for a thread that waits for it anyway. */
export function readPackedSync(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : brotliDecompressSync(readFileSync(path + packedSuffix))
}
