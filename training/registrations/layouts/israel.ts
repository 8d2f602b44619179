import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'נועה|איתן|שירה|גדעון|תמר|עמית|רחל|אבנר',
  surnames: 'כהן-צדק|שפירא|ביטון|אלמוג|פרידמן|דהאן|רוזנטל',
  streets: 'רחוב הרצל|שדרות רוטשילד|דרך מנחם בגין|רחוב ז\'בוטינסקי',
  cities: '6688101;תל אביב-יפו|3303101;חיפה|9423001;ירושלים',
  stems: 'גלי הכרמל שיווק|זית הגליל|נחשול טכנולוגיות מים|אופק הנגב ייזום והשקעות נדל"ן',
  firms: 'צבר אחזקות בע"מ|רימון השקעות בע"מ',
}

/** An extract of the registrar of companies, from right to left, directors and holders in tables. */
export const israeliExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], owners: [1, 4], nominals: [1], shares: [100, 1000, 10_000] })
  const sheet = openSheet(c.random, { isMirrored: true })
  const name = `${c.stem} בע"מ`
  const number = `51${c.digits(7)}`
  const address = `${c.street} ${c.streetNumber}, ${c.city} ${c.postcode}`
  const date = (text: string): string => dated(text, 'DD/MM/YYYY')
  sheet.text('רשות התאגידים - רשם החברות', { align: 'centre', size: 13 })
  sheet.text(`נסח חברה נכון ליום ${date(c.issued)}`, { align: 'centre' })
  sheet.gap(8)
  pairs(sheet, [['מספר חברה', number], ['שם החברה', name], ['סוג תאגיד', 'חברה פרטית'], ['סטטוס', 'פעילה'], ['תאריך רישום', date(c.incorporated)], ['כתובת המשרד הרשום', address], ['הון רשום', `${amount(c.capital, ',', '.')} ש"ח`]], { style: ['beside', 'inline'], mark: ':', split: 0.3 })
  sheet.gap(6)
  sheet.text('דירקטורים')
  table(sheet, c.officers.map((person) => [person.name, c.digits(9), `${person.street} ${person.streetNumber}, ${person.city}`, date(person.appointedOn)]), { titles: ['שם', 'מספר זהות', 'כתובת', 'תאריך מינוי'], at: [0, 0.26, 0.46, 0.82] })
  sheet.gap(6)
  sheet.text('בעלי מניות')
  table(sheet, c.owners.map((one) => [one.name, c.digits(9), 'רגילות', amount(one.shares, ',')]), { titles: ['שם', 'מספר זהות', 'סוג מניה', 'כמות'], at: [0, 0.34, 0.6, 0.82] })
  return finished(sheet, {
    ...{ layout: 'il-nesach', language: 'he', country: 'IL' },
    values: { legalName: name, registrationNumber: number, entityType: 'חברה פרטית', status: 'active', incorporationDate: c.incorporated, address },
    capital: [c.capital, 'ILS'],
    officers: c.officers.map((person) => officer(person, 'director')),
    owners: c.owners.map(owner),
  })
}
