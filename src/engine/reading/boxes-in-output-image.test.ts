import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../test/world/partial-stub.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { mapQuad } from '../imaging/geometry/homography.ts'
import { boxesInOutputImage } from './boxes-in-output-image.ts'

const inputBox: Quad<'sent'> = [
  [100 / 3, 20],
  [571.6461647727274, 20],
  [571.6461647727274, 446.86335],
  [100 / 3, 446.86335],
]
const value = { value: 'ANNA', confidence: 0.9, source: 'visual', index: 0 } as const
const reading = partialStub<DocumentReading>(
  { fields: { firstName: [{ ...value, inputBox }], fullName: [value] } },
  'reading',
)

describe('places of fields', () => {
  it('are given in both pictures, with four digits behind the point', () => {
    const placed = boxesInOutputImage(reading, (quad) =>
      mapQuad<'sent', 'output'>(quad, ([x, y]) => [x / 3, y / 3]),
    )
    expect(placed.fields.firstName).toEqual([
      {
        ...value,
        inputBox: [[33.3333, 20], [571.6462, 20], [571.6462, 446.8634], [33.3333, 446.8634]],
        outputBox: [[11.1111, 6.6667], [190.5487, 6.6667], [190.5487, 148.9545], [11.1111, 148.9545]],
      },
    ]) // prettier-ignore
  })

  it('are none where a field has none', () => {
    const placed = boxesInOutputImage(reading, (quad) => mapQuad<'sent', 'output'>(quad, ([x, y]) => [x, y]))
    expect(placed.fields.fullName).toEqual([value])
  })
})
