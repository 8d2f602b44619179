import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Signing } from '../../vocabulary/agreements/signing.ts'
import { certificateLanguages } from '../../vocabulary/texts/certificate-languages.ts'
import { courseOf } from '../agreements/signing/course-of.ts'
import { instantInUtc } from '../agreements/signing/instants.ts'
import type { Ports } from '../ports/ports.ts'
import type { DocumentTree } from '../ports/typesetting/typesetting.ts'
import { requireFound } from '../screening/require-found.ts'
import { heading, table } from './audit-report-blocks.ts'
import { signingBlocks } from './signing-blocks.ts'

/**
 * The report of a signing as PDF, as it stands now. Nothing is stored: what it says of a sealed file cannot stand in that file.
 *
 * @throws Refusal ERROR_NOT_FOUND
 */
export async function signingReport(
  { records, pages, clock }: Pick<Ports, 'records' | 'pages' | 'clock'>,
  principal: Principal,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { signing } = requireFound(await records.getSigning(principal, id))
  const at = clock.now()
  return pages.pdf(reportOf(signing, at), { at, signal })
}

function reportOf(signing: Signing, at: number): DocumentTree {
  const { id, mode, name } = signing
  const isTest = mode === 'test'
  return {
    title: 'Signing Audit Report',
    subtitle: `${name}, as of ${instantInUtc(at)}`,
    mark: isTest ? 'TEST' : null,
    footer: `Signing ${id}${isTest ? ' · made with a test key' : ''}`,
    blocks: [
      ...signingBlocks(signing),
      heading('Course'),
      table(
        [
          ['UTC', 22],
          ['What', 34],
          ['Who', 26],
          ['Address', 18],
        ],
        courseOf(signing, certificateLanguages.en),
      ),
    ],
  }
}
