import { distinct, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts, slashed } from '../drawn/written.ts'

const places = [
  ['محافظة مسقط / ولاية بوشر / الخوير', '133'],
  ['محافظة ظفار / ولاية صلالة / السعادة', '211'],
  ['محافظة شمال الباطنة / ولاية صحار / فلج القبائل', '322'],
  ['محافظة الداخلية / ولاية نزوى / فرق', '611'],
] as const
const firsts = ['الجبل الأخضر', 'مرسى الخليج', 'نسيم ظفار', 'أمواج صحار', 'درب اللبان']
const given = ['سالم', 'خالد', 'ناصر', 'سعيد', 'أحمد', 'حمد', 'يوسف', 'ماجد']
const tribes = ['الحارثي', 'البلوشي', 'الكندي', 'المعمري', 'الرواحي', 'الشنفري']
const trades = [
  ['للتجارة', '471101 - البيع بالتجزئة في المتاجر غير المتخصصة'],
  ['للمقاولات', '410010 - إنشاءات عامة للمباني السكنية وغير السكنية'],
  ['للخدمات اللوجستية', '522910 - خدمات الشحن والتفريغ'],
  ['لتقنية المعلومات', '620100 - أنشطة البرمجة الحاسوبية'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 14mm, bottom: 16mm), footer: text(8pt)[هذا المستخرج صادر إلكترونيًا من منصة عُمان للأعمال ولا يحتاج إلى توقيع أو ختم #h(1fr) صفحة 1 من 1])
#set text(font: ("Noto Naskh Arabic", "Noto Sans"), size: 10pt, lang: "ar", dir: rtl)
#let red = rgb("#8c1c2b")
#let part(title) = block(above: 12pt, below: 5pt, text(11pt, weight: "bold", fill: red, title))
#let facts(..list) = table(columns: (38mm, 1fr, 34mm, 1fr), align: right + horizon, stroke: 0.5pt + luma(150), inset: 5pt, fill: (x, y) => if calc.even(x) { luma(238) }, ..list.pos().map(((label, value)) => (text(weight: "bold", label), text(value))).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, align: right + horizon, stroke: 0.5pt + luma(150), inset: 5pt, fill: (x, y) => if y == 0 { luma(225) }, ..heads.map(head => text(weight: "bold", head)), ..cells.pos().map(cell => text(cell)))
`

/** An extract of the Omani commercial register: boxes of two pairs a line, partners with shares, those who sign with their posts. */
export const omanExtract: DrawnLayout = (made) => {
  const done = distinct(made, trades, 2)
  const name = `${made.pick(firsts)} ${done[0]?.[0]} ش.م.م`
  const number = `1${made.digits(6)}`
  const [place, post] = made.pick(places)
  const address = `${place} / ص.ب ${made.int(10, 2900)} / الرمز البريدي ${post}`
  const date = made.date(2003, 2020)
  const total = made.pick([20_000, 50_000, 150_000])
  const shares = parts(made, 3)
  const families = distinct(made, tribes, 4)
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = distinct(made, given, 6)
  const named = [[a, b], [c, d], [e, f], [d, a]].map(([own, father], at) => `${own} بن ${father} ${families[at]}`) // prettier-ignore
  const signs = [named[0] ?? '', named[1] ?? '', named[3] ?? '']
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: (right + horizon, center + horizon, left + horizon), [*سلطنة عُمان* \\ وزارة التجارة والصناعة \\ وترويج الاستثمار], rect(width: 21mm, height: 21mm, radius: 11mm, stroke: 1.2pt + red, align(center + horizon, text(8pt, fill: red)[عُمان])), [تاريخ الطباعة: ${printed(slashed(made.date(2025, 2025)))} \\ رقم المعاملة: ${made.int(2_000_000, 6_900_000)}])
#align(center, text(15pt, weight: "bold", fill: red)[مستخرج بيانات السجل التجاري])
#part[بيانات السجل]
${pairs('facts', [
  ['رقم السجل التجاري', number],
  ['حالة السجل', 'نشط'],
  ['الاسم التجاري', name],
  ['الشكل القانوني', 'شركة محدودة المسؤولية'],
  ['تاريخ التسجيل', slashed(date)],
  ['تاريخ انتهاء السجل', slashed(made.date(2027, 2029))],
  ['رأس المال', `${grouped(total, ',')} ريال عماني`],
  ['عدد الحصص', grouped(total, ',')],
  ['قيمة الحصة', '1 ريال عماني'],
  ['انتهاء السنة المالية', '31/12'],
])}
#part[المركز الرئيسي للعمل]
#block(width: 100%, stroke: 0.5pt + luma(150), inset: 5pt)[${printed(address)}]
#part[الشركاء]
${listed('10mm, 1fr, 24mm, 30mm, 27mm, 24mm', ['م', 'الاسم', 'الجنسية', 'رقم البطاقة', 'عدد الحصص', 'النسبة %'], named.slice(0, 3).flatMap((one, at) => [`${at + 1}`, one, 'عماني', made.digits(8), grouped((total * (shares[at] ?? 0)) / 100, ','), `${shares[at]}.00`]))}
#part[المفوضون بالتوقيع]
${listed('10mm, 1fr, 38mm, 54mm', ['م', 'الاسم', 'الصفة', 'حدود التفويض'], signs.flatMap((one, at) => [`${at + 1}`, one, at === 0 ? 'مدير' : 'مفوض بالتوقيع', at === 0 ? 'التوقيع منفردًا' : 'التوقيع مجتمعين'])) }
#part[الأنشطة التجارية]
${listed('10mm, 1fr, 38mm', ['م', 'النشاط', 'تاريخ الإضافة'], done.flatMap(([, activity], at) => [`${at + 1}`, activity, slashed(at === 0 ? date : made.date(2021, 2024))]))}
#v(8mm)
#grid(columns: (1fr, 34mm), [#text(9pt)[*ملاحظة:* يعكس هذا المستخرج البيانات المقيدة في السجل التجاري وقت طباعته، وللتحقق من صحته يرجى مسح رمز الاستجابة السريعة أو زيارة المنصة.]], align(left, rect(width: 22mm, height: 22mm, stroke: 0.6pt, align(center + horizon, text(7pt)[رمز التحقق]))))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'مستخرج بيانات السجل التجاري (Oman)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, entityType: 'شركة محدودة المسؤولية', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: total, currency: 'OMR' },
      officers: signs.map((one, at) => ({ name: one, role: at === 0 ? 'managing_director' : 'authorised_signatory' })), // prettier-ignore
      owners: named.slice(0, 3).map((one, at) => ({ name: one, share: shares[at] ?? 0 })),
    },
  }
}
