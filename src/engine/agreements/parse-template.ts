import type { Element, ElementContent, Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { type ContractValues, fillTemplate } from './fill-template.ts'
import { elementsWithoutText, subsetAttributes, subsetElements } from './html-subset.table.ts'
import { keptStyle } from './kept-style.ts'
import { placeholder } from './placeholders.ts'
import type { LeftOut } from '../../vocabulary/agreements/contract-notes.ts'
import { whatIsLeftOut } from './what-is-left-out.ts'
import { vaultSource } from './vault-token.ts'

/** Bounds of the work that a parser has with it. */
const maxTags = 10_000
const maxDepth = 100

/** A template without what contracts may not have, as a tree of HTML; attributes under their names of HTML. */
export interface ParsedTemplate {
  readonly tree: Root
  readonly leftOut: readonly LeftOut[]
  /** Keys of placeholders that became empty; those of a template that is not filled are none of them. */
  readonly unresolved: readonly string[]
}

const schema: Schema = {
  tagNames: Object.keys(subsetElements),
  attributes: { ...mutable(subsetElements), '*': [...subsetAttributes], img: imageAttributes() },
  protocols: { href: ['http', 'https', 'mailto'], src: ['data', 'ref'] },
  strip: [...elementsWithoutText],
  ancestors: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
}

/**
 * HTML of anyone, parsed as browsers do and reduced to the subset of contracts. No script, nothing from elsewhere: a picture
 * is PNG or JPEG in the template itself, or one of the vault by its token.
 *
 * @param values for its placeholders; null leaves them as they are
 * @throws Refusal ERROR_INVALID_VALUE for more than 10,000 tags, 100 elements within each other, or too long values
 */
export function parseTemplate(html: string, values: ContractValues | null = null): ParsedTemplate {
  refuseTooMuch(html)
  const whole: Root = { type: 'root', children: childrenOf(parseFragment(html), 0) }
  // Before it is sanitised: what an attribute has become is judged, not what it was.
  const unresolved = values === null ? [] : fillTemplate(whole, values)
  if (values === null) dropUnfilled(whole)
  // Without what is left out it is again a root: what it got was one.
  const tree = sanitize(whole, schema) as Root
  const leftOut = whatIsLeftOut(whole, tree)
  restyle(tree)
  return { tree, leftOut, unresolved }
}

const tag = /<(\/?)([a-z][a-z0-9]*)/gi
/** Elements that need no end tag: those without content, and those that the next of their kind ends. */
const withoutEnd =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|td|th|tr|dt|dd|thead|tbody|tfoot|colgroup|option|optgroup)$/i

/**
 * In one pass over the text, before a parser sees it: parsers take quadratic time for elements deep in each other. What looks
 * like a tag in a comment or an attribute counts, too, so `childrenOf` looks at the depth of the tree itself.
 */
function refuseTooMuch(html: string): void {
  let [tags, depth] = [0, 0]
  for (const [, slash, name = ''] of html.matchAll(tag)) {
    tags += 1
    if (!withoutEnd.test(name)) depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1
    if (tags > maxTags) throw invalidValue('content', `It has more than ${maxTags} tags. Split the template.`)
    if (depth > maxDepth) throw tooDeep()
  }
}

const tooDeep = () =>
  invalidValue('content', `More than ${maxDepth} elements are open within each other. Close or unnest them.`)

type ParsedNode = DefaultTreeAdapterTypes.ChildNode

function childrenOf(parent: { readonly childNodes: readonly ParsedNode[] }, depth: number): ElementContent[] {
  if (depth > maxDepth) throw tooDeep()
  return parent.childNodes.flatMap((node): ElementContent[] => {
    if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }]
    return 'tagName' in node ? [elementOf(node, depth + 1)] : []
  })
}

function elementOf(
  node: DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.Template,
  depth: number,
): Element {
  // What a template element holds stands beside the tree.
  const inside = childrenOf('content' in node ? node.content : node, depth)
  const properties: Element['properties'] = Object.create(null) as Element['properties']
  for (const { name, value } of node.attrs) properties[name] = value
  return { type: 'element', tagName: node.tagName, properties, children: inside }
}

/** What an attribute with a placeholder will be is judged once it is filled. */
function dropUnfilled(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    for (const [name, value] of Object.entries(child.properties))
      if (typeof value === 'string' && value.search(placeholder) >= 0)
        Reflect.deleteProperty(child.properties, name)
    dropUnfilled(child)
  }
}

function restyle(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const { style, ...rest } = child.properties
    if (typeof style === 'string') {
      const { kept } = keptStyle(style)
      child.properties = kept === '' ? rest : { ...rest, style: kept }
    }
    restyle(child)
  }
}

function mutable(table: typeof subsetElements): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([name, attributes]) => [name, [...attributes]]))
}

function imageAttributes(): NonNullable<Schema['attributes']>[string] {
  const others = (subsetElements['img'] ?? []).filter((name) => name !== 'src')
  return [...others, ['src', /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=\s]+$/, vaultSource]]
}
