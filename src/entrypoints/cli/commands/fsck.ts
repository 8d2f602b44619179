import { requestJson, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

/** Checks everything that is stored against itself; exit status 4 when something is wrong. */
export async function runFsck(connection: Connection, terminal: Terminal): Promise<ExitCode> {
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
}
