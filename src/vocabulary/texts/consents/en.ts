import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in English; the newest version last. */
export const en: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'the company that sent me this link' : company
        return [
          `I agree that ${who} has pictures of my face and of my document processed by software.`,
          'They are compared with each other, and it is examined whether a living person is in front of the camera.',
          'What is computed from my face is biometric data.',
          `It is used for this verification and kept as long as ${who} must keep it.`,
          `I can withdraw this consent at any time by telling ${who}; what was done before stays lawful.`,
        ].join(' ')
      },
    },
  ],
}
