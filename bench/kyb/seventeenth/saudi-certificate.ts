import { distinct, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped } from '../drawn/written.ts'

const people = ['عبدالرحمن بن فهد بن سعد القحطاني', 'ماجد بن ناصر بن علي الحربي', 'سلطان بن خالد بن محمد الدوسري', 'نورة بنت عبدالله بن صالح الغامدي', 'تركي بن إبراهيم بن حمد العنزي', 'هند بنت يوسف بن أحمد الزهراني'] as const // prettier-ignore
const firsts = ['نجد الحديثة', 'واحة الخليج', 'روافد الشرق', 'أبعاد الرؤية', 'قمم السروات']
const trades = [
  ['للمقاولات', 'الإنشاءات العامة للمباني السكنية وغير السكنية، ترميمات المباني'],
  ['للتجارة', 'البيع بالجملة للأغذية والمشروبات، التخزين في المستودعات'],
  ['لتقنية المعلومات', 'تصميم وبرمجة البرمجيات الخاصة، تقديم خدمات الحوسبة السحابية'],
] as const
const places = [
  ['الرياض', '1010', 'طريق العليا العام، حي العليا، الرياض'],
  ['جدة', '4030', 'شارع الأمير سلطان، حي الروضة، جدة'],
  ['الدمام', '2050', 'طريق الملك سعود، حي الشاطئ، الدمام'],
] as const
const form = 'شركة ذات مسؤولية محدودة'
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }) // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 15mm, bottom: 15mm))
#set text(font: ("Noto Naskh Arabic", "Noto Sans"), size: 11pt, lang: "ar", dir: rtl)
#set par(leading: 0.8em, spacing: 1em)
#let rows(..list) = table(columns: (44mm, 1fr), stroke: 0.6pt + rgb("#2f6b4f"), inset: 7pt, align: right + horizon, ..list.pos().map(row => (table.cell(fill: rgb("#eaf3ee"), strong(row.at(0))), row.at(1))).flatten())
`

/** `2019-11-02` as `1441/03/05هـ الموافق 2019/11/02م`. */
function inBoth(date: string): string {
  const parts = hijri.formatToParts(new Date(date))
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}/${of('month')}/${of('day')}هـ الموافق ${date.replaceAll('-', '/')}م`
}

/** The certificate of the Saudi commercial register of a limited company: pairs in a frame, each day in both calendars. */
export const saudiCertificate: DrawnLayout = (made) => {
  const [town, office, street] = made.pick(places)
  const [trade, activity] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade}`
  const number = `${office}${made.digits(6)}`
  const unified = `70${made.digits(8)}`
  const date = made.date(2010, 2021)
  const issued = daysAfter('2023-02-01', made.int(0, 500))
  const capital = made.pick([100_000, 500_000, 1_000_000, 2_500_000])
  const address = `${made.int(2101, 8990)} ${street} ${made.int(11_111, 34_999)}`
  const [first = '', second = '', clerk = ''] = distinct(made, people, 3)
  const pair = (label: string, value: string): string => `([${label}], [${printed(value)}])`
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (right, left), [*المملكة العربية السعودية* \\ *وزارة التجارة* \\ الإدارة العامة للسجل التجاري], [#text(size: 9.5pt)[الرقم الموحد: ${unified} \\ رقم الطلب: ${made.digits(9)}]])
#v(3mm)
#align(center)[#text(size: 20pt)[*السجل التجاري*] \\ #text(size: 12pt)[شهادة تسجيل ${form}]]
#v(4mm)
#rows(${[
    pair('رقم السجل التجاري', number), pair('تاريخ القيد', inBoth(date)), pair('تاريخ الإصدار', inBoth(issued)), pair('تاريخ الانتهاء', inBoth(daysAfter(issued, 1772))),
    pair('الاسم التجاري', name), pair('نوع الشركة', form), pair('الجنسية', 'سعودية'), pair('حالة السجل', 'نشط'), pair('المركز الرئيسي', town), pair('العنوان الوطني', address),
    pair('الهاتف', `9200${made.digits(5)}`), pair('النشاط', activity), pair('مدة الشركة', `99 سنة تبدأ من تاريخ القيد في السجل التجاري`),
    pair('رأس المال', `${grouped(capital, ',')} ريال سعودي`),
  ].join(', ')}, ([المديرون], [1- ${printed(first)} \\ 2- ${printed(second)}]), ${pair('سلطات المديرين', 'حسب ما ورد في عقد التأسيس')})
#v(3mm)
تشهد الإدارة العامة للسجل التجاري بأنه تم تسجيل الشركة الموضحة بياناتها أعلاه في سجل مدينة ${town}، بموجب الإيصال رقم ${made.digits(10)}، وصلاحية هذه الشهادة حتى التاريخ المبين أعلاه.
#v(1fr)
#grid(columns: (1fr, 1fr), align: (right, center), [#rect(width: 22mm, height: 22mm, stroke: 0.6pt)[#align(center + horizon, text(size: 8pt)[ختم])]], [مدير السجل التجاري \\ #v(5mm) ${printed(clerk)}])
#v(2mm)
#align(center, text(size: 8.5pt)[يجب وضع هذه الشهادة في مكان بارز، ويمكن التحقق من صحتها من خلال موقع وزارة التجارة mc.gov.sa])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'السجل التجاري (Saudi Arabia)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'SAR' },
      officers: [first, second].map((one) => ({ name: one, role: 'managing_director' })),
      owners: [],
    },
  }
}
