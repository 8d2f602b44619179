import { people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped } from '../drawn/written.ts'

const names = {
  given: ['สมศักดิ์', 'วรรณา', 'ธนากร', 'ปิยะนุช', 'ชัยวัฒน์', 'กมลวรรณ', 'อนุชา', 'ศิริพร'],
  family: ['แก้วมณี', 'ทองสุข', 'ศรีประเสริฐ', 'วงศ์สว่าง', 'บุญเรือง', 'จันทร์หอม', 'พิทักษ์ธรรม', 'รุ่งโรจน์กิจ'],
} as const // prettier-ignore
const women = new Set(['วรรณา', 'ปิยะนุช', 'กมลวรรณ', 'ศิริพร'])
const places = [
  { code: '10', sign: 'E', office: 'สำนักงานทะเบียนหุ้นส่วนบริษัทกรุงเทพมหานคร', roads: ['ถนนพระรามที่ 4', 'ถนนสุขุมวิท', 'ถนนเพชรบุรีตัดใหม่'], rest: 'แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร' },
  { code: '50', sign: 'ชม.', office: 'สำนักงานทะเบียนหุ้นส่วนบริษัทจังหวัดเชียงใหม่', roads: ['ถนนห้วยแก้ว', 'ถนนมหิดล', 'ถนนช้างคลาน'], rest: 'ตำบลช้างคลาน อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่' },
  { code: '20', sign: 'ชบ.', office: 'สำนักงานทะเบียนหุ้นส่วนบริษัทจังหวัดชลบุรี', roads: ['ถนนสุขุมวิท', 'ถนนพัทยากลาง', 'ถนนเลียบหนองมน'], rest: 'ตำบลแสนสุข อำเภอเมืองชลบุรี จังหวัดชลบุรี' },
] as const // prettier-ignore
const stems = ['สยามวัสดุภัณฑ์', 'เจริญผลการเกษตร', 'ล้านนาเครื่องเขียน', 'บูรพาโลจิสติกส์', 'ไทยธารา เอ็นจิเนียริ่ง'] // prettier-ignore
const capitals = [
  [1_000_000, 'หนึ่งล้านบาทถ้วน'],
  [2_000_000, 'สองล้านบาทถ้วน'],
  [5_000_000, 'ห้าล้านบาทถ้วน'],
  [20_000_000, 'ยี่สิบล้านบาทถ้วน'],
] as const
const months = ['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน', 'กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 22mm, top: 16mm, bottom: 14mm))
#set text(font: ("Liberation Sans", "Noto Sans Thai"), size: 11.5pt, lang: "th")
#set par(leading: 8.5pt, spacing: 10pt, justify: false)
#let item(number, body) = block(above: 9pt, below: 9pt, pad(left: 12mm, grid(columns: (8mm, 1fr), number, body)))
`

/** By the Buddhist calendar. */
function thaiDay(date: string, era = ''): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1] ?? ''} ${era}${(year ?? 0) + 543}`
}

/** A Thai affidavit of a company: numbered sentences under the arms, with a registrar's signature and warnings. */
export const nangsueRaprong: DrawnLayout = (made) => {
  const place = made.pick(places)
  const name = `บริษัท ${made.pick(stems)} จำกัด`
  const founded = made.date(2002, 2019)
  const year = `${Number(founded.slice(0, 4)) + 543}`.slice(1)
  const number = made.number('TH', 'registrationNumber', () => `0${place.code}5${year}${made.digits(6)}`)
  const address = `${made.int(2, 399)}/${made.int(1, 48)} ${made.pick(place.roads)} ${place.rest}`
  const [capital, inLetters] = made.pick(capitals)
  const directors = people(made, names, made.int(2, 4)).map(({ given, family }) => ({
    plain: `${given} ${family}`,
    titled: `${women.has(given) ? made.pick(['นาง', 'นางสาว']) : 'นาย'}${given} ${family}`,
  }))
  const [first, second] = directors
  const bound = made.pick([
    `${first?.titled} หรือ ${second?.titled} คนใดคนหนึ่งลงลายมือชื่อและประทับตราสำคัญของบริษัท/`,
    `${first?.titled} ลงลายมือชื่อร่วมกับ ${second?.titled} และประทับตราสำคัญของบริษัท/`,
  ])
  const issued = made.date(2024, 2025)
  const source = `${look}
#grid(columns: (1fr, 30mm, 1fr), align: (left + top, center, right + top), [ที่ ${place.sign}${made.digits(6)}], box(width: 24mm, height: 24mm, stroke: 1.1pt, radius: 12mm, align(center + horizon, text(8pt)[ตราครุฑ])), [#text(9.5pt)[${place.office} \\ กรมพัฒนาธุรกิจการค้า \\ กระทรวงพาณิชย์]])
#align(center, text(18pt, weight: "bold")[หนังสือรับรอง])
#v(1mm)
#h(12mm)ขอรับรองว่าบริษัทนี้ ได้จดทะเบียนเป็นนิติบุคคล ตามประมวลกฎหมายแพ่งและพาณิชย์ เมื่อวันที่ ${thaiDay(founded)} ทะเบียนนิติบุคคลเลขที่ ${number} ปรากฏข้อความในรายการตามเอกสารทะเบียนนิติบุคคล ณ วันออกหนังสือนี้ ดังนี้
#item[1.][ชื่อบริษัท #h(3mm) ${printed(name)}]
#item[2.][กรรมการของบริษัทมี ${directors.length} คน ตามรายชื่อดังต่อไปนี้ #v(1pt) #grid(columns: (1fr, 1fr), row-gutter: 9pt, ${directors.map(({ titled }, at) => `[${at + 1}. #h(2mm) ${titled}${at === directors.length - 1 ? '/' : ''}]`).join(', ')})]
#item[3.][จำนวนหรือชื่อกรรมการซึ่งลงชื่อผูกพันบริษัทได้ คือ ${bound}]
#item[4.][ทุนจดทะเบียน กำหนดไว้เป็นจำนวนเงิน ${grouped(capital, ',')}.00 บาท / ${inLetters} /]
#item[5.][สำนักงานแห่งใหญ่ ตั้งอยู่เลขที่ ${address}/]
#item[6.][วัตถุที่ประสงค์ของบริษัทนี้มี ${made.int(22, 48)} ข้อ ดังปรากฏในสำเนาเอกสารแนบท้ายหนังสือรับรองนี้ จำนวน ${made.int(2, 5)} แผ่น โดยมีลายมือชื่อนายทะเบียนซึ่งรับรองเอกสารเป็นสำคัญ]
#v(5mm)
#align(center)[ออกให้ ณ วันที่ ${thaiDay(issued, 'พ.ศ. ')}]
#v(10mm)
#align(right, box(width: 70mm, align(center)[............................................. \\ นายทะเบียน]))
#v(1fr)
#line(length: 100%, stroke: 0.6pt)
#text(9.5pt)[*คำเตือน : ผู้ใช้ควรตรวจสอบข้อควรทราบท้ายหนังสือรับรองฉบับนี้ทุกครั้ง* \\ ข้อควรทราบ ประกอบหนังสือรับรอง \\ 1. บริษัทนี้ได้ส่งงบการเงินปี ${Number(issued.slice(0, 4)) + 542} แล้ว \\ 2. หนังสือนี้รับรองเฉพาะข้อความที่ห้าง/บริษัทได้นำมาจดทะเบียนไว้เพื่อผลทางกฎหมายเท่านั้น ข้อเท็จจริงเป็นสิ่งที่ควรหาไว้พิจารณาฐานะ \\ 3. นายทะเบียนอาจเพิกถอนการจดทะเบียน ถ้าปรากฏว่าข้อความอันเป็นสาระสำคัญที่จดทะเบียนไม่ถูกต้อง หรือเป็นเท็จ]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'หนังสือรับรอง (Thailand)',
      language: 'th',
      values: { legalName: name, registrationNumber: number, address, incorporationDate: founded },
      capital: { amount: capital, currency: 'THB' },
      officers: directors.map(({ plain }) => ({ name: plain, role: 'director' })),
      owners: [],
    },
  }
}
