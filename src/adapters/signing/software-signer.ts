import { type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { SealKey } from './seal-key.ts'

const signed = promisify(sign)

/** Signs with a key that this process holds. */
export const softwareSigner =
  (key: KeyObject): SealKey['sign'] =>
  async (data) =>
    new Uint8Array(await signed('sha256', data, { key, dsaEncoding: 'der' }))
