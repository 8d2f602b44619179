import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentBlock, DocumentTree } from '../../flows/ports/typesetting/typesetting.ts'
import type { OwnershipDrawing } from '../../vocabulary/companies/ownership-drawing.ts'
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

/** Boxes far too small for what stands in them, and one in which nothing stands. */
const aDrawing = (isLandscape: boolean): OwnershipDrawing => ({
  width: 60,
  height: 40,
  isLandscape,
  scale: 0.6,
  boxes: [hostile.repeat(20), '', 'محمد'.repeat(40), '上海'.repeat(60)].map((title, at) => {
    const kind = at === 0 ? 'asked' : 'person'
    return { ...{ x: at * 15, y: 0, width: 14, height: 5 }, kind, title, detail: title, isMarked: at === 2 }
  }),
  lines: [
    {
      from: [0, 5],
      parts: [{ to: [0, 9] }, { to: [20, 30], controls: [[0, 20], [20, 20]] }],
      head: [[20, 32], [19, 30], [21, 30]],
      isMarked: true,
      isDashed: true,
    },
  ], // prettier-ignore
  labels: [{ at: [0, 7], text: hostile, isMarked: false }],
  leftOut: [hostile],
})

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
        { kind: 'drawing', title: hostile, drawing: aDrawing(false), legend: hostile },
        { kind: 'drawing', title: hostile, drawing: aDrawing(true), legend: hostile },
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
