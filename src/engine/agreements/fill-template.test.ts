import { describe, expect, it } from 'vitest'
import { someFields } from '../../../test/world/facts/facts.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import { contractValues, printedTime } from './contract-values.ts'
import { parseTemplate } from './parse-template.ts'

const filled = (html: string, values: Readonly<Record<string, string>>) =>
  parseTemplate(html, new Map(Object.entries(values)))
const treeOf = (html: string, values: Readonly<Record<string, string>>) =>
  JSON.stringify(filled(html, values).tree.children)

describe('placeholders', () => {
  it('of every form are filled in text and attributes, and repeat', () => {
    const tree = treeOf('<p align="%{side}">%{a.b-c_D9} and %{a.b-c_D9}</p>', {
      'a.b-c_D9': 'X1',
      side: 'right',
    })
    expect(tree.match(/X1/g)).toHaveLength(2)
    expect(tree).toContain('"align":"right"')
  })

  it('#80 in a value are not filled again', () => {
    expect(treeOf('<p>%{a}</p>', { a: '%{b}', b: 'never' })).toContain('"%{b}"')
  })

  it('without a value become empty and are named once, in their order', () => {
    const { tree, unresolved } = filled('<p>%{b}%{a}%{b}|%{c}</p>', { c: 'C', a: '' })
    expect(unresolved).toEqual(['b', 'a'])
    expect(JSON.stringify(tree)).not.toContain('%{')
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'named %s have no value of themselves',
    (key) => {
      expect(filled(`<p>%{${key}}</p>`, {}).unresolved).toEqual([key])
    },
  )

  it('nested or of another form stay text', () => {
    expect(treeOf('<p>%{%{a}} %{} %{a b} %{é}</p>', { a: 'A' })).toMatch(
      /"%\{".*"A".*"\} %\{\} %\{a b\} %\{é\}"/,
    )
  })

  it('#81 cannot bring markup, whatever they hold', () => {
    const hostile = '</p><script>alert(1)</script><img src=x onerror=y>" onclick="z'
    const { tree, leftOut } = filled('<p lang="%{a}">%{a}</p>', { a: hostile })
    const [paragraph, ...others] = tree.children
    expect(others).toEqual([])
    expect(paragraph).toMatchObject({
      tagName: 'p',
      children: [{ tagName: 'bdi', children: [{ value: hostile }] }],
    })
    expect(leftOut).toEqual([])
  })

  it('in attributes are judged by what they become', () => {
    const html = '<a href="%{link}">x</a><img src="%{picture}"><p style="color: %{colour}">y</p>'
    const tree = treeOf(html, {
      link: 'javascript:alert(1)',
      picture: 'http://169.254.169.254/',
      colour: 'url(http://10.0.0.1)',
    })
    for (const gone of ['javascript', '169.254', '10.0.0.1']) expect(tree).not.toContain(gone)
    const good = { link: 'https://example.com', picture: 'data:image/png;base64,AAAA', colour: 'red' }
    for (const kept of ['https://example.com', 'base64,AAAA', 'color: red'])
      expect(treeOf(html, good)).toContain(kept)
  })

  it('for pages are answered by the pages', () => {
    expect(treeOf('<p>%{page}/%{pages}</p>', { page: 'no' })).toMatch(
      /"data-page":"number".*"\/".*"data-page":"count"/,
    )
    expect(filled('<p>%{page}</p>', {}).unresolved).toEqual([])
  })

  it('of which too much would come are refused', () => {
    expect(() => filled('%{a}'.repeat(5_000), { a: 'x'.repeat(1_000) })).toThrow('4000000 characters')
  })
})

describe('values', () => {
  const prefill = new Map([
    ['fullName', 'of the caller'],
    ['rent', '1,200'],
  ])
  const own = { 'template.id': 'ABCDEFGHJKLM' }

  it('of the document win over answers, and those over what the caller sent', () => {
    const fields = someFields({ fullName: 'ANNA MARIA ERIKSSON' })
    const answers = new Map([
      ['fullName', 'of the form'],
      ['rent', '1,300'],
    ])
    const values = contractValues({ own, fields, answers, prefill })
    expect(Object.fromEntries(values)).toEqual({
      ...own,
      fullName: 'ANNA MARIA ERIKSSON',
      rent: '1,300',
    })
    expect(contractValues({ own, fields: null, prefill }).get('fullName')).toBe('of the caller')
  })

  it('of a field with two sources are the best reading', () => {
    const fields: Fields = {
      documentNumber: [
        { value: 'L898902D6', confidence: 0.99, source: 'mrz', index: 0 },
        { value: 'L898902D5', confidence: 0.6, source: 'visual', index: 0 },
      ],
    }
    expect(contractValues({ own, fields, prefill }).get('documentNumber')).toBe('L898902D6')
  })

  it('of a mononym leave the name that is missing empty, without a blank in its place', () => {
    const fields = someFields({ fullName: 'SUHARTO', lastName: 'SUHARTO' })
    const { tree, unresolved } = parseTemplate(
      '<p>%{firstName} %{lastName}</p>',
      contractValues({ own, fields, prefill }),
    )
    expect(unresolved).toEqual(['firstName'])
    expect(JSON.stringify(tree)).toContain('SUHARTO')
  })

  it('in the script of the country stay as they are', () => {
    const fields = someFields({ fullNameLocal: 'محمد عبد الله' })
    expect(contractValues({ own, fields, prefill }).get('fullNameLocal')).toBe('محمد عبد الله')
  })
})

it('a time is printed as the clock of its zone shows it', () => {
  const at = Date.UTC(2026, 10, 26, 23, 5)
  expect(printedTime(at, 'UTC')).toEqual({ date: '2026-11-26', time: '23:05' })
  expect(printedTime(at, 'Asia/Tokyo')).toEqual({ date: '2026-11-27', time: '08:05' })
})
