import {
  attributeValues,
  contractAttributes,
  contractElements,
  contractParts,
  contractStyles,
  elementsWithoutText,
} from './contract-html.table.ts'

const fieldKinds = ['signature', 'initials', 'date', 'text', 'checkbox', 'select', 'image'] as const

export type ContractFieldKind = (typeof fieldKinds)[number]

/** A place that a party fills. */
export interface ContractField {
  readonly uid: string
  readonly kind: ContractFieldKind
  /** May be empty. */
  readonly label: string
  /** Role of the party. */
  readonly party: string
  readonly isOptional: boolean
  readonly options: readonly string[]
}

/** What is rebuilt of a contract: texts, allowed elements, places to fill. */
export type ContractNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element'
      readonly tag: string
      readonly attributes: Readonly<Record<string, string>>
      readonly styles: Readonly<Record<string, string>>
      readonly children: readonly ContractNode[]
    }
  | { readonly kind: 'field'; readonly field: ContractField }

/** The part of a DOM node that is read. */
export interface SourceNode {
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<SourceNode>
  readonly getAttribute?: (name: string) => string | null
}

/** Reads the children of a node. Whatever is not allowed is left out; nothing is ever made to run. */
export function readContract(parent: Pick<SourceNode, 'childNodes'>): readonly ContractNode[] {
  return [...parent.childNodes].flatMap(readNode)
}

function readNode(node: SourceNode): readonly ContractNode[] {
  if (node.nodeName === '#text') return [{ kind: 'text', text: node.nodeValue ?? '' }]
  const tag = node.nodeName.toLowerCase()
  if (node.getAttribute === undefined || elementsWithoutText.includes(tag)) return []
  const field = fieldOf(node)
  if (field !== null) return [{ kind: 'field', field }]
  const children = readContract(node)
  const known = contractParts.includes(tag) ? 'div' : tag
  if (!Object.hasOwn(contractElements, known)) return children
  const attributes = attributesOf(node, known)
  if (known === 'img' && attributes['src'] === undefined) return []
  const safe = known === 'a' ? { ...attributes, target: '_blank', rel: 'noopener noreferrer' } : attributes
  return [{ kind: 'element', tag: known, attributes: safe, styles: stylesOf(node), children }]
}

const read = (node: SourceNode, name: string): string | null => node.getAttribute?.(name) ?? null

/** Each field of every party, in the order of the document. */
export function fieldsOf(nodes: readonly ContractNode[]): readonly ContractField[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'field') return [node.field]
    return node.kind === 'element' ? fieldsOf(node.children) : []
  })
}

function fieldOf(node: SourceNode): ContractField | null {
  const [signature, written, uid] = ['data-signature', 'data-field', 'data-uid'].map((name) =>
    read(node, name),
  )
  if (uid === null || uid === undefined || (signature === null && written === null)) return null
  const kind = written === null ? 'signature' : fieldKinds.find((one) => one === written)
  if (kind === undefined) return null
  return {
    ...{ uid, kind, label: read(node, 'data-label') ?? '', party: read(node, 'data-party') ?? '' },
    isOptional: kind === 'checkbox' || read(node, 'data-optional') !== null,
    options: (read(node, 'data-options') ?? '').split('|').filter((option) => option !== ''),
  }
}

function attributesOf(node: SourceNode, tag: string): Readonly<Record<string, string>> {
  const names = [...(contractElements[tag] ?? []), ...contractAttributes]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(node, name)
      const isKept = value !== null && (attributeValues[name]?.test(value) ?? true)
      return isKept ? [[name, value]] : []
    }),
  )
}

/** Property → value of the declarations that are kept. */
function stylesOf(node: SourceNode): Readonly<Record<string, string>> {
  const declarations = (read(node, 'data-style') ?? '').toLowerCase().split(';')
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const [name, value] = [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
      const isKept = Object.hasOwn(contractStyles, name) && (contractStyles[name]?.test(value) ?? false)
      return isKept ? [[name, value]] : []
    }),
  )
}
