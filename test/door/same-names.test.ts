import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { loadSanctions } from '../world/lists/sanctions.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const born = { dob: '1960-01-01' }
  await loadSanctions(server, [
    { id: 1, name: 'LUKASHENKO, Aleksandr Grigoryevich', ...born },
    { id: 2, name: 'AL-ASSAD, Bushra', ...born },
    { id: 3, name: 'QADHAFI, Hannibal Muammar', ...born },
    { id: 4, name: 'KIM, Song Hun', ...born },
    { id: 5, name: 'SOLEIMANI, Qasem', ...born },
    { id: 6, name: 'AL-ASSAD, Bashar', ...born },
    { id: 7, name: 'QADHAFI, Muammar', ...born },
    { id: 8, name: 'KIM, Jong Un', ...born },
  ])
})
afterAll(() => server.close())

const screened = z.looseObject({ match: z.array(z.looseObject({ id: z.string(), score: z.number() })) })
const scoresOf = async (name: string): Promise<Readonly<Record<string, number>>> => {
  const body = { name, entity: 0, database: ['us_ofac'] }
  const reply = await server.ask({ method: 'POST', url: '/aml', body })
  return Object.fromEntries(screened.parse(reply.json()).match.map(({ id, score }) => [id, score]))
}

it.each([
  ['Alexander Lukashenko', 'us_ofac:1'],
  ['Aliaksandr Lukashenko', 'us_ofac:1'],
  ['Kassem Soleimani', 'us_ofac:5'],
])('%s is found as the list spells the name, well above the band', async (name, id) => {
  expect((await scoresOf(name))[id]).toBeGreaterThan(0.8)
})

const odds = (score: number) => score / (1 - score)

it.each([
  ['Bashar al-Assad', 'us_ofac:6', 'us_ofac:2'],
  ['Muammar Gaddafi', 'us_ofac:7', 'us_ofac:3'],
  ['Kim Jong Un', 'us_ofac:8', 'us_ofac:4'],
])('%s is found, and a relative or namesake far below or not at all', async (name, id, other) => {
  const scores = await scoresOf(name)
  expect(odds(scores[id] ?? 0)).toBeGreaterThan(10 * odds(scores[other] ?? 0))
})
