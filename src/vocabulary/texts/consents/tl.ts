import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Filipino; the newest version last. */
export const tl: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'kompanyang nagpadala sa akin ng link na ito' : company
        return [
          `Pumapayag ako na ipaproseso ng ${who} sa software ang mga larawan ng mukha ko at ng dokumento ko.`,
          'Ikinukumpara ang mga ito sa isa’t isa, at sinusuri kung may buhay na tao sa harap ng camera.',
          'Ang nakukuwenta mula sa mukha ko ay biometric data.',
          `Ginagamit ito para sa beripikasyong ito at itinatago hangga’t kailangan itong itago ng ${who}.`,
          `Puwede kong bawiin ang pahintulot na ito anumang oras sa pagsasabi sa ${who}; nananatiling naaayon sa batas ang nagawa na bago iyon.`,
        ].join(' ')
      },
    },
  ],
}
