import { writeFile } from 'node:fs/promises'
import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText } from '../../options.ts'
import { show } from '../../terminal.ts'

export const writeCheckpoint = defineCommand({
  name: 'audit checkpoint',
  summary: 'write down, signed, where the log ends now',
  arguments: [],
  options: {
    account: accountOption,
    out: requiredText('--out <file>', 'where to; keep it on another machine'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { account, out }) => {
    const request = { method: 'GET', path: '/x/audit/checkpoint', ...accountField(account) } as const
    const made = await requestJson(connection, request)
    await writeFile(out, `${JSON.stringify(made['checkpoint'], null, 2)}\n`)
    show(terminal, made, () => [out])
    terminal.err('Keep it on another machine: it shows what was cut off or rewritten since.\n')
    return exitCodes.done
  },
})
