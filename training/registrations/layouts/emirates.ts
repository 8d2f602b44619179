import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, owner, percent } from './kit/written.ts'

const words = {
  given: 'أحمد|فاطمة|خالد|مريم|سلطان|نورة|يوسف|عائشة|ماجد',
  surnames: 'المنصوري|الكتبي|الفلاسي|الزعابي|الشامسي|الحربي|العتيبي|القحطاني',
  streets: 'شارع الشيخ زايد|شارع الملك فهد|شارع الخليج|طريق المطار',
  cities: '12211;الرياض|21442;جدة|31411;الدمام',
  stems: 'واحة النخيل للتجارة|نجوم الصحراء للمقاولات|اللؤلؤة البيضاء للاستثمار والتطوير العقاري|الصقر الذهبي للنقل|بيت العود',
  firms: 'شركة الغاف القابضة|مجموعة السدرة للاستثمار ذ.م.م',
}
const latin = ['Oasis Palms Trading', 'Desert Stars Contracting', 'White Pearl Real Estate Development', 'Golden Falcon Transport', 'Bait Al Oud']

/** A trade licence of two languages: English labels on the left, Arabic ones on the right, values between. */
export const emiratesLicence: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 2] })
  const sheet = openSheet(c.random)
  const at = words.stems.split('|').indexOf(c.stem)
  const name = `${(latin[at] ?? '').toUpperCase()} L.L.C`
  const local = `${c.stem} ش.ذ.م.م`
  const number = c.digits(6)
  const managers = ['SALEM RASHID AL KETBI', 'MEERA KHALID AL FALASI'].slice(0, c.officers.length)
  const both = (english: string, value: string, arabic: string): void => {
    sheet.row([{ text: english, from: 0, to: 0.25 }, { text: value, from: 0.27, to: 0.74 }, { text: arabic, from: 0.76, to: 1, align: 'right' }])
    sheet.gap(4)
  }
  sheet.row([{ text: 'Commercial License', from: 0, to: 0.45, size: 14 }, { text: 'رخصة تجارية', from: 0.55, to: 1, size: 14, align: 'right' }])
  sheet.gap(4)
  sheet.text('License Details / تفاصيل الرخصة', { align: 'centre' })
  both('License No.', number, 'رقم الرخصة')
  both('Company Name', name, 'اسم الشركة')
  both('Trade Name', local, 'الاسم التجاري')
  both('Legal Type', 'Limited Liability Company(LLC)', 'الشكل القانوني')
  both('Issue Date', dated(c.incorporated, 'DD/MM/YYYY'), 'تاريخ الإصدار')
  both('Expiry Date', dated(c.issued, 'DD/MM/YYYY'), 'تاريخ الإنتهاء')
  both('D&B D-U-N-S ®', '', 'الرقم العالمي')
  sheet.gap(6)
  sheet.text('License Members / أطراف الرخصة', { align: 'centre' })
  table(sheet, managers.map((who) => [c.digits(6), who, 'United Arab Emirates', 'Manager / مدير']), { titles: ['Person No.', 'Name / الإسم', 'Nationality / الجنسية', 'Role / الصفة'], at: [0, 0.16, 0.52, 0.78] })
  sheet.gap(6)
  sheet.text('License Activities / نشاط الرخصة التجارية', { align: 'centre' })
  sheet.text('General Trading')
  return finished(sheet, {
    ...{ layout: 'ae-licence', language: 'en', country: 'AE' },
    values: { legalName: name, legalNameLocal: local, registrationNumber: number, entityType: 'Limited Liability Company(LLC)', incorporationDate: c.incorporated },
    officers: managers.map((who) => ({ name: who, role: 'managing_director' })),
  })
}

/** A Saudi commercial register extract, from right to left. */
export const saudiExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [100, 1000], shares: [100, 500, 1000] })
  const sheet = openSheet(c.random, { isMirrored: true })
  const name = `شركة ${c.stem}`
  const number = `${c.random.pick(['1010', '4030', '2050'])}${c.digits(6)}`
  const address = `${c.street} ${c.streetNumber}، ${c.city} ${c.postcode}`
  const date = (text: string): string => dated(text, 'YYYY/MM/DD')
  sheet.text('المملكة العربية السعودية', { align: 'centre' })
  sheet.text('وزارة التجارة', { align: 'centre' })
  sheet.text('مستخرج السجل التجاري', { align: 'centre', size: 15 })
  sheet.gap(10)
  pairs(sheet, [
    ['رقم السجل التجاري', number],
    ['الرقم الوطني الموحد', `7${c.digits(9)}`],
    ['اسم المنشأة', name],
    ['الكيان القانوني', 'شركة ذات مسؤولية محدودة'],
    ['حالة السجل', 'نشط'],
    ['تاريخ الإصدار', date(c.incorporated)],
    ['المركز الرئيسي', address],
    ['رأس المال', `${amount(c.capital, ',')} ريال سعودي`],
    ['النشاط', 'تجارة الجملة والتجزئة'],
  ], { style: ['beside', 'inline', 'above'], split: 0.34 })
  sheet.gap(6)
  sheet.text('الشركاء', { size: sheet.size * 1.2 })
  table(sheet, c.owners.map((one) => [one.name, one.person === null ? 'شركة' : 'سعودي', amount(one.shares, ','), `${percent(one.share)}%`]), { titles: ['الاسم', 'الجنسية', 'عدد الحصص', 'النسبة'], at: [0, 0.45, 0.65, 0.85] })
  sheet.gap(6)
  sheet.text('المديرون', { size: sheet.size * 1.2 })
  table(sheet, c.officers.map((person) => [person.name, 'مدير', date(person.appointedOn)]), { titles: ['الاسم', 'الصفة', 'تاريخ التعيين'], at: [0, 0.45, 0.7] })
  return finished(sheet, {
    ...{ layout: 'sa-sijil', language: 'ar', country: 'SA' },
    values: { legalName: name, registrationNumber: number, entityType: 'شركة ذات مسؤولية محدودة', status: 'active', incorporationDate: c.incorporated, address },
    capital: [c.capital, 'SAR'],
    officers: c.officers.map(({ name: who }) => ({ name: who, role: 'managing_director' })),
    owners: c.owners.map(owner),
  })
}
