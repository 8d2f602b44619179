import { defineCommand } from '../../command.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const exportMasterKey = defineCommand({
  name: 'master-key export',
  summary: 'write the key to a new file that only you may read; keep it apart from backups',
  arguments: ['file'],
  options: {},
  kind: 'store',
  run: ({ program, terminal }, { file }) => {
    program.exportMasterKey(file)
    show(terminal, { file }, () => [
      `${file} holds the master key: anyone who has it and a copy of the data reads everything.`,
    ])
    return exitCodes.done
  },
})
