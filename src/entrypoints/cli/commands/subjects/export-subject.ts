import { writeFile } from 'node:fs/promises'
import { type Contexts, defineCommand } from '../../command.ts'
import { requestBytes, requestJson } from '../../connection.ts'
import { exitCodes, type ExitCode } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { show } from '../../terminal.ts'
import { subjectPath } from './subject-path.ts'
import { writeNewFile } from './write-new-file.ts'

export const exportSubject = defineCommand({
  name: 'subject export',
  summary: 'everything that is held about a subject, as JSON or as a ZIP archive',
  arguments: ['id'],
  options: {
    out: text('--out <file>', 'where to write it; otherwise it is printed'),
    zip: text('--zip <file>', 'a ZIP archive instead, with pictures and files'),
  },
  kind: 'service',
  run: (context, { id, out, zip }) =>
    zip === undefined ? exportJson(context, { id, out }) : exportArchive(context, { id, file: zip }),
})

async function exportJson(
  { connection, terminal }: Contexts['service'],
  { id, out }: { readonly id: string; readonly out: string | undefined },
): Promise<ExitCode> {
  const exported = await requestJson(connection, { method: 'GET', path: subjectPath(id, '/export') })
  const text = JSON.stringify(exported, null, 2)
  if (out === undefined) terminal.out(text)
  else await writeNewFile(out, text)
  return exitCodes.done
}

async function exportArchive(
  { connection, terminal }: Contexts['service'],
  { id, file }: { readonly id: string; readonly file: string },
): Promise<ExitCode> {
  const bytes = await requestBytes(connection, { method: 'GET', path: subjectPath(id, '/archive') })
  await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  show(terminal, { file, bytes: bytes.length }, () => [file])
  return exitCodes.done
}
