import { Refusal } from '../../../../vocabulary/refusals.ts'
import { childrenOf, plainXml, readXml, textIn, type XmlElement } from '../read-xml.ts'
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
  const of = (element: XmlElement | undefined) => (name: string) => element?.attributes[name] ?? ''
  const all = <Value>(
    name: string,
    read: (value: (attribute: string) => string, element: XmlElement) => Value,
  ) => childrenOf(entity, name).map((element) => read(of(element), element))
  const regulations = childrenOf(entity, 'regulation')
  const own = of(entity)
  return {
    logicalId: own('logicalId'),
    euReference: own('euReferenceNumber'),
    unReference: own('unitedNationId'),
    subject: of(childrenOf(entity, 'subjectType')[0])('code'),
    remarks: [...childrenOf(entity, 'remark').map(({ text }) => text), own('designationDetails')],
    programmes: regulations.map((regulation) => of(regulation)('programme')),
    links: regulations.map((regulation) => textIn(regulation, 'publicationUrl')),
    listedOn: own('designationDate') || (regulations.map((regulation) => of(regulation)('publicationDate')).sort()[0] ?? ''),
    names: all('nameAlias', (value) => ({
      whole: value('wholeName'),
      last: value('lastName'),
      first: value('firstName'),
      middle: value('middleName'),
      strong: value('strong') !== 'false',
      gender: value('gender'),
      title: value('title'),
      function: value('function'),
    })),
    births: all('birthdate', (value) => ({
      date: value('birthdate'),
      year: value('year'),
      yearFrom: value('yearRangeFrom'),
      yearTo: value('yearRangeTo'),
      circa: value('circa') === 'true',
      place: [value('city') || value('place'), value('region'), value('countryDescription')].filter(isText).join(', '),
    })),
    numbers: all('identification', (value) => ({
      type: value('identificationTypeCode'),
      value: value('number') || value('latinNumber'),
      country: value('countryIso2Code'),
    })),
    citizenships: all('citizenship', (value) => value('countryIso2Code')),
    addresses: all('address', (value) => ({
      line: [value('street'), value('poBox'), value('place'), value('zipCode'), value('city'), value('region'), value('countryDescription')].filter(isText).join(', '),
      country: value('countryIso2Code'),
    })),
    original: plainXml(entity),
  } // prettier-ignore
}

/** Countries that are not stated are `UNKNOWN`, with the code `00`. */
function isText(text: string): boolean {
  return text !== '' && text !== 'UNKNOWN'
}
