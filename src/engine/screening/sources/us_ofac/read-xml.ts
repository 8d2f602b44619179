import { Refusal } from '../../../../vocabulary/refusals.ts'
import { childrenOf, readXml, textIn, type XmlElement } from '../read-xml.ts'
import type { OfacAddress, OfacAlias, OfacRecord } from './read.ts'

/**
 * Records of OFAC's legacy XML (`sdnList` of `sdnEntry`). What the CSV set says in its remarks stands here in elements;
 * it is put into the same words, so that both editions are understood by the same rules.
 * Throws Refusal ERROR_OPERATION_FAILED when the file is not that, or holds fewer records than it says.
 */
export async function* readOfacXml(chunks: AsyncIterable<string>, title: string): AsyncGenerator<OfacRecord> {
  let count = 0
  let statedCount: number | null = null
  for await (const element of readXml(chunks, {
    title,
    root: 'sdnList',
    records: ['publshInformation', 'sdnEntry'],
  })) {
    if (element.name === 'publshInformation') {
      statedCount = Number(textIn(element, 'Record_Count')) || null
      continue
    }
    count += 1
    yield recordOf(element, title)
  }
  if (statedCount !== null && statedCount !== count) {
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `${title} states ${statedCount} records, but contains ${count}.`,
    })
  }
}

function recordOf(entry: XmlElement, title: string): OfacRecord {
  const entNum = textIn(entry, 'uid')
  const name = nameOf(entry)
  if (!/^\d+$/.test(entNum) || name === '') {
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `A record of ${title} has no number or no name.` })
  }
  const aliasElements = listOf(entry, 'akaList', 'aka')
  const [vessel] = childrenOf(entry, 'vesselInfo')
  const isStrongAlias = (aka: XmlElement) => textIn(aka, 'category').toLowerCase() !== 'weak'
  const type = textIn(entry, 'sdnType').toLowerCase()
  return {
    entNum,
    name,
    type: type === 'entity' ? null : valueOrNull(type),
    program: valueOrNull(listOf(entry, 'programList', 'program').map(({ text }) => text).join('] [')),
    title: valueOrNull(textIn(entry, 'title')),
    callSign: valueOrNull(textIn(vessel, 'callSign')),
    vesselType: valueOrNull(textIn(vessel, 'vesselType')),
    tonnage: valueOrNull(textIn(vessel, 'tonnage')),
    grossTonnage: valueOrNull(textIn(vessel, 'grossRegisteredTonnage')),
    vesselFlag: valueOrNull(textIn(vessel, 'vesselFlag')),
    vesselOwner: valueOrNull(textIn(vessel, 'vesselOwner')),
    remarks: valueOrNull(remarkStatements(entry, aliasElements.filter((aka) => !isStrongAlias(aka))).join('; ')),
    aliases: aliasElements.filter(isStrongAlias).map(aliasOf),
    addresses: listOf(entry, 'addressList', 'address').map(addressOf).filter((address) => address !== null),
  } // prettier-ignore
}

/** Everything that the CSV set puts into remarks, one statement each. */
function remarkStatements(entry: XmlElement, weak: readonly XmlElement[]): string[] {
  const values = (list: string, item: string, value: string): string[] =>
    listOf(entry, list, item)
      .map((element) => textIn(element, value))
      .filter((text) => text !== '')
  const withPrefix = (words: string, texts: readonly string[]): string[] =>
    texts.map((text) => `${words} ${text}`)
  const quoted = weak.map((aka) => `${/f/i.test(textIn(aka, 'type')) ? 'f.k.a.' : 'a.k.a.'} '${nameOf(aka)}'`)
  const rest = textIn(entry, 'remarks')
  return [
    ...withPrefix('DOB', values('dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth')),
    ...withPrefix('POB', values('placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth')),
    ...withPrefix('nationality', values('nationalityList', 'nationality', 'country')),
    ...withPrefix('citizen', values('citizenshipList', 'citizenship', 'country')),
    ...listOf(entry, 'idList', 'id').map(statementOf),
    ...quoted,
    ...(rest === '' ? [] : rest.split(/;\s*/)),
  ].map((statement) => statement.replaceAll(';', ',')) // prettier-ignore
}

function statementOf(id: XmlElement): string {
  const country = textIn(id, 'idCountry')
  return [textIn(id, 'idType'), textIn(id, 'idNumber'), ...(country === '' ? [] : [`(${country})`])]
    .join(' ')
    .trim()
}

function aliasOf(aka: XmlElement): OfacAlias {
  const type = textIn(aka, 'type').replaceAll('.', '').toLowerCase()
  return { type: type === '' ? 'aka' : type, name: nameOf(aka), remarks: null }
}

function addressOf(address: XmlElement): OfacAddress | null {
  const lines = ['address1', 'address2', 'address3'].map((line) => textIn(address, line))
  const place = ['city', 'stateOrProvince', 'postalCode'].map((part) => textIn(address, part))
  const join = (parts: readonly string[]) => valueOrNull(parts.filter((part) => part !== '').join(', '))
  const read = {
    address: join(lines),
    city: join(place),
    country: valueOrNull(textIn(address, 'country')),
    remarks: null,
  }
  return read.address === null && read.city === null && read.country === null ? null : read
}

function nameOf(element: XmlElement): string {
  return [textIn(element, 'lastName'), textIn(element, 'firstName')].filter((part) => part !== '').join(', ')
}

function listOf(entry: XmlElement, list: string, item: string): readonly XmlElement[] {
  return childrenOf(childrenOf(entry, list)[0], item)
}

function valueOrNull(text: string): string | null {
  return text === '' ? null : text
}
