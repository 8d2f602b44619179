import type { SealVerifier } from '../../flows/ports/scan/seal-verifier.ts'
import { folderVersion, readCertificateFolder } from './certificate-folder.ts'
import type { ImportedCertificate } from './imported-certificate.ts'
import { verifySeal } from './verify-seal.ts'

/** How long the folder is not looked at again, in milliseconds. */
const restMs = 10_000

interface Loaded {
  readonly version: string
  readonly lookedAt: number
  readonly certificates: readonly ImportedCertificate[]
}

/**
 * Verifies seals by the certificates of a folder, read when the first seal comes, and again some seconds after it changed. A
 * folder that cannot be read holds none: what was read before counts no longer.
 */
export function openSealVerifier(
  folder: string,
  { now, report }: { readonly now: () => number; readonly report: (error: unknown) => void },
): SealVerifier {
  let loading: Promise<Loaded> | null = null
  const current = async (): Promise<readonly ImportedCertificate[]> => {
    const loaded = await loading
    if (loaded === null || now() - loaded.lookedAt >= restMs) loading = load(folder, loaded, now())
    return (await (loading ?? load(folder, null, now()))).certificates
  }
  return {
    verify: async (question) => {
      try {
        return verifySeal(await current(), question)
      } catch (error) {
        loading = null
        report(error)
        return { result: 'unchecked', reason: 'The folder of certificates cannot be read.' }
      }
    },
  }
}

async function load(folder: string, loaded: Loaded | null, lookedAt: number): Promise<Loaded> {
  const version = await folderVersion(folder)
  if (loaded !== null && loaded.version === version) return { ...loaded, lookedAt }
  const { certificates } = await readCertificateFolder(folder)
  return { version, lookedAt, certificates }
}
