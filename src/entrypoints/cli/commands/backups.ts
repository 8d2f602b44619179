import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestJson, type Connection, isJsonObject, HttpError, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import type { RestoreRequest } from '../program.ts'
import { progressBar, show, type Terminal } from '../terminal.ts'

const pollMs = 200

/** Copies of everything stored: made, put back, and the ledger of erasures that a restore needs. */
export function addBackupCommands(context: CommandContext): void {
  const { root, terminal, does: toAction, connected: withConnection } = context
  root
    .command('backup')
    .description('copy everything stored into a new folder, while the service goes on')
    .requiredOption('--out <folder>', 'a new folder, best on another disk')
    .action((options: { out: string }) =>
      toAction(() =>
        withConnection(false, (connection) => createBackup(connection, terminal(), resolve(options.out))),
      )(),
    )
  addRestore(context)
  root
    .command('erasures')
    .description('what was erased: a ledger to be kept apart from backups')
    .command('export')
    .description('write the whole ledger to a new file')
    .requiredOption('--out <file>', 'a new file')
    .action((options: { out: string }) =>
      toAction(() =>
        withConnection(false, (connection) => exportErasures(connection, terminal(), resolve(options.out))),
      )(),
    )
}

interface RestoreOptions {
  readonly dataDir?: string
  readonly ledger?: string
  readonly withoutNewerLedger: boolean
  readonly masterKey?: string
  readonly force: boolean
}

function addRestore({ root, program, terminal, does: toAction }: CommandContext): void {
  root
    .command('restore <folder>')
    .description('put a backup back; what was erased since is erased again before anything is served')
    .option('--data-dir <folder>', 'where to; otherwise the data directory of the settings')
    .option('--ledger <file>', 'the newest ledger of erasures; otherwise the one beside the data')
    .option('--without-newer-ledger', 'there is none, and who was erased since the backup comes back', false)
    .option('--master-key <file>', 'the master key as it was exported; otherwise that of the settings')
    .option('--force', 'move a present store aside', false)
    .action((backup: string, { dataDir, ledger, masterKey, ...options }: RestoreOptions) =>
      toAction(() => {
        const request: RestoreRequest = { backup, dataDir, ledger, masterKey, ...options }
        return restoreBackup(terminal(), (onProgress) => program.restore(request, onProgress))
      })(),
    )
}

async function createBackup(connection: Connection, terminal: Terminal, folder: string): Promise<ExitCode> {
  const bar = progressBar(terminal)
  let status = await requestJson(connection, { method: 'POST', path: '/x/backup', body: { folder } })
  try {
    while (status['state'] === 'running') {
      bar.draw(textOf(status['stage'], 'database'), Number(status['done']), null)
      await sleep(pollMs)
      status = await requestJson(connection, { method: 'GET', path: '/x/backup' })
    }
  } finally {
    bar.end()
  }
  const { report } = status
  if (status['state'] !== 'done' || !isJsonObject(report))
    throw new HttpError(500, 'ERROR', `The backup failed: ${textOf(status['trouble'])}`)
  show(terminal, status, () => [
    textOf(report['folder']),
    `${textOf(report['files'])} files, ${megabytes(report['bytes'])} MB; writers waited ${textOf(report['heldMs'])} ms`,
  ])
  if (status['masterKeyExported'] !== true)
    terminal.err(
      '\n!! A LOST MASTER KEY IS LOST DATA, and this backup with it: the key is not in the backup, and it was never\n' +
        '!! exported from here. Do it now, to a place apart from the backups: symbolon master-key export FILE\n',
    )
  return exitCodes.done
}

async function restoreBackup(
  terminal: Terminal,
  restore: (
    onProgress: (stage: string, done: number, total: number) => void,
  ) => ReturnType<CommandContext['program']['restore']>,
): Promise<ExitCode> {
  const bar = progressBar(terminal)
  const report = await restore(bar.draw).finally(bar.end)
  const { directory, files, madeAt, erasedAgain, formerDirectory, findings } = report
  show(terminal, report, () => [
    `${directory} is as it was at ${new Date(madeAt).toISOString()}: ${files} files`,
    `${erasedAgain} erased again`,
    ...(formerDirectory === null
      ? []
      : [`what was there before lies in ${formerDirectory}: remove it when you do not need it`]),
    ...findings.map((finding) => `! ${finding}`),
    findings.length === 0 ? 'nothing is wrong' : 'something is wrong: symbolon fsck',
  ])
  return findings.length === 0 ? exitCodes.done : exitCodes.found
}

async function exportErasures(connection: Connection, terminal: Terminal, file: string): Promise<ExitCode> {
  let count = 0
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  for (let next: unknown = 0; typeof next === 'number';) {
    const resultPage = await requestJson(connection, { method: 'GET', path: `/x/erasures?after=${next}` })
    const rows = rowsOf(resultPage['items'])
    count += rows.length
    await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { flag: 'a', flush: true })
    next = resultPage['next']
  }
  show(terminal, { file, count }, () => [`${file} holds ${count} erasures; keep it apart from the backups`])
  return exitCodes.done
}

function megabytes(bytes: unknown): string {
  return (Number(bytes) / 1_000_000).toFixed(1)
}
