import { expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'

const reported = (html: string) =>
  parseTemplate(html).leftOut.map(({ element, attribute, count }) =>
    [element, attribute, count].filter(Boolean).join(' '),
  )
const treeOf = (html: string) => JSON.stringify(parseTemplate(html).tree.children)

const picture = 'data:image/png;base64,iVBORw0KGgo='

it('what a contract needs stays, and nothing is reported', () => {
  const html = `<h1 align="center">Lease</h1><p dir="rtl" style="color: #a00; text-align: right">إيجار</p>
    <ul><li>one</li></ul><table border="1"><tr><td colspan="2" rowspan="3">x</td></tr></table>
    <img src="${picture}" alt="logo"><a href="https://example.com">site</a>
    <div data-signature="1" data-uid="u1" data-label="Tenant" data-party="tenant"></div>`
  expect(reported(html)).toEqual([])
  for (const part of [
    'colspan',
    'rowspan',
    picture,
    'data-party',
    'text-align: right',
    'إيجار',
    'https://example.com',
  ])
    expect(treeOf(html)).toContain(part)
})

it('#79 what runs or comes from elsewhere goes, and is reported by element', () => {
  const html = `<script>alert(1)</script><style>@import url(http://10.0.0.1)</style><p onclick="x()">text</p>
    <iframe src="file:///etc/passwd"></iframe><img src="http://169.254.169.254/"><link rel="stylesheet" href="http://10.0.0.1">
    <object data="x">inside</object><svg><foreignObject>y</foreignObject></svg><meta http-equiv="refresh" content="0">
    <a href="javascript:x()">a</a><img src="data:image/svg+xml;base64,AAAA"><form action="/">kept text</form>`
  const tree = treeOf(html)
  for (const gone of [
    'alert',
    '10.0.0.1',
    'onclick',
    'passwd',
    '169.254',
    'inside',
    'foreign',
    'refresh',
    'javascript',
    'svg',
  ])
    expect(tree, gone).not.toContain(gone)
  expect(tree).toContain('kept text')
  expect(reported(html)).toEqual([
    ...[
      'script 1',
      'style 1',
      'p onclick 1',
      'iframe 1',
      'img src 2',
      'link 1',
      'object 1',
      'svg 1',
      'unreadable 1',
    ],
    ...['meta 1', 'a href 1', 'form 1'],
  ])
})

it('of a style those properties go that a page cannot have, and each is reported', () => {
  const html = `<p style="position:fixed; color:RED; background:url(http://10.0.0.1); co\\6cor:red; width:expression(1)">x</p>`
  expect(treeOf(html)).toContain('"style":"color: red"')
  expect(reported(html)).toEqual([
    'p style.position 1', 'p style.background 1', 'p style.unreadable 1', 'p style.width 1',
  ]) // prettier-ignore
})

it('names of attributes that objects have of themselves harm nothing', () => {
  expect(reported('<p __proto__="1" constructor="2">x</p>')).toEqual(['p unreadable 1', 'p constructor 1'])
})

it.each([
  ['10,001 tags', '<br>'.repeat(10_001), '10000 tags'],
  ['101 elements within each other', '<div>'.repeat(101), '100 elements'],
  ['elements that hide their depth in attributes', '<div lang="</div">'.repeat(4_900), '100 elements'],
  ['elements that hide in what looks like a comment', '<!-->' + '<div>'.repeat(250_000), '100 elements'],
  ['deep formatting', '<b>x'.repeat(250_000), '100 elements'],
])('#82 %s are refused', (_, html, why) => {
  expect(() => parseTemplate(html)).toThrow(why)
})

it('as much as is taken is parsed: 10,000 tags, 100 deep, paragraphs without an end', () => {
  expect(treeOf('<div>'.repeat(99) + '<p>x'.repeat(9_900)).match(/"p"/g)).toHaveLength(9_900)
})

it('more than a hundred kinds are counted in one row', () => {
  const rows = parseTemplate(Array.from({ length: 300 }, (_, i) => `<x${i}>a</x${i}>`).join('')).leftOut
  expect(rows).toHaveLength(100)
  expect(rows.at(-1)).toEqual({ element: '…', count: 201 })
})
