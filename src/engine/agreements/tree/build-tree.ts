import type { Element, ElementContent, Root } from 'hast'
import type {
  Block,
  ContractTree,
  ListItem,
  NumberStyle,
} from '../../../vocabulary/agreements/contract-tree.ts'
import { invalidValue } from '../../../vocabulary/refusals.ts'
import type { LeftOut } from '../../../vocabulary/agreements/contract-notes.ts'
import { fieldOf, isField } from '../fields/field-of.ts'
import { fieldSizes } from '../fields/field-sizes.table.ts'
import { addPicture, askedSize, textHeight } from './add-picture.ts'
import { BlockSink, blockLook } from './block-sink.ts'
import { buildTable } from './build-table.ts'
import { attribute, outside, quoteIndent, styleOf, type Surroundings, within } from './looks.ts'
import { countLeftOut, type TreeContext, type Walk } from './tree-context.ts'

/** Millimetres of A4 between margins of 20, upright and lying, in points. */
const textWidths = { upright: (170 * 72) / 25.4, lying: (257 * 72) / 25.4 }

/** Lists and tables within each other. */
const maxDepth = 8
const maxPageBreaks = 500

export interface TreeOptions extends Pick<ContractTree, 'template'> {
  readonly title: string
  readonly landscape: boolean
  readonly font: string
  /** Of the vault, by their tokens. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
}

/** A tree, and what of the template it does not show. */
export interface BuiltTree {
  readonly tree: ContractTree
  readonly leftOut: readonly LeftOut[]
  /** Tokens of pictures of the vault that are not there, each once. */
  readonly missingPictures: readonly string[]
}

/**
 * A sanitised template as blocks of text, lists and tables, in which every look is spelled out.
 *
 * @throws Refusal ERROR_INVALID_VALUE for lists and tables too deep in each other, tables that are too wide, and more than
 *   500 page breaks
 */
export function buildTree(
  root: Root,
  { title, landscape, font, template, pictures = new Map() }: TreeOptions,
): BuiltTree {
  const context: TreeContext = {
    ...{
      ofVault: pictures,
      missing: new Set(),
      pictures: [],
      known: new Map(),
      fields: new Set(),
      leftOut: new Map(),
      pageBreaks: 0,
    },
    blocksOf: (children, around) => blocksOf(children, around, context),
  }
  const around = outside(landscape ? textWidths.lying : textWidths.upright)
  const page = { header: firstOf(root, 'header'), footer: firstOf(root, 'footer') }
  const body = root.children.filter((child) => child !== page.header && child !== page.footer)
  const runner = (element: Element | null): readonly Block[] =>
    element === null ? [] : blocksOf(element.children, within(element, around), context)
  const header = runner(page.header)
  const blocks = blocksOf(body as ElementContent[], around, context)
  const footer = runner(page.footer)
  const lang = languageOf(root)
  const tree = {
    ...{ title, lang, landscape, font, ...(template && { template }) },
    ...{ header, footer, blocks, pictures: context.pictures },
  }
  return { tree, leftOut: [...context.leftOut.values()], missingPictures: [...context.missing] }
}

/** Those of the page stand beside the text; others are parts of it. */
function firstOf(root: Root, tagName: string): Element | null {
  return (
    root.children.find((child): child is Element => child.type === 'element' && child.tagName === tagName) ??
    null
  )
}

/** The language that most letters are in; those without one count as English. */
function languageOf(root: Root): string {
  const lengths = new Map<string, number>()
  countLetters(root, 'en', lengths)
  const [most] = [...lengths].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 'en'
}

function countLetters(parent: Root | Element, around: string, lengths: Map<string, number>): void {
  for (const child of parent.children) {
    if (child.type === 'text') {
      const letters = child.value.replace(/[^\p{L}\p{M}]/gu, '').length
      lengths.set(around, (lengths.get(around) ?? 0) + letters)
    }
    if (child.type === 'element') countLetters(child, within(child, outside(1)).text.lang ?? around, lengths)
  }
}

function blocksOf(
  children: readonly ElementContent[],
  around: Surroundings,
  context: TreeContext,
): readonly Block[] {
  if (around.depth > maxDepth)
    throw invalidValue(
      'content',
      `More than ${maxDepth} lists and tables are within each other. Unnest them.`,
    )
  const sink = new BlockSink()
  for (const child of children) walk(child, around, { sink, context })
  sink.flush()
  return sink.blocks
}

const blockElements: ReadonlySet<string> = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre', 'blockquote', 'section', 'article', 'header', 'footer'],
  ...['center', 'figure', 'figcaption', 'dl', 'dt', 'dd', 'div', 'li', 'caption', 'tr', 'td', 'th'],
])

function walk(node: ElementContent, around: Surroundings, { sink, context }: Walk): void {
  if (node.type === 'text') {
    sink.text(node.value, around)
    return
  }
  if (node.type !== 'element') return
  const inside = within(node, around)
  breakPage(node, { before: true }, { around, sink, context })
  const special = specials.get(node.tagName)
  if (isField(node)) addField(node, inside, { sink, context })
  else if (special !== undefined) special(node, inside, { sink, context })
  else walkInside(node, inside, { sink, context })
  breakPage(node, { before: false }, { around, sink, context })
}

function walkInside(node: Element, inside: Surroundings, { sink, context }: Walk): void {
  const isBlock = blockElements.has(node.tagName)
  if (isBlock) sink.flush()
  const href = node.tagName === 'a' ? (attribute(node, 'href') ?? null) : inside.href
  for (const child of node.children) walk(child, { ...inside, href }, { sink, context })
  if (href !== null && node.tagName === 'a')
    addAddress(node, { ...inside, href: null }, { sink, address: href })
  if (isBlock) sink.flush()
}

/** On paper an address can only be read: it follows the words that stand for it. */
function addAddress(
  node: Element,
  inside: Surroundings,
  { sink, address }: { readonly sink: BlockSink; readonly address: string },
): void {
  const plain = (text: string): string => text.trim().replace(/^mailto:|^https?:\/\/|\/$/g, '')
  if (plain(textOf(node)) !== plain(address)) sink.text(` (${address})`, inside)
}

function textOf({ children }: Element): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}

type Special = (element: Element, inside: Surroundings, walk: Walk) => void

const specials: ReadonlyMap<string, Special> = new Map<string, Special>([
  ['br', (_, inside, { sink }) => sink.add({ kind: 'break' }, inside)],
  ['hr', (_, _inside, { sink }) => sink.block({ kind: 'rule' })],
  ['img', addPicture],
  ['span', addSpan],
  ['ul', addList],
  ['ol', addList],
  [
    'table',
    (element, inside, { sink, context }) => {
      const { caption, table } = buildTable(element, inside, context)
      for (const block of caption) sink.block(block)
      if (table !== null) sink.block(table)
    },
  ],
])

function addSpan(element: Element, inside: Surroundings, { sink, context }: Walk): void {
  const which = attribute(element, 'data-page')
  if (which === 'number' || which === 'count') sink.add({ kind: 'page', which, look: inside.text }, inside)
  else walkInside(element, inside, { sink, context })
}

/** Only in the flow of the pages: a cell or an item cannot end a page. */
function breakPage(
  element: Element,
  { before }: { readonly before: boolean },
  { around, sink, context }: Walk & { readonly around: Surroundings },
): void {
  const style = styleOf(element)
  const side = before ? 'before' : 'after'
  const asked = style.get(`page-break-${side}`) ?? style.get(`break-${side}`)
  if (asked !== 'always' && asked !== 'page') return
  if (around.depth > 0) {
    countLeftOut(context, { element: element.tagName, attribute: `style.page-break-${side}` })
    return
  }
  context.pageBreaks += 1
  if (context.pageBreaks > maxPageBreaks)
    throw invalidValue('content', `It has more than ${maxPageBreaks} page breaks. Split the template.`)
  sink.block({ kind: 'page-break' })
}

/** A place without a name of its own, or with that of another, cannot be filled. */
function addField(element: Element, inside: Surroundings, { sink, context }: Walk): void {
  const field = fieldOf(element)
  if (field === null || context.fields.has(field.uid)) {
    const named = attribute(element, 'data-field') === undefined ? 'data-signature' : 'data-field'
    countLeftOut(context, { element: element.tagName, attribute: named })
    return
  }
  context.fields.add(field.uid)
  const asked = askedSize(element, inside)
  const usual = fieldSizes[field.kind]
  const width = Math.min(inside.width, Math.max(usual.least, asked.width ?? usual.width))
  const height = Math.min(textHeight, Math.max(usual.lowest, asked.height ?? usual.height))
  const isBlock = element.tagName === 'div'
  if (isBlock) sink.flush()
  sink.add({ kind: 'field', field, width, height, filling: null }, inside)
  if (isBlock) sink.flush()
}

const numberStyles: ReadonlySet<string> = new Set(['1', 'a', 'A', 'i', 'I'])
const isNumberStyle = (written: string): written is NumberStyle => numberStyles.has(written)
const maxNumber = 100_000

function addList(element: Element, inside: Surroundings, { sink, context }: Walk): void {
  sink.flush()
  const written = attribute(element, 'type') ?? '1'
  const numbers = element.tagName === 'ul' ? null : isNumberStyle(written) ? written : '1'
  const around = {
    ...inside,
    left: 0,
    right: 0,
    indent: 0,
    depth: inside.depth + 1,
    width: inside.width - quoteIndent,
  }
  const items: ListItem[] = []
  let next = numberOf(attribute(element, 'start')) ?? 1
  for (const child of element.children) {
    if (child.type !== 'element') continue
    const number = numberOf(attribute(child, 'value')) ?? next
    const blocks = blocksOf([child], around, context)
    // Lists that stand in a list without an item of their own belong to the item before.
    const last = items.at(-1)
    if (child.tagName !== 'li' && last !== undefined)
      items[items.length - 1] = { ...last, blocks: [...last.blocks, ...blocks] }
    else {
      items.push({ number, blocks })
      next = number + 1
    }
  }
  if (items.length > 0) sink.block({ kind: 'list', look: blockLook(inside), numbers, items })
}

function numberOf(written: string | undefined): number | null {
  const number = Number(written?.trim() === '' ? undefined : written)
  return Number.isInteger(number) && number >= 0 && number <= maxNumber ? number : null
}
