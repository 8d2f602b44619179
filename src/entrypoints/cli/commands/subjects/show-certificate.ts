import { type ApiRequest, type Connection, isJsonObject, requestJson, textOf } from '../../connection.ts'
import { exitCodes, type ExitCode } from '../../exit-codes.ts'
import { show, type Terminal } from '../../terminal.ts'
import { writeNewFile } from './write-new-file.ts'

/** The certificate of an erasure; into a new file when one is named. */
export async function showCertificate(
  connection: Connection,
  terminal: Terminal,
  { request, out }: { readonly request: ApiRequest; readonly out: string | undefined },
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
