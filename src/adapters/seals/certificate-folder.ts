import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { certificatesInFile } from './certificates-in-file.ts'
import {
  type ImportedCertificate,
  importedCertificate,
  type SealFolder,
  sealFolders,
} from './imported-certificate.ts'

/** Larger files hold no certificates; the master list of all states is smaller. */
const maxFileBytes = 16 * 2 ** 20
const maxFiles = 5_000

export interface CertificateFolder {
  readonly certificates: readonly ImportedCertificate[]
  /** Files, or certificates in them, that could not be read, with the reason. */
  readonly faults: readonly { readonly file: string; readonly reason: string }[]
}

interface CertificateFile {
  readonly path: string
  readonly folder: SealFolder
  readonly authorityId: string | null
}

export function isSealFolder(name: string): name is SealFolder {
  return Object.hasOwn(sealFolders, name)
}

/** Every certificate under the folder; one that lies there twice counts once. A folder that is missing holds none. */
export async function readCertificateFolder(folder: string): Promise<CertificateFolder> {
  const certificates = new Map<string, ImportedCertificate>()
  const faults: CertificateFolder['faults'][number][] = []
  for (const { path, ...place } of await certificateFiles(folder)) {
    const ders = await readCertificates(path)
    if (ders.length === 0)
      faults.push({ file: path, reason: 'holds no certificate in PEM or DER, and no master list' })
    for (const der of ders) {
      try {
        const certificate = importedCertificate(der, place)
        certificates.set(`${place.folder} ${place.authorityId ?? ''} ${certificate.sha256}`, certificate)
      } catch {
        faults.push({ file: path, reason: 'holds something that is no X.509 certificate' })
      }
    }
  }
  return { certificates: [...certificates.values()], faults }
}

/** What tells that files were added, changed or removed. */
export async function folderVersion(folder: string): Promise<string> {
  const files = await certificateFiles(folder)
  const states = await Promise.all(
    files.map(async ({ path }) => {
      const { mtimeMs, size } = await stat(path)
      return `${path} ${mtimeMs} ${size}`
    }),
  )
  return states.join('\n')
}

export interface CertificateImport {
  readonly folder: SealFolder
  readonly authorityId: string | null
  readonly bytes: Uint8Array
}

/** Puts the certificates of a file into the folder, a PEM file each. Throws Error with a sentence where it holds none. */
export async function importCertificates(
  folder: string,
  { folder: kind, authorityId, bytes }: CertificateImport,
): Promise<readonly ImportedCertificate[]> {
  const ders = certificatesInFile(bytes)
  if (ders.length === 0) throw new Error('The file holds no certificate in PEM or DER, and no master list.')
  const certificates = ders.map((der) => readable(der, { folder: kind, authorityId }))
  const target = authorityId === null ? join(folder, kind) : join(folder, kind, authorityId)
  await mkdir(target, { recursive: true })
  for (const { x509, sha256 } of certificates) await writeFile(join(target, `${sha256}.pem`), x509.toString())
  return certificates
}

function readable(der: Uint8Array, place: Omit<CertificateFile, 'path'>): ImportedCertificate {
  try {
    return importedCertificate(der, place)
  } catch (cause) {
    throw new Error('The file holds something that is no X.509 certificate.', { cause })
  }
}

async function certificateFiles(folder: string): Promise<readonly CertificateFile[]> {
  const kinds = Object.keys(sealFolders).filter(isSealFolder)
  const found = await Promise.all(kinds.map((kind) => filesIn(join(folder, kind), kind)))
  return found.flat().slice(0, maxFiles)
}

async function filesIn(path: string, folder: SealFolder): Promise<readonly CertificateFile[]> {
  const entries = await entriesOf(path)
  const own = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ path: join(path, name), folder, authorityId: null }))
  const below = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) =>
        (await entriesOf(join(path, name)))
          .filter((entry) => entry.isFile())
          .map((entry) => ({ path: join(path, name, entry.name), folder, authorityId: name })),
      ),
  )
  return [...own, ...below.flat()]
}

async function entriesOf(path: string): Promise<readonly Dirent[]> {
  try {
    return (await readdir(path, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return []
    throw error
  }
}

async function readCertificates(path: string): Promise<readonly Uint8Array[]> {
  const { size } = await stat(path)
  return size > maxFileBytes ? [] : certificatesInFile(new Uint8Array(await readFile(path)))
}
