import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, signatureName, sumsName } from './checksums.ts'
import { isSignedBy } from './signature.ts'

/**
 * Says whether a release is as it was packed: `npm run verify:release -- FOLDER [--public-key FILE]`, or, beside the
 * packed program, `node verify-release.mjs FOLDER [--public-key FILE]`. Ends with 1 when a file is missing, changed or
 * added, or when a key was given and the signature is not of that key.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'public-key': { type: 'string' } },
})
const folder = resolve(positionals[0] ?? '.')
const wrong = [...(await differences(folder)), ...signatureDifferences(values['public-key'])]
for (const sentence of wrong) console.log(sentence)
console.log(
  wrong.length === 0 ? `${folder}: every file is as it was packed` : `${folder}: NOT as it was packed`,
)
process.exitCode = wrong.length === 0 ? 0 : 1

function signatureDifferences(publicKeyFile: string | undefined): readonly string[] {
  const signaturePath = join(folder, signatureName)
  const isSigned = existsSync(signaturePath)
  if (publicKeyFile === undefined) {
    console.log(isSigned ? 'signed; who signed was not checked: no --public-key' : 'unsigned')
    return []
  }
  if (!isSigned) return ['unsigned']
  if (!existsSync(join(folder, sumsName))) return []
  const publicKeyPem = readFileSync(publicKeyFile, 'utf8')
  if (!isSignedBy(publicKeyPem, readFileSync(join(folder, sumsName)), readFileSync(signaturePath)))
    return ['the signature is not of this key']
  console.log('signed by this key')
  return []
}
