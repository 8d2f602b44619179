import { documentKinds } from '../../src/engine/documents/kinds/document-kinds.ts'
import type { KindDefinition, KindSide } from '../../src/engine/documents/kinds/kind-definition.ts'
import { stateByCode } from '../../src/engine/documents/values/states.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

function issuerOf({ issuer, state }: KindDefinition): string {
  const name = issuer === 'XKX' ? 'Kosovo' : (stateByCode(issuer)?.name ?? issuer)
  return state === undefined ? name : `${name}, ${state}`
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

const languagesOf = ({ languages }: KindDefinition): string =>
  languages.map((language) => languageNames.of(language) ?? language).join(', ')

function yearsOf({ from, to }: KindDefinition): string {
  if (from === undefined && to === undefined) return ''
  return `${from ?? ''}–${to ?? ''}`
}

function fieldsOf({ side, fields }: KindSide): string {
  const keys = [...new Set(fields.map(({ key }) => key))].filter((key) => key !== 'unread')
  const without = new Set(fields.filter(({ isUnlabelled }) => isUnlabelled === true).map(({ key }) => key))
  const words = keys.map((key) => (without.has(key) ? `${key}*` : key))
  return words.length === 0 ? '' : `${side.toLowerCase()}: ${words.join(' ')}`
}

function codesOf({ side, codes = [], zone }: KindSide): string {
  const all = [...(zone === undefined ? [] : [zone]), ...codes]
  return all.length === 0 ? '' : `${side.toLowerCase()}: ${all.join(' ')}`
}

const together = (texts: readonly string[]): string => cell(texts.filter((text) => text !== '').join('; '))

function rowOf(kind: KindDefinition): string {
  const { id, name, type, scripts, sides, tried } = kind
  const cells = [
    issuerOf(kind), `${name} (\`${id}\`)`, type, yearsOf(kind), scripts.join(' '), languagesOf(kind),
    together(sides.map(fieldsOf)), together(sides.map(codesOf)), tried,
  ] // prettier-ignore
  return `| ${cells.join(' | ')} |`
}

const head = `| issuer | kind | type | issued | scripts | languages | fields | zone and codes | tried on |
|---|---|---|---|---|---|---|---|---|`

const triedOn = (tried: KindDefinition['tried']): number =>
  documentKinds.filter((kind) => kind.tried === tried).length

/** Kinds that a table of states makes: all bear the same fields. */
const families: readonly (readonly [
  title: string,
  isOne: (kind: KindDefinition) => boolean,
  words: string,
])[] = [
  ['Passports', ({ type }) => type === 'P', 'The data page of ICAO Doc 9303-4, of every issuing state.'],
  [
    'Licences and identification cards of North America',
    ({ issuer, state }) => state !== undefined && issuer !== 'AUS',
    'By the standard of AAMVA: numbers and their words for labels, a PDF417 on the back.',
  ],
]

function familySection([title, isOne, words]: (typeof families)[number]): string {
  const kinds = documentKinds.filter(isOne)
  const [first] = kinds
  const fields = first === undefined ? '' : together(first.sides.map(fieldsOf))
  const rows = kinds.map(
    (kind) =>
      `| ${issuerOf(kind)} | \`${kind.id}\` | ${languagesOf(kind)} | ${kind.scripts.join(' ')} | ${kind.tried} |`,
  )
  return `## ${title}

${words} ${kinds.length} kinds. Fields: ${fields}.

| issuer | kind | languages | scripts | tried on |
|---|---|---|---|---|
${rows.join('\n')}`
}

/** Every kind of document that is known by its print. */
export function documentsReference(): string {
  const others = documentKinds.filter((kind) => families.every(([, isOne]) => !isOne(kind)))
  return `# Kinds of documents

Documents that are known by their print alone: ${documentKinds.length} kinds of ${new Set(documentKinds.map(({ issuer }) => issuer)).size} issuers, editions apart. A kind is recognised by
its title, its issuer, labels, numbers, arrangement, scripts, size, zone and barcodes together. What is of no kind listed here
stays *unrecognised*, unless its labels are those of the common tables. A zone or a barcode is read whatever bears it.

*Tried on* says what a kind was tried on. **Specimen**: one that its issuer published (${triedOn('specimen')} kinds). **Synthetic**: fronts that were
drawn for \`bench:reading -- --only viz\`, with invented holders (${triedOn('synthetic')}). They are laid out after common knowledge of the document, not after
these data. They were photographed and read; no other side and no real card was. **Description**: nothing, so that it is known
from descriptions alone (${triedOn('description')}). Those are what is commonly known of a document, and publications that its data name. Few were
compared with a document, and they may be out of date. Where nothing was found about a side, nothing is said. Fields with a
star stand without a label.

Types: P passport, I identity card, D driving licence, R residence permit. Scripts are codes of ISO 15924. Hani is Chinese and
Japanese; Kore is Korean. Generated from \`src/engine/documents/kinds\`.

## Cards, permits and licences

${head}
${others.map(rowOf).join('\n')}

${families.map(familySection).join('\n\n')}
`
}
