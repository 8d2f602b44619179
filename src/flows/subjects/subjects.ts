import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import type { Candidate, SignedCertificate, Subject, SubjectExport, SubjectPage } from '../ports/retention.ts'
import { found } from '../screening/hits.ts'

type Vault = Pick<Ports, 'records'>

/** A person's or company's id and a record of theirs. */
export interface Link {
  readonly subjectId: string
  readonly recordId: string
}

export function listSubjects(
  { records }: Vault,
  principal: Principal,
  page: { readonly limit: number; readonly after: string | null },
): Promise<SubjectPage> {
  return records.listSubjects(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND, as all below, for unknown, foreign and erased ids alike. */
export async function getSubject({ records }: Vault, principal: Principal, id: string): Promise<Subject> {
  return found(await records.subject(principal, id))
}

export async function findCandidates(
  { records }: Vault,
  principal: Principal,
  id: string,
): Promise<readonly Candidate[]> {
  return found(await records.candidates(principal, id))
}

export async function exportSubject(
  { records }: Vault,
  principal: Principal,
  id: string,
): Promise<SubjectExport> {
  return found(await records.exportSubject(principal, id))
}

/** Makes a record one of this subject. Throws also Refusal ERROR_OPERATION_FAILED when it is under legal hold. */
export async function linkRecord({ records }: Vault, principal: Principal, link: Link): Promise<void> {
  const isLinked = await records.linkRecord(principal, link)
  if (!isLinked) throw new Refusal('ERROR_NOT_FOUND')
}

/** Gives a record a subject of its own and says which. Throws as `linkRecord`. */
export async function unlinkRecord({ records }: Vault, principal: Principal, link: Link): Promise<string> {
  return found(await records.unlinkRecord(principal, link))
}

/**
 * The subject's key is destroyed in the database before anything is unlinked; a job unlinks what we do not get to.
 * Throws also Refusal ERROR_OPERATION_FAILED while it is under legal hold.
 */
export async function eraseSubject(
  { records, vault }: Pick<Ports, 'records' | 'vault'>,
  principal: Principal,
  id: string,
): Promise<SignedCertificate> {
  const { certificate, signed, blobIds } = found(await records.eraseSubject(principal, id))
  await Promise.all(blobIds.map((blobId) => vault.forget(blobId)))
  return { certificate, signed }
}

export async function getCertificate(
  { records }: Vault,
  principal: Principal,
  id: string,
): Promise<SignedCertificate> {
  return found(await records.certificate(principal, id))
}

export function certificateKey({ records }: Vault): Promise<Readonly<Record<string, string>>> {
  return records.certificateKey()
}
