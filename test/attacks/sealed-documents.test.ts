import { describe, expect, it } from 'vitest'
import { documentSentence } from '../../src/engine/signing/document-sentence.ts'
import { verifyDocument } from '../../src/engine/signing/verify-document.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { lazy } from '../../src/vocabulary/lazy.ts'
import { aSealer, sealed, sealRequest, unsealedContract } from '../world/signing/a-sealer.ts'
import { pyhankoOfChanged, pythonWithPyhanko } from '../world/signing/pyhanko-tampering.ts'
import { isPdfsigInstalled, isValidForPdfsig, pdfsig } from '../world/signing/pdfsig.ts'

const contract = lazy(async () => sealed(await aSealer().seal(unsealedContract(), sealRequest)).bytes)

const changed = (file: Uint8Array, at: number, by: number): Uint8Array => {
  const copy = new Uint8Array(file)
  copy[at] = (copy[at] ?? 0) ^ by
  return copy
}

/** Where the digits of the signature begin and end. */
function digitsOf(file: Uint8Array): readonly [from: number, to: number] {
  const text = Buffer.from(file).toString('latin1')
  const from = text.lastIndexOf('/Contents <') + '/Contents <'.length
  return [from, text.indexOf('>', from)]
}

/** A hundred of what is signed: pdfsig does not bind the certificate among the digits to the signature. */
function signedPlaces(file: Uint8Array): readonly number[] {
  const [from, to] = digitsOf(file)
  const random = randomFrom(26)
  return Array.from({ length: 100 }, () => {
    const place = random.whole(0, file.length - 1 - (to - from))
    return place < from ? place : place + (to - from)
  })
}

const python = pythonWithPyhanko()

describe('A sealed contract that is altered', () => {
  it('#88 is caught by the verifier at 1,000 places anywhere in the file, whatever bit is turned', async () => {
    const file = await contract()
    const random = randomFrom(88)
    const unnoticed: number[] = []
    for (let i = 0; i < 1000; i++) {
      const [at, bit] = [random.whole(0, file.length - 1), random.whole(0, 7)]
      if ((await verifyDocument(changed(file, at, 1 << bit))).verdict === 'intact') unnoticed.push(at)
    }
    expect(unnoticed).toEqual([])
  })

  it('#88 is caught at every digit of the signature, which no signature covers', async () => {
    const file = await contract()
    const [from, to] = digitsOf(file)
    const unnoticed: number[] = []
    for (let at = from; at < to; at++)
      for (const by of [1, 2])
        if ((await verifyDocument(changed(file, at, by))).verdict === 'intact') unnoticed.push(at - from)
    expect(unnoticed).toEqual([])
  })

  it('#88 is caught at the zero that a number of the signature begins with', async () => {
    let tried = 0
    for (let i = 0; i < 12; i++) {
      const { bytes: file } = sealed(await aSealer().seal(unsealedContract(), sealRequest))
      const [, to] = digitsOf(file)
      // The last number ends the signature: 33 bytes, of which the first is zero, or 32.
      if (!Buffer.from(file.subarray(to - 70, to - 64)).equals(Buffer.from('022100'))) continue
      tried++
      expect((await verifyDocument(changed(file, to - 65, 1))).verdict).toBe('changed')
    }
    expect(tried).toBeGreaterThan(0)
  })

  it.runIf(isPdfsigInstalled)(
    '#88 is caught by pdfsig as well, at 100 places of what is signed',
    async () => {
      const file = await contract()
      expect(isValidForPdfsig(pdfsig(file))).toBe(true)
      const unnoticed = signedPlaces(file).filter((at) => isValidForPdfsig(pdfsig(changed(file, at, 1))))
      expect(unnoticed).toEqual([])
    },
  )

  it.runIf(python !== null)(
    '#88 is caught by pyHanko at the same places, which prints the range and the signer of the whole one',
    async () => {
      const file = await contract()
      const [from, to] = digitsOf(file)
      const said = pyhankoOfChanged(python ?? '', file, signedPlaces(file))
      expect(said).toMatchObject({ valid: true, coverage: 'ENTIRE_FILE', unnoticed: [] })
      expect(said.byteRange).toEqual([0, from - 1, to + 1, file.length - to - 1])
      expect(said.signer).toContain('Symbolon seal')
    },
  )

  it.runIf(isPdfsigInstalled)(
    '#88 is caught by both when something is appended, or its seal is taken out',
    async () => {
      const file = await contract()
      const [from, to] = digitsOf(file)
      const stripped = Buffer.from(file).fill('0', from, to)
      const appended = Buffer.concat([file, Buffer.from('\n1 0 obj\n<<>>\nendobj\n%%EOF\n')])
      for (const altered of [stripped, appended]) {
        expect(isValidForPdfsig(pdfsig(altered))).toBe(false)
        expect(documentSentence(await verifyDocument(altered))).toMatch(/^Changed: /)
      }
    },
  )
})
