import { describe, expect, it } from 'vitest'
import { aSealer, sealed, sealRequest, unsealedContract } from '../../../test/world/signing/a-sealer.ts'
import { testAuthority } from '../../../test/world/signing/authority.ts'
import { isOpensslInstalled } from '../../../test/world/signing/pdfsig.ts'
import type { DocumentReport } from '../../vocabulary/agreements/document-report.ts'
import { lazy } from '../../vocabulary/lazy.ts'
import { randomFrom } from '../specimens/random.ts'
import { documentSentence } from './document-sentence.ts'
import { verifyDocument } from './verify-document.ts'

const contract = lazy(async () => sealed(await aSealer().seal(unsealedContract(), sealRequest)).bytes)

const changed = (file: Uint8Array, at: number, by = 1): Uint8Array => {
  const copy = new Uint8Array(file)
  copy[at] = (copy[at] ?? 0) ^ by
  return copy
}
const withText = (file: Uint8Array, change: (text: string) => string): Uint8Array =>
  Buffer.from(change(Buffer.from(file).toString('latin1')), 'latin1')

async function verified(file: Uint8Array): Promise<DocumentReport & { readonly sentence: string }> {
  const report = await verifyDocument(file)
  return { ...report, sentence: documentSentence(report) }
}

describe('A sealed document', () => {
  it('is intact, and the report says by whom and when it was sealed', async () => {
    const report = await verified(await contract())
    expect(report.verdict).toBe('intact')
    expect(report.sentence).toMatch(
      /^Intact: no byte has changed since Symbolon seal [0-9A-F]{8} \(self-issued\) sealed it at 2026-11-26 12:00:00 UTC, as the seal says\.$/,
    )
    expect(report.signatures).toMatchObject([
      {
        problem: null,
        bytesAfter: 0,
        level: 'B-B',
        reason: 'Signed by all parties',
        location: 'https://id.example.org',
      },
    ])
  })

  it('is changed by any bit of 100 bytes anywhere in it', async () => {
    const file = await contract()
    const random = randomFrom(26)
    const unnoticed: number[] = []
    for (let i = 0; i < 100; i++) {
      const [at, bit] = [random.whole(0, file.length - 1), random.whole(0, 7)]
      if ((await verifyDocument(changed(file, at, 1 << bit))).verdict === 'intact') unnoticed.push(at)
    }
    expect(unnoticed).toEqual([])
  })

  it('is changed by any eleventh digit of the signature, which nothing signs', async () => {
    const file = await contract()
    const begin = Buffer.from(file).lastIndexOf('/Contents <') + 11
    const unnoticed: number[] = []
    for (let at = begin; file[at] !== 0x3e; at += Math.min(11, file.indexOf(0x3e, at) - at))
      if ((await verifyDocument(changed(file, at))).verdict === 'intact') unnoticed.push(at - begin)
    expect(unnoticed).toEqual([])
  })

  it.runIf(isOpensslInstalled)(
    'has a level and an authority where it was stamped, and zeros behind its stamp',
    async () => {
      const sealer = aSealer({ timeStampUrl: 'https://stamps.example', egress: testAuthority().stamps })
      const { bytes } = sealed(await sealer.seal(unsealedContract(), sealRequest))
      const report = await verified(bytes)
      expect(report).toMatchObject({ verdict: 'intact', signatures: [{ level: 'B-T' }] })
      expect(report.sentence).toMatch(/sealed it by .* UTC, as stamps has stamped\.$/)
      const end = Buffer.from(bytes).indexOf('>\n/M (', unsealedContract().length)
      for (const at of [end - 1, end - 100])
        expect((await verifyDocument(changed(bytes, at))).verdict, String(at)).toBe('changed')
    },
  )
})

describe('A document that is not as it was sealed', () => {
  const sentenceOf = async (file: Uint8Array): Promise<string> => {
    const report = await verified(file)
    expect(['changed', 'added-to', 'not-sealed']).toContain(report.verdict)
    return report.sentence
  }

  it('has a sentence for each of the ways', async () => {
    const file = await contract()
    const update = Buffer.from('\n1 0 obj\n<< /Type /Pages /Count 0 >>\nendobj\nstartxref\n0\n%%EOF\n')
    expect(await sentenceOf(changed(file, 500))).toMatch(
      /^Changed: the file is not what Symbolon seal .* sealed\.$/,
    )
    expect(await sentenceOf(Buffer.concat([file, update]))).toMatch(
      /^Changed: 62 bytes were added after Symbolon seal .*; what lies before them is intact\.$/,
    )
    expect(await sentenceOf(file.subarray(0, -40))).toMatch(
      /^Changed: the end of what .* sealed is missing\.$/,
    )
    expect(await sentenceOf(file.subarray(0, unsealedContract().length + 1000))).toMatch(/^Cut off: /)
    expect(await sentenceOf(file.subarray(0, unsealedContract().length))).toMatch(/^Not sealed: /)
    const removed = withText(file, (text) =>
      text.replace(/\/ByteRange \[[^\]]*\]/, (all) => ' '.repeat(all.length)),
    )
    expect(await sentenceOf(removed)).toMatch(/^Changed: the file has a place for a seal/)
    const emptied = withText(file, (text) =>
      text.replace(/\/Contents <[0-9a-f]+>/, (all) => `/Contents <${'0'.repeat(all.length - 12)}>`),
    )
    expect(await sentenceOf(emptied)).toMatch(/^Changed: the seal cannot be read/)
  })

  it('does not pass as another’s by a range that leaves out more than the digits', async () => {
    const file = await contract()
    const widened = withText(file, (text) =>
      text.replace(/(?<=\/ByteRange \[ 0 )\d+/, (first) => String(Number(first) - 100).padEnd(first.length)),
    )
    expect((await verifyDocument(widened)).verdict).toBe('changed')
  })

  it('is not intact when another seal was put behind: both are named', async () => {
    const first = await contract()
    // The sealer refuses a second seal: its mark is hidden while it works.
    const hidden = withText(first, (text) => text.replace('/ByteRange', '/ByteRangX'))
    const second = sealed(await aSealer({ seed: 2 }).seal(hidden, sealRequest)).bytes
    const report = await verified(withText(second, (text) => text.replace('/ByteRangX', '/ByteRange')))
    expect(report.verdict).toBe('changed')
    expect(report.signatures).toMatchObject([
      { problem: null },
      { problem: 'content-changed', bytesAfter: 0 },
    ])
  })
})

describe('What is no sealed document', () => {
  it('is answered in a sentence, whatever it is', async () => {
    expect((await verified(Buffer.from('GIF89a'))).sentence).toBe('Cannot tell: this is no PDF.')
    expect((await verified(new Uint8Array())).verdict).toBe('cannot-tell')
    expect((await verified(unsealedContract())).sentence).toMatch(/^Not sealed: /)
    const many = Buffer.from(`%PDF-1.7\n${'/ByteRange [0 1 2 3] '.repeat(1000)}%%EOF`)
    expect((await verified(many)).sentence).toMatch(/^Cannot tell: the file has more signatures/)
  })

  it('never makes the verifier throw, or read what lies deep in it without an end', async () => {
    const pdfWith = (der: Buffer): Buffer => {
      const digits = der.toString('hex')
      const range = '/ByteRange [0 AAAAAAAAAA BBBBBBBBBB CCCCCCCCCC]'
      const text = `%PDF-1.7\n1 0 obj\n<< /Type /Sig ${range} /Contents <${digits}> >>\nendobj\n%%EOF`
      const gap = text.indexOf('<', text.indexOf('/Contents'))
      const to = gap + digits.length + 2
      const pad = (value: number): string => String(value).padEnd(10)
      return Buffer.from(
        text
          .replace('AAAAAAAAAA', pad(gap))
          .replace('BBBBBBBBBB', pad(to))
          .replace('CCCCCCCCCC', pad(text.length - to)),
        'latin1',
      )
    }
    const hostile = [
      Buffer.alloc(0),
      Buffer.alloc(200_000, 0x30),
      // Constructed within each other, each of a length that is not said.
      Buffer.from('3080'.repeat(100_000), 'hex'),
      Buffer.from(`3084ffffffff${'04'.repeat(100)}`, 'hex'),
      Buffer.from('0500'.repeat(100_000), 'hex'),
    ]
    for (const der of hostile) expect((await verifyDocument(pdfWith(der))).verdict).toBe('changed')
  })

  it('never makes the verifier throw when it is a sealed one with pieces moved about', async () => {
    const file = Buffer.from(await contract())
    const random = randomFrom(7)
    const place = (): number => random.whole(0, file.length - 1)
    for (let i = 0; i < 300; i++) {
      const copy = Buffer.from(file)
      const near = i % 2 === 0 ? 0 : unsealedContract().length
      copy.copy(copy, near + random.whole(0, 1999), place(), place())
      const report = await verified(copy.equals(file) ? changed(file, 9) : copy)
      expect(report.verdict).not.toBe('intact')
      expect(report.sentence.length).toBeGreaterThan(10)
    }
  })
})
