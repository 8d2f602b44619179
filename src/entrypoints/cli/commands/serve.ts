import { defineCommand } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the HTTP interface and work off jobs, until SIGTERM or SIGINT',
  arguments: [],
  options: {},
  kind: 'store',
  run: async ({ program }) => {
    await program.serve()
    return exitCodes.done
  },
})
