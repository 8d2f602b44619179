import { distinct, listed, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts, slashed } from '../drawn/written.ts'

const people = ['جورج الياس خوري', 'سمير حسن بيضون', 'نديم فؤاد صليبا', 'وسيم رفيق شهاب', 'رامي انطوان معلوف', 'هيثم علي قبلان'] as const // prettier-ignore
const firsts = ['الأرز', 'قدموس', 'صنين', 'بعلبك', 'الروشة']
const trades = [
  ['للمقاولات', 'تعهد الأشغال والأبنية والطرق'],
  ['للتجارة العامة', 'استيراد وتصدير المواد الغذائية والاستهلاكية'],
  ['للأنظمة المعلوماتية', 'تطوير البرامج المعلوماتية وتجارة الأجهزة الإلكترونية'],
] as const
const places = [
  ['بيروت', 'الأشرفية', 'شارع ساسين', 'ملك خوري'],
  ['بيروت', 'رأس بيروت', 'شارع الحمراء', 'بناية السارولا'],
  ['جبل لبنان', 'جونيه', 'شارع فؤاد شهاب', 'بناية النجم'],
] as const
const form = 'شركة محدودة المسؤولية'

const look = `
#set page(paper: "a4", margin: (x: 22mm, top: 18mm, bottom: 18mm))
#set text(font: ("Noto Sans Arabic", "Noto Sans"), size: 10.5pt, lang: "ar", dir: rtl)
#set par(leading: 0.85em, spacing: 1.05em, justify: true)
#let listed(columns, heads, ..cells) = block(above: 8pt, below: 10pt, table(columns: columns, stroke: 0.6pt, inset: 6pt, align: right + horizon, ..heads.map(strong), ..cells.pos()))
`

/** The comprehensive statement of a Lebanese commercial register: a letter of the secretary of the register in prose, with one table of partners. */
export const lebanonCertificate: DrawnLayout = (made) => {
  const [region, district, street, building] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade} ش.م.م.`
  const number = `${made.int(1_000_100, 2_079_000)}`
  const taxNumber = `${made.int(200_000, 3_400_000)}`
  const date = made.date(2000, 2019)
  const address = `${district} - ${street} - ${building} - الطابق ${made.int(2, 9)}`
  const shares = made.pick([500, 1000, 2000])
  const capital = shares * 50_000
  const owned = parts(made, 3)
  const [first = '', second = '', third = '', outside = '', lawyer = '', former = ''] = distinct(made, people, 6) // prettier-ignore
  const partners = [first, second, third]
  const money = (amount: number): string => grouped(amount, ',')
  const written = daysAfter('2025-02-03', made.int(0, 190))
  const source = `${look}
#grid(columns: (1fr, 1fr), align: (right, left), [*الجمهورية اللبنانية* \\ وزارة العدل \\ السجل التجاري في ${region}], [رقم الطلب: ${made.digits(5)}/2025 \\ التاريخ: ${slashed(written)}])
#v(3mm)
#align(center, text(17pt, weight: "bold")[إفادة شاملة])
#v(2mm)
إن أمين السجل التجاري في ${region}، بناءً على الطلب المقدم من المحامي الأستاذ ${lawyer} بتاريخ ${slashed(daysAfter(written, -4))}، وبعد الاطلاع على القيود،

يفيد أن *${printed(name)}* هي ${form}، مسجلة لدى هذه الأمانة بتاريخ *${printed(slashed(date))}* تحت الرقم *${printed(number)}*، ورقمها المالي لدى وزارة المالية ${printed(taxNumber)}، وقد نظم نظامها التأسيسي بتاريخ ${slashed(daysAfter(date, -made.int(10, 35)))} لدى الكاتب العدل في ${region}.

مركزها الرئيسي: ${printed(address)}.

موضوعها: ${purpose}.

مدتها: ثلاثون سنة تبدأ من تاريخ تسجيلها.

رأسمالها: ${printed(money(capital))} ليرة لبنانية، مقسم إلى ${printed(money(shares))} حصة، قيمة كل حصة ${printed(money(50_000))} ليرة لبنانية، موزعة بين الشركاء على الشكل التالي:
${listed('1fr, 30mm, 42mm, 24mm', ['اسم الشريك', 'عدد الحصص', 'القيمة (ل.ل.)', 'النسبة'], partners.flatMap((one, at) => [one, money((shares / 100) * (owned[at] ?? 0)), money((capital / 100) * (owned[at] ?? 0)), `${owned[at] ?? 0}%`]))}
يتولى إدارتها السيد ${printed(outside)} بصفة مدير، وله حق التوقيع عنها منفرداً، وذلك بموجب محضر الجمعية العمومية المسجل بتاريخ ${slashed(daysAfter(date, 640))}، بدلاً من المدير السابق ${former} الذي قبلت استقالته.

مفوض المراقبة الأساسي: مكتب ${made.pick(['بشارة عون', 'زياد الحاج'])} للتدقيق والمحاسبة.

ولم يتبين من القيود حتى تاريخه ما يشير إلى حل الشركة أو إعلان إفلاسها أو وجود حجز على حصصها.

وقد أعطيت هذه الإفادة بناءً للطلب، ولا تعتبر صالحة بعد انقضاء ثلاثة أشهر على تاريخها.
#v(1fr)
#grid(columns: (1fr, 1fr), align: (right, center), [الرسم المستوفى: ${printed(money(made.int(2, 9) * 100_000))} ل.ل. \\ إيصال رقم ${made.digits(6)}], [أمين السجل التجاري في ${region} \\ #v(8mm) ${made.pick(['مارلين دميان', 'عماد الزين'])}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'إفادة شاملة (Lebanon)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: form, incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'LBP' },
      officers: [{ name: outside, role: 'managing_director' }],
      owners: partners.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
