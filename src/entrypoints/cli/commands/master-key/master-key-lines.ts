import { textOf } from '../../connection.ts'

/** The answer about the master key, for people. */
export function masterKeyLines(status: Readonly<Record<string, unknown>>): readonly string[] {
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
