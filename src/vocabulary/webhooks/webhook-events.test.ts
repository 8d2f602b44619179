import { describe, expect, it } from 'vitest'
import { aTransaction } from '../../../test/world/facts/a-transaction.ts'
import { aHostedLink } from '../../../test/world/verification/store-link.ts'
import { eventBody, tombstoneBody } from './webhook-events.ts'

const ids = { id: 'a'.repeat(32), subjectId: 'b'.repeat(32) }

describe('the body of an event', () => {
  it('repeats a new transaction in the words of the wire, with bare tokens for its pictures', () => {
    const token = 'c'.repeat(64)
    const body = eventBody('new', {
      kind: 'transaction',
      transaction: aTransaction(ids, { mode: 'live' }, { customData: 'u-17', images: { front: token } }),
    })
    expect(body).toMatchObject({
      event: 'new',
      success: true,
      transactionId: ids.id,
      customData: 'u-17',
      decision: 'accept',
      outputImage: { front: token },
      data: { documentNumber: [{ value: 'X1234567' }] },
      warning: [],
      missingFields: [],
      outputFile: [],
      scores: {},
      createdAt: 1_790_000_000,
    })
    expect(body).not.toHaveProperty('docupass')
    expect(body).not.toHaveProperty('mode')
  })

  it.each(['update', 'delete'] as const)(
    'says of an %s only which transaction it was and how it stands',
    (event) => {
      const body = eventBody(event, {
        kind: 'transaction',
        transaction: aTransaction(ids, { mode: 'live' }, { docupass: 'US7K', reason: 'secret', note: 'n' }),
      })
      expect(Object.keys(body).sort()).toEqual([
        'customData',
        'decision',
        'docupass',
        'event',
        'profileId',
        'success',
        'transactionId',
      ])
    },
  )

  it('says of a refused picture what is to be done better, and nothing of the person', () => {
    const expected = {
      ...{ verifyName: 'Ada Example', verifyDob: '', verifyAge: '' },
      ...{ verifyAddress: '', verifyPostcode: '', verifyDocumentNumber: '' },
    }
    const link = aHostedLink(
      ids,
      { mode: 'live' },
      { customData: 'u-17', userPhone: '+12025550143', expected },
    )
    const attempt = { step: 'face', codes: ['FACE_MISMATCH'], attemptsLeft: 2 } as const
    const body = eventBody('docupass_inconclusive', { kind: 'link', link, attempt })
    expect(body).toEqual({
      ...{ event: 'docupass_inconclusive', success: true, linkId: link.id, docupass: link.reference },
      ...{ profileId: link.profileId, customData: 'u-17', decision: 'reject', step: 'face', attemptsLeft: 2 },
      warning: [expect.objectContaining({ code: 'FACE_MISMATCH', decision: 'reject', confidence: 1 })],
    })
    expect(tombstoneBody('docupass_inconclusive', link.id)).toMatchObject({ linkId: link.id })
  })

  it('marks what was made with a test key', () => {
    expect(
      eventBody('delete', { kind: 'transaction', transaction: aTransaction(ids, { mode: 'test' }) }),
    ).toMatchObject({ mode: 'test' })
  })

  it('never tells the facts, the trace or the profile behind a decision', () => {
    const body = eventBody('docupass_conclusive', {
      kind: 'transaction',
      transaction: aTransaction(ids, { mode: 'live' }),
    })
    for (const inner of ['facts', 'trace', 'effectiveProfile', 'subjectId', 'note'])
      expect(body).not.toHaveProperty(inner)
  })
})
