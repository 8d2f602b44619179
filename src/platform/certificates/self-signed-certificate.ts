import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueServerCertificate } from './issue-server-certificate.ts'
import type { MachineNames } from './machine-names.ts'
import { readPem } from './read-pem.ts'
import type { ServerCertificate } from './server-certificate.ts'

const dayMs = 86_400_000
/** Before its end a certificate is replaced by this much. */
const renewalMs = 30 * dayMs

const selfSignedFile = 'tls-self-signed.pem'

type ReachedBy = Pick<MachineNames, 'names' | 'addresses'>

/**
 * The certificate that lies in the data directory, with its key, readable by its owner alone. It is made where there is none,
 * and made anew when it does not name the machine as it is reached now, or is near its end.
 *
 * @param now milliseconds since 1970
 */
export async function selfSignedCertificate(
  directory: string,
  names: ReachedBy,
  now: number,
): Promise<ServerCertificate> {
  const path = join(directory, selfSignedFile)
  const stored = readStored(path)
  if (stored !== null && isInDate(stored, now) && namesAll(stored, names)) return stored
  const made = await issueServerCertificate(names, now)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Another process may read it meanwhile: it finds the old one or the new one, whole.
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, made.certificate + made.key, { mode: 0o600 })
  renameSync(temporary, path)
  return made
}

function readStored(path: string): ServerCertificate | null {
  try {
    const text = readFileSync(path, 'utf8')
    const stored = { certificate: readPem(text, 'CERTIFICATE'), key: readPem(text, 'PRIVATE KEY') }
    const isPair = new X509Certificate(stored.certificate).checkPrivateKey(createPrivateKey(stored.key))
    return isPair ? stored : null
  } catch {
    return null
  }
}

const isInDate = ({ certificate }: ServerCertificate, now: number): boolean => {
  const { validFrom, validTo } = new X509Certificate(certificate)
  return Date.parse(validFrom) <= now && Date.parse(validTo) - renewalMs > now
}

const namesAll = ({ certificate }: ServerCertificate, { names, addresses }: ReachedBy): boolean => {
  const read = new X509Certificate(certificate)
  return (
    names.every((name) => read.checkHost(name) !== undefined) &&
    addresses.every((address) => read.checkIP(address) !== undefined)
  )
}
