import type { Session } from '../session/session.ts'

/** A session as the service answers it, at the document, with what a test changes. */
export function sessionWith(change: Partial<Session> = {}): Session {
  return {
    ...{ success: true, task: 'document', sessionId: 's1', reference: 'US0000000000000000000000000' },
    ...{ acceptedDocumentCountry: '', acceptedDocumentType: 'IPD' },
    ...{ selectedDocumentCountry: 'DE', selectedDocumentType: 'I', allowFileUpload: false, documentSide: 2 },
    ...{ gps: false, reviewData: false, logoURL: '', companyName: '', welcomeMessage: '', language: 'en' },
    ...{ userPhone: null, hasFaceFile: false, hasDocumentFile: false, verifyDocumentNo: null },
    ...{ verifyName: null, verifyDob: null, verifyAge: null, verifyAddress: null, verifyPostcode: null },
    ...{ preloadFaceLib: true, contractSource: null, customField: [], phoneCountryCode: null },
    ...{ consent: null, readData: null, steps: ['document', 'face'], party: null, devices: 1 },
    ...{ consentGiven: false, liveness: null, attemptsLeft: { document: 5, face: 5 } },
    ...{ expiresAt: 0, extensionsLeft: 0 },
    ...{ privacy: { storedDays: null, url: '', contact: '' }, accentColor: '', hasLogo: false },
    ...{ mayAskPerson: false, signingOrigins: [] },
    ...change,
  }
}

export const consentText: NonNullable<Session['consent']> = {
  ...{ textId: 'face', language: 'en', version: 1, sha256: 'abc', text: 'I agree.', isRequired: true },
}
