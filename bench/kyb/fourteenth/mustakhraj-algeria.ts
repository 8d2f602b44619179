import { distinct, inCents, itemAt, pairs, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter } from '../drawn/written.ts'

const families = ['بن عيسى', 'قاسمي', 'حمداني', 'زروقي', 'بوشامة', 'مزيان'] as const
const given = ['عبد الرزاق', 'نسيمة', 'مراد', 'سفيان', 'رشيد', 'كريمة'] as const
const firsts = ['الهضاب', 'جرجرة', 'تاسيلي', 'الونشريس', 'متيجة']
const trades = [
  ['للصناعات الغذائية', '101201', 'تحويل الحبوب وصناعة العجائن الغذائية'],
  ['للأشغال العمومية', '109101', 'مؤسسة الأشغال العمومية والري'],
  ['للخدمات الرقمية', '607015', 'مكتب دراسات في الإعلام الآلي'],
] as const
const places = [
  ['16', 'الجزائر', 'باب الزوار', 'حي 5 جويلية'],
  ['31', 'وهران', 'السانية', 'شارع أول نوفمبر'],
  ['19', 'سطيف', 'العلمة', 'نهج الإخوة بلحاج'],
  ['25', 'قسنطينة', 'الخروب', 'شارع عبان رمضان'],
] as const
const form = 'شركة ذات مسؤولية محدودة'

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 13mm, bottom: 13mm))
#set text(font: ("Noto Naskh Arabic", "Liberation Serif"), size: 9.8pt, lang: "ar", dir: rtl)
#set par(leading: 0.7em, spacing: 0.85em)
#let field(label, value) = [#text(9pt, label) : #box(width: 1fr, stroke: (bottom: (thickness: 0.5pt, dash: "dotted")), inset: (bottom: 2.5pt), baseline: 2.5pt, strong(value))]
#let frame(..pairs) = block(width: 100%, above: 6pt, below: 0pt, stroke: 0.9pt, inset: (x: 8pt, y: 6.5pt), stack(spacing: 6.5pt, ..pairs.pos().map(((label, value)) => field(label, value))))
#let title(words) = block(above: 9pt, below: 0pt, text(11pt, weight: "bold", words))
`

/** The extract of the Algerian centre of commerce for a legal person. Dotted lines follow labels within frames, with a manager in each. */
export const mustakhrajAlgeria: DrawnLayout = (made) => {
  const [trade, activity, purpose] = made.pick(trades)
  const name = `ش.ذ.م.م ${made.pick(firsts)} ${trade}`
  const [province, city, town, street] = made.pick(places)
  const date = made.date(2003, 2020)
  const year = date.slice(2, 4)
  const serial = `0${made.int(110_000, 990_000)}`
  const number = `${province}/00-${serial} ب ${year}`
  const taxNumber = `000${year}${province}${serial}${made.digits(1)}`
  const written = (day: string): string => day.replaceAll('-', '/')
  const address = `${street} رقم ${made.int(2, 180)}، بلدية ${town}، ولاية ${city}`
  const capital = made.pick([100_000, 1_000_000, 20_000_000])
  const persons = distinct(made, families, 4).map((family, at) => ({ name: `${family} ${itemAt(given, (at + Number(year)) % given.length)}`, born: made.date(1953, 1990) })) // prettier-ignore
  const [, , former, auditor] = persons
  const managers = persons.slice(0, 2)
  const manager = (at: number, post: string): string => {
    const one = itemAt(managers, at)
    const [, born, quarter, road] = made.pick(places)
    return pairs('frame', [
      ['اللقب والاسم', one.name],
      ['تاريخ ومكان الميلاد', `${written(one.born)} ب${born}`],
      ['الجنسية', 'جزائرية'],
      ['الصفة', post],
      ['العنوان الشخصي', `${road} رقم ${made.int(2, 90)}، ${quarter}`],
    ])
  }
  const source = `${look}
#align(center)[#text(12pt, weight: "bold")[الجمهورية الجزائرية الديمقراطية الشعبية] \\ وزارة التجارة وترقية الصادرات]
#grid(columns: (1fr, 1fr), align: (right, left), [المركز الوطني للسجل التجاري \\ الفرع المحلي لولاية ${city}], [رقم الوصل : ${made.digits(7)} \\ تاريخ الاستخراج : ${written(daysAfter('2025-02-16', made.int(0, 190)))}])
#align(center)[#text(17pt, weight: "bold")[مستخرج من السجل التجاري] \\ #text(11pt)[شخص معنوي – قيد رئيسي]]
${pairs('frame', [
  ['رقم التسجيل', number],
  ['تاريخ القيد في السجل التجاري', written(date)],
  ['تاريخ آخر تعديل', written(daysAfter(date, 1310))],
])}
#title[الشركة]
${pairs('frame', [
  ['التسمية', name],
  ['الطبيعة القانونية', form],
  ['عنوان المقر الاجتماعي', address],
  ['رأس مال الشركة', `${inCents(capital, ['.', ','])} دج`],
  ['تاريخ العقد التأسيسي', `${written(daysAfter(date, -made.int(8, 40)))} لدى الأستاذ ${made.pick(['بلقاضي', 'شريط'])}، موثق`],
  ['المدة', '99 سنة'],
  ['رقم التعريف الجبائي', taxNumber],
  ['رقم التعريف الإحصائي', `0${made.digits(14)}`],
])}
#title[الممثلون القانونيون]
${manager(0, 'مسير شريك')}
${manager(1, 'مسير')}
#title[النشاط]
#v(1mm)
#table(columns: (24mm, 1fr, 42mm), stroke: 0.6pt, inset: 5pt, align: right, [*الرمز*], [*تعيين النشاط*], [*تاريخ بداية النشاط*], [${activity}], [${purpose}], [${written(daysAfter(date, made.int(5, 50)))}])
#v(1mm)
ملاحظات : انتهت مهام المسير السابق ${former?.name ?? ''} بموجب عقد مؤرخ في ${written(daysAfter(date, 1290))}. محافظ الحسابات : ${auditor?.name ?? ''}.
#v(1fr)
#grid(columns: (1fr, 1fr), align: (right, center), text(8.5pt)[كل تصريح كاذب يعاقب عليه طبقا للقانون رقم 04-08 المؤرخ في 14 غشت 2004], [مأمور السجل التجاري \\ #text(8.5pt)[(الختم والتوقيع)]])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'مستخرج من السجل التجاري (Algeria)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'DZD' },
      officers: managers.map((one) => ({ name: one.name, role: 'managing_director', birthDate: one.born })),
      owners: [],
    },
  }
}
