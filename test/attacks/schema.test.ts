import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { runSchemathesis, findSchemathesis } from '../world/service/schemathesis.ts'
import { serviceKeys } from '../world/service/service.ts'
import { portOf } from '../world/service/raw-socket.ts'

/** `SCHEMA_SECONDS=600 npm run test:schema` looks longer; CI takes a short look at every operation. */
const seconds = Number(process.env['SCHEMA_SECONDS'] ?? '30')
const examples = seconds > 60 ? 100 : 3
const isHere = (await findSchemathesis()) === true

describe.runIf(isHere)('our own interface, asked by schemathesis', () => {
  let server: TestServer
  let url = ''
  beforeAll(async () => {
    server = await openTestServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${portOf(server.app)}`
  })
  afterAll(() => server.close())

  // What ends keys comes last: it learns the ids of keys from answers, and then uses them.
  const endsKeys = '^/x/keys/'
  it.each([
    ['restricted', serviceKeys.restricted, { notPaths: endsKeys, seconds }],
    ['server', serviceKeys.server, { notPaths: endsKeys, seconds }],
    ['test', serviceKeys.test, { paths: endsKeys, seconds: seconds / 3 }],
  ] as const)(
    'answers a %s key as openapi.json says: no fault but the documented, and no other shape',
    async (_, key, chosen) => {
      const { status, said } = await runSchemathesis({ url, key, examples, ...chosen })
      expect(status, said.slice(-8_000)).toBe(0)
      expect(said).toContain('Tested:')
    },
    (seconds + 600) * 1_000,
  )
})
