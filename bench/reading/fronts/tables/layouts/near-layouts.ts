import { above, bare, inline, middle } from '../../compact.ts'
import type { Point } from '../../../../../src/vocabulary/imaging/pixels.ts'
import { dotted } from '../../dates.ts'
import type { FixedPrint, FrontLayout } from '../../front-layout.ts'
import * as v from '../../values.ts'
import { type Language, languages } from '../languages.table.ts'
import { nearWordings } from '../near-wording.table.ts'

const cardWidth = 85.6
const monthAndYear = (date: string): string => `${date.slice(5, 7)}/${date.slice(2, 4)}`
const silent = (value: v.ValueOf): v.ValueOf => (holder) => ({ text: value(holder).text, expected: [] }) // prettier-ignore

type Near = Pick<FrontLayout, 'number' | 'portrait' | 'fixed' | 'fields'>

/** How a language writes. */
interface Manner {
  readonly isFromRight: boolean
  readonly name: v.ValueOf
}

const startOf = ({ isFromRight }: Manner, x: number, y: number): Point => [isFromRight ? cardWidth - x : x, y] // prettier-ignore
const fixed = (text: string, at: Point, em = 2.6): FixedPrint => ({ text, at, em, bold: em > 3 })

function bankCard([bank = '', card = '', validity = '']: readonly string[], manner: Manner): Near {
  return {
    ...{ number: { form: '4### #### #### ####' }, portrait: null },
    fixed: [fixed(bank, startOf(manner, 6, 9), 4), fixed(card, startOf(manner, 6, 14))],
    fields: [
      bare([8, 33], silent(v.number()), { em: 5 }),
      inline([34, 40], `${validity} `, silent(v.expiry(monthAndYear)), { em: 2.4 }),
      bare([8, 48], silent(v.fullLatin('given first')), { em: 3 }),
    ],
  }
}

function transitPass(
  [company = '', pass = '', holder = '', until = '']: readonly string[],
  manner: Manner,
): Near {
  // prettier-ignore
  const side = manner.isFromRight ? ({ align: 'end' } as const) : {}
  return {
    ...{ number: { form: '########' }, portrait: { x: 32, y: 15, width: 17, height: 22 } },
    fixed: [middle(company, 6, 3.4, { bold: true }), middle(pass, 11, 3)],
    fields: [
      above(startOf(manner, 6, 44), holder, silent(manner.name)),
      above(startOf(manner, 6, 51), until, silent(v.expiry(dotted)), side),
      bare([manner.isFromRight ? 6 : 60, 51], silent(v.number())),
    ],
  }
}

function businessCard([firm = '', role = '', street = '']: readonly string[], manner: Manner): Near {
  const at = (y: number): Point => startOf(manner, 8, y)
  return {
    ...{ number: { form: '+7 ### ### ####' }, portrait: null },
    fixed: [fixed(firm, at(10), 4), fixed(role, at(30)), fixed(street, at(40))],
    fields: [bare(at(25), silent(manner.name), { em: 4 }), bare([8, 46], silent(v.number()), { em: 2.6 })],
  }
}

function certificate(
  [title = '', line = '', subject = '', date = '']: readonly string[],
  manner: Manner,
): Near {
  // prettier-ignore
  return {
    ...{ number: { form: '####' }, portrait: null },
    fixed: [middle(title, 12, 6, { bold: true }), middle(line, 19, 3), middle(subject, 36, 3)],
    fields: [
      bare(startOf(manner, 26, 28), silent(manner.name), { em: 4.4 }),
      inline(startOf(manner, 8, 47), `${date} `, silent(v.issue(dotted))),
    ],
  }
}

/** Bank cards, transit passes, business cards and certificates in every language of the table. */
export function nearLayouts(): readonly FrontLayout[] {
  return (Object.keys(nearWordings) as Language[]).flatMap((language) => {
    const words = nearWordings[language]
    if (words === undefined) return []
    const { writing } = languages[language]
    const isJoined = ['Hans', 'Hant', 'Kore'].includes(writing)
    const manner: Manner = {
      isFromRight: ['Arab', 'Urdu', 'Hebr'].includes(writing),
      name:
        writing === 'Latn' ? v.fullLatin('given first') : v.fullLocal(isJoined ? 'joined' : 'surname first'),
    }
    const all: Readonly<Record<string, Near>> = {
      bank: bankCard(words.bank, manner),
      transit: transitPass(words.transit, manner),
      business: businessCard(words.business, manner),
      certificate: certificate(words.certificate, manner),
    }
    return Object.entries(all).map(
      ([kind, near]): FrontLayout => ({ id: `near-${language}-${kind}`, issuer: null, type: 'I', language, ...near }), // prettier-ignore
    )
  })
}
