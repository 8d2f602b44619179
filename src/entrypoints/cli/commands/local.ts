import { writeFile } from 'node:fs/promises'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import type { Program, SpecimenRequest } from '../program.ts'
import { show, table, type Terminal } from '../terminal.ts'

/** Writes an invented document to a file, and what is really on it to another beside it. */
export async function writeSpecimen(
  program: Program,
  terminal: Terminal,
  options: SpecimenRequest & { readonly out: string | undefined; readonly withTruth: boolean },
): Promise<ExitCode> {
  const file = await program.specimen(options)
  const out = options.out ?? `${[options.kind, ...options.flaws].join('-')}.${file.extension}`
  await writeFile(out, file.bytes)
  const truthPath = options.withTruth ? `${out.replace(/\.[^./\\]*$/, '')}.truth.json` : undefined
  if (truthPath !== undefined) await writeFile(truthPath, `${JSON.stringify(file.truth, null, 2)}\n`)
  const { expectedDecision, sentence, zone } = file
  show(terminal, { out, truth: truthPath, expectedDecision, sentence, zone }, () => [
    out,
    ...(truthPath === undefined ? [] : [truthPath]),
    ...zone.map((line) => `  ${line}`),
    `  security_medium with a test key: ${expectedDecision}. ${sentence}`,
  ])
  return exitCodes.done
}

export function listSpecimens(program: Program, terminal: Terminal): ExitCode {
  const rows = program.specimens()
  show(terminal, rows, () =>
    table(rows.map((row) => [row.kind, row.flaw === '' ? '' : `--${row.flaw}`, row.decision, row.sentence])),
  )
  return exitCodes.done
}

export function showSettings(program: Program, terminal: Terminal): ExitCode {
  const rows = program.settings()
  show(terminal, rows, () => table(rows.map((row) => [row.variable, row.value, row.from, row.sentence])))
  return exitCodes.done
}
