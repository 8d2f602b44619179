import { describe, expect, it } from 'vitest'
import { aDetectedFace, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { checks } from '../../engine/checks/all.ts'
import { decide } from '../../engine/decision/decide.ts'
import type { DetectedFace } from '../../vocabulary/face/face.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { FaceAnalysis } from '../ports/inference/inference.ts'
import { verifySelfie } from './verify-selfie.ts'

type Task = Parameters<typeof verifySelfie>[0]

const pixels = { width: 200, height: 220, channels: 3, data: new Uint8Array(200 * 220 * 3).fill(90) } as const
const page = { pixels, format: 'jpeg', original: { width: 200, height: 220 }, page: 1 } as const
const never = () => Promise.reject(new Error('it is not asked'))

/** A task whose networks answer from a script, picture after picture. */
function task(
  see: () => Promise<FaceAnalysis>,
  signal = new AbortController().signal,
  reported: unknown[] = [],
): Task {
  const inference = { decode: () => Promise.resolve([page]), seeFaces: see }
  return {
    ports: {
      inference,
      faults: { report: (...fault: unknown[]) => reported.push(fault) },
      egress: { fetch: never },
      records: {},
      vault: {},
    } as unknown as Task['ports'], // what a selfie needs
    principal: {} as Task['principal'],
    profile: aProfile(),
    today: '2026-11-23',
    limits: { maxImageBytes: 1000, fetchTimeoutMs: 1000, signal },
  }
}

const selfie = {
  frames: [{ kind: 'bytes', bytes: new Uint8Array([1]) }],
  video: null,
  consent: null,
} as const
const portrait = () => ({ pixels })
const seeing = (face: DetectedFace) => () => Promise.resolve({ found: [face.found], seen: [face] })

/** What a profile that asks for nothing but the comparison decides. */
function decided(face: Awaited<ReturnType<typeof verifySelfie>>['facts']) {
  const decisions = Object.fromEntries(
    checks.map(({ code }) => [code, { enabled: code === 'FACE_MISMATCH' }]),
  )
  return decide({ facts: someFacts({ front: null, face }), profile: aProfile({ decisions }), checks })
    .decision
}

describe('verifyFaces', () => {
  it('compares what the networks see', async () => {
    const { facts } = await verifySelfie(task(seeing(aDetectedFace())), selfie, portrait)
    expect(facts.seen?.comparison).toMatchObject({ together: 1 })
    expect(facts.seen?.comparison?.similarity).toBeGreaterThan(0.9)
    expect(decided(facts)).toBe('accept')
  })

  it('says nothing where no selfie was sent', async () => {
    expect(await verifySelfie(task(never), { ...selfie, frames: [] }, portrait)).toEqual({
      facts: { given: false },
      selfie: null,
      person: null,
    })
  })

  it.each<[string, () => Promise<FaceAnalysis>]>([
    ['fail', () => Promise.reject(new Error('a face network gave no numbers'))],
    ['see what is no number', seeing(withoutNumbers('direction'))],
    ['see a place that is none', seeing(withoutNumbers('place'))],
  ])('is never a pass when the networks %s', async (_, see) => {
    const reported: unknown[] = []
    const failing = task(see, new AbortController().signal, reported)
    const { facts, selfie: stored } = await verifySelfie(failing, selfie, portrait)
    expect(facts).toEqual({ given: true, failed: expect.any(String) as string })
    expect(reported).toContainEqual(['the face networks failed', expect.any(Error)])
    expect(stored).toBe(pixels)
    expect(decided(facts)).toBe('review')
  })

  it('passes refusals on, and the end of the request', async () => {
    const busy = new Refusal('SERVICE_UNAVAILABLE')
    await expect(
      verifySelfie(
        task(() => Promise.reject(busy)),
        selfie,
        portrait,
      ),
    ).rejects.toBe(busy)
    const gone = new Error('gone')
    const ended = task(() => Promise.reject(gone), AbortSignal.abort(gone))
    await expect(verifySelfie(ended, selfie, portrait)).rejects.toBe(gone)
  })

  it('holds nothing in its facts by which someone could be known again', async () => {
    const { facts } = await verifySelfie(task(seeing(aDetectedFace())), selfie, portrait)
    expect(Object.keys(facts.seen ?? {}).toSorted()).toEqual(Object.keys(someFaces().seen ?? {}).toSorted())
    expect(JSON.stringify(facts)).not.toMatch(/direction|place|outline|points/)
  })
})

function withoutNumbers(part: keyof DetectedFace['description']): DetectedFace {
  const face = aDetectedFace()
  return { ...face, description: { ...face.description, [part]: new Float32Array(128).fill(Number.NaN) } }
}
