import { openDocumentSealer } from '../adapters/signing/open-document-sealer.ts'
import { openSealKey, type SealKeyOptions } from '../adapters/signing/open-seal-key.ts'
import type { Egress, PostingEgress } from '../flows/ports/outbound/egress.ts'
import type { Ports } from '../flows/ports/ports.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { OpenedStore } from './open-store.ts'

/** The certificate of the seal is made by the first start. A key that cannot be read stops no start: documents wait for it. */
export async function openSealer(
  { seal }: Settings,
  { records }: OpenedStore,
  egress: Egress & PostingEgress,
): Promise<Ports['sealer']> {
  const { pkcs12, pkcs12Password, timeStampUrl } = seal
  const key = openSealKey({
    pkcs12: pkcs12 === '' ? null : { path: pkcs12, password: pkcs12Password ?? '' },
    token: tokenOf(seal),
    identity: (make) => records.sealIdentity(make),
    clock: systemClock,
  })
  const sealer = openDocumentSealer({ key, timeStampUrl, egress })
  await sealer.certificate()
  return sealer
}

function tokenOf({
  pkcs11: address,
  pkcs11Pin: pin,
  pkcs11Certificate: certificatePath,
  pkcs11Variables,
}: Settings['seal']): SealKeyOptions['token'] {
  if (address === null) return null
  const variables: Record<string, string> = {}
  for (const written of pkcs11Variables) {
    const end = written.indexOf('=')
    variables[written.slice(0, end)] = written.slice(end + 1)
  }
  return { address, pin, certificatePath, variables }
}
