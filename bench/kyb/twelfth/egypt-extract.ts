import { call, distinct, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts } from '../drawn/written.ts'

const people = [
  'مصطفى عبد الحميد السيد رزق',
  'هالة محمود فؤاد الشربيني',
  'مينا عادل جرجس بشاى',
  'كريم حسام الدين البدراوى',
  'إيمان صلاح عبد العال',
  'شريف طلعت محمد غالى',
] as const
const women: readonly string[] = ['هالة محمود فؤاد الشربيني', 'إيمان صلاح عبد العال']
const firsts = ['النيل الأزرق', 'دلتا مصر', 'الأهرام الذهبية', 'طيبة', 'اللوتس']
const trades = [
  ['للتوريدات الهندسية', 'توريد وتركيب المهمات الهندسية والكهربائية'],
  ['للصناعات الغذائية', 'تصنيع وتعبئة وتغليف المواد الغذائية'],
  ['للملابس الجاهزة', 'تصنيع وتجارة وتصدير الملابس الجاهزة'],
] as const
const places = [
  ['القاهرة', 'شارع عباس العقاد', 'مدينة نصر أول'],
  ['الإسكندرية', 'شارع فوزى معاذ', 'سيدى جابر'],
  ['الجيزة', 'شارع جامعة الدول العربية', 'العجوزة'],
  ['المنصورة', 'شارع الجيش', 'قسم أول'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 14mm, top: 12mm, bottom: 13mm))
#set text(font: "Noto Naskh Arabic", size: 10pt, lang: "ar", dir: rtl)
#set par(leading: 0.5em, spacing: 0.6em)
#let cell(label, value) = [#text(9pt, label) \\ #text(weight: "bold", value)]
#let form(..triples) = block(above: 0pt, below: -0.7pt, grid(columns: (1fr,) * 12, stroke: 0.7pt, inset: (x: 5pt, top: 4pt, bottom: 6pt), ..triples.pos().map(((span, label, value)) => grid.cell(colspan: int(span), cell(label, value)))))
#let head(words) = table.cell(fill: luma(225), align(center + horizon, text(9pt, weight: "bold", words)))
#let partners(..cells) = table(columns: (9mm, 1fr, 24mm, 20mm, 20mm, 20mm, 27mm), stroke: 0.7pt, inset: (x: 4.5pt, y: 5.5pt), align: (x, y) => if x == 1 { right + horizon } else { center + horizon }, table.cell(rowspan: 2, fill: luma(225), align(center + horizon, text(9pt, weight: "bold")[م])), table.cell(rowspan: 2, fill: luma(225), align(center + horizon, text(9pt, weight: "bold")[الاسم])), table.cell(rowspan: 2, fill: luma(225), align(center + horizon, text(9pt, weight: "bold")[تاريخ الميلاد])), table.cell(rowspan: 2, fill: luma(225), align(center + horizon, text(9pt, weight: "bold")[الجنسية])), table.cell(rowspan: 2, fill: luma(225), align(center + horizon, text(9pt, weight: "bold")[الصفة])), table.cell(colspan: 2, fill: luma(225), align(center, text(9pt, weight: "bold")[الحصص])), head[عددها], head[قيمتها بالجنيه], ..cells.pos())
#let notes(..cells) = table(columns: (24mm, 26mm, 1fr), stroke: 0.7pt, inset: (x: 4.5pt, y: 5.5pt), align: right + horizon, head[رقم الإيداع], head[تاريخه], head[بيان التأشير], ..cells.pos())
`

/** Digits as Egypt prints them. */
const eastern = (text: string): string =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(0x6_60 + Number(digit)))
/** `2014-03-09` as `٢٠١٤/٣/٩`. */
const dated = (date: string): string => eastern(date.split('-').map(Number).join('/'))

/** The extract of an Egyptian register's page: ruled boxes of unlike widths, Eastern digits, partners under merged heads. */
export const egyptExtract: DrawnLayout = (made) => {
  const [town, street, district] = made.pick(places)
  const [trade, purpose] = made.pick(trades)
  const name = `شركة ${made.pick(firsts)} ${trade}`
  const number = eastern(`${made.int(9000, 248_000)}`)
  const taxNumber = eastern(`${made.int(200, 760)}${made.digits(6)}`)
  const date = made.date(2003, 2019)
  const address = eastern(`${made.int(2, 190)} ${street} - ${district} - ${town}`)
  const shares = made.pick([500, 1000, 2500])
  const capital = shares * 100
  const owned = parts(made, 3)
  const persons = distinct(made, people, 5).map((one) => ({ name: one, born: made.date(1955, 1993), isWoman: women.includes(one) })) // prettier-ignore
  const [partners, outside, former] = [persons.slice(0, 3), persons[3], persons[4]]
  const managers = [persons[0], outside]
  const posts = ['شريك ومدير', 'شريك', 'شريك', 'مدير'].map((post, at) => (persons[at]?.isWoman === true ? post.replace('شريك', 'شريكة').replace('مدير', 'مديرة') : post)) // prettier-ignore
  const money = (amount: number): string => eastern(grouped(amount, '٬'))
  const left = daysAfter(date, made.int(400, 1200))
  const rows = [...partners, outside].flatMap((one, at) => [
    ...[eastern(`${at + 1}`), one?.name ?? '', dated(one?.born ?? ''), one?.isWoman === true ? 'مصرية' : 'مصرى', posts[at] ?? ''],
    ...(at < 3 ? [money((shares / 100) * (owned[at] ?? 0)), money(shares * (owned[at] ?? 0))] : ['-', '-']),
  ]) // prettier-ignore
  const box = (...triples: readonly (readonly [span: number, label: string, value: string])[]): string =>
    `#form(${triples.map((triple) => `(${triple.map((one) => JSON.stringify(`${one}`)).join(', ')})`).join(', ')},)`
  const source = `${look}
#grid(columns: (1fr, 1.2fr, 1fr), align: (right, center, left), [وزارة التموين والتجارة الداخلية \\ جهاز تنمية التجارة الداخلية \\ الإدارة العامة للسجل التجارى], [#v(2mm) #text(17pt, weight: "bold")[مستخرج رسمى] \\ #text(12pt)[من صفحة القيد بالسجل التجارى (شركات)]], [نموذج رقم ${eastern('15')} سجل تجارى \\ رقم الطلب: ${eastern(made.digits(7))} \\ الرسم: ${eastern('61')} جنيهاً])
#v(4mm)
${box([4, 'مكتب السجل التجارى', town], [4, 'رقم القيد', number], [4, 'تاريخ القيد', dated(date)])}
${box([8, 'اسم الشركة وسمتها التجارية', name], [4, 'الرقم القومى للمنشأة', eastern(made.digits(14))])}
${box([6, 'نوع الشركة', 'شركة ذات مسئولية محدودة'], [3, 'تاريخ بدء النشاط', dated(daysAfter(date, made.int(15, 50)))], [3, 'رقم التسجيل الضريبى', taxNumber])}
${box([4, 'رأس المال', `${money(capital)} جنيه مصرى`], [4, 'مدة الشركة', `${eastern('25')} سنة من تاريخ القيد`], [4, 'تاريخ عقد التأسيس', dated(daysAfter(date, -made.int(10, 30)))])}
${box([12, 'عنوان المركز الرئيسى', address])}
${box([9, 'النشاط أو الغرض', purpose], [3, 'عدد الفروع', 'لا يوجد'])}
${box([6, 'مراقب الحسابات', `${made.pick(['سامح نبيل الغمراوى', 'نجلاء يحيى زهران'])} - س.م.م ${eastern(made.digits(5))}`], [6, 'آخر تجديد للقيد', `${dated(daysAfter(date, 1826))} برقم ${eastern(made.digits(4))}`])}
#v(3mm)
#align(center, text(12pt, weight: "bold")[بيانات الشركاء والمديرين])
${call('partners', ...rows)}
#text(10pt)[للمديرين مجتمعين أو منفردين حق الإدارة والتوقيع عن الشركة أمام كافة الجهات والبنوك.]
#v(2mm)
#align(center, text(12pt, weight: "bold")[التأشيرات])
${call('notes', eastern(made.digits(4)), dated(left), `خروج ${former?.isWoman === true ? 'الشريكة' : 'الشريك'} / ${former?.name ?? ''} من الشركة والتنازل عن حصصه للشركاء الباقين`, eastern(made.digits(4)), dated(daysAfter(left, 90)), 'تعديل المادة الثالثة من عقد الشركة الخاصة بالغرض')}
#v(2mm)
الإفلاس أو الصلح الواقى أو التصفية: #strong[لا يوجد] #h(12mm) الرهون التجارية: #strong[لا يوجد]
#v(1fr)
#grid(columns: (1fr, 1fr, 1fr), align: (right, center, left), [حرر فى: ${dated(made.date(2025, 2025))} \\ الموظف المختص], [ختم المكتب], [أمين السجل التجارى \\ #v(3mm) ${made.pick(['عفاف الدسوقى', 'وليد عبد ربه'])}])
#text(8.5pt)[هذا المستخرج صالح لمدة ثلاثة أشهر من تاريخ تحريره ولا يعتد بأى كشط أو تعديل فيه.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'مستخرج رسمى من السجل التجارى (Egypt)',
      language: 'ar',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: 'شركة ذات مسئولية محدودة', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EGP' },
      officers: managers.map((one) => ({ name: one?.name ?? '', role: 'managing_director', birthDate: one?.born ?? '' })), // prettier-ignore
      owners: partners.map((one, at) => ({ name: one.name, share: owned[at] ?? 0 })),
    },
  }
}
