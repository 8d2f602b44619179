import { describe, expect, it } from 'vitest'
import { capture } from '../../i18n/languages/en/capture.ts'
import { sendingHint } from './sending-hint.ts'

describe('What is said of an upload', () => {
  it.each([
    [null, 'Sending …'],
    [0.5, '50 % sent'],
    [0.999, '99 % sent'],
    [1, 'Checking …'],
  ])('at %s is: %s', (progress, said) => {
    expect(sendingHint(progress, capture)).toBe(said)
  })
})
