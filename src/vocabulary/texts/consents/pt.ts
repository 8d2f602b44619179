import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Portuguese; the newest version last. */
export const pt: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'a empresa que me enviou este link' : company
        return [
          `Concordo que ${who} mande processar por software imagens do meu rosto e do meu documento.`,
          'Elas são comparadas entre si, e examina-se se há uma pessoa viva diante da câmera.',
          'O que se calcula a partir do meu rosto são dados biométricos.',
          `Eles são usados para esta verificação e guardados pelo tempo que ${who} tiver de guardá-los.`,
          `Posso retirar este consentimento a qualquer momento, avisando ${who}; o que foi feito antes continua lícito.`,
        ].join(' ')
      },
    },
  ],
}
