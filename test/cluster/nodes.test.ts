import { CompiledQuery } from 'kysely'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { type Cluster, startCluster } from '../world/service/cluster.ts'
import { requestWithKey, sendHttpRequest, type HttpResponse } from '../world/service/http-call.ts'
import { serviceKeys } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { amlAnswer, recordAnswer, scanAnswer } from '../world/service/wire-shapes.ts'

const listsAnswer = z.looseObject({
  lists: z.array(z.looseObject({ database: z.string(), version: z.string() })),
})

describe('two processes that serve and two that work, on one PostgreSQL and one object store', () => {
  let cluster: Cluster
  let document = ''

  beforeAll(async () => {
    const servers = inject('stores')
    if (servers === undefined || servers === null) throw new Error('No servers.')
    cluster = await startCluster(servers, { program: 'built' })
    const passport = await specimenFile({ kind: 'passport', today: todayInUtc() })
    document = Buffer.from(passport.bytes).toString('base64')
  })
  afterAll(() => cluster.stop())

  type NodeRequest = Parameters<ReturnType<typeof requestWithKey>>
  const ask = (node: number, ...call: NodeRequest): Promise<HttpResponse> =>
    requestWithKey(cluster.apis[node]?.url ?? '', serviceKeys.server)(...call)

  /** As anyone who may read the data directory of that process. */
  const askAsOperator = (node: number, ...call: NodeRequest): Promise<HttpResponse> => {
    const { url = '', directory = '' } = cluster.apis[node] ?? {}
    return requestWithKey(url, readOperatorKeys(directory)?.live ?? '')(...call)
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

  it('migrate once when all start at the same moment on an empty database', async () => {
    const names = await rows('select name, count(*)::int as times from symbolon_migrations group by name')
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(names.map((row) => ({ ...z.object({ name: z.string() }).parse(row), times: 1 })))
    expect(await rows('select count(*)::int as accounts from accounts')).toEqual([{ accounts: 1 }])
    expect(await rows('select count(*)::int as keys from api_keys')).toEqual([{ keys: 3 }])
    expect(await rows(`select count(*)::int as n from instance_keys where purpose = 'pepper'`)).toEqual([
      { n: 1 },
    ])
  })

  it('answer for one another: records, signed addresses, pictures, references, keys and their end', async () => {
    const made = await ask(0, 'POST', '/scan', { profile: 'security_medium', document })
    expect(made.status).toBe(200)
    const { transactionId = '', outputImage } = scanAnswer.parse(made.json())
    expect((await ask(1, 'GET', `/transaction/${transactionId}`)).status).toBe(200)

    const link = new URL(outputImage?.front ?? '')
    const there = await sendHttpRequest(cluster.apis[1]?.url ?? '', {
      method: 'GET',
      path: link.pathname + link.search,
    })
    expect(there.status).toBe(200)
    expect(there.headers['content-type']).toMatch(/^image\//)

    const record = await ask(0, 'GET', `/transaction/${transactionId}`)
    const token = recordAnswer.parse(record.json()).outputImage.front ?? ''
    const again = await ask(1, 'POST', '/scan', { profile: 'security_medium', document: `ref:${token}` })
    expect(again.status).toBe(200)

    expect((await ask(0, 'DELETE', `/transaction/${transactionId}`)).status).toBe(200)
    expect((await ask(1, 'GET', `/transaction/${transactionId}`)).status).toBe(404)
  })

  it('know a key no longer that one of them ended: that one at once, the other after a second', async () => {
    const made = await ask(0, 'POST', '/x/keys', { kind: 'server', mode: 'live', label: 'brief' })
    const { key, item } = z
      .looseObject({ key: z.string(), item: z.looseObject({ id: z.string() }) })
      .parse(made.json())
    const asks = async (node: number): Promise<number> =>
      (await requestWithKey(cluster.apis[node]?.url ?? '', key)('GET', '/transaction?limit=1')).status
    // Each has met it, so that each has it in memory.
    expect(await Promise.all([asks(0), asks(1)])).toEqual([200, 200])
    expect((await ask(0, 'DELETE', `/x/keys/${item.id}`)).status).toBe(200)
    expect(await asks(0)).toBe(401)
    await sleep(1000)
    expect(await asks(1)).toBe(401)

    const oldKeys = await ask(1, 'POST', '/x/keys', { kind: 'server', mode: 'live', label: 'replaced' })
    const replaced = z
      .looseObject({ key: z.string(), item: z.looseObject({ id: z.string() }) })
      .parse(oldKeys.json())
    await ask(1, 'POST', `/x/keys/${replaced.item.id}/rotate`, { overlapSeconds: 0 })
    const status = await requestWithKey(cluster.apis[0]?.url ?? '', replaced.key)(
      'GET',
      '/transaction?limit=1',
    )
    expect(status.status).toBe(401)
  })

  it('serve a list that was refreshed through one of them, each from its own memory', async () => {
    const sample = fileURLToPath(
      new URL('../../src/engine/screening/sources/us_ofac/sample/', import.meta.url),
    )
    const refreshed = await askAsOperator(0, 'POST', '/x/lists/refresh', { source: 'us_ofac', from: sample })
    const { version } = z.object({ version: z.string() }).parse(refreshed.json())
    const served = async (): Promise<string | undefined> => {
      const { lists } = listsAnswer.parse((await askAsOperator(1, 'GET', '/x/lists')).json())
      return lists.find(({ database }) => database === 'us_ofac')?.version
    }
    while ((await served()) !== version) await sleep(300)
    const [one, other] = await Promise.all(
      [0, 1].map((node) => ask(node, 'POST', '/aml', { name: 'Orban Zeltmari' })),
    )
    expect(amlAnswer.parse(other?.json()).match.length).toBeGreaterThan(0)
    expect(amlAnswer.parse(other?.json()).match).toEqual(amlAnswer.parse(one?.json()).match)
  })

  it('refresh a list one at a time: who comes second says so, until the first is done or gone', async () => {
    const from = fileURLToPath(new URL('../../src/engine/screening/sources/un_sc/sample/', import.meta.url))
    const refresh = (node: number) =>
      askAsOperator(node, 'POST', '/x/lists/refresh', { source: 'un_sc', from })
    await rows(`insert into list_refreshes values ('un_sc', 'a third process', ${Date.now() + 600_000})`)
    const refused = await Promise.all([refresh(0), refresh(1)])
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    await rows(`update list_refreshes set held_until = 0 where source = 'un_sc'`)
    const statuses = (await Promise.all([0, 1, 0, 1].map(refresh))).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await rows('select source from list_refreshes')).toEqual([])
  })

  it('leave deleted pictures to the workers, and none is left', async () => {
    for (;;) {
      const [waiting] = await rows(`select count(*)::int as n from jobs where kind = 'forget-blobs'`)
      if (JSON.stringify(waiting) === '{"n":0}') break
      await sleep(200)
    }
    expect(await rows(`select id from jobs where state = 'dead'`)).toEqual([])
  })

  it('go on when one of each is killed, and take up another in its place', async () => {
    await Promise.all([cluster.apis[0]?.kill(), cluster.workers[0]?.kill()])
    expect((await ask(1, 'POST', '/scan', { profile: 'security_low', document })).status).toBe(200)
    await cluster.startApi(0)
    await cluster.startWorker(0)
    const report: unknown = (await askAsOperator(0, 'POST', '/x/fsck', {})).json()
    expect(report).toMatchObject({ isSound: true, findings: [] })
  })

  it('stop on SIGTERM with status 0, whether they serve or work', async () => {
    const ended = await Promise.all([...cluster.apis, ...cluster.workers].map((running) => running.stop()))
    expect(ended).toEqual([0, 0, 0, 0])
  })
})

describe('a process without the master key of the others', () => {
  it('does not start, and says which key is missing', async () => {
    const servers = inject('stores')
    if (servers === undefined || servers === null) throw new Error('No servers.')
    const cluster = await startCluster(servers, { program: 'built', apis: 1, workers: 0 })
    try {
      const { SYMBOLON_MASTER_KEY: _, ...without } = cluster.environment
      const stranger = startCluster(servers, {
        program: 'built',
        apis: 1,
        workers: 0,
        environment: { ...without, SYMBOLON_MASTER_KEY: '' },
      })
      await expect(stranger).rejects.toThrow(/master key/i)
    } finally {
      await cluster.stop()
    }
  })
})
