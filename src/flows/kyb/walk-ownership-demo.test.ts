import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openRegisters } from '../../adapters/registers/open-registers.ts'
import { RegisterAnswers } from '../../adapters/registers/search/answer-query.ts'
import { RegisterReaders, resultOf } from '../../adapters/registers/search/serve-registers.ts'
import { registerEngine } from '../../engine/companies/registers/register-engine.ts'
import { registerAnswer } from '../companies/register-answer.ts'
import { walkOwnership } from './walk-ownership.ts'

const directory = mkdtempSync(join(tmpdir(), 'walk-'))
const readers = new RegisterReaders(registerEngine)
const registers = openRegisters({
  directory,
  engine: registerEngine,
  run: () => Promise.reject(new Error('Nothing is imported here.')),
  searcher: {
    ask: async (ask, asked) => {
      const served = await Promise.all(
        asked.map(async (one) => ({ ...one, reader: await readers.reader(one) })),
      )
      return resultOf(new RegisterAnswers(registerEngine, served), ask)
    },
    close: () => Promise.resolve(),
  },
  clock: { now: () => Date.parse('2026-11-26T12:00:00Z') },
  staleDays: null,
})
afterAll(async () => {
  await registers.close()
  rmSync(directory, { recursive: true, force: true })
})

async function walked(query: { readonly registrationNumber: string; readonly country: string }) {
  const { signal } = new AbortController()
  const registry = await registerAnswer({ registers }, { ...query, mode: 'test' }, signal)
  const request = { mode: 'test', values: {}, registry, documentOwners: [], signal } as const
  return walkOwnership({ registers }, request)
}

describe('the owners of companies of the invented register', () => {
  it('are found behind two companies, with the path', async () => {
    const { owners, known, incomplete } = await walked({ registrationNumber: '99000001', country: 'GB' })
    const top = owners.find(({ sentence }) => sentence.startsWith('Bartholomew'))
    expect(top).toMatchObject({
      share: { min: 54, max: 54 },
      sentence:
        'Bartholomew Ignatius Quillfeather holds 100% of Cinderquay Beteiligungen GmbH, which holds 90% of Nevermoor Holdings B.V., which holds 60% of Lantern & Larkspur Limited. That is 54% of Lantern & Larkspur Limited.',
    })
    expect(top?.paths.map(({ nodes }) => nodes.length)).toEqual([4])
    expect(known).toBe(100)
    expect(incomplete).toEqual([])
  })

  it('who hold each other end in a circle', async () => {
    const { incomplete, owners } = await walked({ registrationNumber: '99000026', country: 'GB' })
    expect(incomplete).toEqual([expect.stringContaining('Circlet Two Limited hold each other in a circle')])
    expect(owners.find(({ sentence }) => sentence.startsWith('Bartholomew'))?.share).toEqual({
      min: 25,
      max: 50,
    })
  })
})
