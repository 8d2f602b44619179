import { SaxesParser } from 'saxes'

/** Elements within elements beyond which it is no answer of S3 or STS. */
const maxDepth = 16

export interface XmlElement {
  /** Without its namespace. */
  readonly name: string
  readonly children: readonly XmlElement[]
  /** Its own text, as it stands. */
  readonly text: string
}

interface MutableXmlElement {
  readonly name: string
  readonly children: MutableXmlElement[]
  text: string
}

/**
 * The root element of a whole document. Entities of a document type are never expanded.
 *
 * @throws Error when it is no XML, is cut off, has a document type, or nests deeper than any answer
 */
export function parseXml(document: string): XmlElement {
  const parser = new SaxesParser({ position: false })
  const openElements: MutableXmlElement[] = []
  const roots: MutableXmlElement[] = []
  const addText = (text: string): void => {
    const current = openElements.at(-1)
    if (current !== undefined) current.text += text
  }
  parser.on('doctype', () => {
    throw new Error('The document declares a document type.')
  })
  parser.on('opentag', ({ name }) => {
    if (openElements.length >= maxDepth) throw new Error('The document nests too deeply.')
    const element = { name: name.slice(name.indexOf(':') + 1), children: [], text: '' }
    ;(openElements.at(-1)?.children ?? roots).push(element)
    openElements.push(element)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    openElements.pop()
  })
  parser.write(document).close()
  const [root] = roots
  if (root === undefined) throw new Error('The document is empty.')
  return root
}

/** Elements of that name directly within. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Text of the first element of that name directly within; null when there is none. */
export function textOf(element: XmlElement, name: string): string | null {
  return childrenOf(element, name)[0]?.text ?? null
}
