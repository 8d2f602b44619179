import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { ask, askBytes, type Connection, isRecord, rowsOf, textOf } from '../connection.ts'
import type { Context } from '../context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

const pathOf = (id: string, rest = ''): string => `/x/subjects/${encodeURIComponent(id)}${rest}`

type Run = (work: (connection: Connection, terminal: Terminal) => Promise<ExitCode>) => Promise<void>

export function addSubjects({ root, terminal, does, connected }: Context): void {
  const group = root.command('subject').description('people and companies that records are about')
  const run: Run = (work) => does(() => connected(false, (connection) => work(connection, terminal())))()
  addLooks(group, run)
  addLinks(group, run)
  addErasure(group, run)
}

function addLooks(group: Command, run: Run): void {
  group
    .command('list')
    .description('newest first')
    .option('--limit <number>', 'how many', '20')
    .option('--cursor <text>', 'where the page before ended')
    .action((options: { limit: string; cursor?: string }) => run((to, screen) => list(to, screen, options)))
  group
    .command('show <id>')
    .description('records, legal holds, and who else may be the same')
    .action((id: string) => run((to, screen) => showSubject(to, screen, id)))
  group
    .command('export <id>')
    .description('everything that is held about it, as JSON')
    .option('--out <file>', 'where to write it; otherwise it is printed')
    .option('--zip <file>', 'a ZIP archive instead, with pictures and files')
    .action((id: string, options: { out?: string; zip?: string }) =>
      run((to, screen) =>
        options.zip === undefined
          ? exportSubject(to, screen, { id, out: options.out })
          : archiveSubject(to, screen, { id, file: options.zip }),
      ),
    )
}

function addLinks(group: Command, run: Run): void {
  group
    .command('link <id> <record>')
    .description('make a transaction or screening one of this subject')
    .action((id: string, record: string) =>
      run(async (to, screen) => {
        const path = pathOf(id, `/records/${encodeURIComponent(record)}`)
        show(screen, await ask(to, { method: 'PUT', path }), () => ['linked'])
        return exitCodes.done
      }),
    )
  group
    .command('unlink <id> <record>')
    .description('give a transaction or screening a subject of its own')
    .action((id: string, record: string) =>
      run(async (to, screen) => {
        const path = pathOf(id, `/records/${encodeURIComponent(record)}`)
        const answer = await ask(to, { method: 'DELETE', path })
        show(screen, answer, () => [`now of subject ${textOf(answer['subjectId'])}`])
        return exitCodes.done
      }),
    )
}

function addErasure(group: Command, run: Run): void {
  group
    .command('erase <id>')
    .description('destroy it with all records, for good; prints the signed certificate')
    .option('--out <file>', 'where to write the certificate')
    .action((id: string, options: { out?: string }) =>
      run((to, screen) =>
        certified(to, screen, { call: { method: 'DELETE', path: pathOf(id) }, out: options.out }),
      ),
    )
  group
    .command('certificate <id>')
    .description('the certificate of an erasure, again')
    .option('--out <file>', 'where to write it')
    .action((id: string, options: { out?: string }) =>
      run((to, screen) =>
        certified(to, screen, {
          call: { method: 'GET', path: pathOf(id, '/certificate') },
          out: options.out,
        }),
      ),
    )
}

async function list(
  connection: Connection,
  terminal: Terminal,
  options: { readonly limit: string; readonly cursor?: string },
): Promise<ExitCode> {
  const query = new URLSearchParams({
    limit: options.limit,
    ...(options.cursor && { cursor: options.cursor }),
  })
  const answer = await ask(connection, { method: 'GET', path: `/x/subjects?${query.toString()}` })
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
  const subject = await ask(connection, { method: 'GET', path: pathOf(id) })
  const candidates = await ask(connection, { method: 'GET', path: pathOf(id, '/candidates') })
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
  const all = await ask(connection, { method: 'GET', path: pathOf(id, '/export') })
  const text = JSON.stringify(all, null, 2)
  if (out === undefined) terminal.out(text)
  else await writeNew(out, text)
  return exitCodes.done
}

async function archiveSubject(
  connection: Connection,
  terminal: Terminal,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<ExitCode> {
  const bytes = await askBytes(connection, { method: 'GET', path: pathOf(id, '/archive') })
  await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  show(terminal, { file, bytes: bytes.length }, () => [file])
  return exitCodes.done
}

async function certified(
  connection: Connection,
  terminal: Terminal,
  { call, out }: { readonly call: Parameters<typeof ask>[1]; readonly out: string | undefined },
): Promise<ExitCode> {
  const answer = await ask(connection, call)
  if (out !== undefined) await writeNew(out, textOf(answer['signed']))
  const certificate = isRecord(answer['certificate']) ? answer['certificate'] : {}
  const destroyed = isRecord(certificate['destroyed']) ? certificate['destroyed'] : {}
  show(terminal, answer, () => [
    `destroyed: ${Object.entries(destroyed)
      .map(([what, count]) => `${textOf(count)} ${what}`)
      .join(', ')}`,
    ...(out === undefined ? [textOf(answer['signed'])] : [`the certificate is in ${out}`]),
  ])
  return exitCodes.done
}

/** What is written may be personal data: for its owner alone, and never over something else. */
function writeNew(path: string, text: string): Promise<void> {
  return writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' })
}
