import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Italian; the newest version last. */
export const it: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'l’azienda che mi ha inviato questo link' : company
        return [
          `Acconsento a che ${who} faccia elaborare da un software immagini del mio viso e del mio documento.`,
          'Vengono confrontate tra loro, e si esamina se davanti alla fotocamera c’è una persona viva.',
          'Ciò che viene calcolato dal mio viso costituisce dati biometrici.',
          `Sono usati per questa verifica e conservati per il tempo in cui ${who} deve conservarli.`,
          `Posso revocare questo consenso in qualsiasi momento informando ${who}; ciò che è stato fatto prima resta lecito.`,
        ].join(' ')
      },
    },
  ],
}
