import { defaultOverlapHours } from '../../../../vocabulary/account/overlap-hours.ts'
import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { requestJson, textOf } from '../../connection.ts'
import { parseDurationSeconds } from '../../duration-seconds.ts'
import { exitCodes } from '../../exit-codes.ts'
import { textOr } from '../../options.ts'
import { show } from '../../terminal.ts'

export const rotateKey = defineCommand({
  name: 'keys rotate',
  summary: 'make a new key in the place of an old one, which works on for a while',
  arguments: ['id'],
  options: {
    account: accountOption,
    overlap: textOr(
      '--overlap <duration>',
      'how long the old one works on, for example 2h or 0s',
      `${defaultOverlapHours}h`,
    ),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { id, account, overlap }) => {
    const body = { overlapSeconds: parseDurationSeconds(overlap, '--overlap') }
    const path = `/x/keys/${encodeURIComponent(id)}/rotate`
    const created = await requestJson(connection, { method: 'POST', path, body, ...accountField(account) })
    show(terminal, created, () => [textOf(created['key'])])
    terminal.err(`This key is shown once. The old one works for another ${overlap}.\n`)
    return exitCodes.done
  },
})
