import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in French; the newest version last. */
export const fr: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'l’entreprise qui m’a envoyé ce lien' : company
        return [
          `J’accepte que ${who} fasse traiter par un logiciel des images de mon visage et de mon document.`,
          'Elles sont comparées entre elles, et l’on vérifie si une personne vivante se trouve devant la caméra.',
          'Ce qui est calculé à partir de mon visage constitue des données biométriques.',
          `Ces données servent à cette vérification et sont conservées aussi longtemps que ${who} doit les conserver.`,
          `Je peux retirer ce consentement à tout moment en informant ${who}\u00a0; ce qui a été fait auparavant reste licite.`,
        ].join(' ')
      },
    },
  ],
}
