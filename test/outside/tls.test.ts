import { X509Certificate } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type PeerCertificate } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issueServerCertificate } from '../../src/platform/certificates/issue-server-certificate.ts'
import { readTerminalCode } from '../world/pictures/read-terminal-code.ts'
import { runCommand, runProgram } from '../world/service/command.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import {
  type Service,
  serviceEnvironment,
  startService,
  symbolonArguments,
} from '../world/service/service.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'

const created = z.object({ url: z.string(), reference: z.string() })

/** The certificate that a server shows, believed or not. */
function shownCertificate(url: string): Promise<PeerCertificate> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate())
      socket.end()
    })
    socket.on('error', reject)
  })
}

describe('The service over TLS', () => {
  let service: Service | undefined
  const directories: string[] = []
  const start = async (options: Parameters<typeof startService>[0]): Promise<Service> => {
    service = await startService({ program: 'built', ...options })
    directories.push(service.directory)
    return service
  }
  afterEach(async () => {
    await service?.stop()
    service = undefined
    for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
  })

  it('is started by one command, and leads a phone of its network in by a second one', async () => {
    const { url, directory, said } = await start({ args: ['--tls-self-signed'] })
    const { hostname } = new URL(url)
    expect(said()).toContain('each browser warns once')
    const file = join(directory, 'tls-self-signed.pem')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const certificate = readFileSync(file, 'utf8')
    expect(new X509Certificate(certificate).checkIP(hostname)).toBe(hostname)
    const page = await sendHttpRequest(url, { method: 'GET', path: '/readyz', certificate })
    expect(page.status).toBe(200)

    const printed = await runCommand(directory, [
      'links',
      'create',
      '--mode',
      '1',
      '--language',
      'de',
      '--test',
    ])
    expect(printed).toMatchObject({ status: 0, err: '' })
    const lines = printed.out.split('\n')
    const address = lines.find((line) => line.startsWith('https:')) ?? ''
    expect(address).toMatch(new RegExp(`^${url}/\\?l=de#[A-Z0-9]{20,}$`))
    expect(lines).toContain('It works until it is used, for one person.')
    const code = lines.filter((line) => /^[ ▀▄█]{25,}$/.test(line))
    expect(await readTerminalCode(code)).toBe(address)

    const opened = await sendHttpRequest(url, {
      method: 'GET',
      path: '/docupassappv3/get_action',
      headers: { authorization: `DOCUPASS ${address.replace(/.*#/, '')}` },
      certificate,
    })
    expect(opened.status).toBe(200)
  })

  it('shows the certificate of the operator, to commands of this machine too', async () => {
    const directory = await createDataDirectory()
    const made = await issueServerCertificate({ names: ['id.example'], addresses: [] }, Date.now())
    const path = join(directory, 'id.pem')
    writeFileSync(path, made.key + made.certificate)
    const environment = { SYMBOLON_TLS_CERTIFICATE: path, SYMBOLON_TLS_KEY: path }
    const { url } = await start({ directory, environment })
    expect(url).toMatch(/^https:\/\/127\.0\.0\.1:/)
    expect((await shownCertificate(url)).subjectaltname).toBe('DNS:id.example')
    const listed = await runCommand(directory, ['--json', 'links', 'create', '--mode', '1'])
    expect(listed.status).toBe(0)
    expect(created.parse(JSON.parse(listed.out)).url).toMatch(/^https:\/\/127\.0\.0\.1:/)
  })

  it('does not start with files that are of no use, and says which setting names them', async () => {
    const directory = await createDataDirectory()
    directories.push(directory)
    const start = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
      runProgram(process.execPath, symbolonArguments('built', ['serve', ...args]), {
        environment: serviceEnvironment(directory, settings),
        longestMs: 60_000,
      })
    const missing = join(directory, 'none.pem')
    const files = { SYMBOLON_TLS_CERTIFICATE: missing, SYMBOLON_TLS_KEY: missing }
    const [half, unreadable, both] = [
      await start({ SYMBOLON_TLS_KEY: missing }),
      await start(files),
      await start(files, '--tls-self-signed'),
    ]
    expect(half).toMatchObject({ status: 2 })
    expect(half.err).toContain('belong together')
    expect(unreadable).toMatchObject({ status: 2 })
    expect(unreadable.err).toContain(`SYMBOLON_TLS_CERTIFICATE names a file that cannot be read: ${missing}`)
    expect(both).toMatchObject({ status: 2 })
    expect(both.err).toContain('--tls-self-signed')
  })
})
