import { expect, it } from 'vitest'
import { bestAlignment } from '../compare-names.ts'
import { exceedsTypoLimit } from './typo-limit.ts'

const farOff = (query: string, listed: string) =>
  exceedsTypoLimit(bestAlignment({ query, listed, bearer: 'person' }))

it.each([
  ['Nightjar, Silas', 'NIGHTJAR, Silas'],
  ['Nightjer, Solas', 'NIGHTJAR, Silas'],
  // In a word too short to be known again.
  ['NIGHTJAR, ivXe', 'NIGHTJAR, Ive'],
  ['Ievx NIGHTJAR', 'NIGHTJAR, Ive'],
  // Beside a gap, and in it.
  ['NIGHTJA,R Silas', 'NIGHTJAR, Silas'],
  ['NIGHT JAR, Silos', 'NIGHTJAR, Silas'],
  ['Everglade Nightjer Solas', 'Silas Everglade Nightjar'],
  // Another spelling of the same name is no slip.
  ['Yevgeny Nightjer', 'NIGHTJAR, Jewgeni'],
])('%s is no more than two slips from %s', (query, listed) => expect(farOff(query, listed)).toBe(false))

it.each([
  ['NIGHTJAR, Omar', 'NIGHTJAR, Silas'],
  ['NIGHTJAR', 'NIGHTJAR, Silas'],
  ['Nightjar, Everglade Silas', 'NIGHTJAR, Silas'],
  ['Nigthjer, Solas', 'NIGHTJAR, Silas'],
])('%s is more than two slips from %s', (query, listed) => expect(farOff(query, listed)).toBe(true))
