import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../service/free-port.ts'
import { sendHttpRequest } from '../service/http-call.ts'

/** What someone needs to reach a store; plain text, so that it can be handed to another process. */
export interface ObjectStoreAddress {
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
}

export interface TestObjectStore extends ObjectStoreAddress {
  /** Ends the gateway at once; what was acknowledged stays in the cluster behind it. */
  crash(): Promise<void>
  /** Starts the gateway again at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

const programs = ['monmaptool', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin']
const account = { accessKey: 'WorldAccessKey', secretKey: 'WorldSecretKeyWorldSecretKey' } as const
/** Without these a gateway of a cluster without authentication waits for ever. */
const openCluster = [
  '--no-mon-config',
  '--auth_supported=none',
  '--ms_mon_client_mode=crc',
  '--ms_client_mode=crc',
]

/**
 * A real S3 server on a loopback port: Ceph's object gateway, with a cluster of one monitor and one store in memory.
 *
 * @returns null when its programs are not here, so that a suite can say aloud that it is skipped
 */
export async function startObjectStore(): Promise<TestObjectStore | null> {
  if (!programs.every(isInstalled)) {
    process.stderr.write(
      'SKIPPED: no S3 server programs here (Debian: apt-get install ceph-mon ceph-osd radosgw); its tests did not run.\n',
    )
    return null
  }
  const home = mkdtempSync(join(tmpdir(), 'symbolon-objects-'))
  const children: ChildProcess[] = []
  const endAll = (): void => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  const daemon = (program: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(home, `${program}.out`), 'a')
    const given = ['-c', join(home, 'ceph.conf'), '-f', ...args]
    const child = spawn(program, given, { cwd: home, stdio: ['ignore', log, log] })
    children.push(child)
    return child
  }
  const run = (program: string, ...args: readonly string[]): Promise<unknown> =>
    promisify(execFile)(program, ['-c', join(home, 'ceph.conf'), ...args], { cwd: home, timeout: 600_000 })
  const stop = async (): Promise<void> => {
    process.off('exit', endAll)
    await Promise.all(children.map(end))
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await startCluster(home, { run, daemon })
    const endpoint = `http://127.0.0.1:${await freePort()}`
    const frontend = `--rgw_frontends=beast endpoint=${endpoint.slice('http://'.length)}`
    const gateway = { child: daemon('radosgw', ['-n', 'client.rgw.a', ...openCluster, frontend]) }
    await run(
      'radosgw-admin',
      ...openCluster,
      'user',
      'create',
      '--uid=world',
      '--display-name=world',
      `--access-key=${account.accessKey}`,
      `--secret=${account.secretKey}`,
    )
    await waitUntilReady(endpoint, home)
    return {
      endpoint,
      ...account,
      crash: () => end(gateway.child),
      start: async () => {
        gateway.child = daemon('radosgw', ['-n', 'client.rgw.a', ...openCluster, frontend])
        await waitUntilReady(endpoint, home)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A fresh bucket of the store; its name. */
export async function freshBucket(store: ObjectStoreAddress): Promise<string> {
  const name = `world-${randomUUID()}`
  const client = new AwsClient({
    accessKeyId: store.accessKey,
    secretAccessKey: store.secretKey,
    service: 's3',
    region: 'us-east-1',
  })
  const made = await client.fetch(`${store.endpoint}/${name}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`The bucket ${name} was not made: ${made.status} ${await made.text()}`)
  return name
}

interface ProcessRunner {
  readonly run: (program: string, ...args: readonly string[]) => Promise<unknown>
  readonly daemon: (program: string, args: readonly string[]) => ChildProcess
}

async function startCluster(home: string, { run, daemon }: ProcessRunner): Promise<void> {
  const [cluster, disk] = [randomUUID(), randomUUID()]
  const monitor = `[v2:127.0.0.1:${await freePort()}/0,v1:127.0.0.1:${await freePort()}/0]`
  for (const folder of ['mon', 'osd', 'run']) mkdirSync(join(home, folder))
  writeFileSync(join(home, 'ceph.conf'), configuration(home, cluster, monitor))
  const map = join(home, 'monmap')
  await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map)
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  daemon('ceph-mon', ['-i', 'a'])
  await run('ceph', 'osd', 'new', disk)
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  daemon('ceph-osd', ['-i', '0'])
}

/** One copy of everything, in memory; no one is asked for a key, because no one else reaches this cluster. */
function configuration(home: string, cluster: string, monitor: string): string {
  const modes = ['mon_client', 'client', 'mon_cluster', 'mon_service', 'cluster', 'service']
  const lines = [
    `fsid = ${cluster}`,
    `mon_host = ${monitor}`,
    'auth_cluster_required = none',
    'auth_service_required = none',
    'auth_client_required = none',
    'public_addr = 127.0.0.1',
    'cluster_addr = 127.0.0.1',
    ...modes.map((mode) => `ms_${mode}_mode = crc`),
    'osd_pool_default_size = 1',
    'osd_pool_default_min_size = 1',
    'mon_allow_pool_size_one = true',
    'osd_crush_chooseleaf_type = 0',
    'osd_pool_default_pg_num = 1',
    'osd_pool_default_pgp_num = 1',
    'osd_pool_default_pg_autoscale_mode = off',
    'osd_objectstore = memstore',
    'memstore_device_bytes = 2147483648',
    'mon_data_avail_crit = 1',
    'rgw_thread_pool_size = 32',
    'rgw_run_sync_thread = false',
    'rgw_enable_quota_threads = false',
    `rgw_data = ${home}/rgw`,
    `mon_data = ${home}/mon`,
    `osd_data = ${home}/osd`,
    `run_dir = ${home}/run`,
    `admin_socket = ${home}/run/$name.$pid.asok`,
    `pid_file = ${home}/run/$name.pid`,
    `log_file = ${home}/$name.log`,
    `mon_cluster_log_file = ${home}/cluster.log`,
    'log_to_stderr = false',
  ]
  return `[global]\n${lines.map((line) => `${line}\n`).join('')}`
}

async function waitUntilReady(endpoint: string, home: string): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt++) {
    try {
      if ((await sendHttpRequest(endpoint, { method: 'GET', path: '/' })).status === 200) return
    } catch {
      // Not yet.
    }
    await sleep(200)
  }
  throw new Error(`The S3 server did not start:\n${readFileSync(join(home, 'radosgw.out'), 'utf8')}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
