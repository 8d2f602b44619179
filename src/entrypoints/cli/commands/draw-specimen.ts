import { writeFile } from 'node:fs/promises'
import { listSpecimens } from '../../../flows/specimens/specimen.ts'
import { type Contexts, defineCommand } from '../command.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { flag, type OptionSpec, text, wholeNumber } from '../options.ts'
import type { SpecimenRequest } from '../program.ts'
import { show, table } from '../terminal.ts'

const flaws = [...new Set(listSpecimens().map((row) => row.flaw))].filter((flaw) => flaw !== '')

/** One option a flaw, by the flaw's name. */
const flawOptions: Readonly<Record<string, OptionSpec<boolean>>> = Object.fromEntries(
  flaws.map((flaw) => [flaw, flag(`--${flaw}`, `a specimen that is ${flaw.replaceAll('-', ' ')}`)]),
)

export const drawSpecimen = defineCommand({
  name: 'specimen',
  summary: 'draw an invented document of an invented state',
  arguments: ['kind?'],
  options: {
    out: text('--out <file>', 'where to write it'),
    list: flag('--list', 'every kind and flaw, with the decision it leads to'),
    flat: flag('--flat', 'the page itself instead of a camera picture'),
    seed: wholeNumber('--seed <number>', 'another person', 1),
    truth: flag('--truth', 'write what is really on it, and where, to a JSON file beside it'),
    ...flawOptions,
  },
  kind: 'local',
  run: (context, { kind, out, list, flat, seed, truth, ...given }) => {
    if (kind === undefined || list) return showSpecimens(context)
    const written: Readonly<Record<string, unknown>> = given
    const request = { kind, flaws: flaws.filter((flaw) => written[flaw] === true), flat, seed }
    return writeSpecimen(context, { ...request, out, withTruth: truth })
  },
})

function showSpecimens({ program, terminal }: Contexts['local']): ExitCode {
  const rows = program.specimens()
  show(terminal, rows, () =>
    table(rows.map((row) => [row.kind, row.flaw === '' ? '' : `--${row.flaw}`, row.decision, row.sentence])),
  )
  return exitCodes.done
}

async function writeSpecimen(
  { program, terminal }: Contexts['local'],
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
