import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentBlock, DocumentTree } from '../../flows/ports/typesetting/typesetting.ts'
import { openTypesetting } from './open-typesetting.ts'
import { createTypesetter } from './typesetter.ts'

const options = { at: Date.UTC(2026, 0, 2), signal: new AbortController().signal }
const tree = (blocks: readonly DocumentBlock[]): DocumentTree => ({
  title: 'A title',
  subtitle: 'of a document',
  mark: 'TEST',
  footer: 'a footer',
  blocks,
})
const hostile = '#panic("x") $ \\ ] *bold* #read("/etc/passwd") `raw` <label> @ref {{ }} "'

describe('a document', () => {
  const typesetting = openTypesetting()
  afterAll(() => typesetting.close())

  it('is set with each kind of block, and text of anyone is text', async () => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer()
    const pdf = await typesetting.pdf(
      tree([
        { kind: 'heading', text: hostile },
        { kind: 'paragraph', text: hostile },
        { kind: 'verdict', verdict: 'review', text: hostile },
        { kind: 'pairs', rows: [[hostile, 'محمد 王小明 สมชาย Иван 김철수 अमित שרה']] },
        { kind: 'table', columns: [{ title: hostile, share: 1 }], rows: [[hostile], ['x'.repeat(500)]] },
        { kind: 'pictures', pictures: [{ title: hostile, bytes: jpeg }] },
      ]),
      options,
    )
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(10_000)
  })

  it('that cannot be set fails alone', async () => {
    const broken: DocumentBlock = {
      kind: 'pictures',
      pictures: [{ title: 'none', bytes: new Uint8Array(10) }],
    }
    const [first, second] = [typesetting.pdf(tree([broken]), options), typesetting.pdf(tree([]), options)]
    await expect(first).rejects.toThrow('could not be set')
    expect((await second).length).toBeGreaterThan(1000)
  })

  it('is not begun when no one waits for it any more', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(typesetting.pdf(tree([]), { ...options, signal })).rejects.toThrow('gone')
  })

  it('that takes too long is given up, and the next is set by another thread', async () => {
    const impatient = openTypesetting(1)
    await expect(impatient.pdf(tree([]), options)).rejects.toThrow('ended unexpectedly')
    await impatient.close()
  })
})

it('the same document is the same bytes', () => {
  const typeset = createTypesetter()
  const once = (): string =>
    Buffer.from(typeset(tree([{ kind: 'paragraph', text: 'x' }]), options.at)).toString('base64')
  expect(once()).toBe(once())
})
