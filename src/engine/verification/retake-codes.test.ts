import { expect, it } from 'vitest'
import { movementRetakes, retakeCodes } from './retake-codes.ts'

const rejected = (code: Parameters<typeof retakeCodes>[1][number]['code']) => {
  return { code, decision: 'reject' } as const
}

it('a picture that another one could mend is asked for again, each code once', () => {
  const warnings = [rejected('IMAGE_TOO_BLURRY'), rejected('MISSING_NAME'), rejected('MISSING_NAME')]
  expect(retakeCodes('document', warnings, 4)).toEqual(['IMAGE_TOO_BLURRY', 'MISSING_NAME'])
})

it('what a forger could learn from is never shown, and asks for nothing', () => {
  const silent = ['FAKE_ID', 'RECAPTURED_DOCUMENT', 'IMAGE_EDITED', 'NAME_VERIFICATION_FAILED'] as const
  const more = ['AML_SANCTION', 'DUPLICATE_FACE', 'BLOCKLISTED_DOCUMENT', 'UNDER_18'] as const
  for (const step of ['document', 'face'] as const)
    expect(retakeCodes(step, [...silent, ...more].map(rejected), 0)).toEqual([])
})

it('a picture that would only be reviewed is asked for again twice, and then taken', () => {
  const glare = [{ code: 'GLARE_DETECTED', decision: 'review' }] as const
  expect([0, 1, 2].map((refused) => retakeCodes('document', glare, refused).length)).toEqual([1, 1, 0])
})

it('what changes no decision asks for nothing', () => {
  expect(retakeCodes('face', [{ code: 'FACE_MISMATCH', decision: 'accept' }], 0)).toEqual([])
})

it('codes of one step are none of the other', () => {
  expect(retakeCodes('face', [rejected('IMAGE_TOO_BLURRY')], 0)).toEqual([])
  expect(retakeCodes('document', [rejected('FACE_MISMATCH')], 0)).toEqual([])
})

it.each([
  [null, 0, ['FACE_LIVENESS_ERR']],
  [null, 1, ['FACE_LIVENESS_ERR']],
  [null, 2, []],
  [true, 0, []],
  [false, 0, []],
  [undefined, 0, []],
])('Movements judged %s, after %d refusals, are asked for again: %j', (met, refused, codes) => {
  expect(movementRetakes(met, refused)).toEqual(codes)
})
