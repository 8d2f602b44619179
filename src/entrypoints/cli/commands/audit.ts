import { readFile, writeFile } from 'node:fs/promises'
import { requestJson, isJsonObject, textOf, type Connection } from '../connection.ts'
import { exitCodes, UsageError, type ExitCode } from '../exit-codes.ts'
import { show, type Terminal } from '../terminal.ts'

interface AccountOption {
  /** The first account when absent. */
  readonly account?: string
}

/** Exit status 4 when an entry is not as it was written. */
export async function verifyAudit(
  connection: Connection,
  terminal: Terminal,
  { checkpoint, ...accountOption }: AccountOption & { readonly checkpoint?: string },
): Promise<ExitCode> {
  const body = checkpoint === undefined ? {} : { checkpoint: await readCheckpoint(checkpoint) }
  const report = await requestJson(connection, {
    method: 'POST',
    path: '/x/audit/verify',
    body,
    ...accountOption,
  })
  const fault = isJsonObject(report['fault']) ? report['fault'] : null
  show(terminal, report, () => [
    fault === null
      ? `${textOf(report['entries'])} entries, all of them whole`
      : `! ${textOf(fault['seq'])} ${textOf(fault['kind'])}: ${textOf(fault['sentence'])}`,
  ])
  return fault === null ? exitCodes.done : exitCodes.found
}

async function readCheckpoint(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new UsageError(`${path} holds no checkpoint; make one with: symbolon audit checkpoint --out FILE`)
  }
}

export async function writeCheckpoint(
  connection: Connection,
  terminal: Terminal,
  { out, ...accountOption }: AccountOption & { readonly out: string },
): Promise<ExitCode> {
  const made = await requestJson(connection, { method: 'GET', path: '/x/audit/checkpoint', ...accountOption })
  await writeFile(out, `${JSON.stringify(made['checkpoint'], null, 2)}\n`)
  show(terminal, made, () => [out])
  terminal.err('Keep it on another machine: it shows what was cut off or rewritten since.\n')
  return exitCodes.done
}
