import type { ApiKeyRow } from '../flows/ports/keys/api-keys.ts'
import type { Settings } from '../platform/settings/settings.ts'

type GeneratedKeys = readonly { readonly row: ApiKeyRow; readonly key: string; readonly given: boolean }[]

/** The keys and the secret that the first start made, each once; given ones are known to anyone who gave them. */
export function keyLines(apiKeys: GeneratedKeys, webhookSecret: string | null): readonly string[] {
  const generated = apiKeys.filter(({ given }) => !given)
  const lines = generated.map(({ row, key }) => `  ${`${row.mode} ${row.kind}`.padEnd(16)} ${key}`)
  if (webhookSecret !== null) lines.push(`  ${'webhook secret'.padEnd(16)} ${webhookSecret}`)
  return lines.length === 0 ? [] : ['Keys, shown this once:', ...lines]
}

/** On the first start, while nothing is fetched by itself. */
const listLines: readonly string[] = [
  'No list of names is loaded, and none is fetched before you say so. For daily lists, set',
  '  SYMBOLON_LISTS_REFRESH=24h',
]

const selfSignedLines: readonly string[] = [
  'Devices on the same network reach it there. The certificate is self-signed: each browser warns once;',
  '  choose to go on. Print a link for a phone: symbolon links create',
]

/** What `symbolon serve` prints when it is ready. */
export function startupBanner(about: {
  readonly url: string
  /** Whether the certificate for TLS is one that this machine issued to itself. */
  readonly isSelfSigned?: boolean
  readonly settings: Settings
  readonly made: GeneratedKeys
  /** The secret that signs webhooks, when it was made now. */
  readonly webhookSecret: string | null
  readonly masterKeyMade: boolean
  /** Programs that this machine lacks. */
  readonly missingPrograms: readonly string[]
  /** Why no document can be sealed now; null where it can. */
  readonly sealTrouble: string | null
}): readonly string[] {
  const { url, settings, made: apiKeys, webhookSecret, masterKeyMade: isMasterKeyGenerated } = about
  const store = settings.storage.databaseUrl === null ? 'embedded database' : 'PostgreSQL'
  return [
    `Symbolon listens on ${url}`,
    `  data        ${settings.storage.dataDir} (${store})`,
    ...(settings.operation.docs ? [`  API page    ${url}/docs`] : []),
    ...(about.isSelfSigned === true ? selfSignedLines : []),
    ...keyLines(apiKeys, webhookSecret),
    ...(apiKeys.length > 0 && settings.lists.refreshMs === null ? listLines : []),
    ...about.missingPrograms.map(
      (name) => `No ${name} is installed: faceVideo is refused until the package '${name}' is there.`,
    ),
    ...(about.sealTrouble === null ? [] : [`Signed documents wait for their seal. ${about.sealTrouble}`]),
    ...(isMasterKeyGenerated
      ? [
          '',
          `!! A LOST MASTER KEY IS LOST DATA. Copy ${settings.storage.dataDir}/master.key to a safe place now,`,
          '!! apart from the backups of the data: symbolon master-key export FILE. No one can read anything',
          '!! that is stored here without it, and no one can make it again.',
        ]
      : []),
  ]
}
