import { describe, expect, it } from 'vitest'
import { withoutTitle } from './without-title.ts'

describe('A name', () => {
  it.each([
    ['MR. SOMCHAI', 'SOMCHAI'],
    ['Miss Somying Jaidee', 'Somying Jaidee'],
    ['นายสมชาย', 'สมชาย'],
    ['น.ส. สมหญิง', 'สมหญิง'],
    ['श्रीमती सुनीता देवी', 'सुनीता देवी'],
    ['السيد محمد علي', 'محمد علي'],
    ['SHRI RAHUL VERMA', 'RAHUL VERMA'],
    ['Prof. Dr. Müller', 'Müller'],
  ])('%s loses its title', (printed, name) => {
    expect(withoutTitle(printed)).toBe(name)
  })

  it.each(['Sri Wahyuni', 'KUMARI DEVI', 'MISSAK', 'MRIDUL SEN', 'MS DHONI', 'Mr.', 'DRAGAN', 'السيدي'])(
    '%s is no title',
    (name) => {
      expect(withoutTitle(name)).toBe(name)
    },
  )
})
