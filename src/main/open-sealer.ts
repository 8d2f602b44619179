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

function tokenOf({ pkcs11, pkcs11Pin, pkcs11Certificate }: Settings['seal']): SealKeyOptions['token'] {
  if (pkcs11 === null) return null
  const variables = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      // Libraries of tokens find their configuration by variables of their own; those of this service are not for them.
      value === undefined || name.startsWith('SYMBOLON_') ? [] : [[name, value]],
    ),
  )
  return { address: pkcs11, pin: pkcs11Pin, certificatePath: pkcs11Certificate, variables }
}
