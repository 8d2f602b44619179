import type { CertificateTexts } from '../certificate-texts.ts'

/** Certificate pages in English. */
export const certificateTexts: CertificateTexts = {
  title: 'Certificate of signatures',
  testKey: 'made with a test key',
  pages: { page: 'page', of: 'of' },
  headings: {
    parties: 'Parties',
    course: 'Course',
    consent: 'What the parties agreed to',
    checking: 'How to check this file',
  },
  names: {
    ...{ signing: 'Signing', template: 'Template', transaction: 'Transaction', mode: 'Mode' },
    ...{ parties: 'Parties', started: 'Started', signedByAll: 'Signed by all', language: 'Language' },
    ...{ sha256Shown: 'SHA-256 as shown', shown: 'Shown', signed: 'Signed', signature: 'Signature' },
    ...{ address: 'Address', device: 'Device', identity: 'Identity', verified: 'Verified', text: 'Text' },
    ...{ sha256: 'SHA-256 of it', certificate: 'Certificate', validUntil: 'Valid until', issuer: 'Issuer' },
  },
  columns: { when: 'UTC', what: 'What', who: 'Who', address: 'Address' },
  values: {
    test: 'test: binds no one',
    typed: 'typed',
    picture: 'a picture, drawn or uploaded',
    unknown: 'not known',
    notVerified: 'not verified: the name is as stated',
    noDocument: 'no document read',
    faceNotCompared: 'face not compared',
    sender: 'The sender',
    frozen: 'Document frozen, signing started',
    wasShown: 'Document shown',
    agreed: 'Agreed to the text below and signed',
  },
  decisions: { accept: 'accept', review: 'review', reject: 'reject' },
  templateVersion: (id, version) => `${id}, version ${version}`,
  inOrder: (parties) => `${parties}, one after another`,
  inAnyOrder: (parties) => `${parties}, in any order`,
  addressSeen: (address) => `${address}, seen by the service`,
  addressStated: (address) => `${address}, as stated by who sent the signature`,
  facesAlike: (percent) => `face and portrait ${percent} % alike`,
  decisionWas: (decision) => `decision ${decision}`,
  transaction: (id) => `Transaction ${id}`,
  checking: {
    seal: 'The seal shows that nothing was changed since, and with which certificate it was sealed. It does not show by itself who signed.',
    attached: (fileName) =>
      `The document as all parties were shown it, before any signature, is attached to this file as ${fileName}. Its SHA-256 is:`,
    commands: 'These two commands take it out and print that value again:',
    sealedFile:
      'SHA-256 of the sealed file cannot stand in it. It is in the audit log and in the answers of the service that sealed it.',
    verification:
      'A verification shows that a document was read and a face was compared. It does not show that the same person signed.',
  },
  selfIssued:
    'It is self-issued: no authority vouches for whose it is. Compare its SHA-256 with the one that its owner gives.',
  issuedBy: (issuer) => `It was issued by ${issuer}.`,
  attachment: 'The document as it was shown to all parties',
  signedBy: (parties) => `Signed by ${parties.join(', ')}`,
}
