import type { Facts } from './facts.ts'

/**
 * Sections of facts as they are stored, each with a version of its own. A later part adds a section beside these. A section
 * whose shape changes raises its version, and `contentOf` upgrades what older versions stored. Keys that no section names
 * are common to all.
 */
const sections = {
  document: { version: 1, keys: ['front', 'back', 'known'] },
  face: { version: 1, keys: ['face', 'knownFaces'] },
  screening: { version: 1, keys: ['screening', 'lists'] },
  request: { version: 1, keys: ['request', 'ip'] },
  contracts: { version: 1, keys: ['contracts'] },
  link: { version: 1, keys: ['link'] },
  company: { version: 1, keys: ['company'] },
} as const satisfies Readonly<
  Record<string, { readonly version: number; readonly keys: readonly (keyof Facts)[] }>
>

type Section = keyof typeof sections
type Content = Readonly<Record<string, unknown>>

interface StoredSection {
  readonly version: number
  readonly content: Content
}

/** Facts as a row holds them. */
export interface StoredFacts {
  readonly schema: 2
  readonly common: Content
  readonly sections: Readonly<Record<string, StoredSection>>
}

const sectionNames = Object.keys(sections) as readonly Section[]
const sectionKeys: ReadonlySet<string> = new Set(sectionNames.flatMap((name) => sections[name].keys))

/** Facts of this version of the service, as they are stored. A section without content is left out. */
export function packFacts(facts: Facts): StoredFacts {
  const all: Content = { ...facts }
  const packed = sectionNames.map((name): [string, StoredSection] => {
    const { version, keys } = sections[name]
    return [name, { version, content: pick(all, (key) => (keys as readonly string[]).includes(key)) }]
  })
  return {
    schema: 2,
    common: pick(all, (key) => !sectionKeys.has(key)),
    sections: Object.fromEntries(packed.filter(([, { content }]) => Object.keys(content).length > 0)),
  }
}

/**
 * Stored facts as this version of the service reads them.
 *
 * @param stored of schema 2, or flat as they were stored before sections (schema 1)
 * @throws Error where a section, or its version, is one of a later version of the service
 */
export function unpackFacts(stored: unknown): Facts {
  if (!isObject(stored)) throw new Error('Stored facts are not an object.')
  if (stored['schema'] === 1) return stored as unknown as Facts
  const { common, sections: found } = stored
  if (stored['schema'] !== 2 || !isObject(common) || !isObject(found))
    throw new Error('Stored facts have a schema that this version does not know.')
  const contents = Object.entries(found).map(([name, section]) => contentOf(name, section))
  return Object.assign({}, common, ...contents) as Facts
}

function contentOf(name: string, section: unknown): Content {
  const known = name in sections ? sections[name as Section] : undefined
  if (known === undefined || !isObject(section) || section['version'] !== known.version)
    throw new Error(`Stored facts have a section ${name} that this version does not know.`)
  return isObject(section['content']) ? section['content'] : {}
}

function pick(all: Content, isPicked: (key: string) => boolean): Content {
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => isPicked(key) && value !== undefined),
  )
}

function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
