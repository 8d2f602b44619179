import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson, textOf } from '../../connection.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { readTextFile } from '../../read-text-file.ts'
import { show } from '../../terminal.ts'

export const verifyAudit = defineCommand({
  name: 'audit verify',
  summary: 'examine the whole log; names the first entry that is not as it was written (exit status 4)',
  arguments: [],
  options: {
    account: accountOption,
    checkpoint: text('--checkpoint <file>', 'one that was kept elsewhere; shows what was cut off'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { account, checkpoint }) => {
    const body = checkpoint === undefined ? {} : { checkpoint: await readCheckpoint(checkpoint) }
    const request = { method: 'POST', path: '/x/audit/verify', body, ...accountField(account) } as const
    const report = await requestJson(connection, request)
    const fault = isJsonObject(report['fault']) ? report['fault'] : null
    show(terminal, report, () => [
      fault === null
        ? `${textOf(report['entries'])} entries, all of them whole`
        : `! ${textOf(fault['seq'])} ${textOf(fault['kind'])}: ${textOf(fault['sentence'])}`,
    ])
    return fault === null ? exitCodes.done : exitCodes.found
  },
})

async function readCheckpoint(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readTextFile(path))
  } catch (cause) {
    const advice = 'make one with: symbolon audit checkpoint --out FILE'
    throw new UsageError(`${path} holds no checkpoint; ${advice}`, { cause })
  }
}
