import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packagePath } from '../../src/platform/files/package-path.ts'
import { ServiceStartError, startService } from '../world/service/service.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'

const other = createServer()
let port = 0
let directory = ''

beforeAll(async () => {
  directory = await createDataDirectory()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  port = address.port
})
afterAll(() => {
  other.close()
  rmSync(directory, { recursive: true, force: true })
})

it('A first start whose port is taken says so, and shows the keys that no later start shows', async () => {
  const environment = { SYMBOLON_HOST: '127.0.0.1', SYMBOLON_PORT: String(port), SYMBOLON_SERVER_KEY: '' }
  const error: unknown = await startService({ program: 'built', directory, environment }).catch(
    (caught: unknown) => caught,
  )
  const { said, status } = error instanceof ServiceStartError ? error : { said: String(error), status: 0 }
  expect(status).not.toBe(0)
  expect(said).toContain(`Port ${port} is taken by another program. Stop it, or set SYMBOLON_PORT.`)
  expect(said).toMatch(/Keys, shown this once:\n {2}live server +\w{32}/)

  const later = await startService({
    ...{ program: 'built', directory },
    environment: { SYMBOLON_SERVER_KEY: '' },
  })
  expect(later.said()).not.toContain('shown this once')
  await later.stop()
})

it('The program that was built runs by its own name, as `npx symbolon` calls it', () => {
  const said = execFileSync(packagePath('dist/main.js'), ['--help'], { encoding: 'utf8' })
  expect(said).toMatch(/^Usage: symbolon/)
})
