import { describe, expect, it } from 'vitest'
import { statedExposure } from './stated-exposure.ts'

const of = (...topics: readonly string[]) => statedExposure({ properties: { topics } })

describe('what topics state of a public office', () => {
  it.each([
    [['role.pep', 'gov.igo'], { by: 'office', offices: ['international'] }],
    [['role.pep.frmr', 'gov.muni'], { by: 'office', offices: ['municipal'], tenure: 'past' }],
    [['role.rca'], { by: 'family-or-associate', offices: [] }],
    [['role.rca', 'role.pep'], { by: 'office', offices: [] }],
  ])('%j', (topics, stated) => {
    expect(of(...topics)).toEqual({ ...stated, positions: [] })
  })

  it('is nothing without a role', () => expect(of('sanction', 'gov.national')).toBeUndefined())
})
