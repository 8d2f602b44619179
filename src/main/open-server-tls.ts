import { Server as HttpsServer } from 'node:https'
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { ServerTls } from '../entrypoints/http/kit/create-app.ts'
import { readCertificateFiles } from '../platform/certificates/certificate-files.ts'
import { type MachineNames, machineNames } from '../platform/certificates/machine-names.ts'
import { selfSignedCertificate } from '../platform/certificates/self-signed-certificate.ts'
import type { ServerCertificate } from '../platform/certificates/server-certificate.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { Log } from '../platform/process/log.ts'
import { type Settings, SettingsError } from '../platform/settings/settings.ts'

/** How soon a certificate that was replaced, or an address that changed, is seen. */
const followEveryMs = 60_000

export interface OpenedTls extends ServerTls {
  readonly isSelfSigned: boolean
  /** The certificate as it is to be now. Throws as `openServerTls`. */
  read(): Promise<ServerCertificate>
}

/**
 * What HTTPS is served with: the files of the settings or, where it is asked for, a certificate of this machine's own. Null
 * where HTTP is served.
 *
 * @throws SettingsError when the files are of no use, or both are asked for
 */
export async function openServerTls(settings: Settings, isSelfSigned: boolean): Promise<OpenedTls | null> {
  const { tls, listen, storage } = settings
  const hasFiles = tls.certificate !== ''
  if (!hasFiles && !isSelfSigned) return null
  if (hasFiles && isSelfSigned)
    throw new SettingsError(['SYMBOLON_TLS_CERTIFICATE is set: leave --tls-self-signed away, or unset it'])
  const read = async (): Promise<ServerCertificate> =>
    isSelfSigned
      ? selfSignedCertificate(storage.dataDir, ownNames(listen.publicUrl), systemClock.now())
      : readCertificateFiles(tls).catch((error: unknown) => {
          throw new SettingsError([error instanceof Error ? error.message : String(error)])
        })
  const isEveryInterface = listen.host === '0.0.0.0' || listen.host === '::'
  const host = (): string => (isEveryInterface ? (ownNames(null).lanAddress ?? '127.0.0.1') : listen.host)
  return { isSelfSigned, certificate: await read(), host, read }
}

/** Of this machine, and of the proxy or name server that leads to it. */
function ownNames(publicUrl: string | null): MachineNames {
  const own = machineNames(networkInterfaces(), hostname())
  if (publicUrl === null) return own
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  const isAddress = isIP(host) !== 0
  return {
    ...own,
    names: isAddress ? own.names : [...own.names, host],
    addresses: isAddress ? [...own.addresses, host] : own.addresses,
  }
}

/** Gives the server each later certificate, until the function that is returned is called. */
export function followCertificate(
  app: FastifyInstance,
  tls: OpenedTls,
  { log, onChange }: { readonly log: Log; readonly onChange: (certificate: string) => void },
): () => Promise<void> {
  let served = tls.certificate
  const look = async (): Promise<void> => {
    const { server }: { readonly server: unknown } = app
    const found = await tls.read()
    if (found.certificate === served.certificate && found.key === served.key) return
    if (server instanceof HttpsServer) server.setSecureContext({ cert: found.certificate, key: found.key })
    served = found
    onChange(found.certificate)
    log.info('a new certificate is served')
  }
  const timer = setInterval(() => {
    // Files that are being replaced may not fit each other yet; the certificate from before goes on.
    look().catch((error: unknown) => log.warn('the certificate cannot be read', { error }))
  }, followEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return Promise.resolve()
  }
}
