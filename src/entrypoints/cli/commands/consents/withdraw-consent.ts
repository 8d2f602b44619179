import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const withdrawConsent = defineCommand({
  name: 'consent withdraw',
  summary: 'withdraw a consent, and every other of the same person',
  arguments: ['id'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id }) => {
    const path = `/x/consents/${encodeURIComponent(id)}`
    show(terminal, await requestJson(connection, { method: 'DELETE', path }), () => ['withdrawn'])
    return exitCodes.done
  },
})
