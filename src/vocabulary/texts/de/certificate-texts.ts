import type { CertificateTexts } from '../certificate-texts.ts'

/** Certificate pages in German. */
export const certificateTexts: CertificateTexts = {
  title: 'Nachweis der Unterschriften',
  testKey: 'mit einem Testschlüssel erstellt',
  pages: { page: 'Seite', of: 'von' },
  headings: {
    parties: 'Parteien',
    course: 'Ablauf',
    consent: 'Zustimmung der Parteien',
    checking: 'So lässt sich diese Datei prüfen',
  },
  names: {
    ...{ signing: 'Vorgang', template: 'Vorlage', transaction: 'Transaktion', mode: 'Modus' },
    ...{ parties: 'Parteien', started: 'Begonnen', signedByAll: 'Von allen unterschrieben' },
    ...{ language: 'Sprache', sha256Shown: 'SHA-256 wie gezeigt', shown: 'Gezeigt' },
    ...{ signed: 'Unterschrieben', signature: 'Unterschrift', address: 'Adresse', device: 'Gerät' },
    ...{ identity: 'Identität', verified: 'Geprüft', text: 'Text', sha256: 'Dessen SHA-256' },
    ...{ certificate: 'Zertifikat', validUntil: 'Gültig bis', issuer: 'Aussteller' },
  },
  columns: { when: 'UTC', what: 'Was', who: 'Wer', address: 'Adresse' },
  values: {
    test: 'Test: bindet niemanden',
    typed: 'getippt',
    picture: 'ein Bild, gezeichnet oder hochgeladen',
    unknown: 'nicht bekannt',
    notVerified: 'nicht geprüft: der Name ist wie angegeben',
    noDocument: 'kein Dokument gelesen',
    faceNotCompared: 'Gesicht nicht verglichen',
    sender: 'Der Absender',
    frozen: 'Dokument festgelegt, Vorgang begonnen',
    wasShown: 'Dokument gezeigt',
    agreed: 'Dem Text unten zugestimmt und unterschrieben',
  },
  decisions: { accept: 'angenommen', review: 'zu überprüfen', reject: 'abgelehnt' },
  templateVersion: (id, version) => `${id}, Version ${version}`,
  inOrder: (parties) => `${parties}, nacheinander`,
  inAnyOrder: (parties) => `${parties}, in beliebiger Reihenfolge`,
  addressSeen: (address) => `${address}, vom Dienst gesehen`,
  addressStated: (address) => `${address}, wie vom Übermittler der Unterschrift angegeben`,
  facesAlike: (percent) => `Gesicht und Ausweisbild zu ${percent} % ähnlich`,
  decisionWas: (decision) => `Entscheidung: ${decision}`,
  transaction: (id) => `Transaktion ${id}`,
  checking: {
    seal: 'Das Siegel zeigt, dass seither nichts geändert wurde, und mit welchem Zertifikat versiegelt wurde. Wer unterschrieben hat, zeigt es allein nicht.',
    attached: (fileName) =>
      `Das Dokument, wie es allen Parteien vor jeder Unterschrift gezeigt wurde, liegt dieser Datei als ${fileName} bei. Sein SHA-256 ist:`,
    commands: 'Diese zwei Befehle nehmen es heraus und geben diesen Wert wieder aus:',
    sealedFile:
      'Der SHA-256 der versiegelten Datei kann nicht in ihr selbst stehen. Er steht im Prüfprotokoll und in den Antworten des Dienstes, der sie versiegelt hat.',
    verification:
      'Eine Prüfung zeigt, dass ein Dokument gelesen und ein Gesicht verglichen wurde. Sie zeigt nicht, dass dieselbe Person unterschrieben hat.',
  },
  selfIssued:
    'Es ist selbst ausgestellt: keine Stelle bürgt dafür, wem es gehört. Vergleichen Sie seinen SHA-256 mit dem, den sein Inhaber nennt.',
  issuedBy: (issuer) => `Es wurde ausgestellt von ${issuer}.`,
  attachment: 'Das Dokument, wie es allen Parteien gezeigt wurde',
  signedBy: (parties) => `Unterschrieben von ${parties.join(', ')}`,
}
