import type { KeptBytes } from '../../vocabulary/agreements/signing.ts'
import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'

/** What of the vault an event speaks of. */
export function blobsOfDeed(deed: LinkDeed): readonly KeptBytes[] {
  if (deed.kind !== 'document' && deed.kind !== 'face') return []
  return [...(deed.evidence === null ? [] : [deed.evidence]), ...deed.pictures]
}
