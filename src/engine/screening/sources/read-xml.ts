import { SaxesParser } from 'saxes'
import { Refusal } from '../../../vocabulary/refusals.ts'

/** Elements within elements beyond which a file is no list. */
const maxDepth = 48

/** Characters of one record, or of one text or tag, after which a file is no list. */
const maxRecordLength = 4_000_000

/** One element with what is in it; names without their namespace. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, white space evened out. */
  readonly text: string
}

export interface XmlShape {
  /** What the file is called in sentences. */
  readonly title: string
  /** Name of the outermost element. */
  readonly root: string
  /** Names of the elements that are handed out whole, one at a time; everything else is passed over. */
  readonly records: readonly string[]
}

interface MutableXmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: MutableXmlElement[]
  text: string
}

/**
 * Records of an XML text that comes in chunks; only one record is in memory at a time.
 * Entities of a document type are never expanded: a file that declares one is refused.
 * Throws Refusal ERROR_OPERATION_FAILED when the text is no XML, of another root, or cut off.
 */
export async function* readXml(chunks: AsyncIterable<string>, shape: XmlShape): AsyncGenerator<XmlElement> {
  const found: XmlElement[] = []
  const parser = createXmlParser(shape, found)
  try {
    for await (const chunk of chunks) {
      parser.write(chunk)
      yield* found.splice(0)
    }
    parser.close()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw refused(`${shape.title} cannot be read as XML, or is truncated.`, cause)
  }
}

function createXmlParser({ title, root, records }: XmlShape, found: XmlElement[]) {
  const parser = new SaxesParser({ position: false })
  const openElements: MutableXmlElement[] = []
  let depth = 0
  /** Characters since a record began, or since anything ended that is none. */
  let charactersSinceRecord = 0
  let hasRoot = false
  parser.on('doctype', () => {
    throw refused(`${title} declares a document type, which is not allowed in a list.`)
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (depth === 0 && name !== root)
      throw refused(`${title} is not a list of this kind (it begins with ${name.slice(0, 40)}).`)
    hasRoot = true
    depth += 1
    if (depth > maxDepth) throw refused(`${title} is nested too deeply for a list.`)
    if (openElements.length === 0) charactersSinceRecord = 0
    if (openElements.length === 0 && !records.includes(name)) return
    const element: MutableXmlElement = {
      name,
      attributes: attributesOf(tag.attributes),
      children: [],
      text: '',
    }
    openElements.at(-1)?.children.push(element)
    openElements.push(element)
  })
  const addText = (text: string): void => {
    const current = openElements.at(-1)
    if (current !== undefined) current.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    depth -= 1
    const element = openElements.pop()
    if (openElements.length === 0) charactersSinceRecord = 0
    if (element === undefined) return
    element.text = element.text.replace(/\s+/g, ' ').trim()
    if (openElements.length === 0) found.push(element)
  })
  return {
    write(chunk: string): void {
      charactersSinceRecord += chunk.length
      if (charactersSinceRecord > maxRecordLength)
        throw refused(`${title} contains a record that is too long for a list.`)
      parser.write(chunk)
    },
    close(): void {
      parser.close()
      if (!hasRoot) throw refused(`${title} is empty.`)
    },
  }
}

function attributesOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), String(value).trim()]),
  )
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Elements of that name directly within. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** Text of the first element of that name directly within; empty when there is none. */
export function textIn(element: XmlElement | undefined, name: string): string {
  return childrenOf(element, name)[0]?.text ?? ''
}

/** The element as plain values, for the record that is kept as it was published. */
export function xmlToObject({ attributes, children, text }: XmlElement): Readonly<Record<string, unknown>> {
  const names = [...new Set(children.map(({ name }) => name))]
  return {
    ...attributes,
    ...Object.fromEntries(
      names.map((name) => [name, children.filter((child) => child.name === name).map(childToValue)]),
    ),
    ...(text === '' ? {} : { text }),
  }
}

function childToValue(element: XmlElement): unknown {
  const isText = element.children.length === 0 && Object.keys(element.attributes).length === 0
  return isText ? element.text : xmlToObject(element)
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
