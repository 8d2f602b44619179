import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in German; the newest version last. */
export const de: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'das Unternehmen, das mir diesen Link geschickt hat,' : company
        return [
          `Ich stimme zu, dass ${who} Bilder meines Gesichts und meines Ausweises mit Software verarbeiten lässt.`,
          'Sie werden miteinander verglichen, und es wird geprüft, ob ein lebender Mensch vor der Kamera ist.',
          'Was aus meinem Gesicht berechnet wird, sind biometrische Daten.',
          `Sie werden für diese Verifizierung verwendet und so lange aufbewahrt, wie ${who} sie aufbewahren muss.`,
          `Ich kann diese Einwilligung jederzeit widerrufen, indem ich ${who} benachrichtige; was vorher geschehen ist, bleibt rechtmäßig.`,
        ].join(' ')
      },
    },
  ],
}
