import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Polish; the newest version last. */
export const pl: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'firma, która wysłała mi ten link,' : company
        return [
          `Zgadzam się na to, że ${who} zleca przetwarzanie obrazów mojej twarzy i mojego dokumentu przez oprogramowanie.`,
          'Obrazy są ze sobą porównywane i bada się, czy przed aparatem jest żywa osoba.',
          'To, co jest obliczane z mojej twarzy, to dane biometryczne.',
          `Służą one do tej weryfikacji i są przechowywane tak długo, jak ${who} musi je przechowywać.`,
          `Mogę w każdej chwili wycofać tę zgodę; wystarczy, że ${who} otrzyma ode mnie taką informację; to, co zrobiono wcześniej, pozostaje zgodne z prawem.`,
        ].join(' ')
      },
    },
  ],
}
