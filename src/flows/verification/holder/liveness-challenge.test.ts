import { describe, expect, it } from 'vitest'
import { courseOf, refusedPicture, testLink } from '../../../engine/verification/link.fixture.ts'
import { promptOrders } from '../../../engine/verification/prompt-orders.table.ts'
import { livenessChallenge } from './liveness-challenge.ts'

const seal = (key: number) => ({
  key: new Uint8Array(32).fill(key),
  ...{ kind: 'link', accountId: 'a', recordId: '1'.repeat(32), keyVersion: 1 },
})
const asked = (sent: number, { key = 1, session = 'f'.repeat(64), link = testLink() } = {}) => {
  const events = courseOf(
    ...Array.from({ length: sent }, () => ({ kind: 'face', ...refusedPicture }) as const),
  )
  return livenessChallenge({ link, events, seal: seal(key) }, { digest: session })
}

describe('The movements that a person is asked for', () => {
  it('stay the same for one picture, and are bound to the session by the nonce alone', () => {
    expect(asked(0)).toEqual(asked(0))
    const [one, other] = [asked(0), asked(0, { session: 'e'.repeat(64) })]
    expect(other?.prompts).toEqual(one?.prompts)
    expect(other?.nonce).not.toBe(one?.nonce)
    expect(one?.nonce).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are drawn anew after each picture, in every order over many links', () => {
    expect(asked(1)?.nonce).not.toBe(asked(0)?.nonce)
    const drawn = Array.from({ length: 200 }, (_, n) => asked(n % 5, { key: n })?.prompts.join())
    expect(new Set(drawn).size).toBe(promptOrders.length)
  })

  it('are none where no face is shown, or the profile does not ask whether someone is alive', () => {
    expect(asked(0, { link: testLink({ kind: 'document' }) })).toBeNull()
    const { profile, ...rest } = testLink()
    const rule = { enabled: false, review: 0, reject: 0, weight: 1 }
    const decisions = { ...profile.decisions, FACE_LIVENESS_ERR: rule }
    expect(asked(0, { link: { ...rest, profile: { ...profile, decisions } } })).toBeNull()
  })
})

describe('Orders of movements', () => {
  it('name each movement once, and a turn at least', () => {
    for (const order of promptOrders) {
      expect(new Set(order).size).toBe(order.length)
      expect(order.some((prompt) => prompt !== 'MOUTH_OPEN')).toBe(true)
    }
    expect(new Set(promptOrders.map((order) => order.join())).size).toBe(6)
  })
})
