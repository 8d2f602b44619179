import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { loadSanctions } from '../world/lists/sanctions.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await loadSanctions(server, [
    { id: 1, name: 'ZARKANIYA OASIS CO., LIMITED' },
    { id: 2, name: 'INTERNATIONAL VELTRANI CO., LIMITED' },
  ])
})
afterAll(() => server.close())

const screened = z.looseObject({ match: z.array(z.looseObject({ id: z.string() })) })
const foundBy = async (name: string): Promise<readonly string[]> => {
  const body = { name, entity: 1, database: ['us_ofac'] }
  const reply = await server.ask({ method: 'POST', url: '/aml', body })
  return screened.parse(reply.json()).match.map(({ id }) => id)
}

it('a company is found in the band by the rare word that its name begins with, whatever the legal form', async () => {
  expect(await foundBy('Zarkaniya Limited')).toEqual(['us_ofac:1'])
  expect(await foundBy('Zarkaniya S.A.')).toEqual(['us_ofac:1'])
})

it('a word that many companies bear finds none of them, nor does a rare one beside a word that the list does not have', async () => {
  expect(await foundBy('International Limited')).toEqual([])
  expect(await foundBy('Zarkaniya Brennerhof Limited')).toEqual([])
})
