import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueServerCertificate } from '../../../src/platform/certificates/issue-server-certificate.ts'
import type { TokenOptions } from '../../../src/adapters/signing/token/token-seal-key.ts'

/** A program in the place of pkcs11-tool, which notes how it is called and signs by a file. */
export interface TokenProgram {
  /** That of a key by which the program signs. */
  readonly options: TokenOptions
  /** How often it was called. */
  calls(): number
  /** The arguments of the last call, and the names of its variables. */
  last(): { readonly given: readonly string[]; readonly variables: ReadonlyMap<string, string> }
  /** What it says from now on, and ends with a failure; null: it signs. */
  failWith(said: string | null): void
  remove(): void
}

const program = `#!/bin/sh
echo call >> "$NOTES/calls"
printf '%s\\n' "$@" > "$NOTES/given"
env > "$NOTES/variables"
if [ -e "$NOTES/failure" ]; then cat "$NOTES/failure" >&2; exit 1; fi
cat > "$NOTES/digest"
exec openssl pkeyutl -sign -inkey "$NOTES/key.pem" -in "$NOTES/digest"
`

/** @param pin of the token */
export async function tokenProgram(pin: string): Promise<TokenProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'token-program-'))
  const at = (name: string): string => join(folder, name)
  const made = await issueServerCertificate({ names: ['seal.example'], addresses: [] }, Date.now())
  writeFileSync(at('key.pem'), made.key)
  writeFileSync(at('certificate.pem'), made.certificate)
  writeFileSync(at('pkcs11-tool'), program)
  chmodSync(at('pkcs11-tool'), 0o755)
  const lines = (name: string): readonly string[] =>
    existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').filter(Boolean) : []
  return {
    options: {
      address: { modulePath: '/lib/token.so', slot: { token: 'The seal' }, id: '01' },
      ...{ pin, variables: { NOTES: folder }, searchPath: `${folder}:/usr/bin:/bin` },
      certificatePath: at('certificate.pem'),
    },
    calls: () => lines('calls').length,
    last: () => {
      const pairs = lines('variables').map((line) => line.split('=', 2))
      return {
        given: lines('given'),
        variables: new Map(pairs.map(([name = '', value = '']) => [name, value])),
      }
    },
    failWith: (said) => (said === null ? rmSync(at('failure')) : writeFileSync(at('failure'), said)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
