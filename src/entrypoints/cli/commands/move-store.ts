import { resolve } from 'node:path'
import { defineCommand } from '../command.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { flag, text } from '../options.ts'
import type { MoveReport } from '../program.ts'
import { progressBar, show, type Terminal } from '../terminal.ts'

/** From one embedded directory to the servers that the settings name. */
export const moveStore = defineCommand({
  name: 'move',
  summary: 'move the embedded store, whose service is stopped, to the PostgreSQL of the settings',
  arguments: [],
  options: {
    from: text('--from <folder>', 'data directory of the embedded store; otherwise that of the settings'),
    fromVault: text(
      '--from-vault <folder>',
      'where its blobs are; otherwise SYMBOLON_VAULT_DIR, or vault in there',
    ),
    withFindings: flag('--with-findings', 'move it even if something in it is wrong already'),
  },
  kind: 'store',
  run: async ({ program, terminal }, { from, fromVault, withFindings }) => {
    const bar = progressBar(terminal)
    const request = {
      from: from === undefined ? undefined : resolve(from),
      fromVault: fromVault === undefined ? undefined : resolve(fromVault),
      withFindings,
    }
    return showMoveReport(terminal, await program.move(request, bar.draw).finally(bar.end))
  },
})

function showMoveReport(terminal: Terminal, report: MoveReport): ExitCode {
  const { moved, from, to, blobs, rows, findings } = report
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  show(terminal, report, () => [
    ...(moved ? [`${from} is now in ${to}: ${total} rows, ${blobs} blobs`] : [`${from} was not moved`]),
    ...findings.map((finding) => `! ${finding}`),
    findings.length === 0
      ? 'everything was compared, and nothing is wrong'
      : 'something is wrong: symbolon fsck',
  ])
  if (moved)
    terminal.err(
      `\n!! What is left in ${from} still holds everyone, also those who will be erased from now on. When the new store\n` +
        '!! serves, remove it: database, vault, erasures.jsonl. Keep the master key: A LOST MASTER KEY IS LOST DATA.\n',
    )
  return findings.length === 0 ? exitCodes.done : exitCodes.found
}
