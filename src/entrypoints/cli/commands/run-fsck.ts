import { defineCommand } from '../command.ts'
import { requestJson, rowsOf, textOf } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { show, table } from '../terminal.ts'

export const runFsck = defineCommand({
  name: 'fsck',
  summary: 'check everything stored against itself; exit status 4 when something is wrong',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const report = await requestJson(connection, { method: 'POST', path: '/x/fsck' })
    const findings = rowsOf(report['findings'])
    show(terminal, report, () => [
      ...table(
        rowsOf(report['checks']).map((row) => [
          textOf(row['check']),
          `${textOf(row['examined'])} examined`,
          textOf(row['found']) === '0' ? '' : `${textOf(row['found'])} wrong`,
        ]),
      ),
      ...findings.map(
        (finding) =>
          `! ${textOf(finding['check'])} ${textOf(finding['about'])}: ${textOf(finding['sentence'])}`,
      ),
      report['isSound'] === true ? 'nothing is wrong' : 'something is wrong',
    ])
    return report['isSound'] === true ? exitCodes.done : exitCodes.found
  },
})
