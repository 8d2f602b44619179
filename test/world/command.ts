import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { serviceEnvironment, symbolonArguments } from './service.ts'

export interface CommandEnd {
  /** Null when a signal ended it. */
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command line of ours, as `npm run build` made it, to its end. */
export async function runCommand(
  directory: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandEnd> {
  const child = spawn(process.execPath, symbolonArguments('built', args), {
    env: serviceEnvironment(directory, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout.setEncoding('utf8').on('data', (part: string) => out.push(part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => err.push(part))
  const [status] = z
    .tuple([z.number().nullable()])
    .rest(z.unknown())
    .parse(await once(child, 'close'))
  return { status, out: out.join(''), err: err.join('') }
}
