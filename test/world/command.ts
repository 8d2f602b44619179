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

/** What does not end by then is ended: a service that started although it should not have. */
const longestMs = 60_000

/**
 * Runs a command line of ours, as `npm run build` made it, to its end.
 *
 * @param main of another copy of the package
 */
export async function runCommand(
  directory: string,
  args: readonly string[],
  main?: string,
): Promise<CommandEnd> {
  const [ours = '', ...given] = symbolonArguments('built', args)
  const child = spawn(process.execPath, [main ?? ours, ...given], {
    env: serviceEnvironment(directory),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
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
