import { describe, expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts/facts.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { type HolderRequest, screenHolder } from './screen-holder.ts'

const readings = [
  aPassport({ fields: someFields({ fullName: 'IVAN PETROV' }) }),
  aPassport({ fields: someFields({ fullName: 'Iwan Petrow' }, { source: 'visual' }) }),
]
const request: HolderRequest = {
  mode: 'live',
  profile: { decisions: { AML_SANCTION: { enabled: true, review: 1, reject: 2, weight: 1 } } },
  readings,
  settings: () => Promise.resolve({ band: 0.7, requiredLists: null }),
  falsePositiveRules: () => Promise.resolve([]),
  signal: new AbortController().signal,
}
const listsThat = (search: (query: ScreeningQuery) => Promise<ScreeningAnswer>) => ({
  lists: { search, versions: () => [] },
})
const nothing: ScreeningAnswer = { hits: [], versions: [], matcher: 'names-1' }

describe('screening of a holder', () => {
  it('asks for every spelling at once, and waits for all of them', async () => {
    const answers: ((answer: ScreeningAnswer) => void)[] = []
    const screened = screenHolder(
      listsThat(() => new Promise((resolve) => answers.push(resolve))),
      request,
    )
    await expect.poll(() => answers.length).toBe(2)
    for (const answer of answers) answer(nothing)
    expect((await screened).screening).toMatchObject({ done: true, questions: [{}, {}], hits: [] })
  })

  it('is not done where no list is loaded, and is refused with the scan where too many wait', async () => {
    const refused = (retryAfterSeconds?: number) => {
      const details = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
      return listsThat(() => Promise.reject(new Refusal('SERVICE_UNAVAILABLE', details)))
    }
    expect((await screenHolder(refused(), request)).screening).toMatchObject({ done: false })
    await expect(screenHolder(refused(1), request)).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 1,
    })
  })
})
