import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { readTextFile } from '../../read-text-file.ts'
import { show } from '../../terminal.ts'

export const keepConsentText = defineCommand({
  name: 'consent text',
  summary: 'keep the wording that people are shown; another wording is another version',
  arguments: ['id', 'file'],
  options: { locale: text('--locale <language>', 'BCP 47') },
  kind: 'service',
  run: async ({ connection, terminal }, { id: textId, file, locale }) => {
    const body = { textId, text: await readTextFile(file), ...(locale === undefined ? {} : { locale }) }
    const answer = await requestJson(connection, { method: 'POST', path: '/x/consents/texts', body })
    show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `version ${textOf(row['version'])}`))
    return exitCodes.done
  },
})
