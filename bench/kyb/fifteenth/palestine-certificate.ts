import { distinct, itemAt, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const people = ['عمر خليل النتشة', 'رشا بسام القواسمي', 'ناصر عبد الله طوقان', 'إياد سليم البرغوثي', 'لينا جورج قسيس', 'مأمون حسن الشكعة', 'فادي يوسف ترزي'] as const // prettier-ignore
const firsts = ['جرزيم', 'الزيتونة', 'باب الزاوية', 'سبسطية', 'عين سامية']
const trades = [
  ['للصناعات الغذائية', 'تصنيع وتعبئة المواد الغذائية وتسويقها داخل فلسطين وخارجها'],
  ['للاستثمار والتطوير العقاري', 'شراء الأراضي وتطويرها وإقامة المشاريع الإسكانية عليها'],
  ['لتكنولوجيا المعلومات', 'تطوير البرمجيات وتقديم خدمات تكنولوجيا المعلومات والاستشارات'],
] as const
const places = [
  ['رام الله', 'شارع الإرسال', 'عمارة العودة'],
  ['نابلس', 'شارع فيصل', 'عمارة ابن سينا'],
  ['الخليل', 'شارع عين سارة', 'مجمع الأندلس'],
  ['بيت لحم', 'شارع المهد', 'مركز النخيل'],
] as const
const form = 'شركة مساهمة خصوصية محدودة'

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 15mm, bottom: 15mm))
#set text(font: ("Noto Naskh Arabic", "Liberation Serif"), size: 10.4pt, lang: "ar", dir: rtl)
#set par(leading: 0.7em, spacing: 0.85em)
#let part(words) = block(above: 12pt, below: 6pt, underline(strong(words)))
#let rows(..pairs) = table(columns: (46mm, 1fr), stroke: none, inset: (x: 2pt, y: 3.4pt), align: right, ..pairs.pos().map(((label, value)) => (strong(label + ":"), value)).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, stroke: 0.6pt, inset: 4.6pt, align: center + horizon, fill: (_, y) => if y == 0 { luma(228) }, ..heads.map(strong), ..cells.pos())
`

/** The certificate of the Palestinian controller of companies: to whom it may concern, particulars, then shareholders, board and who signs. */
export const palestineCertificate: DrawnLayout = (made) => {
  const [town, street, building] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade}`
  const number = `5625${made.digits(5)}`
  const date = made.date(2004, 2021)
  const address = `${town} - ${street} - ${building} - الطابق ${made.pick(['الأول', 'الثاني', 'الثالث', 'الرابع'])}`
  const capital = made.pick([50_000, 100_000, 250_000, 500_000])
  const owned = parts(made, 3)
  const [head = '', deputy = '', member = '', lawyer = '', auditor = ''] = distinct(made, people, 5)
  const board = [head, deputy, member]
  const money = (amount: number): string => grouped(amount, ',')
  const shown = daysAfter('2025-01-20', made.int(0, 200))
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: (right, center + horizon, left), [*دولة فلسطين* \\ وزارة الاقتصاد الوطني \\ الإدارة العامة للشركات], circle(radius: 8mm, stroke: 0.8pt), text(lang: "en", dir: ltr)[#align(left)[*State of Palestine* \\ Ministry of National Economy \\ Directorate General of Companies]])
#line(length: 100%, stroke: 0.8pt)
#grid(columns: (1fr, auto), [الرقم: م.ش/${made.digits(5)}/2025], [التاريخ: ${slashed(shown)}])
#align(center)[#text(15pt, weight: "bold")[شهادة مراقب الشركات] \\ #v(1mm) #text(12pt)[لمن يهمه الأمر]]

بناءً على الطلب المقدم من وكيل الشركة المحامي ${lawyer}، وبعد الاطلاع على ملف الشركة المحفوظ لدينا، تشهد الإدارة العامة للشركات بأن البيانات التالية مطابقة لما هو مدون في سجل الشركات حتى تاريخه:
#part[بيانات الشركة]
${pairs('rows', [
  ['اسم الشركة', name],
  ['رقم الشركة', number],
  ['نوع الشركة', form],
  ['تاريخ التسجيل', slashed(date)],
  ['رأس المال المصرح به', `${money(capital)} دينار أردني، مقسم إلى ${money(capital)} سهم بقيمة اسمية دينار واحد للسهم`],
  ['المركز الرئيسي', address],
  ['حالة الشركة', 'عاملة'],
  ['مدقق الحسابات', auditor],
  ['غايات الشركة', purpose],
])}
#part[المساهمون]
${listed('12mm, 1fr, 32mm, 28mm, 32mm, 22mm', ['الرقم', 'اسم المساهم', 'رقم الهوية', 'الجنسية', 'عدد الأسهم', 'النسبة'], board.flatMap((one, at) => [`${at + 1}`, one, `9${made.digits(8)}`, 'فلسطينية', money((capital / 100) * itemAt(owned, at)), `${itemAt(owned, at)}%`]))}
#part[أعضاء مجلس الإدارة]
${listed('12mm, 1fr, 52mm, 36mm', ['الرقم', 'الاسم', 'الصفة', 'تاريخ الانتخاب'], board.flatMap((one, at) => [`${at + 1}`, one, ['رئيس مجلس الإدارة', 'نائب رئيس مجلس الإدارة', 'عضو مجلس الإدارة'][at] ?? '', slashed(daysAfter(date, 730))]))}
#part[المفوضون بالتوقيع]
${printed(`يمثل الشركة ويوقع عنها في الأمور المالية والإدارية والقضائية رئيس مجلس الإدارة منفرداً، أو نائبه وعضو مجلس الإدارة مجتمعين، وذلك بموجب قرار مجلس الإدارة المؤرخ في ${slashed(daysAfter(date, 733))}.`)}

ولم يرد إلى ملف الشركة حتى تاريخه ما يفيد تصفيتها أو إشهار إفلاسها أو الحجز على أسهمها.

وبناءً على الطلب أعطيت هذه الشهادة دون أن تتحمل الوزارة أية مسؤولية تجاه حقوق الغير، وهي صالحة لمدة ثلاثة أشهر من تاريخ إصدارها.
#v(1fr)
#grid(columns: (1fr, 1fr), align: (right + bottom, center), [رقم الإيصال: ${made.digits(7)} \\ الرسوم: ${made.int(10, 30)} دينار], [مراقب الشركات \\ #v(6mm) ${made.pick(['طارق المصري', 'حنان أبو غوش'])}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'شهادة مراقب الشركات (Palestine)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'JOD' },
      officers: board.map((one, at) => ({ name: one, role: at === 0 ? 'chair' : 'board_member' })),
      owners: board.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
