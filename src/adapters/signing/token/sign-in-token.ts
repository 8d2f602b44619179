import { once } from 'node:events'
import type { TokenKeyAddress } from '../../../platform/settings/pkcs11-uri.ts'
import { spawnProgram, systemPath } from '../../../platform/threads/spawn-program.ts'
import { SealKeyError, type SealKeyFailure } from '../seal-key-error.ts'

export interface TokenAccess {
  readonly address: TokenKeyAddress
  /** Null for a token that asks for none. */
  readonly pin: string | null
  /** What the library of the token reads from its environment, such as where its configuration is. */
  readonly variables: Readonly<Record<string, string>>
  /** Where pkcs11-tool is looked for, as in PATH; default where systems keep their programs. */
  readonly searchPath?: string
}

/** PKCS#11 mechanisms that sign a digest made here: tokens know these before all others. */
export type TokenMechanism = 'ECDSA' | 'RSA-PKCS'

/** Of OpenSC: talks to any token by the library of its maker. */
const program = 'pkcs11-tool'
/** A network away, a module may take seconds. */
const milliseconds = 20_000
const maxSignature = 8_192
const maxMessage = 4_096

/**
 * A signature that a token makes, in a process of its own: what the library of its maker does wrong ends that process alone.
 *
 * @throws SealKeyError
 */
export async function signInToken(
  access: TokenAccess,
  mechanism: TokenMechanism,
  input: Uint8Array,
): Promise<Uint8Array> {
  const { pin, variables, searchPath = systemPath } = access
  const child = spawnProgram(program, argumentsFor(access, mechanism), {
    searchPath,
    variables: pin === null ? variables : { ...variables, PIN: pin },
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  const [signature, said] = [collected(child.stdout, maxSignature), collected(child.stderr, maxMessage)]
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  try {
    const [status] = (await once(child, 'close')) as [number | null]
    if (status === 0 && signature().length > 0) return new Uint8Array(signature())
    throw failureOf(status === null ? 'It did not answer in time.' : said().toString('utf8'))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new SealKeyError(
        'key-unreadable',
        `SYMBOLON_SEAL_PKCS11 needs the program ${program}, which is not installed on this machine: install the package 'opensc'.`,
        cause,
      )
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

/** The PIN is in the environment: lists of processes show arguments to everyone. */
function argumentsFor({ address, pin }: TokenAccess, mechanism: TokenMechanism): readonly string[] {
  const { modulePath, slot, id } = address
  return [
    ...['--module', modulePath],
    ...('token' in slot ? ['--token-label', slot.token] : ['--slot', String(slot.slotId)]),
    ...(pin === null ? [] : ['--login', '--pin', 'env:PIN']),
    ...['--sign', '--mechanism', mechanism, '--signature-format', 'openssl', '--id', id],
  ]
}

function collected(stream: NodeJS.ReadableStream, most: number): () => Buffer {
  const parts: Buffer[] = []
  let size = 0
  stream.on('data', (part: Buffer) => {
    size += part.length
    if (size <= most) parts.push(part)
  })
  return () => Buffer.concat(parts)
}

/** Return values of PKCS#11 and sentences of the program, and what they mean. */
const meanings: readonly (readonly [said: RegExp, reason: SealKeyFailure, sentence: string])[] = [
  [/CKR_PIN_LOCKED/, 'token-pin-refused', 'The token is locked: its PIN was wrong too often.'],
  [/CKR_PIN_/, 'token-pin-refused', 'The token refused its PIN.'],
  [/Private key not found/, 'key-unreadable', 'The token holds no private key of that id.'],
  [/util_getpass|CKR_USER_NOT_LOGGED_IN/, 'key-unreadable', 'The token asks for a PIN, and none is set.'],
  [
    // The last is what remains when a single call to sign was refused before it.
    /CKR_(KEY_TYPE|MECHANISM|KEY_FUNCTION|OPERATION_NOT_INITIALIZED)/,
    'key-unreadable',
    'The key of the token does not sign as its certificate says.',
  ],
]

function failureOf(said: string): SealKeyError {
  const [, reason, sentence] = meanings.find(([sign]) => sign.test(said)) ?? [
    null,
    'token-unreachable' as const,
    'The token cannot be reached.',
  ]
  const cause = said
    .split('\n')
    .filter((line) => line !== '' && !/^(Using|Aborting)/.test(line))
    .join(' ')
  return new SealKeyError(reason, `${sentence} ${program}: ${cause.slice(0, 300)}`)
}
