import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Spanish; the newest version last. */
export const es: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'la empresa que me envió este enlace' : company
        return [
          `Acepto que ${who} haga procesar mediante software imágenes de mi rostro y de mi documento.`,
          'Se comparan entre sí, y se examina si hay una persona viva ante la cámara.',
          'Lo que se calcula a partir de mi rostro son datos biométricos.',
          `Se usan para esta verificación y se conservan durante el tiempo que ${who} deba conservarlos.`,
          `Puedo retirar este consentimiento en cualquier momento informando a ${who}; lo hecho hasta entonces sigue siendo lícito.`,
        ].join(' ')
      },
    },
  ],
}
