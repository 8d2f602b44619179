import { describe, expect, it } from 'vitest'
import { recogniseOfac as recognise } from './recognise.ts'
import { sdnFileNames } from './source.ts'

const recogniseOfac = (paths: readonly string[]) => recognise(paths, sdnFileNames)

describe('recogniseOfac', () => {
  it('knows the publisher’s own names, compressed or not, whatever their case', () => {
    expect(recogniseOfac(['x/SDN.CSV', 'x/alt.csv.gz', 'x/add.csv', 'x/readme.txt'])).toEqual({
      parts: { sdn: 'x/SDN.CSV', alt: 'x/alt.csv.gz', add: 'x/add.csv' },
      date: null,
      warnings: [],
    })
  })

  it('puts dated copies of one edition together', () => {
    const found = recogniseOfac([
      'o/20210707_sdn.csv.gz',
      'o/20210707_alt.csv.gz',
      'o/20240108_alt.csv.gz',
      'o/20240108_add.csv.gz',
      'o/20251219_cons_alt.csv',
      'o/sdn_history/sdn_2023-12-28.csv.gz',
      'o/sdn_history/sdn_2024-05-03.csv.gz',
    ])
    expect(found?.parts).toEqual({
      sdn: 'o/sdn_history/sdn_2023-12-28.csv.gz',
      alt: 'o/20240108_alt.csv.gz',
      add: 'o/20240108_add.csv.gz',
    })
    expect(found?.date).toBe('2023-12-28')
  })

  it('takes a single file of any name for the list, and says what is missing', () => {
    const found = recogniseOfac(['list.csv'])
    expect(found?.parts).toEqual({ sdn: 'list.csv' })
    expect(found?.warnings).toHaveLength(2)
  })

  it('takes the legacy XML where there is no CSV set, or only an older one', () => {
    expect(recogniseOfac(['x/sdn.xml.gz', 'x/consolidated.xml'])?.parts).toEqual({ xml: 'x/sdn.xml.gz' })
    expect(recogniseOfac(['20240108_sdn.csv', 'sdn.xml'])?.parts).toEqual({ xml: 'sdn.xml' })
    expect(recogniseOfac(['sdn.csv', 'alt.csv', 'add.csv', 'sdn.xml'])?.parts).toMatchObject({
      sdn: 'sdn.csv',
    })
  })

  it('finds nothing among other files', () => {
    expect(recogniseOfac(['a.pdf', 'b.txt'])).toBeNull()
    expect(recogniseOfac(['alt.csv'])).toBeNull()
  })
})
