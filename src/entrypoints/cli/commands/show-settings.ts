import { defineCommand } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { show, table } from '../terminal.ts'

export const showSettings = defineCommand({
  name: 'settings',
  summary: 'every setting, its value and where that came from; secrets are masked',
  arguments: [],
  options: {},
  kind: 'local',
  run: ({ program, terminal }) => {
    const rows = program.settings()
    show(terminal, rows, () => table(rows.map((row) => [row.variable, row.value, row.from, row.sentence])))
    return exitCodes.done
  },
})
