import { personFile } from '../pictures/faces.ts'
import { specimenOfPerson } from '../pictures/specimen-of-person.ts'
import { signaturePicture } from '../contracts/signature-picture.ts'

/** A link from its creation to its end: what is sent at each task. */
export interface LinkCourse {
  readonly name: string
  readonly credits: number
  /** Body of POST /docupass, without the profile. */
  readonly request: Readonly<Record<string, unknown>>
  /** In the order in which they come. */
  readonly steps: readonly LinkStep[]
}

export interface LinkStep {
  readonly task: string
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
}

const off = { enabled: false }

/** Nothing against a specimen, which says of itself that it is one, and a single selfie, which proves no life. */
export const specimenDecisions = {
  ...{ FAKE_ID: off, FACE_LIVENESS_ERR: off, RECAPTURED_FACE: off },
  ...{ AML_SANCTION: off, AML_CRIME: off, AML_PEP: off },
} as const

/** For POST /profile: a form before everything else, and nothing against specimens and single selfies. */
export const courseProfile = {
  docupass: {
    customField: [
      { fieldId: 'employer', fieldLabel: 'Employer', fieldDescription: '', fieldType: 0, fieldData: '' },
    ],
  },
  decisions: specimenDecisions,
} as const

/** Of a template that one person signs. */
export const courseContract = '<h1>Lease</h1><div data-signature="1" data-uid="s"></div>'

/** One of each kind; the first has every step. */
export async function linkCourses(templateId: string): Promise<readonly LinkCourse[]> {
  const passport = await specimenOfPerson()
  const form = { task: 'customform', call: 'save_form', body: { employer: 'Sample Ltd' } }
  const document = { task: 'document', call: 'upload_document', body: { document: passport.base64 } }
  const face = { task: 'face', call: 'upload_face', body: { face: passport.selfie } }
  const contract = { task: 'contract', call: 'submit_contract', body: { s: await signaturePicture() } }
  const other = { ...face, body: { face: personFile('p01-selfie-1.jpg') } }
  const referenceFace = personFile('p01-portrait.jpg')
  const contractSign = templateId
  return [
    {
      ...{ name: 'document, face and signature', credits: 2, request: { mode: 0, contractSign } },
      steps: [form, document, face, contract],
    },
    {
      ...{ name: 'document', credits: 1, request: { mode: 1, contractGenerate: templateId } },
      steps: [form, document],
    },
    { name: 'face', credits: 1, request: { mode: 2, referenceFace }, steps: [form, other] },
    { name: 'signature', credits: 1, request: { mode: 3, contractSign }, steps: [form, contract] },
  ]
}
