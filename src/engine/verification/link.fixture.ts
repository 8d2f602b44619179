import type { DocupassSettings } from '../../vocabulary/profiles/profile.ts'
import type { HostedLink, LinkParty } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkKind } from '../../vocabulary/verification/link-modes.ts'
import type { LinkDeed, LinkEvent, PictureAttempt } from '../../vocabulary/verification/link-events.ts'
import { completeProfile } from '../profiles/effective-profile.ts'

/** A link of a test: what is given, and nothing else. */
export function testLink({
  kind = 'document-and-face',
  docupass = {},
  sign = kind === 'signature' ? 'K7Q2ZB0M4XWA' : null,
  parties = [],
  ...given
}: Partial<HostedLink> & {
  readonly kind?: LinkKind
  readonly docupass?: Partial<DocupassSettings>
  readonly sign?: string | null
  readonly parties?: readonly LinkParty[]
} = {}): HostedLink {
  const profile = completeProfile({ name: 'test' })
  return {
    id: '1'.repeat(32),
    subjectId: '2'.repeat(32),
    mode: 'live',
    kind,
    version: 3,
    reference: `US${'A'.repeat(25)}`,
    parentId: null,
    isReusable: false,
    profileId: '3'.repeat(32),
    profileVersion: 1,
    profile: { ...profile, docupass: { ...profile.docupass, ...docupass } },
    ignored: [],
    customData: '',
    language: '',
    userPhone: '',
    expected: {
      ...{ verifyName: '', verifyDob: '', verifyAge: '' },
      ...{ verifyAddress: '', verifyPostcode: '', verifyDocumentNumber: '' },
    },
    request: {},
    contracts: { generate: [], sign, format: 'pdf', prefill: {} },
    references: { document: null, documentBack: null, face: null },
    parties,
    createdAt: 0,
    expiresAt: null,
    ...given,
  }
}

export const keptPicture = { blobId: '4'.repeat(64), sha256: '5'.repeat(64), size: 10 } as const

export const acceptedPicture: PictureAttempt = { isAccepted: true, codes: [], evidence: null, pictures: [] }
export const refusedPicture: PictureAttempt = { ...acceptedPicture, isAccepted: false }

/** A deed, and the session that did it where another one than usual. */
export type TestDeed = LinkDeed & { readonly by?: string }

/** Events of these deeds in order, a second apart, all by one session where none is named. */
export function courseOf(...deeds: readonly TestDeed[]): readonly LinkEvent[] {
  return deeds.map(({ by = 'aaaaaaaa', ...deed }, index) => ({
    ...{ seq: index + 1, at: (index + 1) * 1_000, session: by, ip: '192.0.2.1', location: null },
    deed,
  }))
}
