import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { serviceEnvironment, symbolonArguments } from './service.ts'

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly status: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

/** What does not end by then is ended: a service that started although it should not have. */
const defaultTimeoutMs = 300_000

/**
 * Runs a command line of this service, as `npm run build` made it, to its end.
 *
 * @param main of another copy of the package
 */
export function runCommand(
  directory: string,
  args: readonly string[],
  main?: string,
): Promise<CommandResult> {
  const [ours = '', ...given] = symbolonArguments('built', args)
  const environment = serviceEnvironment(directory)
  return runProgram(process.execPath, [main ?? ours, ...given], { environment, longestMs: defaultTimeoutMs })
}

/** Runs any program to its end, which comes by force after `longestMs` if that is given. */
export async function runProgram(
  program: string,
  args: readonly string[],
  limits: { readonly environment?: NodeJS.ProcessEnv; readonly longestMs?: number } = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    env: limits.environment ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limits.longestMs,
    killSignal: 'SIGKILL',
  })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout.setEncoding('utf8').on('data', (part: string) => out.push(part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => err.push(part))
  const [status, signal] = z
    .tuple([z.number().nullable(), z.string().nullable()])
    .parse(await once(child, 'close'))
  return { status, signal, out: out.join(''), err: err.join('') }
}
