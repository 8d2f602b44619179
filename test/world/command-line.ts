import { z } from 'zod'
import type { Program } from '../../src/entrypoints/cli/program.ts'
import { runCommandLine } from '../../src/entrypoints/cli/run.ts'
import { openProgram } from '../../src/main/open-program.ts'
import { operatorApiKey } from '../../src/main/operator-access.ts'
import { type TestServer, operatorKeys } from './server.ts'

/** What a command said, and with which status it ended. */
export interface Ran {
  readonly status: number
  readonly out: string
  readonly err: string
  /** What `--json` printed. */
  readonly json: () => Record<string, unknown>
}

export async function runs(program: Program, args: readonly string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const screen = {
    out: (line: string) => void out.push(line),
    err: (text: string) => void err.push(text),
    interactive: false,
  }
  const status = await runCommandLine(program, screen, args)
  const text = out.join('\n')
  return {
    status,
    out: text,
    err: err.join(''),
    json: () => z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
  }
}

/** The program of the command line, whose service is this door. */
export function programThrough(server: TestServer): Program {
  return {
    ...openProgram({}, () => undefined),
    connect: (mode) =>
      Promise.resolve({
        to: 'the HTTP interface',
        news: [],
        request: async ({ method, path, body, account }) => {
          const key = { written: operatorApiKey(operatorKeys[mode], account) }
          const reply = await server.ask({ method, url: path, key, body })
          const isJson = String(reply.headers['content-type']).includes('json')
          return { status: reply.statusCode, body: isJson ? reply.json() : reply.bytes }
        },
        close: () => Promise.resolve(),
      }),
  }
}

export function commandsThrough(server: TestServer): (...args: string[]) => Promise<Ran> {
  const program = programThrough(server)
  return (...args) => runs(program, args)
}
