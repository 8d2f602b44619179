import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText, text } from '../../options.ts'
import { show } from '../../terminal.ts'

export const recordConsent = defineCommand({
  name: 'consent add',
  summary: 'record that someone agreed',
  arguments: [],
  options: {
    text: requiredText('--text <id>', 'which text'),
    locale: text('--locale <language>', 'in which it was shown'),
    at: text('--at <date>', 'when, ISO 8601; now when absent'),
    customData: text('--custom-data <text>', 'under which requests will name the person'),
    target: text('--target <id>', 'a subject, or a transaction or screening of it'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { text: textId, at, locale, customData, target }) => {
    const body = {
      textId,
      at: Math.floor((at === undefined ? Date.now() : Date.parse(at)) / 1000),
      ...(locale === undefined ? {} : { locale }),
      ...(customData === undefined ? {} : { customData }),
      ...(target === undefined ? {} : { target }),
    }
    const answer = await requestJson(connection, { method: 'POST', path: '/x/consents', body })
    show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `consent ${textOf(row['id'])}`))
    return exitCodes.done
  },
})
