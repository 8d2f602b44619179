import { readFile } from 'node:fs/promises'
import { defineCommand } from '../command.ts'
import { isJsonObject, requestJson, rowsOf, textOf } from '../connection.ts'
import { exitCodes, UsageError, type ExitCode } from '../exit-codes.ts'
import { flag, textOr } from '../options.ts'
import { show, table } from '../terminal.ts'

const exitCodeByDecision: Readonly<Record<string, ExitCode>> = {
  accept: exitCodes.done,
  review: exitCodes.found,
  reject: exitCodes.rejected,
}

export const scanFile = defineCommand({
  name: 'scan',
  summary: 'read and decide a picture of a document; exit status 0 accept, 4 review, 5 reject',
  arguments: ['file'],
  options: {
    profile: textOr('--profile <id>', 'profile id or preset', 'security_medium'),
    test: flag('--test', 'as with a test key'),
  },
  kind: 'service',
  mode: ({ test }) => (test ? 'test' : 'live'),
  run: async ({ connection, terminal }, { file, profile }) => {
    const document = (await readImageFile(file)).toString('base64')
    const answer = await requestJson(connection, {
      method: 'POST',
      path: '/scan',
      body: { document, profile },
    })
    show(terminal, answer, () => [
      `decision  ${textOf(answer['decision'])}   (transaction ${textOf(answer['transactionId'], 'not stored')})`,
      '',
      ...table(fieldRows(answer['data'])),
      ...rowsOf(answer['warning'])
        .filter((warning) => warning['code'] !== 'NOT_CHECKED')
        .map((warning) => `! ${textOf(warning['code'])}: ${textOf(warning['description'])}`),
      ...rowsOf(answer['notChecked']).map(
        (row) => `? ${textOf(row['code'])} not checked: ${textOf(row['reason'])}`,
      ),
    ])
    return exitCodeByDecision[textOf(answer['decision'])] ?? exitCodes.fault
  },
})

/** Throws UsageError when there is no such file. */
async function readImageFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new UsageError(`${file} cannot be read; give the path of a picture.`, { cause })
  }
}

function fieldRows(fields: unknown): readonly (readonly string[])[] {
  if (!isJsonObject(fields)) return []
  return Object.entries(fields).flatMap(([key, readings]) => {
    const best = rowsOf(readings)[0]
    const value = textOf(best?.['value'])
    return value === ''
      ? []
      : [[key, value, Number(best?.['confidence']).toFixed(2), textOf(best?.['source'], '-')]]
  })
}
