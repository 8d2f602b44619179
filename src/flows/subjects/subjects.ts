import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type {
  DuplicateSubject,
  SignedCertificate,
  Subject,
  SubjectExport,
  SubjectPage,
} from '../ports/subjects/subjects.ts'
import { requireFound } from '../screening/require-found.ts'

/** The id of a person or company and one of its records. */
export interface RecordLink {
  readonly subjectId: string
  readonly recordId: string
}

export function listSubjects(
  { records }: RecordPorts,
  principal: Principal,
  page: { readonly limit: number; readonly after: string | null },
): Promise<SubjectPage> {
  return records.listSubjects(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND, as all below, for unknown, foreign and erased ids alike. */
export async function getSubject(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<Subject> {
  return requireFound(await records.subject(principal, id))
}

export async function findDuplicateSubjects(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<readonly DuplicateSubject[]> {
  return requireFound(await records.candidates(principal, id))
}

export async function exportSubject(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<SubjectExport> {
  return requireFound(await records.exportSubject(principal, id))
}

/** Makes a record one of this subject. Throws also Refusal ERROR_OPERATION_FAILED when it is under legal hold. */
export async function linkRecord(
  { records }: RecordPorts,
  principal: Principal,
  link: RecordLink,
): Promise<void> {
  const isLinked = await records.linkRecord(principal, link)
  if (!isLinked) throw new Refusal('ERROR_NOT_FOUND')
}

/** Gives a record a subject of its own and says which. Throws as `linkRecord`. */
export async function unlinkRecord(
  { records }: RecordPorts,
  principal: Principal,
  link: RecordLink,
): Promise<string> {
  return requireFound(await records.unlinkRecord(principal, link))
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
  const { certificate, signed, blobIds } = requireFound(await records.eraseSubject(principal, id))
  await Promise.all(blobIds.map((blobId) => vault.forget(blobId)))
  return { certificate, signed }
}

export async function getErasureCertificate(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<SignedCertificate> {
  return requireFound(await records.certificate(principal, id))
}

export function erasureCertificateKey({ records }: RecordPorts): Promise<Readonly<Record<string, string>>> {
  return records.certificateKey()
}
