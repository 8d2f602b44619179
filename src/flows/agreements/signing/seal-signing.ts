import { nextSigning } from '../../../engine/agreements/signing/course.ts'
import { type FieldAnswer, fillFields } from '../../../engine/agreements/signing/fill-fields.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { sealFailures } from '../../../vocabulary/agreements/seal-failures.ts'
import type { SealedFile, Signing } from '../../../vocabulary/agreements/signing.ts'
import {
  certificateLanguageOf,
  certificateLanguages,
} from '../../../vocabulary/texts/certificate-languages.ts'
import type { CertificateTexts } from '../../../vocabulary/texts/certificate-texts.ts'
import { putFile } from '../../images/files.ts'
import type { SealCertificate, SealedDocument } from '../../ports/agreements/document-sealer.ts'
import type { SigningRow, SigningSealed } from '../../ports/agreements/signings.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'
import { contractSlug } from '../contract-file.ts'
import { certificatePages, shownName } from './certificate-pages.ts'
import { unpackAnswers, unpackTree } from './kept-json.ts'

export type SealPorts = Pick<Ports, 'records' | 'vault' | 'contracts' | 'sealer' | 'clock' | 'ids'>

/**
 * Fills what all parties put into the document, sets it with its certificate pages, and seals it. It may run twice: the first
 * to store its file has sealed it. Nothing where it is not waiting for a seal.
 *
 * @throws Error where it could not be sealed now: nothing is given out, and it is tried again
 */
export async function sealSigning(
  ports: SealPorts,
  principal: Principal,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<void> {
  const row = await ports.records.getSigning(principal, id)
  if (row?.signing.state !== 'sealing') return
  await store(ports, principal, { row, sealed: await sealedDocument(ports, row, { principal, signal }) })
}

/**
 * The document of a signing that all parties have signed, set and sealed.
 *
 * @throws Error where it could not be sealed now
 */
export async function sealedDocument(
  ports: SealPorts,
  row: SigningRow,
  { principal, signal }: { readonly principal: Principal; readonly signal: AbortSignal },
): Promise<SealedDocument> {
  const certificate = await ports.sealer.certificate()
  if ('reason' in certificate) throw notSealed(certificate)
  const document = await setDocument(ports, row, { certificate, payer: principal.accountId, signal })
  const reason = textsOf(row.signing).signedBy(row.signing.parties.map(({ role }) => role))
  const sealed = await ports.sealer.seal(document, { reason, at: ports.clock.now(), signal })
  if (sealed.kind === 'not-sealed') throw notSealed(sealed)
  return sealed
}

const textsOf = ({ language }: Signing): CertificateTexts =>
  certificateLanguages[certificateLanguageOf(language)]

const notSealed = ({
  reason,
  cause,
}: {
  readonly reason: keyof typeof sealFailures
  readonly cause: Error
}) => new Error(sealFailures[reason].sentence, { cause })

async function setDocument(
  { vault, contracts }: SealPorts,
  { signing, seal }: SigningRow,
  made: { readonly certificate: SealCertificate; readonly payer: string; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const frozen = unpackTree(await vault.fetch(signing.tree.blobId, seal))
  const shown = await vault.fetch(signing.shown.blobId, seal)
  const answers: FieldAnswer[] = []
  for (const { signed } of signing.parties)
    if (signed !== null) answers.push(...unpackAnswers(await vault.fetch(signed.answers.blobId, seal)))
  const { tree, fillings } = fillFields(frozen, answers)
  const { bytes } = await contracts.set(tree, {
    ...{ format: 'pdf', at: signedAt(signing), payer: made.payer, signal: made.signal },
    extras: {
      // What was not shown is not sealed.
      mark: null,
      certificate: certificatePages(signing, { fillings, certificate: made.certificate }),
      attachment: {
        name: shownName,
        description: textsOf(signing).attachment,
        bytes: shown,
      },
    },
  })
  return bytes
}

const signedAt = ({ parties, createdAt }: Signing): number =>
  Math.max(createdAt, ...parties.map(({ signed }) => signed?.at ?? 0))

async function store(
  ports: SealPorts,
  principal: Principal,
  { row, sealed }: { readonly row: SigningRow; readonly sealed: SealedDocument },
): Promise<void> {
  const { version, seal } = row
  const { next, file } = await sealedFile(ports, row, { sealed, seal })
  const isStored = await ports.records.sealSigning(principal, { next, version, file })
  // Another was first, or the record is gone.
  if (!isStored) await ports.vault.forget(file.blobId)
}

/** Lays a sealed document into the vault, and what the signing becomes by it. */
export async function sealedFile(
  ports: Pick<Ports, 'vault' | 'ids' | 'clock'>,
  { signing }: SigningRow,
  { sealed, seal }: { readonly sealed: SealedDocument; readonly seal: SealContext },
): Promise<Pick<SigningSealed, 'next' | 'file'>> {
  const name = contractSlug(signing.name)
  const kept = await putFile(ports, seal, { name, format: 'pdf', bytes: sealed.bytes })
  const file: SealedFile = {
    ...{ fileName: kept.fileName, sha256: kept.sha256, size: kept.size, at: ports.clock.now() },
    ...{ level: sealed.level, sealedBy: sealed.certificate.subject, timeStampedAt: sealed.timeStampedAt },
    gap: sealed.gap,
  }
  const next = { ...nextSigning(signing, { kind: 'seal', file }), sealed: file }
  return { next, file: { ...kept, template: signing.template } }
}
