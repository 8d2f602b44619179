import { distinct, listed, pairs, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts } from '../drawn/written.ts'

const persons = [
  'عبدالعزيز فهد القحطاني',
  'نورة سعد الدوسري',
  'ماجد عبدالله الزهراني',
  'ريم خالد الشهري',
  'تركي ناصر العتيبي',
  'هيفاء محمد الغامدي',
] as const
const places = [
  ['الرياض', '1010', 'طريق الملك فهد', 'حي العليا', '12214'],
  ['جدة', '4030', 'شارع فلسطين', 'حي الحمراء', '23323'],
  ['الدمام', '2050', 'شارع الأمير محمد بن فهد', 'حي المزروعية', '32414'],
] as const
const firsts = ['واحة نجد', 'أفق الخليج', 'روابي الشمال', 'سنابل الجنوب', 'مدار الحجاز']
const trades = [
  ['للمقاولات', 'الإنشاءات العامة للمباني السكنية'],
  ['للأغذية', 'البيع بالجملة للمواد الغذائية'],
  ['لتقنية المعلومات', 'تطوير التطبيقات والأنظمة'],
] as const
const form = 'شركة ذات مسؤولية محدودة'

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 16mm, bottom: 15mm))
#set text(font: ("Noto Sans Arabic", "Noto Sans"), size: 10pt, lang: "ar", dir: rtl, top-edge: 1em, bottom-edge: -0.45em)
#let section(title) = block(width: 100%, above: 10pt, below: 5pt, fill: rgb("#e3efe7"), inset: (x: 5pt, y: 2pt), text(11pt, weight: "bold", fill: rgb("#0b5d3b"), title))
#let facts(..list) = table(columns: (52mm, 1fr), stroke: 0.4pt + luma(180), inset: (x: 5.5pt, y: 1.5pt), ..list.pos().map(((label, value)) => (text(fill: rgb("#0b5d3b"), label), text(weight: "bold", value))).flatten())
#let listed(columns, heads, ..list) = table(columns: columns, stroke: 0.4pt + luma(150), inset: (x: 5.5pt, y: 1.5pt), align: center + horizon, fill: (x, y) => if y == 0 { luma(235) }, ..heads.map((head) => text(weight: "bold", head)), ..list.pos().map((cell) => text(cell)))
`

const withSlashes = (date: string): string => date.replaceAll('-', '/')

/** The extract of the Saudi register, all in Arabic: labels to the right, tables of partners and of managers. */
export const saudiExtract: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade}`
  const date = made.date(2008, 2022)
  const [town, prefix, street, quarter, code] = made.pick(places)
  const number = `${prefix}${made.digits(6)}`
  const address = `${made.int(2100, 8900)} ${street}، ${quarter}، ${town} ${code}`
  const shares = made.pick([100, 500, 1000])
  const capital = shares * made.pick([100, 1000])
  const chosen = distinct(made, persons, 5)
  const holders = chosen.slice(0, 3)
  const managers = [chosen[0] ?? '', chosen[3] ?? '', chosen[4] ?? '']
  const posts = ['رئيس مجلس المديرين', 'عضو مجلس المديرين', 'المدير العام'] as const
  const owned = parts(made, holders.length)
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: (right + horizon, center + horizon, left + horizon), [المملكة العربية السعودية \\ وزارة التجارة], circle(radius: 8mm, stroke: 1.2pt + rgb("#0b5d3b"), align(center + horizon, text(12pt, fill: rgb("#0b5d3b"))[✦])), [السجل التجاري])
#v(4pt)
#align(center, text(18pt, weight: "bold", fill: rgb("#0b5d3b"))[مستخرج السجل التجاري])
#section[بيانات المنشأة]
${pairs('facts', [
  ['الاسم التجاري', name],
  ['رقم السجل التجاري', number],
  ['الرقم الوطني الموحد', `70${made.digits(8)}`],
  ['الكيان القانوني', form],
  ['حالة السجل', 'نشط'],
  ['تاريخ القيد', withSlashes(date)],
  ['تاريخ التأكيد السنوي', withSlashes(made.date(2025, 2025))],
  ['مدة الشركة', '99 سنة'],
  ['المركز الرئيسي', town],
  ['العنوان الوطني', address],
  ['النشاط', activity],
])}
#section[بيانات رأس المال]
${pairs('facts', [
  ['رأس المال', `${grouped(capital, ',')} ريال سعودي`],
  ['عدد الحصص', grouped(shares, ',')],
])}
#section[الشركاء]
${listed(
  '1.8fr, 1fr, 1fr, 1fr',
  ['اسم الشريك', 'الجنسية', 'عدد الحصص', 'نسبة الملكية'],
  holders.flatMap((person, at) => [person, 'سعودي', `${(shares / 100) * (owned[at] ?? 0)}`, `${owned[at] ?? 0}%`]),
)}
#section[المديرون]
${listed('1.8fr, 1.4fr, 1fr', ['اسم المدير', 'الصفة', 'الجنسية'], managers.flatMap((person, at) => [person, posts[at] ?? '', 'سعودي']))}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#grid(columns: (1fr, auto), text(8pt)[صدر هذا المستخرج آليا ولا يحتاج إلى توقيع. للتحقق من صحة البيانات يرجى مسح الرمز أو زيارة موقع الوزارة.], text(8pt)[تاريخ الطباعة: ${withSlashes(made.date(2025, 2025))}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'مستخرج السجل التجاري (Saudi Arabia)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'SAR' },
      officers: managers.map((person, at) => ({ name: person, role: (['chair', 'board_member', 'managing_director'] as const)[at] ?? 'director' })), // prettier-ignore
      owners: holders.map((person, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
