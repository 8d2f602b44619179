import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { readTextFile } from '../../read-text-file.ts'
import { show } from '../../terminal.ts'
import { templateBody } from './template-body.ts'

export const importTemplate = defineCommand({
  name: 'import template',
  summary: 'make a template of the file that GET /contract/ID answers, also of another service of this wire',
  arguments: ['file'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { file }) => {
    const body = templateBody(await readTemplateFile(file), file)
    const created = await requestJson(connection, { method: 'POST', path: '/contract', body })
    const rows = rowsOf(created['leftOut']).map((row) => {
      const attribute = textOf(row['attribute'])
      return `! ${textOf(row['element'])}${attribute === '' ? '' : ` ${attribute}`} is shown in no contract`
    })
    show(terminal, created, () => [
      `template ${textOf(created['templateId'])} is made; its font is ${textOf(created['fontUsed'])}`,
      ...rows,
    ])
    return exitCodes.done
  },
})

async function readTemplateFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const read: unknown = JSON.parse(await readTextFile(file))
    if (isJsonObject(read)) return read
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UsageError(`${file} holds no template in JSON.`)
}
