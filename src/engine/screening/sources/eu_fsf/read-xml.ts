import { Refusal } from '../../../../vocabulary/refusals.ts'
import { childrenOf, xmlToObject, readXml, textIn, type XmlElement } from '../read-xml.ts'
import type { FsfRecord } from './record.ts'

/** Records of `xmlFullSanctionsList_1_1`. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readFsfXml(chunks: AsyncIterable<string>): AsyncGenerator<FsfRecord> {
  const title = 'xmlFullSanctionsList_1_1.xml'
  for await (const entity of readXml(chunks, { title, root: 'export', records: ['sanctionEntity'] })) {
    const record = recordOf(entity)
    if (record.logicalId === '' || record.names.length === 0) {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `A record of ${title} has no number or no name.`,
      })
    }
    yield record
  }
}

function recordOf(entity: XmlElement): FsfRecord {
  const attributesOf = (element: XmlElement | undefined) => (name: string) => element?.attributes[name] ?? ''
  const mapChildren = <Value>(
    name: string,
    read: (value: (attribute: string) => string, element: XmlElement) => Value,
  ) => childrenOf(entity, name).map((element) => read(attributesOf(element), element))
  const regulations = childrenOf(entity, 'regulation')
  const own = attributesOf(entity)
  return {
    logicalId: own('logicalId'),
    euReference: own('euReferenceNumber'),
    unReference: own('unitedNationId'),
    subjectType: attributesOf(childrenOf(entity, 'subjectType')[0])('code'),
    remarks: [...childrenOf(entity, 'remark').map(({ text }) => text), own('designationDetails')],
    programmes: regulations.map((regulation) => attributesOf(regulation)('programme')),
    links: regulations.map((regulation) => textIn(regulation, 'publicationUrl')),
    listedOn: own('designationDate') || (regulations.map((regulation) => attributesOf(regulation)('publicationDate')).sort()[0] ?? ''),
    names: mapChildren('nameAlias', (value) => ({
      wholeName: value('wholeName'),
      lastName: value('lastName'),
      firstName: value('firstName'),
      middleName: value('middleName'),
      isStrong: value('strong') !== 'false',
      gender: value('gender'),
      title: value('title'),
      function: value('function'),
    })),
    births: mapChildren('birthdate', (value) => ({
      date: value('birthdate'),
      year: value('year'),
      yearFrom: value('yearRangeFrom'),
      yearTo: value('yearRangeTo'),
      isApproximate: value('circa') === 'true',
      place: [value('city') || value('place'), value('region'), value('countryDescription')].filter(isText).join(', '),
    })),
    identifiers: mapChildren('identification', (value) => ({
      type: value('identificationTypeCode'),
      value: value('number') || value('latinNumber'),
      country: value('countryIso2Code'),
    })),
    citizenships: mapChildren('citizenship', (value) => value('countryIso2Code')),
    addresses: mapChildren('address', (value) => ({
      line: [value('street'), value('poBox'), value('place'), value('zipCode'), value('city'), value('region'), value('countryDescription')].filter(isText).join(', '),
      country: value('countryIso2Code'),
    })),
    original: xmlToObject(entity),
  } // prettier-ignore
}

/** Countries that are not stated are `UNKNOWN`, with the code `00`. */
function isText(text: string): boolean {
  return text !== '' && text !== 'UNKNOWN'
}
