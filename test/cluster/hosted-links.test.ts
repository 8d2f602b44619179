import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { leaseMsOf } from '../../src/vocabulary/jobs/jobs.table.ts'
import { sha256 } from '../world/contracts/signing-calls.ts'
import { type Cluster, startCluster } from '../world/service/cluster.ts'
import { requestWithKey } from '../world/service/http-call.ts'
import { serviceKeys } from '../world/service/service.ts'
import {
  courseContract,
  courseProfile,
  type LinkCourse,
  linkCourses,
} from '../world/verification/link-courses.ts'
import { LinkPerson } from '../world/verification/link-person.ts'

const signing = z.looseObject({
  ...{ id: z.string(), state: z.string(), documentSha256: z.string() },
  parties: z.array(z.looseObject({ id: z.string() })),
  outputFile: z.array(z.looseObject({ fileName: z.string(), sha256: z.string() })),
})
const signingAnswer = z.looseObject({ item: signing })
const detail = z.looseObject({
  finalTransaction: z
    .looseObject({
      id: z.string(),
      decision: z.string(),
      outputFile: z.array(z.looseObject({ fileName: z.string() })),
      warning: z.array(z.looseObject({ code: z.string() })),
    })
    .nullable(),
})

describe('two processes that serve and one that works, on one PostgreSQL and one object store', () => {
  let cluster: Cluster
  let templateId = ''
  let profile = ''
  let courses: readonly LinkCourse[] = []

  beforeAll(async () => {
    const servers = inject('stores')
    if (servers === undefined || servers === null) throw new Error('No servers.')
    cluster = await startCluster(servers, { program: 'built', apis: 2, workers: 1 })
    const template = await ask(0)('POST', '/contract', { name: 'Lease', content: courseContract })
    templateId = z.looseObject({ templateId: z.string() }).parse(template).templateId
    const made = await ask(0)('POST', '/profile', { name: 'links', ...courseProfile })
    profile = z.looseObject({ id: z.string() }).parse(made).id
    courses = await linkCourses(templateId)
  })
  afterAll(() => cluster.stop())

  const requestAt = (node: number, key: string = serviceKeys.server) =>
    requestWithKey(cluster.apis[node]?.url ?? '', key)

  const ask =
    (node: number) =>
    async (...[method, path, body]: Parameters<ReturnType<typeof requestAt>>): Promise<unknown> => {
      const reply = await requestAt(node)(method, path, body)
      if (reply.status === 200) return reply.json()
      throw new Error(`${path} was answered ${reply.status}: ${String(reply.bytes)}`)
    }

  /** Rows of the shared database, read without the service. */
  async function rows(sql: string): Promise<readonly unknown[]> {
    const url = cluster.environment['SYMBOLON_DATABASE_URL'] ?? ''
    const database = await openDatabase({ kind: 'postgres', url })
    try {
      return (await database.kysely.executeQuery(CompiledQuery.raw(sql))).rows
    } finally {
      await database.close()
    }
  }

  async function isSound(): Promise<void> {
    const { url = '', directory = '' } = cluster.apis[0] ?? {}
    const asked = requestWithKey(url, readOperatorKeys(directory)?.live ?? '')
    const checked = (await asked('POST', '/x/fsck')).json()
    expect(z.looseObject({ findings: z.array(z.unknown()) }).parse(checked).findings).toEqual([])
  }

  const made = async (request: Readonly<Record<string, unknown>>): Promise<string> =>
    z.looseObject({ reference: z.string() }).parse(await ask(0)('POST', '/docupass', { profile, ...request }))
      .reference
  const detailAt = async (node: number, reference: string) =>
    detail.parse(await ask(node)('GET', `/docupass/${reference}`)).finalTransaction

  it('lead a person through a link on both, and each shows how it ended, with the sealed file', async () => {
    for (const course of courses) {
      const reference = await made(course.request)
      // One step here, the next one there.
      let turn = 0
      const person = new LinkPerson(
        { url: () => cluster.apis[turn % 2]?.url ?? null, onAnswer: () => (turn += 1) },
        { reference, course },
      )
      await person.open()
      await person.walk()
      expect(person.wrong).toEqual([])
      const [here, there] = [await detailAt(0, reference), await detailAt(1, reference)]
      expect(here?.id).toBe(there?.id)
      expect(here?.decision, course.name).toMatch(/accept|review/)
      const [file] = there?.outputFile ?? []
      if (course.name === 'face') continue
      const fetched = await requestAt(1)('GET', `/filevault/${file?.fileName ?? ''}`)
      expect(fetched.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
    await isSound()
  })

  /** Signed by its only party; a job seals it. */
  async function signed(): Promise<string> {
    const started = await ask(0)('POST', '/x/signings', { templateId })
    const { id, parties, documentSha256 } = signingAnswer.parse(started).item
    const party = `/x/signings/${id}/parties/${parties[0]?.id ?? ''}`
    await ask(1)('POST', `${party}/show`, { documentSha256 })
    await ask(0)('POST', `${party}/submit`, { fields: { s: { typed: 'Anna' } }, consent: true })
    return id
  }

  const untilTaken = async (): Promise<void> => {
    const taken = () => rows(`select id from jobs where kind = 'seal-signing' and state = 'leased'`)
    while ((await taken()).length === 0) await sleep(20)
  }

  it('seal every document once, and end links whose time is over, though the worker is killed while it seals', async () => {
    const ids: string[] = []
    const killed = cluster.workers[0]
    const late = await made({ mode: 1, profileOverride: { docupass: { expiry: 5 } } })
    const signing = (async () => {
      for (let document = 0; document < 6; document += 1) ids.push(await signed())
    })()
    await untilTaken()
    await killed?.kill()
    await signing
    await cluster.startWorker(0)
    const wait = { timeout: leaseMsOf('seal-signing') + 120_000, interval: 200 }
    for (const id of ids) {
      const read = async () => signingAnswer.parse(await ask(1)('GET', `/x/signings/${id}`)).item
      await expect.poll(async () => (await read()).state, wait).toBe('sealed')
      const { outputFile } = await read()
      expect(outputFile).toHaveLength(1)
      const file = await requestAt(1)('GET', `/filevault/${outputFile[0]?.fileName ?? ''}`)
      expect(sha256(file.bytes)).toBe(outputFile[0]?.sha256)
    }
    await expect.poll(async () => (await detailAt(1, late))?.decision, wait).toBe('reject')
    const end = await detailAt(0, late)
    expect(end?.warning.map(({ code }) => code)).toContain('DOCUPASS_EXPIRED')
    const seals = await rows(
      `select count(*)::int as seals from audit_entries where action = 'signing.sealed'`,
    )
    // One of each document here, and of the two links that were signed above.
    expect(seals).toEqual([{ seals: ids.length + 2 }])
    await isSound()
  })
})
