import { describe, expect, it } from 'vitest'
import type { Block, Table } from '../../../vocabulary/agreements/contract-tree.ts'
import { parseTemplate } from '../parse-template.ts'
import { vaultTokens } from '../vault-token.ts'
import { buildTree } from './build-tree.ts'

const built = (html: string, values: Readonly<Record<string, string>> = {}) =>
  buildTree(parseTemplate(html, new Map(Object.entries(values))).tree, {
    title: 'T',
    landscape: false,
    font: 'Noto Sans',
  })
const blocksOf = (html: string, values = {}): readonly Block[] => built(html, values).tree.blocks
const textOf = (block: Block | undefined): string =>
  block?.kind === 'paragraph' || block?.kind === 'heading'
    ? block.content
        .map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? '\n' : ''))
        .join('')
    : ''
const tableOf = (html: string): Table => {
  const found = blocksOf(html).find((block) => block.kind === 'table')
  if (found?.kind !== 'table') throw new Error('There is no table.')
  return found
}

/** A PNG of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('text', () => {
  it('takes blanks as browsers do, around elements and values too', () => {
    expect(blocksOf('  <p> a\n <b> b </b> <i>c</i> </p>\n<p>%{x} d</p>').map(textOf)).toEqual(['a b c', 'd'])
  })

  it('stays as it is written in pre', () => {
    expect(textOf(blocksOf('<pre>a  b\n c</pre>')[0])).toBe('a\u00A0\u00A0b\n\u00A0c')
  })

  it('outside of paragraphs becomes paragraphs of its own', () => {
    expect(blocksOf('a<p>b</p>c<div>d<div>e</div></div>').map(textOf)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('holds no characters that a file could not', () => {
    expect(textOf(blocksOf('<p>%{a}</p>', { a: 'x\u0000\u0007\uD800\uFFFFy\u2028' })[0])).toBe('xy\u2028')
  })

  it('of an address follows the words that stand for it', () => {
    const html =
      '<p><a href="https://example.com/">terms</a> <a href="https://example.com">example.com</a></p>'
    expect(textOf(blocksOf(html)[0])).toBe('terms (https://example.com/) example.com')
  })
})

describe('looks', () => {
  it('are spelled out where they were inherited', () => {
    const [block] = blocksOf(
      '<div style="color: crimson; font-size: 20px; text-align: right" lang="de"><p><b>x</b></p></div>',
    )
    expect(block).toMatchObject({
      look: { align: 'right', rtl: false },
      content: [{ look: { bold: true, colour: '#dc143c', size: 15, lang: 'de' } }],
    })
  })

  it('from right to left begin at the right', () => {
    expect(blocksOf('<p dir="rtl">x</p><p dir="rtl" align="left">y</p>')).toMatchObject([
      { look: { rtl: true, align: 'right' } },
      { look: { rtl: true, align: 'left' } },
    ])
  })

  it('isolate values whose direction is not that of their paragraph, and no others', () => {
    const isolated = (html: string, x: string) =>
      blocksOf(html, { x }).flatMap((block) =>
        block.kind === 'paragraph' ? block.content.map((part) => part.kind === 'text' && part.isolated) : [],
      )
    expect(isolated('<p>a %{x} b</p>', 'محمد')).toEqual([false, true, false])
    expect(isolated('<p dir="rtl">ا %{x}</p>', '1974-08-12')).toEqual([false, true])
    expect(isolated('<p>a %{x} b</p>', 'Anna')).toEqual([false])
  })
})

it('a contract is in the language of most of its letters, and in English where none is named', () => {
  const lang = (html: string): string => built(html).tree.lang
  expect(lang('<p>1 – 2</p><div lang="ar">عقد إيجار سكني</div><p lang="th">ก</p>')).toBe('ar')
  expect(lang('<p>A lease <span lang="ar">عقد</span></p>')).toBe('en')
})

describe('lists', () => {
  it('count on from where an item says', () => {
    const [list] = blocksOf('<ol start="3" type="a"><li>x<li value="9">y<ul><li>z</ul><li>w</ol>')
    expect(list).toMatchObject({
      kind: 'list',
      numbers: 'a',
      items: [{ number: 3 }, { number: 9 }, { number: 10 }],
    })
    if (list?.kind === 'list')
      expect(list.items[1]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
  })

  it('too deep in each other are refused', () => {
    expect(() => blocksOf('<ul><li>'.repeat(9))).toThrow('More than 8 lists and tables')
  })
})

describe('tables', () => {
  const places = (html: string) =>
    tableOf(html).cells.map(({ row, column, rowSpan, columnSpan }) =>
      [row, column, rowSpan, columnSpan].join(' '),
    )

  it('lay cells past what reaches down from above', () => {
    expect(places('<table><tr><td rowspan="2">a<td>b<tr><td>c</table>')).toEqual([
      '0 0 2 1',
      '0 1 1 1',
      '1 1 1 1',
    ])
  })

  it('end spans where the table ends, and let no cell cover another', () => {
    const html =
      '<table><thead><tr><th rowspan="9">h</thead><tr><td>a<td rowspan="999">b<tr><td colspan="3">c<td>d</table>'
    expect(places(html)).toEqual(['0 0 1 1', '1 0 1 1', '1 1 2 1', '2 0 1 1', '2 2 1 1'])
    expect(tableOf(html)).toMatchObject({ rows: 3, headerRows: 1 })
  })

  it('give columns the widths that are asked for, and share the rest by the length of texts', () => {
    const html =
      '<table width="50%"><col width="25%"><tr><td>a<td>bb<td>a long text of a cell that needs space</table>'
    const { columns, width } = tableOf(html)
    expect(width).toBeCloseTo(0.5)
    expect(columns[0]).toBeCloseTo(0.25)
    expect(columns[2]).toBeGreaterThan((columns[1] ?? 0) * 3)
    expect(columns.reduce((all, share) => all + share, 0)).toBeCloseTo(1)
  })

  it('of more than 40 columns are refused, however they are written', () => {
    for (const row of ['<td>'.repeat(41), '<td colspan="1000">'])
      expect(() => blocksOf(`<table><tr>${row}</table>`)).toThrow('more than 40 columns')
  })
})

describe('pages', () => {
  it('have the first header and footer of the template on each of them', () => {
    const { tree } = built('<header>h</header><p>a</p><footer>%{page}</footer>')
    expect([tree.header, tree.blocks].map((all) => all.map(textOf))).toEqual([['h'], ['a']])
    expect(tree.footer).toMatchObject([{ content: [{ kind: 'page', which: 'number' }] }])
  })

  it('break before and after what asks for it, and inside a table it is reported', () => {
    const html =
      '<p>a</p><p style="page-break-before: always">b</p><table><tr><td><p style="break-after: page">c</p></table>'
    const { tree, leftOut } = built(html)
    expect(tree.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'page-break', 'paragraph', 'table'])
    expect(leftOut).toEqual([{ element: 'p', attribute: 'style.page-break-after', count: 1 }])
    expect(() => blocksOf('<p style="break-after: page">x</p>'.repeat(501))).toThrow(
      'more than 500 page breaks',
    )
  })
})

describe('pictures of the vault', () => {
  const [kept, unknown] = ['a'.repeat(64), 'b'.repeat(64)]
  const bytes = new Uint8Array(Buffer.from(png, 'base64'))
  const inVault = (html: string, values: Readonly<Record<string, string>> = {}) =>
    buildTree(parseTemplate(html, new Map(Object.entries(values))).tree, {
      ...{ title: 'T', landscape: false, font: 'Noto Sans', pictures: new Map([[kept, bytes]]) },
    })

  it('stand where their token does, by either address and in the value of a placeholder, each kept once', () => {
    const html = `<p><img src="ref:${kept}" alt="x"><img src="/imagevault/${kept}"><img src="%{photo}"></p>`
    const { tree, missingPictures, leftOut } = inVault(html, { photo: `ref:${kept}` })
    expect(tree.pictures.every((one) => one.format === 'png' && one.bytes === bytes)).toBe(true)
    const [paragraph] = tree.blocks
    const shown =
      paragraph?.kind === 'paragraph' ? paragraph.content.filter(({ kind }) => kind === 'picture') : []
    expect([shown.length, tree.pictures.length, missingPictures, leftOut]).toEqual([3, 1, [], []])
  })

  it('that are not there are named once, and leave nothing', () => {
    const html = `<p>a<img src="ref:${unknown}"><img src="/imagevault/${unknown}"></p>`
    const { tree, missingPictures } = inVault(html)
    expect([missingPictures, tree.pictures, textOf(tree.blocks[0])]).toEqual([[unknown], [], 'a'])
  })

  it('have no other address: what looks like one is left out, and counted', () => {
    const others = [
      ...[
        `https://example.com/imagevault/${kept}`,
        `//x/imagevault/${kept}`,
        `ref:${kept}0`,
        `ref:../${kept}`,
      ],
      ...[
        `imagevault/${kept}`,
        `ref:${kept.toUpperCase()}`,
        `/imagevault/${kept}?x`,
        `file:///imagevault/${kept}`,
      ],
    ]
    const { leftOut } = parseTemplate(others.map((src) => `<img src="${src}">`).join(''), new Map())
    expect(leftOut).toEqual([{ element: 'img', attribute: 'src', count: others.length }])
  })

  it('are at most twenty in a contract', () => {
    const named = (count: number) =>
      parseTemplate(
        Array.from({ length: count }, (_, at) => `<img src="ref:${String(at).padStart(64, '0')}">`).join(''),
      ).tree
    expect(vaultTokens(named(20))).toHaveLength(20)
    expect(() => vaultTokens(named(21))).toThrow(/more than 20 pictures/)
  })
})

describe('pictures', () => {
  it('keep their shape, are no wider than their column, and are kept once', () => {
    const image = `<img src="data:image/png;base64,${png}" width="4000" alt="logo">`
    const { tree, leftOut } = built(image + image)
    expect(tree.pictures).toHaveLength(1)
    const [first] = tree.blocks
    expect(leftOut).toEqual([])
    if (first?.kind !== 'paragraph') throw new Error('no paragraph')
    expect(first.content[0]).toMatchObject({ kind: 'picture', alt: 'logo' })
    for (const part of first.content) if (part.kind === 'picture') expect(part.width).toBeLessThanOrEqual(482)
  })

  it('that are none, or would be too large, are reported', () => {
    const bomb = Buffer.from(png, 'base64')
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    for (const base64 of [
      'AAAA',
      bomb.toString('base64'),
      Buffer.from('<svg/>'.repeat(20)).toString('base64'),
    ]) {
      const { tree, leftOut } = built(`<p>a<img src="data:image/png;base64,${base64}"></p>`)
      expect(tree.pictures).toEqual([])
      expect(leftOut).toEqual([{ element: 'img', attribute: 'src', count: 1 }])
    }
  })
})

it('spots for signatures keep who signs; one without a name, or with that of another, is reported', () => {
  const spot = (uid: string) =>
    `<div data-signature="1" data-uid="${uid}" data-label="Tenant" data-party="tenant"></div>`
  const { tree, leftOut } = built(spot('u1') + spot('u1') + spot(''))
  expect(tree.blocks).toMatchObject([
    { content: [{ kind: 'field', field: { uid: 'u1', label: 'Tenant', party: 'tenant' } }] },
  ])
  expect(leftOut).toEqual([{ element: 'div', attribute: 'data-signature', count: 2 }])
})
