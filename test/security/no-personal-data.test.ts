import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { startService } from '../world/service/service.ts'
import { PersonalDataScenario, type ScenarioResult } from './eventful-day.ts'
import { findSensitiveText, stripTimestamps } from './traces.ts'

const webhookSecret = 'whsec_Y2FuYXJ5Y2FuYXJ5Y2FuYXJ5Y2FuYXJ5'

const temporary = mkdtempSync(join(tmpdir(), 'symbolon-log-'))
let directory = ''
let scenario: ScenarioResult
let log = ''

beforeAll(async () => {
  directory = await createDataDirectory()
  mkdirSync(join(temporary, 'tmp'))
  const service = await startService({
    directory,
    environment: {
      SYMBOLON_LOG_LEVEL: 'debug',
      SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1',
      SYMBOLON_FETCH_ALLOW: '127.0.0.1',
      SYMBOLON_WEBHOOK_SECRET: webhookSecret,
      TMPDIR: join(temporary, 'tmp'),
      // What runs the sources keeps compiled ones there, fixtures and all.
      TSX_DISABLE_CACHE: '1',
    },
  })
  try {
    scenario = await new PersonalDataScenario(service).pass()
    expect(await service.stop()).toBe(0)
  } finally {
    await service.kill()
  }
  log = service.said()
})

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true })
  rmSync(directory, { recursive: true, force: true })
})

/** Files that a person could come upon as a log: all that the service left, but its two stores. */
function remainingFiles(): readonly string[] {
  return [directory, temporary]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^(?:database|vault|lists)\//.test(relative(directory, path)))
}

const secrets = () => [...scenario.secrets, { what: 'webhook secret', text: webhookSecret }]

describe('the log of an eventful day, at its most talkative', () => {
  it('tells of every kind of answer and of the faults', () => {
    const expectedStatuses = [200, 400, 401, 403, 404, 405, 413, 415, 422, 431, 500, 503]
    expect(expectedStatuses.filter((status) => !scenario.statuses.has(status))).toEqual([])
    expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(50)
    expect(log).toContain('"level":"debug"')
    expect(log).toMatch(/"level":"error".*"msg":"a request failed"/)
  })

  it('names no one: no name, number, date, word, picture, token, key or secret of the day stands in it', () => {
    expect(secrets().length).toBeGreaterThan(40)
    expect(findSensitiveText(stripTimestamps(log), secrets())).toEqual([])
  })

  it('has no file beside it that does', () => {
    const found = remainingFiles().map(
      (path) => [path, findSensitiveText(readFileSync(path, 'latin1'), secrets())] as const,
    )
    expect(found.filter(([, traces]) => traces.length > 0)).toEqual([])
  })

  it('would be found out if it named someone', () => {
    for (const { text, what } of secrets())
      expect(findSensitiveText(`${log}\n{"msg":"scan of ${text} failed"}`, secrets()), what).not.toEqual([])
  })
})
