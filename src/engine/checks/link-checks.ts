import type { Facts, LinkFacts } from '../../vocabulary/decision/facts.ts'
import type { Check, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { invalidBackDocument } from './invalid-back-document.ts'
import { minPortrait } from './parts/carrier-signs.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable, notChecked } from './parts/outcomes.ts'

type Run = (facts: Facts, profile: Profile) => Outcome

/** A rule about a hosted link; every other request has none. */
const onLink =
  (judge: (link: LinkFacts, facts: Facts, profile: Profile) => Outcome): Run =>
  (facts, profile) =>
    facts.link === undefined
      ? notApplicable('It did not come through a hosted link.')
      : judge(facts.link, facts, profile)

/** The same about what the person said the document is. */
const onSelected = (key: 'type' | 'country', what: string, read: Run): Run =>
  onLink(({ selected }, facts, profile) => {
    if (selected === null || facts.front === null)
      return notApplicable('The person was not asked what it is.')
    const outcome = read(facts, profile)
    if (outcome.kind !== 'clear') return outcome
    const seen = outcome.evidence['read']
    if (typeof seen !== 'string' || seen === '') return cannotTell(`The ${what} was not read.`)
    const evidence = { selected: selected[key], read: seen }
    if (seen === selected[key]) return clear(evidence)
    return found(`The person chose ${what} ${selected[key]}, and the document is of ${seen}.`, evidence)
  })

/** Kinds of documents that have a second side to be photographed. */
const hasBack = (type: string): boolean => type !== 'P' && type !== 'V'

/** Codes that only a hosted link raises. */
export const linkChecks: readonly Check[] = [
  {
    code: 'DOCUPASS_BACK_DOCUMENT_NOT_UPLOADED',
    explain:
      'Raised when the profile asks for both sides, the document is one that has two, and no back was uploaded.',
    needs: ['link', 'front', 'back'],
    fields: ['documentType'],
    run: onLink(({ isBackAsked, selected }, { front, back }) => {
      if (front === null || !isBackAsked) return notApplicable('No back was asked for.')
      const type = front.reading?.type ?? selected?.type ?? null
      if (type === null) return cannotTell('It is not known what kind of document it is.')
      if (!hasBack(type)) return notApplicable('This kind of document has one side that counts.')
      return back === null ? found('The back of the document was not uploaded.', { type }) : clear({ type })
    }),
  },
  {
    code: 'DOCUPASS_BACK_DOCUMENT_MISMATCH',
    explain: 'Raised with INVALID_BACK_DOCUMENT: the back that was uploaded does not belong to the front.',
    needs: ['link', 'front', 'back'],
    fields: invalidBackDocument.fields,
    run: onLink((_, facts, profile) =>
      facts.back === null ? notApplicable('No back was uploaded.') : invalidBackDocument.run(facts, profile),
    ),
  },
  {
    code: 'DOCUPASS_DOCUMENT_MISSING_FACE',
    explain: 'Raised when the front of the document that was uploaded shows no portrait.',
    needs: ['link', 'front', 'face'],
    fields: [],
    run: onLink((_, { front, face }) => {
      if (front === null) return notApplicable('No document was asked for.')
      const compared = face.seen?.portrait ?? null
      const portrait = front.carrier?.portrait ?? null
      if (compared === null && portrait === null) return cannotTell('It was not looked for a portrait.')
      const isThere = compared === null ? (portrait ?? 0) >= minPortrait : compared.face !== null
      return isThere ? clear({}) : found('The front of the document shows no portrait.', {})
    }),
  },
  {
    code: 'DOCUPASS_DOCUMENT_TYPE_MISMATCH',
    explain: 'Raised when the document is of another type than the person chose on the page.',
    needs: ['link', 'front', 'back'],
    fields: ['documentType'],
    run: onSelected(
      'type',
      'the type',
      onDocument(({ readings }) => clear({ read: readings[0].type })),
    ),
  },
  {
    code: 'DOCUPASS_DOCUMENT_COUNTRY_MISMATCH',
    explain: 'Raised when the document is of another country than the person chose on the page.',
    needs: ['link', 'front', 'back'],
    fields: ['countryIso2'],
    run: onSelected(
      'country',
      'the country',
      onDocument(({ value }) => clear({ read: value('countryIso2') ?? '' })),
    ),
  },
  {
    code: 'DOCUPASS_NOT_FROM_CAMERA',
    explain:
      'Raised when the profile allows no upload of files, and a picture says of itself that it is a file, or the page says so. A picture that says nothing of its origin is not held against anyone.',
    needs: ['link'],
    fields: [],
    run: onLink(({ mayUpload, isFromCamera: { document, face } }) => {
      if (mayUpload) return notApplicable('The profile allows files.')
      if (document === false || face === false) {
        const what = document === false ? 'The document' : 'The face'
        return found(`${what} was uploaded as a file, and the profile asks for a live camera.`, {
          document,
          face,
        })
      }
      if (document === null && face === null) return cannotTell('No picture says where it comes from.')
      return clear({ document, face })
    }),
  },
  {
    code: 'DOCUPASS_TOO_MANY_ATTEMPTS',
    explain: 'Raised when as many pictures were refused as one step, or the whole link, may have.',
    needs: ['link'],
    fields: [],
    run: onLink(({ isExhausted, refused }) =>
      isExhausted
        ? found(
            `Too many pictures were refused: ${refused.document} of the document, ${refused.face} of the face.`,
            {
              ...refused,
            },
          )
        : clear({ ...refused }),
    ),
  },
  {
    code: 'DOCUPASS_EXPIRED',
    explain: 'Raised when the time of the link was over before the person finished.',
    needs: ['link'],
    fields: [],
    run: onLink(({ isExpired }) =>
      isExpired ? found('The link expired before the person finished.', {}) : clear({}),
    ),
  },
  {
    code: 'DOCUPASS_PERSON_ASKED',
    explain:
      'Not checked where the person asked for a person instead. Not all was shown that the link asks for, and the decision is at least review. No profile switches it off, because the person asked.',
    needs: ['link'],
    fields: [],
    run: onLink(({ isPersonAsked = false }) =>
      isPersonAsked
        ? notChecked('The person asked for a person instead.')
        : notApplicable('The person did not ask for a person.'),
    ),
  },
]
