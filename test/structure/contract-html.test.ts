import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, it } from 'vitest'
import { contractHtml } from '../../src/adapters/typesetting/contracts/contract-html.ts'
import { elementsWithoutText as leftOutByTheService } from '../../src/engine/agreements/html-subset.table.ts'
import { withConsent } from '../../src/engine/agreements/tree/with-consent.ts'
import {
  attributeValues,
  contractAttributes,
  contractElements,
  contractParts,
  contractStyles,
  elementsWithoutText,
} from '../../web/verification/steps/contract/contract-html.table.ts'
import { contractTree, leaseTemplate, shapedTexts } from '../world/contracts/lease.ts'
import { leases } from '../world/contracts/leases.table.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Of a place for an answer the page makes a control of its own, by these. */
const ofFields = /^data-(signature|field|uid|label|party|options|optional)$/
/** Classes of the style sheet that the page has no use for. */
const ownClasses = ['break', 'field', 'field box']

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

const written = [leaseTemplate, shapedTexts, ...Object.values(leases)].flatMap((template) => {
  const html = contractHtml(withConsent(contractTree(template), 'I agree.'))
  const body = elementsIn(parse(html)).find(({ tagName }) => tagName === 'body')
  return body === undefined ? [] : elementsIn(body)
})

const isKept = ({ tagName }: Element, name: string, value: string): boolean => {
  if (name === 'style')
    return value.split(';').every((declaration) => {
      const [property = '', given = ''] = declaration.split(':')
      return property === 'break-inside' || contractStyles[property]?.test(given) === true
    })
  if (ofFields.test(name) || name === 'rel') return true
  if (name === 'class' && ownClasses.includes(value)) return true
  const known = [...contractAttributes, ...(contractElements[tagName] ?? [])]
  return known.includes(name) && attributeValues[name]?.test(value) !== false
}

it('The page of hosted links keeps every element that the service writes of a contract', () => {
  const names = new Set(written.map(({ tagName }) => tagName))
  expect(names.size).toBeGreaterThan(20)
  const lost = [...names].filter((name) => !(name in contractElements) && !contractParts.includes(name))
  expect(lost).toEqual([])
})

it('The page keeps every attribute and every style of them', () => {
  const lost = written.flatMap((element) =>
    element.attrs
      .filter(({ name, value }) => !isKept(element, name, value))
      .map(({ name, value }) => `${element.tagName} ${name}="${value.slice(0, 60)}"`),
  )
  expect(lost).toEqual([])
})

it('Elements whose text the service leaves out, the page leaves out too', () => {
  const gone = leftOutByTheService.filter((name) => !['noframes', 'noembed'].includes(name))
  expect(gone.filter((name) => !elementsWithoutText.includes(name))).toEqual([])
})
