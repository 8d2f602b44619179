import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineCommand } from '../../command.ts'
import { type Connection, HttpError, isJsonObject, requestJson, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText } from '../../options.ts'
import { progressBar, show, type Terminal } from '../../terminal.ts'

const pollMs = 200

export const createBackup = defineCommand({
  name: 'backup',
  summary: 'copy everything stored into a new folder, while the service goes on',
  arguments: [],
  options: { out: requiredText('--out <folder>', 'a new folder, best on another disk') },
  kind: 'service',
  run: async ({ connection, terminal }, { out }) => {
    const status = await runBackup(connection, terminal, resolve(out))
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
  },
})

async function runBackup(
  connection: Connection,
  terminal: Terminal,
  folder: string,
): Promise<Readonly<Record<string, unknown>>> {
  const bar = progressBar(terminal)
  let status = await requestJson(connection, { method: 'POST', path: '/x/backup', body: { folder } })
  try {
    while (status['state'] === 'running') {
      bar.draw(textOf(status['stage'], 'database'), Number(status['done']), null)
      await sleep(pollMs)
      status = await requestJson(connection, { method: 'GET', path: '/x/backup' })
    }
    return status
  } finally {
    bar.end()
  }
}

function megabytes(bytes: unknown): string {
  return (Number(bytes) / 1_000_000).toFixed(1)
}
