import { describe, expect, it } from 'vitest'
import { compareRotations } from './turned.ts'

describe('Answers to one picture in several rotations', () => {
  it('contradict each other where two values are read, and do not where one is missing', () => {
    const answers = [
      { dob: '1980-01-02', sex: 'F', lastName: 'A' },
      { dob: '1980-01-02', sex: 'M', lastName: 'A' },
      { dob: '1980-01-02', lastName: 'A', expiry: '2030-01-01' },
    ]
    expect(compareRotations(answers)).toEqual({ contradicting: ['sex'], silent: ['expiry'] })
  })
})
