import { defineCommand } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { flag } from '../options.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the HTTP interface and work off jobs, until SIGTERM or SIGINT',
  arguments: [],
  options: {
    tlsSelfSigned: flag(
      '--tls-self-signed',
      'HTTPS with a certificate that this machine issues to itself, on every interface unless SYMBOLON_HOST is set',
    ),
  },
  kind: 'store',
  run: async ({ program }, { tlsSelfSigned }) => {
    await program.serve({ isSelfSigned: tlsSelfSigned })
    return exitCodes.done
  },
})
