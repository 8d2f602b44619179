import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText } from '../../options.ts'
import { show } from '../../terminal.ts'

export const exportErasures = defineCommand({
  name: 'erasures export',
  summary: 'write the whole ledger to a new file',
  arguments: [],
  options: { out: requiredText('--out <file>', 'a new file') },
  kind: 'service',
  run: async ({ connection, terminal }, { out }) => {
    const file = resolve(out)
    let count = 0
    await writeFile(file, '', { flag: 'wx', mode: 0o600 })
    for (let next: unknown = 0; typeof next === 'number';) {
      const resultPage = await requestJson(connection, { method: 'GET', path: `/x/erasures?after=${next}` })
      const rows = rowsOf(resultPage['items'])
      count += rows.length
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      await writeFile(file, lines, { flag: 'a', flush: true })
      next = resultPage['next']
    }
    show(terminal, { file, count }, () => [`${file} holds ${count} erasures; keep it apart from the backups`])
    return exitCodes.done
  },
})
