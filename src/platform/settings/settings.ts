import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { Setting } from './setting-kinds.ts'
import { settingsTable } from './settings.table.ts'

type Table = typeof settingsTable
type ValueOf<S> = S extends Setting<infer Value> ? Value : never

/** All settings, parsed and frozen; groups and names as in the table. */
export type Settings = {
  readonly [Group in keyof Table]: {
    readonly [Name in keyof Table[Group]]: ValueOf<Table[Group][Name]>
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Everything that is wrong with the settings, in one go. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly validationMessages: readonly string[]

  constructor(validationMessages: readonly string[]) {
    super(
      `The settings are wrong:\n${validationMessages.map((validationMessage) => `  - ${validationMessage}`).join('\n')}`,
    )
    this.validationMessages = validationMessages
  }
}

/** One row of `symbolon settings` and of the reference. */
export interface SettingDescription {
  readonly variable: string
  readonly kind: string
  readonly initial: string
  readonly secret: boolean
  readonly sentence: string
  /** As in force; a secret that is set shows as `********`. */
  readonly value: string
  readonly from: 'default' | 'environment'
}

const masked = '********'

function settingEntries(): readonly (readonly [group: string, name: string, setting: Setting<unknown>])[] {
  return Object.entries(settingsTable).flatMap(([group, settings]) =>
    Object.entries(settings).map(
      ([name, setting]: [string, Setting<unknown>]) => [group, name, setting] as const,
    ),
  )
}

/**
 * `.env` of the folder (if any) under the variables of the caller: the caller's win.
 * Throws SettingsError when the file cannot be read.
 */
export function readEnvironment(folder: string, env: Environment): Environment {
  const file = resolve(folder, '.env')
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return env
    throw new SettingsError([
      `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    ])
  }
}

/**
 * Reads every setting. A secret may also be given as the path of a file in `<VARIABLE>_FILE`.
 * Throws SettingsError with all validation messages at once: wrong values, unknown SYMBOLON_ names, contradictions.
 */
export function readSettings(env: Environment): Settings {
  const validationMessages: string[] = unknownVariables(env)
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [group, name, setting] of settingEntries()) {
    try {
      ;(groups[group] ??= {})[name] = valueOf(setting, env)
    } catch (cause) {
      validationMessages.push(`${setting.variable} ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  if (validationMessages.length > 0) throw new SettingsError(validationMessages)
  for (const group of Object.values(groups)) Object.freeze(group)
  // Just built, name by name, from the table that the type is made of.
  const settings = Object.freeze(groups) as unknown as Settings
  const contradictions = contradictionsOf(settings)
  if (contradictions.length > 0) throw new SettingsError(contradictions)
  return settings
}

/** What is in force and where it came from, secrets masked. Throws as readSettings does. */
export function describeSettings(env: Environment): readonly SettingDescription[] {
  readSettings(env)
  return settingEntries().map(([, , setting]) => {
    const rawValue = rawValueOf(setting, env)
    const value = rawValue ?? setting.initial
    const { variable, kind, initial, secret, sentence } = setting
    const shown = secret && value !== '' ? masked : value
    return {
      variable,
      kind,
      initial,
      secret,
      sentence,
      value: shown,
      from: rawValue === null ? 'default' : 'environment',
    }
  })
}

function valueOf(setting: Setting<unknown>, env: Environment): unknown {
  const rawValue = rawValueOf(setting, env) ?? setting.initial
  return rawValue === '' ? setting.unset : setting.parse(rawValue)
}

function rawValueOf(setting: Setting<unknown>, env: Environment): string | null {
  const direct = env[setting.variable]?.trim() ?? ''
  const file = setting.secret ? (env[`${setting.variable}_FILE`]?.trim() ?? '') : ''
  if (direct !== '' && file !== '') throw new Error(`and ${setting.variable}_FILE are both set`)
  if (direct !== '') return direct
  if (file === '') return null
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new Error(`cannot be read from the file named in ${setting.variable}_FILE`, { cause })
  }
}

function unknownVariables(env: Environment): string[] {
  const known = new Set(
    settingEntries().flatMap(([, , { variable, secret }]) =>
      secret ? [variable, `${variable}_FILE`] : [variable],
    ),
  )
  return Object.keys(env)
    .filter((name) => name.startsWith('SYMBOLON_') && !known.has(name))
    .map((name) => `${name} is not a setting; see docs/reference/settings.md`)
}

function contradictionsOf({
  tls,
  account,
  limits,
  storage,
  seal,
  objects: objectStorage,
}: Settings): string[] {
  const validationMessages: string[] = []
  const keys = [account.serverKey, account.restrictedKey, account.testKey].filter((key) => key !== null)
  if (new Set(keys).size < keys.length)
    validationMessages.push('SYMBOLON_SERVER_KEY, SYMBOLON_RESTRICTED_KEY and SYMBOLON_TEST_KEY must differ')
  for (const key of keys)
    if (key.length < 16) validationMessages.push('A given API key must have at least 16 characters')
  if (limits.imageMegabytes > limits.bodyMegabytes)
    validationMessages.push('SYMBOLON_IMAGE_LIMIT must not be larger than SYMBOLON_BODY_LIMIT')
  if (limits.bodyMegabytes > limits.largeBodiesMegabytes)
    validationMessages.push('SYMBOLON_LARGE_BODIES must not be smaller than SYMBOLON_BODY_LIMIT')
  if (storage.databaseUrl !== null && !/^postgres(ql)?:\/\//.test(storage.databaseUrl))
    validationMessages.push('SYMBOLON_DATABASE_URL must begin with postgres://')
  if ((tls.certificate === '') !== (tls.key === ''))
    validationMessages.push('SYMBOLON_TLS_CERTIFICATE and SYMBOLON_TLS_KEY belong together: set both or none')
  return [...validationMessages, ...sealMessages(seal), ...objectStorageMessages(objectStorage)]
}

function sealMessages({ pkcs11, pkcs11Certificate, pkcs12 }: Settings['seal']): string[] {
  if ((pkcs11 === null) !== (pkcs11Certificate === ''))
    return ['SYMBOLON_SEAL_PKCS11 and SYMBOLON_SEAL_PKCS11_CERTIFICATE belong together: set both or none']
  return pkcs11 === null || pkcs12 === ''
    ? []
    : ['SYMBOLON_SEAL_PKCS11 and SYMBOLON_SEAL_PKCS12 each name a key of the seal: set one of them']
}

function objectStorageMessages(objectStorage: Settings['objects']): string[] {
  const { bucket, prefix } = objectStorage
  const validationMessages = credentialMessages(objectStorage)
  if (bucket !== '' && !/^[A-Za-z0-9][\w.-]{1,254}$/.test(bucket))
    validationMessages.push('SYMBOLON_S3_BUCKET must be the name of a bucket')
  if (!/^[A-Za-z0-9._/-]{0,200}$/.test(prefix) || /^\/|\/\/|(^|\/)\.\.?(\/|$)/.test(prefix))
    validationMessages.push(
      'SYMBOLON_S3_PREFIX may have letters, digits and . _ / - and no empty or dotted folder',
    )
  return validationMessages
}

function credentialMessages({
  endpoint,
  bucket,
  credentials,
  accessKey,
  secretKey,
  sessionToken,
}: Settings['objects']): string[] {
  const isSet = (value: string | null): boolean => value !== null && value !== ''
  const keys = [accessKey, secretKey, sessionToken]
  const required = [endpoint, bucket, accessKey, secretKey]
  if (credentials === 'role')
    return [endpoint, bucket].every(isSet) && !keys.some(isSet)
      ? []
      : [
          'SYMBOLON_S3_CREDENTIALS=role needs SYMBOLON_S3_ENDPOINT and SYMBOLON_S3_BUCKET, and no keys or session token',
        ]
  return required.every(isSet) || ![...required, sessionToken].some(isSet)
    ? []
    : [
        'SYMBOLON_S3_ENDPOINT, SYMBOLON_S3_BUCKET, SYMBOLON_S3_ACCESS_KEY and SYMBOLON_S3_SECRET_KEY belong together: set all or none',
      ]
}
