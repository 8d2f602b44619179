import { keyActor } from '../../vocabulary/account/actor.ts'
import { describe, expect, it } from 'vitest'
import { aDetectedFace } from '../../../test/world/pictures/faces.ts'
import { aProfile } from '../../../test/world/facts/facts.ts'
import { evidenceAt } from '../../engine/face/face-similarity.ts'
import type { FaceSearchTask } from '../ports/face/face-search.ts'
import { findKnownFaces } from './find-known-faces.ts'

const { description: person } = aDetectedFace()
const principal = { accountId: 'a', actor: keyActor('k'), kind: 'server', mode: 'test', scopes: [] } as const
const face = { requireConsent: false, templates: 'keep', duplicateSearch: true } as const

/** What was asked of the search, and what the facts then say. */
async function looked(
  settings: Parameters<typeof aProfile>[0] = { face },
  {
    given = person,
    fails = null,
    stop = new AbortController(),
  }: {
    readonly given?: typeof person | null
    readonly fails?: Error | null
    readonly stop?: AbortController
  } = {},
) {
  const request: FaceSearchTask[] = []
  const search = (task: FaceSearchTask) => {
    request.push(task)
    if (fails !== null) return Promise.reject(fails)
    return Promise.resolve({ searched: 7, hits: [{ id: 't', evidence: evidenceAt(0.98) }] })
  }
  const templateChanges = () => Promise.reject(new Error('it is not asked'))
  const ports = { records: { templateChanges }, inference: { models: {} }, faceSearch: { search } }
  const searching = { ports, principal, profile: aProfile(settings), signal: stop.signal }
  return { facts: await findKnownFaces(searching, { person: given, isGiven: true }), asked: request }
}

describe('whom a face may be', () => {
  it('is answered with ids and scores alone, in the mode of the key', async () => {
    const { facts, asked: request } = await looked()
    expect(facts).toEqual({ knownFaces: { searched: 7, found: [{ id: 't', similarity: 0.98 }] } })
    expect(request[0]?.gallery).toContain('a test')
    expect(request[0]?.question.least).toBeCloseTo(evidenceAt(0.8))
  })

  it('is looked for as far down as the profile warns', async () => {
    const { asked: request } = await looked({ face, thresholds: { faceDuplicate: 0.6 } })
    expect(request[0]?.question.least).toBeCloseTo(evidenceAt(0.6))
  })

  it('is not looked for unless the profile asks, nor where nothing is kept or seen', async () => {
    expect(await looked({ face: { ...face, duplicateSearch: false } })).toEqual({ facts: {}, asked: [] })
    const stored = await looked({ face: { ...face, templates: 'never' } })
    expect([stored.facts.knownFaces, stored.asked]).toEqual([
      { failed: expect.stringContaining('face.templates') as string },
      [],
    ])
    const unseen = await looked({ face }, { given: null })
    expect([unseen.facts.knownFaces, unseen.asked]).toEqual([{ failed: expect.any(String) as string }, []])
  })

  it('stands as failed in the facts where the search fails, and ends with the request', async () => {
    const fails = new Error('a name that no one shall read')
    expect((await looked({ face }, { fails })).facts).toEqual({
      knownFaces: { failed: 'Earlier faces could not be searched.' },
    })
    const stop = new AbortController()
    stop.abort()
    await expect(looked({ face }, { fails, stop })).rejects.toBe(fails)
  })
})
