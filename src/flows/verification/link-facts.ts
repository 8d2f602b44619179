import { documentSideOf } from '../../engine/verification/document-side.table.ts'
import { type LinkState, isUsedUp, validatedPhoneOf } from '../../engine/verification/fold-link.ts'
import { engineVersion } from '../../vocabulary/engine-version.ts'
import type { Facts, LinkFacts } from '../../vocabulary/decision/facts.ts'
import type { DocumentEvidence, FaceEvidence } from '../../vocabulary/verification/link-evidence.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { freezeFacts, localDateIn } from '../judgement/freeze-facts.ts'
import { romaniseRequest } from '../scan/names/romanise-request.ts'

/** Everything that is known of a link when it is judged. */
export interface KnownOfLink {
  readonly link: HostedLink
  readonly state: LinkState
  /** Null where none is there. */
  readonly document: DocumentEvidence | null
  readonly face: FaceEvidence | null
  readonly isExpired: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What a link is judged by: its person's document and face as they were found, and how the person came. */
export function linkFacts(known: KnownOfLink): Facts {
  const { link, document, face: own, at } = known
  const face = own ?? document?.reference ?? null
  const { engine, models, ...seen } = document?.facts ?? nothingSeen
  const facts = freezeFacts(
    { inference: { models } },
    {
      ...{ mode: link.mode, at, today: localDateIn(link.profile, at), ...seen },
      ...(face?.facts ?? { face: { given: false } }),
      request: { ...romaniseRequest(link.request), ...contractsOf(link) },
      link: courseFacts(known, face),
    },
  )
  return { ...facts, engine }
}

const nothingSeen: DocumentEvidence['facts'] = {
  ...{ front: null, back: null, lists: [], engine: engineVersion, models: {} },
  screening: { done: false, reason: 'No document was sent.' },
}

function contractsOf({ contracts }: HostedLink): Pick<Facts['request'], 'contractGenerate'> {
  return contracts.generate.length === 0 ? {} : { contractGenerate: contracts.generate }
}

/** A field of the form that the profile obscures is not kept. */
function courseFacts(
  { link, state, document, isExpired }: KnownOfLink,
  face: FaceEvidence | null,
): LinkFacts {
  const { docupass, obscure } = link.profile
  const { selection } = state
  const answers = Object.entries(state.answers ?? {}).filter(([field]) => !obscure.includes(field))
  return {
    kind: link.kind,
    selected: selection && { country: selection.country, type: selection.type },
    answers: Object.fromEntries(answers),
    telephone: validatedPhoneOf(state),
    isBackAsked: documentSideOf(docupass.documentSide).asksForBack,
    mayUpload: docupass.allowFileUpload,
    isFromCamera: { document: document?.isFromCamera ?? null, face: face?.isFromCamera ?? null },
    refused: { document: state.document.refused, face: state.face.refused },
    isExhausted: isUsedUp(link, state),
    isExpired,
    isPersonAsked: state.isPersonAsked,
  }
}
