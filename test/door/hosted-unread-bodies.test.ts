import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { portOf, rawSocketExchange, statusesIn } from '../world/service/raw-socket.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { linkHolder, phoneBrowser } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
let port = 0
const open: Socket[] = []
beforeAll(async () => {
  server = await openTestServer()
  links = linkCalls(server)
  phone = linkHolder(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(server.app)
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => server.close())

/** The head of an upload that announces five megabytes and sends none of them. */
const announced = (call: string, sessionId: string): string =>
  [
    `POST /docupassappv3/${call} HTTP/1.1`,
    ...['Host: a', `User-Agent: ${phoneBrowser}`, `Authorization: DOCUPASS_SESSION ${sessionId}`],
    ...['Content-Type: application/json', 'Content-Length: 5000000', 'Connection: close', '', ''],
  ].join('\r\n')

/** What is answered to an upload that is announced, while it is not sent: a call gives what came until then. */
const announce = (call: string, sessionId: string): (() => string) => {
  const received: string[] = []
  const socket = connect(port, '127.0.0.1', () => socket.write(announced(call, sessionId)))
  socket.on('error', () => undefined)
  socket.on('data', (data) => received.push(data.toString('latin1')))
  open.push(socket)
  return () => received.join('')
}

describe('A picture of a hosted link', () => {
  it('that is out of step is refused before it is sent', async () => {
    const { sessionId } = await phone.open((await links.make()).reference)
    const received = await rawSocketExchange(port, announced('upload_face', sessionId))
    expect(statusesIn(received)).toEqual([200])
    expect(received).toContain('"success":false')
    expect(received).toContain('DOCUPASS_INVALID_ACTION')
  })

  it('of a link that is gone is refused before it is sent', async () => {
    const { reference } = await links.make()
    const { sessionId } = await phone.open(reference)
    await server.ask({ method: 'DELETE', url: `/docupass/${reference}` })
    const received = await rawSocketExchange(port, announced('upload_document', sessionId))
    expect(received).toContain('SESSION_NOT_FOUND')
  })

  it('waits for those of the same link on their way, and no other link waits for them', async () => {
    const [one, other] = await Promise.all([links.make(), links.make()])
    const { sessionId } = await phone.open(one.reference)
    const answers = [1, 2, 3, 4, 5].map(() => announce('upload_document', sessionId))
    const statuses = () => answers.flatMap((received) => statusesIn(received()))
    await expect.poll(statuses).toEqual([503])
    const { sessionId: second } = await phone.open(other.reference)
    const reply = await phone.ask(`DOCUPASS_SESSION ${second}`, 'upload_document', { document: 'AAAA' })
    expect(reply.error().code).toBe('ERROR_IMAGE_CORRUPTED')
    expect(statuses()).toEqual([503])
  })
})
