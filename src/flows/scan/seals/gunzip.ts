import { gunzipSync } from 'node:zlib'
import type { Gunzip } from '../../../engine/reading/seals/parsed-seal.ts'

/** Unpacks no further than it may: what would unfold to more is given up before it does. */
export const gunzip: Gunzip = (bytes, most) => {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: most }))
  } catch {
    return null
  }
}
