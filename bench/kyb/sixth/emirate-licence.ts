import { distinct, literal, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const persons = [
  ['KHALIFA SALEM AL MAZROUEI', 'خليفة سالم المزروعي', 'United Arab Emirates', 'الإمارات'],
  ['MARIAM HAMAD AL KETBI', 'مريم حمد الكتبي', 'United Arab Emirates', 'الإمارات'],
  ['YOUSEF ADEL HADDAD', 'يوسف عادل حداد', 'Jordan', 'الأردن'],
  ['RANIA SAMIR KHOURY', 'رانيا سمير خوري', 'Lebanon', 'لبنان'],
  ['TAREK MAHMOUD FOUAD', 'طارق محمود فؤاد', 'Egypt', 'مصر'],
  ['SUNIL RAMESH MENON', 'سونيل راميش مينون', 'India', 'الهند'],
] as const
const firsts = [
  ['DESERT FALCON', 'صقر الصحراء'],
  ['BLUE CREEK', 'الخور الأزرق'],
  ['GOLDEN PALM', 'النخلة الذهبية'],
  ['PEARL COAST', 'ساحل اللؤلؤ'],
] as const
const trades = [
  ['GENERAL TRADING', 'للتجارة العامة', 'General Trading', 'التجارة العامة'],
  ['GENERAL CONTRACTING', 'للمقاولات العامة', 'General Contracting', 'المقاولات العامة'],
  ['FURNITURE', 'للمفروشات', 'Furniture Retail', 'تجارة المفروشات بالتجزئة'],
] as const
const places = [
  ['Al Maryah Island', 'جزيرة المارية'],
  ['Musaffah Industrial Area', 'مصفح الصناعية'],
  ['Al Danah', 'الدانة'],
  ['Khalifa City', 'مدينة خليفة'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 15mm, bottom: 14mm))
#set text(font: ("DejaVu Sans", "Noto Naskh Arabic"), size: 9pt, lang: "en")
#let ar(body) = text(font: "Noto Naskh Arabic", size: 10.5pt, lang: "ar", dir: rtl, body)
#let mirrored(..list) = table(columns: (38mm, 1fr, 1fr, 34mm), stroke: (x, y) => (bottom: 0.4pt + luma(170)), inset: (x: 3pt, y: 6pt),
  align: (left + horizon, left + horizon, right + horizon, right + horizon),
  ..list.pos().map(((label, value, other, name)) => (text(fill: rgb("#7a1f2b"), label), text(weight: "bold", value), ar(other), text(fill: rgb("#7a1f2b"), ar(name)))).flatten())
#let band(left, right) = block(width: 100%, above: 13pt, below: 5pt, fill: rgb("#efe6dc"), inset: 5pt, grid(columns: (1fr, 1fr), text(weight: "bold", left), align(std.right, ar(text(weight: "bold", right)))))
#let people(..list) = table(columns: (1.6fr, 1.5fr, 1.2fr, 0.7fr), stroke: 0.5pt + luma(120), inset: 5pt, align: horizon,
  ..(("Partner Name", "اسم الشريك"), ("Name in Arabic", "الاسم بالعربية"), ("Nationality", "الجنسية"), ("Share", "الحصة")).map(((one, other)) => table.cell(fill: luma(232), align: center)[#one \\ #ar(other)]),
  ..list.pos().map(((one, other, land, share)) => (text(one), align(right, ar(other)), text(land), align(center, text(share)))).flatten())
`

type Four = readonly [string, string, string, string]

const rows = (name: string, list: readonly Four[]): string =>
  `#${name}(${list.map((row) => `(${row.map(literal).join(', ')})`).join(', ')},)`

/** A commercial licence of an emirate: English from the left, Arabic from the right, a table of the partners. */
export const emirateLicence: DrawnLayout = (made) => {
  const [first, trade] = [made.pick(firsts), made.pick(trades)]
  const name = `${first[0]} ${trade[0]} - L.L.C`
  const local = `${first[1]} ${trade[1]} - ذ.م.م`
  const number = `CN-${made.int(1, 5)}${made.digits(6)}`
  const date = made.date(2005, 2022)
  const [issued, area] = [made.date(2024, 2024), made.pick(places)]
  const [plot, unit] = [made.int(2, 90), made.int(101, 990)]
  const address = `Plot ${plot}, Office ${unit}, ${area[0]}, Abu Dhabi`
  const [manager = persons[0], ...holders] = distinct(made, persons, 4)
  const owned = parts(made, holders.length)
  const capital = made.pick([150_000, 300_000, 500_000])
  const amount = `${capital / 1000},000`
  const form = 'Limited Liability Company'
  const next = `${Number(issued.slice(0, 4)) + 1}${issued.slice(4)}`
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: horizon, [#text(8.5pt)[GOVERNMENT OF ABU DHABI \\ Department of Economic Development]], circle(radius: 9mm, stroke: 1.2pt + rgb("#7a1f2b"), align(center + horizon, text(13pt, fill: rgb("#7a1f2b"))[✦])), align(right, ar[حكومة أبوظبي \\ دائرة التنمية الاقتصادية]))
#v(6pt)
#align(center)[#ar(text(19pt, weight: "bold")[رخصة تجارية]) \\ #text(16pt, weight: "bold")[Commercial License]]
#band("License Details", "بيانات الرخصة")
${rows('mirrored', [
  ['License No.', number, number, 'رقم الرخصة'],
  ['Trade Name', name, local, 'الاسم التجاري'],
  ['Legal Form', form, 'شركة ذات مسؤولية محدودة', 'الشكل القانوني'],
  ['Establishment Date', slashed(date), slashed(date), 'تاريخ التأسيس'],
  ['Issue Date', slashed(issued), slashed(issued), 'تاريخ الإصدار'],
  ['Expiry Date', slashed(next), slashed(next), 'تاريخ الانتهاء'],
  ['License Status', 'Active', 'سارية', 'حالة الرخصة'],
  ['Capital (AED)', amount, amount, 'رأس المال (درهم)'],
  ['Address', address, `قطعة ${plot}، مكتب ${unit}، ${area[1]}، أبوظبي`, 'العنوان'],
])}
#band("Manager", "المدير")
${rows('mirrored', [['General Manager', manager[0], manager[1], 'المدير العام']])}
#band("Partners", "الشركاء")
${rows('people', holders.map((holder, at): Four => [holder[0], holder[1], holder[2], `${owned[at] ?? 0}%`]))}
#band("License Activities", "أنشطة الرخصة")
${rows('mirrored', [['Activity', trade[2], trade[3], 'النشاط']])}
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#grid(columns: (1fr, 1fr), text(7.5pt)[This is an electronic document issued without a signature. To verify it, visit www.adbc.gov.ae], align(right, text(8pt, ar[وثيقة إلكترونية صادرة بدون توقيع])))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'commercial licence (Abu Dhabi)',
      language: 'ar',
      values: { legalName: name, legalNameLocal: local, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'AED' },
      officers: [{ name: manager[0], role: 'managing_director' }],
      owners: holders.map((holder, at) => ({ name: holder[0], share: owned[at] ?? 0 })),
    },
  }
}
