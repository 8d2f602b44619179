import { join } from 'node:path'
import {
  importCertificates,
  isSealFolder,
  readCertificateFolder,
} from '../adapters/seals/certificate-folder.ts'
import { type ImportedCertificate, sealFolders } from '../adapters/seals/imported-certificate.ts'
import type {
  ImportedSealCertificate,
  SealCertificateImport,
  SealCertificates,
} from '../entrypoints/cli/program.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** Where the certificates lie by which seals are verified. */
export function sealCertificatesFolder({ seals, storage }: Settings): string {
  return seals.certificates === '' ? join(storage.dataDir, 'certificates') : seals.certificates
}

export async function listSealCertificates(settings: Settings): Promise<SealCertificates> {
  const folder = sealCertificatesFolder(settings)
  const { certificates, faults } = await readCertificateFolder(folder)
  return { folder, certificates: certificates.map(described), faults }
}

/** Throws Error with a sentence for a standard that has no folder, and where the file holds no certificate. */
export async function importSealCertificates(
  settings: Settings,
  { bytes, standard, authorityId }: SealCertificateImport,
): Promise<readonly ImportedSealCertificate[]> {
  if (!isSealFolder(standard))
    throw new Error(`Certificates are for one of ${Object.keys(sealFolders).join(', ')}.`)
  const target = { folder: standard, authorityId, bytes }
  return (await importCertificates(sealCertificatesFolder(settings), target)).map(described)
}

function described(one: ImportedCertificate): ImportedSealCertificate {
  const { folder, authorityId, isAuthority, subject, validFrom, validUntil, sha256, x509 } = one
  return {
    folder,
    authorityId,
    isAuthority,
    subject,
    serial: x509.serialNumber,
    validFrom,
    validUntil,
    sha256,
  }
}
