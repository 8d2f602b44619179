import { distinct, listed, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts, slashed } from '../drawn/written.ts'

const persons = [
  'سامر يوسف الحوراني',
  'لينا محمود العبادي',
  'طارق إبراهيم الزعبي',
  'رنا فواز المجالي',
  'باسل عوني النسور',
  'هبة نبيل الخصاونة',
] as const
const women: readonly string[] = ['لينا محمود العبادي', 'رنا فواز المجالي', 'هبة نبيل الخصاونة']
const places = [
  ['عمان', 'شارع وصفي التل', 'الجبيهة'],
  ['إربد', 'شارع الهاشمي', 'حي القصيلة'],
  ['الزرقاء', 'شارع الملك طلال', 'حي معصوم'],
] as const
const firsts = ['بوابة الأردن', 'سهول حوران', 'نبع الشفا', 'أعمدة جرش', 'درب البتراء']
const trades = [
  ['لتجارة المواد الغذائية', 'استيراد وتصدير المواد الغذائية وبيعها بالجملة والمفرق'],
  ['للأنظمة الذكية', 'تطوير البرمجيات والأنظمة الإلكترونية وصيانتها'],
  ['للنقل والتخليص', 'نقل البضائع والتخليص على المعاملات الجمركية'],
] as const
const form = 'شركة ذات مسؤولية محدودة'

const look = `
#set page(paper: "a4", margin: (x: 23mm, top: 17mm, bottom: 16mm))
#set text(font: ("Noto Naskh Arabic", "Noto Serif"), size: 12pt, lang: "ar", dir: rtl)
#set par(leading: 0.95em, spacing: 1.3em, justify: true)
#let listed(columns, heads, ..list) = table(columns: columns, stroke: (x, y) => (bottom: 0.5pt, top: if y == 0 { 0.9pt }), inset: (x: 5pt, y: 4pt), ..heads.map((head) => text(weight: "bold", head)), ..list.pos())
`

/** The certificate of a company of Jordan: its facts in two sentences from right to left, values in brackets, holders in a table. */
export const jordanCertificate: DrawnLayout = (made) => {
  const [trade, activity] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade}`
  const number = `${made.int(14_000, 68_000)}`
  const date = made.date(2006, 2022)
  const [town, street, quarter] = made.pick(places)
  const address = `${town}، ${quarter}، ${street}، بناية رقم ${made.int(3, 240)}`
  const capital = made.pick([10_000, 30_000, 50_000, 100_000])
  const [head = '', member = '', third = ''] = distinct(made, persons, 3)
  const holders = [head, third]
  const owned = parts(made, holders.length)
  const titled = (person: string): string => `${women.includes(person) ? 'السيدة' : 'السيد'} ${person}`
  const source = `${look}
#align(center)[#text(14pt, weight: "bold")[المملكة الأردنية الهاشمية] \\ وزارة الصناعة والتجارة والتموين \\ دائرة مراقبة الشركات]
#v(2mm)
#grid(columns: (1fr, 1fr), align: (right, left), text(10.5pt)[الرقم: ${printed(`م ش/${made.int(1, 9)}/${number}/${made.digits(5)}`)}], text(10.5pt)[التاريخ: ${printed(slashed(made.date(2025, 2025)))}])
#v(3mm)
#align(center, text(17pt, weight: "bold")[شهادة تسجيل])
#v(2mm)
استناداً إلى أحكام قانون الشركات رقم (22) لسنة 1997 وتعديلاته، أشهد أنا مراقب عام الشركات بأن (${printed(name)}) قد سُجلت لدينا بوصفها ${printed(form)} في سجل الشركات ذات المسؤولية المحدودة تحت الرقم (${number}) بتاريخ (${printed(slashed(date))})، وأنها ما زالت قائمة حتى تاريخ هذه الشهادة.

وقد سُجلت الشركة برأسمال مقداره (${grouped(capital, ',')}) دينار أردني، ومركزها الرئيسي (${printed(address)})، وغايتها ${printed(activity)}.

*أسماء الشركاء وحصصهم في رأس المال:*
${listed('1.6fr, 1fr, 1fr, 1fr', ['الاسم', 'الجنسية', 'الحصص بالدينار', 'النسبة'], holders.flatMap((person, at) => [person, made.pick(['أردنية', 'أردنية', 'عراقية']), grouped((capital / 100) * (owned[at] ?? 0), ','), `${owned[at] ?? 0}%`]))}

وتتولى إدارة الشركة هيئة مديرين قوامها ${printed(titled(head))} رئيساً لهيئة المديرين، و${printed(titled(member))} ${women.includes(member) ? 'عضوةً فيها' : 'عضواً فيها'}، ويفوض رئيس الهيئة بالتوقيع عن الشركة في الأمور المالية والإدارية والقضائية منفرداً.

أعطيت هذه الشهادة بناءً على طلب الشركة لتقديمها إلى من يلزم.
#v(1fr)
#grid(columns: (1fr, 1fr), align: center, [طوابع واردات \\ #box(rect(width: 24mm, height: 15mm, stroke: (paint: black, thickness: 0.6pt, dash: "dashed")))], [مراقب عام الشركات #v(12mm) #line(length: 50mm, stroke: 0.5pt)])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'شهادة تسجيل (Jordan)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'JOD' },
      officers: [
        { name: head, role: 'chair' },
        { name: member, role: 'board_member' },
      ],
      owners: holders.map((person, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
