import { itemAt, literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, slashed } from '../drawn/written.ts'

const firsts = [
  ['AL WATHBA STAR', 'نجمة الوثبة'],
  ['GULF HORIZON', 'أفق الخليج'],
  ['AL SAMHA', 'السمحة'],
  ['BLUE FALCON', 'الصقر الأزرق'],
] as const
const trades = [
  ['GENERAL CONTRACTING', 'للمقاولات العامة', '4100001', 'مقاولات مشاريع المباني بأنواعها', 'Construction of all types of buildings'],
  ['GENERAL TRADING', 'للتجارة العامة', '4690001', 'تجارة عامة', 'General trading'],
  ['TRANSPORT', 'لنقل المواد العامة', '4923001', 'نقل المواد العامة بالشاحنات الثقيلة', 'General materials transport by heavy trucks'],
] as const // prettier-ignore
const emirati = [
  ['SULTAN HAMAD RASHED ALDHAHERI', 'سلطان حمد راشد الظاهري'],
  ['MOZA KHALIFA SAEED ALMAZROUEI', 'موزة خليفة سعيد المزروعي'],
  ['ABDULLA MATAR OBAID ALKAABI', 'عبدالله مطر عبيد الكعبي'],
] as const
const others = [
  ['SURESH KUMAR NAMBIAR', 'سوريش كومار نامبيار', 'India', 'الهند'],
  ['WALID NABIL MANSOUR', 'وليد نبيل منصور', 'Jordan', 'الأردن'],
  ['TARIQ MEHMOOD BHATTI', 'طارق محمود بهاتي', 'Pakistan', 'باكستان'],
  ['RANIA SAMIR HADDAD', 'رانيا سمير حداد', 'Lebanon', 'لبنان'],
] as const
const areas = [
  'جزيرة أبوظبي، شرق 4',
  'مصفح الصناعية، م 10',
  'جزيرة أبوظبي، الدانة',
  'مدينة العين، المنطقة الصناعية',
]
const form = ['Limited Liability Company', 'شركة ذات مسؤولية محدودة'] as const
const [partnerPost, managerPost] = [['Partner', 'شريك'], ['Manager', 'مدير']] as const // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 12mm))
#set text(font: ("Noto Sans", "Noto Naskh Arabic"), size: 9pt, lang: "en", hyphenate: false)
#let ar(words) = text(font: ("Noto Naskh Arabic", "Noto Sans"), lang: "ar", dir: rtl, size: 10pt, words)
#let rows(..list) = block(above: 5pt, below: 5pt, table(columns: (36mm, 1fr, 1fr, 36mm), stroke: (x, y) => (bottom: 0.4pt + luma(150)), inset: (x: 3pt, y: 4.6pt), align: horizon, ..list.pos().map(((english, latin, arabic, label)) => if arabic == "" { (text(weight: "bold", english), table.cell(colspan: 2, align: center, latin), align(right, ar(strong(label)))) } else { (text(weight: "bold", english), latin, align(right, ar(arabic)), align(right, ar(strong(label)))) }).flatten()))
#let part(english, arabic) = block(above: 8pt, below: 4pt, width: 100%, fill: rgb("#e4ddcc"), inset: 5pt, grid(columns: (1fr, 1fr), align: horizon, text(weight: "bold", english), align(right, ar(strong(arabic)))))
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 5pt, table(columns: columns, stroke: 0.4pt + luma(150), inset: 4.5pt, align: center + horizon, ..heads.map((one) => [#text(weight: "bold", one.at(0)) \\ #ar(one.at(1))]), ..cells.pos().map((one) => if type(one) == array [#ar(one.at(1)) \\ #one.at(0)] else [#one])))
`

type Both = readonly [english: string, arabic: string]
const both = ([english, arabic]: Both): string => `(${literal(english)}, ${literal(arabic)})`

/** The commercial licence of Abu Dhabi: English labels to the left, Arabic ones to the right, values of both between. */
export const abuDhabiLicence: DrawnLayout = (made) => {
  const [first, trade] = [made.pick(firsts), made.pick(trades)]
  const name = `${first[0]} ${trade[0]} - L.L.C`
  const local = `${first[1]} ${trade[1]} - ذ.م.م`
  const number = `CN-${made.int(1_000_000, 4_900_000)}`
  const date = made.date(2004, 2022)
  const issued = `${made.pick([2024, 2025])}${date.slice(4)}`
  const expiry = daysAfter(`${Number(issued.slice(0, 4)) + 1}${date.slice(4)}`, -1)
  const address = `${made.pick(areas)}، مبنى ${made.int(11, 290)}، مكتب ${made.int(1, 40)}${made.int(10, 99)}`
  const [citizen, partner, manager] = [
    made.pick(emirati),
    made.pick(others.slice(0, 2)),
    made.pick(others.slice(2)),
  ]
  const row = (...texts: readonly [english: string, latin: string, arabic: string, label: string]): string => `(${texts.map(literal).join(', ')})` // prettier-ignore
  const one = ([latin, arabic]: Both, nation: Both, post: Both): string => [[latin, arabic] as const, nation, post].map(both).join(', ') // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), [#text(11pt, weight: "bold")[ABU DHABI] \\ Department of Economic \\ Development], circle(radius: 8mm, stroke: 1pt + rgb("#b4975a")), align(right)[#ar(text(13pt, weight: "bold", "أبوظبي")) \\ #ar("دائرة التنمية الاقتصادية")])
#v(1mm)
#align(center)[#ar(text(17pt, weight: "bold", "رخصة تجارية")) \\ #text(14pt, weight: "bold")[Commercial License]]
#part("License Details", "بيانات الرخصة")
#rows(
${[
  row('License No.', number, '', 'رقم الرخصة'),
  row('ADCCI No.', `${made.int(100_000, 999_999)}`, '', 'رقم عضوية الغرفة'),
  row('Trade Name', name, local, 'الاسم التجاري'),
  row('Legal Form', form[0], form[1], 'الشكل القانوني'),
  row('Establishment Date', slashed(date), '', 'تاريخ التأسيس'),
  row('Issuance Date', slashed(issued), '', 'تاريخ الإصدار'),
  row('Expiry Date', slashed(expiry), '', 'تاريخ الانتهاء'),
  row('Issuance Place', 'Abu Dhabi Business Center', 'مركز أبوظبي للأعمال', 'مكان الإصدار'),
].join(',\n')})
#part("Owner / Partners", "المالك / الشركاء")
#listed((1fr, 38mm, 34mm), (${[['Name', 'الاسم'], ['Nationality', 'الجنسية'], ['Role', 'الصفة']].map(([english = '', arabic = '']) => both([english, arabic])).join(', ')}),
${[
  one(citizen, ['United Arab Emirates', 'الإمارات العربية المتحدة'], partnerPost),
  one([partner[0], partner[1]], [partner[2], partner[3]], partnerPost),
  one([manager[0], manager[1]], [manager[2], manager[3]], managerPost),
].join(',\n')})
#part("License Activities", "أنشطة الرخصة")
#listed((26mm, 1fr), (("Code", "الرمز"), ("Activity", "النشاط")), "${trade[2]}", ${both([trade[4], trade[3]])})
#part("Location Address", "عنوان الموقع")
#block(width: 100%, stroke: 0.4pt + luma(150), inset: 6pt)[#set align(right)
#ar(${literal(address)})]
#rows(
${[
  row('P.O. Box', `${made.int(1000, 99_000)}`, '', 'صندوق البريد'),
  row('Mobile No.', `+971 50 ${made.digits(7)}`, '', 'رقم الهاتف المتحرك'),
  row('E-mail', 'info@licensee.example', '', 'البريد الإلكتروني'),
].join(',\n')})
#v(1fr)
#align(center)[#ar("هذه الرخصة صادرة إلكترونياً ولا تحتاج إلى توقيع أو ختم، ويمكن التحقق من صحتها عن طريق موقع الدائرة.") \\ #text(8pt)[This license is issued electronically and requires no signature or stamp. Its validity can be verified on the website of the Department.]]
#v(2mm)
#text(8pt)[Receipt No.: ${printed(`${itemAt(issued.split('-'), 0)}${made.digits(8)}`)} #h(1fr) Print Date: ${slashed(daysAfter(issued, made.int(0, 9)))} #ar("تاريخ الطباعة")]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'رخصة تجارية (أبوظبي)',
      language: 'ar',
      values: { legalName: name, legalNameLocal: local, registrationNumber: number, entityType: form[0], incorporationDate: date, address }, // prettier-ignore
      capital: null,
      officers: [
        { name: citizen[0], role: 'partner' },
        { name: partner[0], role: 'partner' },
        { name: manager[0], role: 'managing_director' },
      ],
      owners: [],
    },
  }
}
