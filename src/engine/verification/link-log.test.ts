import { describe, expect, it } from 'vitest'
import type { LinkDeed, LinkEvent } from '../../vocabulary/verification/link-events.ts'
import { linkLog } from './link-log.ts'

const link = { createdAt: 1000, parties: [{ id: 'AAAABBBB', role: 'tenant' }] }
const location = { latitude: 1, longitude: 2, accuracy: 3 }
const events = (...deeds: readonly LinkDeed[]): readonly LinkEvent[] =>
  deeds.map((deed, index) => {
    const head = { seq: index + 1, at: 2000 + index, session: 'aabbccdd', ip: '203.0.113.7' }
    return { ...head, location, deed }
  })
const picture = { evidence: null, pictures: [] }

/** Everything that can happen, with texts of a person where an event holds some. */
const all: readonly LinkDeed[] = [
  { kind: 'opened', party: null, device: 'chrome-android', language: 'en' },
  { kind: 'consented', textId: 'link', sha256: 'ab12', language: 'en', version: 3 },
  { kind: 'selected', country: 'KE', type: 'P' },
  { kind: 'code-sent', number: '+254700111222', channel: 'sms', digest: 'ff', expiresAt: 1 },
  { kind: 'code-tried', number: '+254700111222', isCorrect: false },
  { kind: 'form', answers: { job: 'Baker in Nakuru' } },
  { kind: 'document', ...picture, isAccepted: false, codes: ['IMAGE_TOO_BLURRY', 'GLARE_DETECTED'] },
  { kind: 'face', ...picture, isAccepted: true, codes: [] },
  { kind: 'contract', signingId: 'ab' },
  { kind: 'signed', party: 'AAAABBBB' },
  { kind: 'noted', action: 'Baker in Nakuru', data: ['Baker in Nakuru'] },
  { kind: 'noted', action: 'camera.denied', data: [] },
  { kind: 'asked-again', step: 'face' },
  { kind: 'forgotten' },
]

describe('the log of a link', () => {
  it('begins where the link was made, and has each event with when and from where', () => {
    expect(linkLog({ link, events: events(...all), completion: null })).toHaveLength(all.length + 1)
    expect(linkLog({ link, events: events(...all), completion: null }).slice(0, 2)).toEqual([
      { action: 'create', description: 'The link was made.', session: '', ip: '', location: null, at: 1000 },
      {
        ...{ action: 'open', description: 'The link was opened (chrome-android).' },
        ...{ session: 'aabbccdd', ip: '203.0.113.7', location, at: 2000 },
      },
    ])
  })

  it('has the exact text that was agreed to, and why a picture was refused', () => {
    const text = linkLog({ link, events: events(...all), completion: null }).map((line) => line.description)
    expect(text).toContain('The person agreed to the text link, version 3, language en, SHA-256 ab12.')
    expect(text).toContain('The document was sent. It was refused: IMAGE_TOO_BLURRY, GLARE_DETECTED.')
    expect(text).toContain('The face was sent. It was taken.')
    expect(text).toContain('Signed as tenant.')
  })

  it('holds no number, answer or word of a person', () => {
    const text = JSON.stringify(linkLog({ link, events: events(...all), completion: null }))
    expect(text).not.toMatch(/254700|Baker|Nakuru/)
    expect(text).toContain('The device reports: camera.denied.')
  })

  it('ends with its end', () => {
    const completion = { transactionId: 'ab', completedAt: 9000, validatedPhone: '', ip: '203.0.113.9' }
    const last = (isExpired: boolean) =>
      linkLog({ link, events: [], completion: { ...completion, isExpired } }).at(-1)
    expect(last(false)).toMatchObject({ action: 'complete', ip: '203.0.113.9', at: 9000 })
    expect(last(true)).toMatchObject({ action: 'expire', description: 'The time of the link was over.' })
  })
})
