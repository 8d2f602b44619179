import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readXml, textIn, type XmlElement } from '../read-xml.ts'

/** Individuals and entities of the consolidated list, as published. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readUn(chunks: AsyncIterable<string>): AsyncGenerator<XmlElement> {
  const title = 'consolidated.xml'
  const shape = { title, root: 'CONSOLIDATED_LIST', records: ['INDIVIDUAL', 'ENTITY'] }
  for await (const record of readXml(chunks, shape)) {
    if (textIn(record, 'DATAID') === '' || textIn(record, 'FIRST_NAME') === '') {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `A record of ${title} has no number or no name.`,
      })
    }
    yield record
  }
}
