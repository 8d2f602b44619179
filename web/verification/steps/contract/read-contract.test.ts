import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { type ContractNode, fieldsOf, readContract, type SourceNode } from './read-contract.ts'

/** What a browser's parser makes of HTML, as far as it is read. */
function nodeOf(node: DefaultTreeAdapterTypes.Node): SourceNode {
  const children = 'childNodes' in node ? node.childNodes : []
  const attributes = 'attrs' in node ? node.attrs : null
  return {
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: children.map(nodeOf),
    ...(attributes === null
      ? {}
      : { getAttribute: (name: string) => attributes.find((one) => one.name === name)?.value ?? null }),
  }
}

const read = (html: string): readonly ContractNode[] => {
  const [root] = nodeOf(parse(html)).childNodes as readonly SourceNode[]
  const body = [...(root?.childNodes ?? [])].find(({ nodeName }) => nodeName === 'body')
  return body === undefined ? [] : readContract(body)
}

const written = (nodes: readonly ContractNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'field') return `[${node.field.kind} ${node.field.uid}]`
      const attributes = Object.entries({ ...node.attributes, ...node.styles }).map(
        ([name, value]) => ` ${name}=${value}`,
      )
      return `<${node.tag}${attributes.join('')}>${written(node.children)}</${node.tag}>`
    })
    .join('')

describe('A contract is rebuilt', () => {
  it.each([
    ['<p>Rent: <strong>40</strong></p>', '<p>Rent: <strong>40</strong></p>'],
    ['<main><p>a</p></main>', '<div><p>a</p></div>'],
    [
      '<p data-style="text-align:right;position:fixed;margin-left:4pt">a</p>',
      '<p text-align=right margin-left=4pt>a</p>',
    ],
    ['<p data-style="background:url(//a.example)">a</p>', '<p>a</p>'],
    ['<td>loose</td>', 'loose'],
  ])('%s', (html, rebuilt) => {
    expect(written(read(html))).toBe(rebuilt)
  })

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<iframe src="//a.example"></iframe>b', 'b'],
    ['<svg><a href="javascript:x()">c</a></svg>b', 'b'],
    ['<img src="https://a.example/x.png">b', 'b'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">b', 'b'],
    ['<form action="//a.example"><button>go</button></form>b', 'b'],
    ['<custom-thing>text</custom-thing>', 'text'],
    ['<a href="javascript:x()">c</a>', '<a target=_blank rel=noopener noreferrer>c</a>'],
    ['<table class="lines shell"></table>', '<table></table>'],
  ])('without what could do harm: %s', (html, rebuilt) => {
    expect(written(read(html))).toBe(rebuilt)
  })

  it('with each field of every party, and what is asked there', () => {
    const nodes = read(
      `<p><span data-signature="1" data-uid="s1" data-label="Tenant" data-party="tenant"><i></i><span>Tenant</span></span>
       <span data-field="select" data-uid="c1" data-options="red|green" data-party="landlord" data-optional="1"></span>
       <span data-field="retina" data-uid="x"></span></p>`,
    )
    expect(fieldsOf(nodes)).toEqual([
      { uid: 's1', kind: 'signature', label: 'Tenant', party: 'tenant', isOptional: false, options: [] },
      {
        uid: 'c1',
        kind: 'select',
        label: '',
        party: 'landlord',
        isOptional: true,
        options: ['red', 'green'],
      },
    ])
  })
})
