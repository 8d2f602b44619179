import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { publicationDate } from './publication-date.ts'

const sample = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

describe('the day of a list', () => {
  it.each([
    ['un_sc/sample/consolidated.xml', '2026-02-27'],
    ['eu_fsf/sample/xmlFullSanctionsList_1_1.xml', '2026-01-30'],
    ['eu_fsf/sample/csvFullSanctionsList_1_1.csv', '2026-01-30'],
    ['gb_hmt/sample/UK-Sanctions-List.csv', '2026-01-30'],
    ['us_ofac/sample/sdn.csv', null],
    ['ca_dfatd/sample/sema-lmes.xml', null],
  ])('is what %s says of itself', (path, date) => {
    expect(publicationDate(sample(path))).toBe(date)
  })

  it('is read with the month first where OFAC writes it', () => {
    const head = '<sdnList xmlns="x"><publshInformation><Publish_Date>03/28/2025</Publish_Date>'
    expect(publicationDate(head)).toBe('2025-03-28')
  })

  it.each(['<Publish_Date>13/28/2025</Publish_Date>', '<Publish_Date>02/30/2025</Publish_Date>', 'Report Date: 11-Abc-2025', 'A,Report Date: 11-Aug-2025', ''])(
    'is none in %j',
    (head) => {
      expect(publicationDate(head)).toBeNull()
    },
  ) // prettier-ignore
})
