import { requestJson, type Connection, textOf } from '../connection.ts'
import type { CommandContext } from '../command-context.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, type Terminal } from '../terminal.ts'

export function addMasterKey({
  root,
  program,
  terminal,
  does: toAction,
  connected: withConnection,
}: CommandContext): void {
  const group = root.command('master-key').description('the key over all keys')
  group
    .command('status')
    .description('which version is in use, and whether another is taking over')
    .action(
      toAction(() =>
        withConnection(false, (connection) => showMasterKeyStatus(connection, terminal(), 'GET')),
      ),
    )
  group
    .command('rotate')
    .description('let a new one take over while requests go on; run it again after an interruption')
    .action(
      toAction(() =>
        withConnection(false, (connection) => showMasterKeyStatus(connection, terminal(), 'POST')),
      ),
    )
  group
    .command('export <file>')
    .description('write the key to a new file that only you may read; keep it apart from backups')
    .action((file: string) =>
      toAction(() => {
        program.exportMasterKey(file)
        show(terminal(), { file }, () => [
          `${file} holds the master key: anyone who has it and a copy of the data reads everything.`,
        ])
        return exitCodes.done
      })(),
    )
}

async function showMasterKeyStatus(
  connection: Connection,
  terminal: Terminal,
  method: 'GET' | 'POST',
): Promise<ExitCode> {
  const path = method === 'GET' ? '/x/master-key' : '/x/master-key/rotation'
  const status = await requestJson(connection, { method, path })
  show(terminal, status, () => statusLines(status))
  return exitCodes.done
}

function statusLines(status: Readonly<Record<string, unknown>>): readonly string[] {
  const { version, leaving, remaining, held } = status
  return [
    `version ${textOf(version)} is in use`,
    ...(leaving === null
      ? []
      : [
          `version ${textOf(leaving)} is being replaced: ${textOf(remaining)} keys are left under it`,
          'the service retires it as soon as every process has had time to load the new one',
        ]),
    ...(held === true ? [] : ['! the new key is not where this machine looks after a restart']),
    ...(leaving === null ? ['keep a copy of it apart from the data: a lost master key is lost data'] : []),
  ]
}
