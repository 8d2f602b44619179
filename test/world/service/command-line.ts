import { z } from 'zod'
import type { Program } from '../../../src/entrypoints/cli/program.ts'
import { runCommandLine } from '../../../src/entrypoints/cli/run-command-line.ts'
import { openProgram } from '../../../src/main/open-program.ts'
import { operatorApiKey } from '../../../src/main/operator-access.ts'
import { type TestServer, operatorKeys } from './server.ts'

/** What a command said, and with which status it ended. */
export interface CommandResult {
  readonly status: number
  readonly out: string
  readonly err: string
  /** What `--json` printed. */
  readonly json: () => Record<string, unknown>
}

export async function runInProcess(program: Program, args: readonly string[]): Promise<CommandResult> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = {
    out: (line: string) => void out.push(line),
    err: (text: string) => void err.push(text),
    interactive: false,
  }
  const status = await runCommandLine(program, terminal, args)
  const text = out.join('\n')
  return {
    status,
    out: text,
    err: err.join(''),
    json: () => z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
  }
}

/** The program of the command line, whose service is this server. */
export function programOverServer(server: TestServer): Program {
  return {
    ...openProgram({}, () => undefined),
    connect: (mode) =>
      Promise.resolve({
        to: 'the HTTP interface',
        notices: [],
        request: async ({ method, path, body, account }) => {
          const key = { written: operatorApiKey(operatorKeys[mode], account ?? server.account) }
          const reply = await server.ask({ method, url: path, key, body })
          const isJson = String(reply.headers['content-type']).includes('json')
          const ignored = reply.headers['x-ignored-keys']?.toString()
          return { status: reply.statusCode, body: isJson ? reply.json() : reply.bytes, ignored }
        },
        close: () => Promise.resolve(),
      }),
  }
}

export function commandsOverServer(server: TestServer): (...args: string[]) => Promise<CommandResult> {
  const program = programOverServer(server)
  return (...args) => runInProcess(program, args)
}
