import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readPem } from './read-pem.ts'
import type { ServerCertificate } from './server-certificate.ts'

/**
 * The certificate and the key of the operator, PEM files that may be one file.
 *
 * @throws Error whose message is a setting and what is wrong with it
 */
export async function readCertificateFiles(paths: {
  readonly certificate: string
  readonly key: string
}): Promise<ServerCertificate> {
  const certificate = readPem(await textOf('SYMBOLON_TLS_CERTIFICATE', paths.certificate), 'CERTIFICATE')
  const key = readPem(await textOf('SYMBOLON_TLS_KEY', paths.key), 'PRIVATE KEY')
  if (!leafOf(certificate).checkPrivateKey(keyOf(key)))
    throw new Error('SYMBOLON_TLS_KEY names a key that does not belong to the certificate')
  return { certificate, key }
}

async function textOf(variable: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new Error(`${variable} names a file that cannot be read: ${path}`, { cause })
  }
}

function leafOf(certificate: string): X509Certificate {
  try {
    return new X509Certificate(certificate)
  } catch (cause) {
    throw new Error('SYMBOLON_TLS_CERTIFICATE must name a file with a certificate in PEM', { cause })
  }
}

function keyOf(key: string): KeyObject {
  if (/ENCRYPTED/.test(key))
    throw new Error(
      'SYMBOLON_TLS_KEY names a key that has a password; store it without one, for its owner alone',
    )
  try {
    return createPrivateKey(key)
  } catch (cause) {
    throw new Error('SYMBOLON_TLS_KEY must name a file with a private key in PEM', { cause })
  }
}
