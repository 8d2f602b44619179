import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readXml, textIn, type XmlElement } from '../read-xml.ts'

/** Records of the list, as published. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readSema(chunks: AsyncIterable<string>): AsyncGenerator<XmlElement> {
  const title = 'sema-lmes.xml'
  for await (const record of readXml(chunks, { title, root: 'data-set', records: ['record'] })) {
    const named = ['LastName', 'GivenName', 'EntityOrShip'].some((part) => textIn(record, part) !== '')
    if (!named || textIn(record, 'Country') === '') {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `A record of ${title} has no name or no regulation.`,
      })
    }
    yield record
  }
}
