import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Dutch; the newest version last. */
export const nl: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'het bedrijf dat mij deze link heeft gestuurd' : company
        return [
          `Ik ga ermee akkoord dat ${who} beelden van mijn gezicht en van mijn document door software laat verwerken.`,
          'Ze worden met elkaar vergeleken, en er wordt onderzocht of er een levend persoon voor de camera is.',
          'Wat uit mijn gezicht wordt berekend, zijn biometrische gegevens.',
          `Die worden voor deze verificatie gebruikt en bewaard zolang ${who} ze moet bewaren.`,
          `Ik kan deze toestemming op elk moment intrekken door dit aan ${who} te laten weten; wat daarvoor is gedaan, blijft rechtmatig.`,
        ].join(' ')
      },
    },
  ],
}
