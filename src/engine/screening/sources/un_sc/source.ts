import type { ListSource } from '../list-source.ts'
import { requirePart } from '../require-part.ts'
import { recogniseFile } from '../recognise-files.ts'
import { readUn } from './read.ts'
import { unEntity } from './to-entity.ts'

/** The consolidated list of the Security Council of the United Nations: all its sanctions committees. */
export const unSc: ListSource = {
  id: 'un_sc',
  database: 'un_sc',
  title: 'United Nations Security Council Consolidated List',
  publisher: 'United Nations Security Council',
  topic: 'sanction',
  licence: {
    name: 'United Nations terms of use',
    url: 'https://www.un.org/en/about-us/terms-of-use',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 7,
  bounds: { min: 500, max: 5000, minShareOfPrevious: 0.85 },
  formatDescription: 'XML: CONSOLIDATED_LIST of INDIVIDUAL and ENTITY',
  files: [
    { part: 'xml', url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml', required: true },
  ],
  recognise: (paths) => recogniseFile(paths, { xml: /^(?:un(?:sc)?_?)?consolidated(?:_?list)?\.xml$/ }),
  async *entities(parts) {
    for await (const record of readUn(requirePart(parts, 'xml'))) yield unEntity(record)
  },
}
