import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { requestJson, requestBytes, type Connection, isJsonObject, rowsOf, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

const subjectPath = (id: string, rest = ''): string => `/x/subjects/${encodeURIComponent(id)}${rest}`

type RunConnected = (work: (connection: Connection, terminal: Terminal) => Promise<ExitCode>) => Promise<void>

export function addSubjects({
  root,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const group = root.command('subject').description('people and companies that records are about')
  const run: RunConnected = (work) =>
    toAction(() => withConnection(false, (connection) => work(connection, terminal())))()
  addQueryCommands(group, run)
  addLinkCommands(group, run)
  addErasureCommands(group, run)
}

function addQueryCommands(group: Command, run: RunConnected): void {
  group
    .command('list')
    .description('newest first')
    .option('--limit <number>', 'how many', '20')
    .option('--cursor <text>', 'where the page before ended')
    .action((options: { limit: string; cursor?: string }) =>
      run((connection, terminal) => listSubjects(connection, terminal, options)),
    )
  group
    .command('show <id>')
    .description('records, legal holds, and who else may be the same')
    .action((id: string) => run((connection, terminal) => showSubject(connection, terminal, id)))
  group
    .command('export <id>')
    .description('everything that is held about it, as JSON')
    .option('--out <file>', 'where to write it; otherwise it is printed')
    .option('--zip <file>', 'a ZIP archive instead, with pictures and files')
    .action((id: string, options: { out?: string; zip?: string }) =>
      run((connection, terminal) =>
        options.zip === undefined
          ? exportSubject(connection, terminal, { id, out: options.out })
          : archiveSubject(connection, terminal, { id, file: options.zip }),
      ),
    )
}

function addLinkCommands(group: Command, run: RunConnected): void {
  group
    .command('link <id> <record>')
    .description('make a transaction or screening one of this subject')
    .action((id: string, record: string) =>
      run(async (connection, terminal) => {
        const path = subjectPath(id, `/records/${encodeURIComponent(record)}`)
        show(terminal, await requestJson(connection, { method: 'PUT', path }), () => ['linked'])
        return exitCodes.done
      }),
    )
  group
    .command('unlink <id> <record>')
    .description('give a transaction or screening a subject of its own')
    .action((id: string, record: string) =>
      run(async (connection, terminal) => {
        const path = subjectPath(id, `/records/${encodeURIComponent(record)}`)
        const answer = await requestJson(connection, { method: 'DELETE', path })
        show(terminal, answer, () => [`now of subject ${textOf(answer['subjectId'])}`])
        return exitCodes.done
      }),
    )
}

function addErasureCommands(group: Command, run: RunConnected): void {
  group
    .command('erase <id>')
    .description('destroy it with all records, for good; prints the signed certificate')
    .option('--out <file>', 'where to write the certificate')
    .action((id: string, options: { out?: string }) =>
      run((connection, terminal) =>
        showCertificate(connection, terminal, {
          call: { method: 'DELETE', path: subjectPath(id) },
          out: options.out,
        }),
      ),
    )
  group
    .command('certificate <id>')
    .description('the certificate of an erasure, again')
    .option('--out <file>', 'where to write it')
    .action((id: string, options: { out?: string }) =>
      run((connection, terminal) =>
        showCertificate(connection, terminal, {
          call: { method: 'GET', path: subjectPath(id, '/certificate') },
          out: options.out,
        }),
      ),
    )
}

async function listSubjects(
  connection: Connection,
  terminal: Terminal,
  options: { readonly limit: string; readonly cursor?: string },
): Promise<ExitCode> {
  const query = new URLSearchParams({
    limit: options.limit,
    ...(options.cursor && { cursor: options.cursor }),
  })
  const answer = await requestJson(connection, { method: 'GET', path: `/x/subjects?${query.toString()}` })
  const next = textOf(answer['nextCursor'])
  show(terminal, answer, () => [
    ...table([
      ['ID', 'MODE', 'MADE', 'RECORDS'],
      ...rowsOf(answer['items']).map((row) => [
        textOf(row['id']),
        textOf(row['mode']),
        new Date(Number(row['createdAt']) * 1000).toISOString(),
        textOf(row['records']),
      ]),
    ]),
    ...(next === '' ? [] : [`more: --cursor ${next}`]),
  ])
  return exitCodes.done
}

async function showSubject(connection: Connection, terminal: Terminal, id: string): Promise<ExitCode> {
  const subject = await requestJson(connection, { method: 'GET', path: subjectPath(id) })
  const candidates = await requestJson(connection, { method: 'GET', path: subjectPath(id, '/candidates') })
  const holds = Array.isArray(subject['holds']) ? subject['holds'].map((hold) => textOf(hold)) : []
  show(terminal, { ...subject, candidates: candidates['items'] }, () => [
    ...table(rowsOf(subject['records']).map((row) => [textOf(row['kind']), textOf(row['id'])])),
    ...holds.map((hold) => `! under legal hold ${hold}`),
    ...rowsOf(candidates['items']).map(
      (row) =>
        `? ${textOf(row['subjectId'])} may be the same, by ${String(row['by'])}: ${String(row['records'])}`,
    ),
  ])
  return exitCodes.done
}

async function exportSubject(
  connection: Connection,
  terminal: Terminal,
  { id, out }: { readonly id: string; readonly out: string | undefined },
): Promise<ExitCode> {
  const exported = await requestJson(connection, { method: 'GET', path: subjectPath(id, '/export') })
  const text = JSON.stringify(exported, null, 2)
  if (out === undefined) terminal.out(text)
  else await writeNewFile(out, text)
  return exitCodes.done
}

async function archiveSubject(
  connection: Connection,
  terminal: Terminal,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<ExitCode> {
  const bytes = await requestBytes(connection, { method: 'GET', path: subjectPath(id, '/archive') })
  await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  show(terminal, { file, bytes: bytes.length }, () => [file])
  return exitCodes.done
}

async function showCertificate(
  connection: Connection,
  terminal: Terminal,
  {
    call: request,
    out,
  }: { readonly call: Parameters<typeof requestJson>[1]; readonly out: string | undefined },
): Promise<ExitCode> {
  const answer = await requestJson(connection, request)
  if (out !== undefined) await writeNewFile(out, textOf(answer['signed']))
  const certificate = isJsonObject(answer['certificate']) ? answer['certificate'] : {}
  const destroyed = isJsonObject(certificate['destroyed']) ? certificate['destroyed'] : {}
  show(terminal, answer, () => [
    `destroyed: ${Object.entries(destroyed)
      .map(([what, count]) => `${textOf(count)} ${what}`)
      .join(', ')}`,
    ...(out === undefined ? [textOf(answer['signed'])] : [`the certificate is in ${out}`]),
  ])
  return exitCodes.done
}

/** What is written may be personal data: for its owner alone, and never over something else. */
function writeNewFile(path: string, text: string): Promise<void> {
  return writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' })
}
