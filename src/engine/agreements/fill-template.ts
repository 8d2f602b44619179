import type { Element, ElementContent, Properties, Root, Text } from 'hast'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { placeholder } from './placeholders.ts'

/** What stands for each key. Without a prototype, so that no key finds what no one put there. */
export type ContractValues = ReadonlyMap<string, string>

/** Keys that the pages themselves answer. */
const pageKeys = new Map([
  ['page', 'number'],
  ['pages', 'count'],
])

/** Values repeat wherever their placeholder does; so many characters may come of them. */
const maxFilledLength = 4_000_000

/**
 * Puts values for placeholders into the text and the attributes of a parsed template, in one pass: what a value holds is
 * never looked at again. It must come before `sanitize`, which then judges what an attribute has become.
 *
 * @returns keys that have no value, each once; they become empty
 * @throws Refusal ERROR_INVALID_VALUE when the whole becomes longer than 4,000,000 characters
 */
export function fillTemplate(tree: Root, values: ContractValues): readonly string[] {
  const unresolved = new Set<string>()
  let left = maxFilledLength
  const valueOf = (key: string): string => {
    const value = values.get(key) ?? ''
    if (value === '' && !pageKeys.has(key)) unresolved.add(key)
    left -= value.length
    if (left < 0)
      throw invalidValue(
        'fillData',
        `With its values the contract has more than ${maxFilledLength} characters. Shorten them.`,
      )
    return value
  }
  fillChildren(tree, valueOf)
  return [...unresolved]
}

type ValueOf = (key: string) => string

function fillChildren(parent: Root | Element, valueOf: ValueOf): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return filledText(child.value, valueOf)
    if (child.type !== 'element') return []
    fillAttributes(child, valueOf)
    fillChildren(child, valueOf)
    return [child]
  })
}

function fillAttributes({ properties }: Element, valueOf: ValueOf): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string')
      properties[name] = value.replace(placeholder, (_, key: string) => valueOf(key))
}

function filledText(text: string, valueOf: ValueOf): ElementContent[] {
  const parts: ElementContent[] = []
  let from = 0
  for (const found of text.matchAll(placeholder)) {
    const [whole, key = ''] = found
    parts.push(...textNode(text.slice(from, found.index)))
    from = found.index + whole.length
    const which = pageKeys.get(key)
    // Its direction is its own: a name in Arabic leaves what stands around it where it is.
    if (which === undefined) parts.push(elementNode('bdi', {}, textNode(valueOf(key))))
    else parts.push(elementNode('span', { 'data-page': which }, []))
  }
  return [...parts, ...textNode(text.slice(from))]
}

const textNode = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }])

const elementNode = (tagName: string, properties: Properties, children: Text[]): Element => {
  return { type: 'element', tagName, properties, children }
}
