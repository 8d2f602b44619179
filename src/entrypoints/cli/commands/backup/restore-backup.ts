import { defineCommand } from '../../command.ts'
import { exitCodes } from '../../exit-codes.ts'
import { flag, text } from '../../options.ts'
import { progressBar, show } from '../../terminal.ts'

export const restoreBackup = defineCommand({
  name: 'restore',
  summary: 'put a backup back; what was erased since is erased again before anything is served',
  arguments: ['folder'],
  options: {
    dataDir: text('--data-dir <folder>', 'where to; otherwise the data directory of the settings'),
    ledger: text('--ledger <file>', 'the newest ledger of erasures; otherwise the one beside the data'),
    withoutNewerLedger: flag(
      '--without-newer-ledger',
      'there is none, and who was erased since the backup comes back',
    ),
    masterKey: text(
      '--master-key <file>',
      'the master key as it was exported; otherwise that of the settings',
    ),
    force: flag('--force', 'move a present store aside'),
  },
  kind: 'store',
  run: async ({ program, terminal }, { folder: backup, ...options }) => {
    const bar = progressBar(terminal)
    const report = await program.restore({ backup, ...options }, bar.draw).finally(bar.end)
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
  },
})
