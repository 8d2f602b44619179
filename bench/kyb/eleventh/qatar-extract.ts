import { call, distinct, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const people = [
  ['ناصر بن خليفة بن جاسم المهندي', 'قطري'],
  ['غانم حمد راشد الهاجري', 'قطري'],
  ['شريفة عبدالعزيز محمد الكبيسي', 'قطرية'],
  ['جورج إلياس خوري', 'لبناني'],
  ['محمد إرشاد عبدالحميد', 'هندي'],
  ['نورة سالم مبارك النعيمي', 'قطرية'],
  ['طلال فهد يوسف الدرويش', 'قطري'],
] as const
const firsts = ['الريان', 'لؤلؤة الخليج', 'دانة الشمال', 'سدرة', 'برزان']
const trades = [
  ['للمقاولات والتجارة', 'مقاولات عامة للمباني', 'التجارة في مواد البناء'],
  ['للخدمات البحرية', 'صيانة السفن والقوارب', 'التجارة في المعدات البحرية'],
  ['لتقنية المعلومات', 'برمجة الحاسب الآلي وتطويره', 'التجارة في أجهزة الحاسب الآلي'],
] as const
const areas = ['فريج عبدالعزيز', 'المنطقة الصناعية', 'الخليج الغربي', 'المنصورة', 'الدفنة']
const streets = ['شارع سلوى', 'شارع الكورنيش', 'طريق الشمال', 'شارع المطار', 'شارع ابن سينا']

const look = `
#let maroon = rgb("#7a1535")
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 15mm))
#set text(font: "Noto Sans Arabic", size: 9pt, lang: "ar", dir: rtl)
#set par(leading: 0.7em, spacing: 0.8em)
#let part(words) = block(width: 100%, above: 9pt, below: 0pt, fill: maroon, inset: (x: 6pt, y: 5pt), text(fill: white, weight: "bold", words))
#let facts(..pairs) = block(above: 0pt, below: 4pt, table(columns: (30mm, 1fr, 30mm, 1fr), stroke: 0.5pt + luma(170), inset: (x: 5pt, y: 5pt), fill: (x, y) => if calc.even(x) { rgb("#f5eef1") } else { none }, ..pairs.pos().map(((label, value)) => (text(fill: maroon, label), value)).flatten()))
#let long(..pairs) = block(above: -4pt, below: 4pt, table(columns: (30mm, 1fr), stroke: 0.5pt + luma(170), inset: (x: 5pt, y: 5pt), fill: (x, y) => if x == 0 { rgb("#f5eef1") } else { none }, ..pairs.pos().map(((label, value)) => (text(fill: maroon, label), value)).flatten()))
#let listed(columns, heads, ..cells) = block(above: 0pt, below: 4pt, table(columns: columns, align: center + horizon, stroke: 0.5pt + luma(170), inset: 5pt, fill: (x, y) => if y == 0 { rgb("#f5eef1") } else { none }, ..heads.map(head => text(fill: maroon, head)), ..cells.pos()))
`

/** The extract of the commercial register of Qatar in Arabic: ruled boxes, partners in per cent, those who may sign. */
export const qatarExtract: DrawnLayout = (made) => {
  const [trade, ...activities] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade} ذ.م.م`
  const number = `${made.int(14_000, 189_000)}`
  const date = made.date(1999, 2021)
  const address = `مبنى رقم ${made.int(2, 280)}، ${made.pick(streets)}، منطقة ${made.int(10, 91)}، ${made.pick(areas)}، الدوحة`
  const capital = made.pick([200_000, 500_000, 1_000_000, 2_500_000])
  const persons = distinct(made, people, 4).map(([name, nation]) => ({ name, cells: [name, nation, `2${made.digits(10)}`] })) // prettier-ignore
  const [partners, managing] = [persons.slice(0, 3), [persons[1], persons[3]]]
  const owned = parts(made, 3)
  const until = daysAfter('2026-01-10', made.int(10, 600))
  const posts = ['مدير عام', 'مخول بالتوقيع']
  const source = `${look}
#grid(columns: (1fr, 24mm, 1fr), align: (right, center, left), [#text(11pt, weight: "bold")[دولة قطر] \\ وزارة التجارة والصناعة \\ إدارة التسجيل والتراخيص التجارية], circle(radius: 9mm, stroke: 1pt + maroon), [#text(dir: ltr, font: "Noto Sans")[State of Qatar \\ Ministry of Commerce and Industry]])
#v(2mm)
#align(center, text(15pt, weight: "bold", fill: maroon)[مستخرج سجل تجاري])
${call('part', 'بيانات السجل التجاري')}
${pairs('facts', [
  ['رقم السجل التجاري', number],
  ['حالة السجل', 'نشط'],
  ['تاريخ الإنشاء', slashed(date)],
  ['تاريخ الانتهاء', slashed(until)],
  ['رقم قيد المنشأة', `${made.int(10, 99)}-${made.digits(4)}-${made.digits(2)}`],
  ['نوع السجل', 'رئيسي'],
  ['رأس المال', `${grouped(capital, ',')}.00 ريال قطري`],
  ['عدد الفروع', `${made.int(0, 2)}`],
])}
${pairs('long', [
  ['الاسم التجاري', name],
  ['الشكل القانوني', 'شركة ذات مسؤولية محدودة'],
  ['عنوان المنشأة', address],
])}
${pairs('facts', [
  ['صندوق البريد', made.digits(5)],
  ['رقم الهاتف', `4${made.digits(7)}`],
])}
${call('part', 'بيانات الشركاء')}
${listed('10mm, 2.2fr, 1fr, 1.4fr, 1fr', ['م', 'اسم الشريك', 'الجنسية', 'رقم الإثبات', 'نسبة الشراكة'], partners.flatMap(({ cells }, at) => [`${at + 1}`, ...cells, `${owned[at] ?? 0}.00 %`]))}
${call('part', 'بيانات المخولين بالتوقيع')}
${listed('10mm, 2.2fr, 1fr, 1.4fr, 1fr', ['م', 'الاسم', 'الجنسية', 'رقم الإثبات', 'الصفة'], managing.flatMap((one, at) => [`${at + 1}`, ...(one?.cells ?? []), posts[at] ?? '']))}
${call('part', 'الأنشطة التجارية')}
${listed('10mm, 1fr, 3fr', ['م', 'رمز النشاط', 'النشاط'], activities.flatMap((one, at) => [`${at + 1}`, made.digits(7), one]))}
#v(2mm)
#text(8pt)[لا يعتبر هذا المستخرج رخصة لمزاولة النشاط. للتحقق من صحة البيانات يرجى مسح الرمز أو مراجعة موقع الوزارة.]
#v(1fr)
#grid(columns: (1fr, 1fr), align: (right, left), [تاريخ الطباعة: ${printed(slashed(made.date(2025, 2025)))}], [رقم المعاملة: ${made.digits(8)} #h(6mm) صفحة 1 من 1])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'مستخرج سجل تجاري (Qatar)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: 'شركة ذات مسؤولية محدودة', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'QAR' },
      officers: [
        { name: managing[0]?.name ?? '', role: 'managing_director' },
        { name: managing[1]?.name ?? '', role: 'authorised_signatory' },
      ],
      owners: partners.map(({ name: one }, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
