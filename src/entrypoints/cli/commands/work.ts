import { defineCommand } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'

export const work = defineCommand({
  name: 'worker',
  summary: 'work off jobs without serving HTTP',
  arguments: [],
  options: {},
  kind: 'store',
  run: async ({ program }) => {
    await program.worker()
    return exitCodes.done
  },
})
