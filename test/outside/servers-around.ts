import { createServer, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of others, around the service or beside it. */
export interface ServerAround {
  /** Without a slash at its end. */
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

/** @param host a name of this machine: pages of `localhost` and of `127.0.0.1` are of two origins */
async function listen(host: 'localhost' | '127.0.0.1', answer: RequestListener): Promise<ServerAround> {
  const server: Server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    ...{ origin: `http://${host}:${port}`, port },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Leads what stands below a path on to the service, and nothing else, as a proxy of an operator does. */
export const openProxy = (path: string, service: string): Promise<ServerAround> =>
  listen('127.0.0.1', (incoming, answer) => {
    const { url = '', method, headers } = incoming
    if (!url.startsWith(`${path}/`)) {
      answer.writeHead(404).end()
      return
    }
    const outgoing = request(new URL(url.slice(path.length), service), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    outgoing.on('error', () => answer.writeHead(502).end())
    incoming.pipe(outgoing)
  })

/** The site of a customer: one page, whatever is asked for. */
export const openSite = (html: string): Promise<ServerAround> =>
  listen('localhost', (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
