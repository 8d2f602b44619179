import { readFile } from 'node:fs/promises'
import { verifySealedDocument } from '../../../../flows/agreements/verify-sealed-document.ts'
import type { SignatureReport } from '../../../../vocabulary/agreements/document-report.ts'
import { defineCommand } from '../../command.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { show, table } from '../../terminal.ts'

export const verifyDocument = defineCommand({
  name: 'verify',
  summary: 'say what is intact of a sealed PDF, and by whom it was sealed; exit status 0 intact, 4 otherwise',
  arguments: ['file'],
  options: {
    certificate: text('--certificate <sha256>', 'fingerprint that the certificate of the seal must have'),
  },
  kind: 'local',
  run: async ({ terminal }, { file, certificate }) => {
    const expected = fingerprint(certificate)
    const report = await verifySealedDocument(await readDocument(file))
    const isExpected =
      expected === null || report.signatures.every(({ signer }) => signer?.sha256 === expected)
    show(terminal, { ...report, certificateAsExpected: expected === null ? null : isExpected }, () => [
      report.sentence,
      ...report.signatures.flatMap((signature) => ['', ...signatureLines(signature)]),
      ...(isExpected ? [] : ['', `! The certificate is not the one with the fingerprint ${expected}.`]),
      '',
      `SHA-256 of the file  ${report.sha256}`,
    ])
    return report.verdict === 'intact' && isExpected ? exitCodes.done : exitCodes.found
  },
})

function signatureLines(signature: SignatureReport): readonly string[] {
  const { signer, timeStamp, claimedAt, level, notRevokedAsOf, reason, location } = signature
  const instant = (at: number): string => new Date(at).toISOString()
  const rows: readonly (readonly [string, string | null])[] = [
    ['sealed by', signer && signer.subject],
    [
      'issued by',
      signer && (signer.selfIssued ? 'itself (no authority vouches for the name)' : signer.issuer),
    ],
    ['fingerprint', signer && signer.sha256],
    ['time it claims', claimedAt === null ? null : instant(claimedAt)],
    ['time stamp', timeStamp && `${instant(timeStamp.at)} by ${timeStamp.authority.subject}`],
    ['level', level && `PAdES ${level}`],
    ['not revoked as of', notRevokedAsOf === null ? null : instant(notRevokedAsOf)],
    ['reason', reason === '' ? null : reason],
    ['location', location === '' ? null : location],
  ]
  return table(rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** Null when none is given. Throws UsageError for what is no SHA-256. */
function fingerprint(written: string | undefined): string | null {
  if (written === undefined) return null
  const digits = written.replaceAll(':', '').toLowerCase()
  if (/^[0-9a-f]{64}$/.test(digits)) return digits
  throw new UsageError('--certificate must be the SHA-256 of a certificate: 64 hex digits.')
}

async function readDocument(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new UsageError(`${file} cannot be read; give the path of a PDF.`, { cause })
  }
}
