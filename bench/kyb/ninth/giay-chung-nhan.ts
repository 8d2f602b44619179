import { distinct, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['Văn Thịnh', 'Thị Bích Ngọc', 'Hoàng Phúc', 'Thị Mỹ Duyên', 'Quốc Đạt', 'Minh Khuê', 'Thị Hồng Vân', 'Đức Trọng'],
  family: ['Nguyễn', 'Trần', 'Phạm', 'Đặng', 'Huỳnh', 'Lê', 'Võ', 'Đoàn'],
} as const // prettier-ignore
const places = [
  { code: '031', phone: '028', town: 'Thành phố Hồ Chí Minh', head: 'THÀNH PHỐ HỒ CHÍ MINH', wards: ['Phường 14, Quận 10', 'Phường Tân Định, Quận 1', 'Phường Linh Trung, Thành phố Thủ Đức'] },
  { code: '010', phone: '024', town: 'Thành phố Hà Nội', head: 'THÀNH PHỐ HÀ NỘI', wards: ['Phường Dịch Vọng Hậu, Quận Cầu Giấy', 'Phường Khương Trung, Quận Thanh Xuân'] },
  { code: '040', phone: '0236', town: 'Thành phố Đà Nẵng', head: 'THÀNH PHỐ ĐÀ NẴNG', wards: ['Phường Hòa Cường Bắc, Quận Hải Châu', 'Phường An Hải Tây, Quận Sơn Trà'] },
] as const // prettier-ignore
const streets = ['Nguyễn Trãi', 'Lê Hồng Phong', 'Trần Phú', 'Phan Chu Trinh', 'Lý Thường Kiệt', 'Võ Văn Tần']
const trades = [
  ['THƯƠNG MẠI DỊCH VỤ', 'TRADING SERVICE'],
  ['SẢN XUẤT BAO BÌ', 'PACKAGING MANUFACTURING'],
  ['XÂY DỰNG', 'CONSTRUCTION'],
  ['VẬN TẢI', 'TRANSPORT'],
] as const
const brands = [
  ['SAO MAI VIỆT', 'SAO MAI VIET', 'SMV'],
  ['ĐÔNG HẢI PHÁT', 'DONG HAI PHAT', 'DHP'],
  ['LÚA VÀNG', 'LUA VANG', 'LUVACO'],
  ['TÂN BẢO AN', 'TAN BAO AN', 'TBA'],
] as const
const capitals = [
  [1_800_000_000, 'Một tỷ tám trăm triệu đồng'],
  [3_000_000_000, 'Ba tỷ đồng'],
  [9_900_000_000, 'Chín tỷ chín trăm triệu đồng'],
  [12_000_000_000, 'Mười hai tỷ đồng'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 22mm, y: 17mm), background: place(center + horizon, rect(width: 188mm, height: 275mm, stroke: 2.4pt + rgb("#c9a35b"), inset: 2.5pt, rect(width: 100%, height: 100%, stroke: 0.7pt + rgb("#c9a35b")))))
#set text(font: "Liberation Serif", size: 11pt, lang: "vi", hyphenate: false)
#set par(spacing: 6.5pt, leading: 5.5pt)
#let item(title) = block(above: 9pt, below: 6pt, sticky: true, text(weight: "bold", title))
#let said(label, value) = block(above: 5.5pt, below: 5.5pt)[#label: #value]
#let two(a, b) = block(above: 5.5pt, below: 5.5pt, grid(columns: (1fr, 1fr), a, b))
`

interface Person {
  readonly name: string
  readonly born: string
  readonly home: string
  readonly id: string
}

const said = (label: string, value: string): string => `#said(${literal(label)}, ${literal(value)})`
const two = (left: string, right: string): string => `#two(${literal(left)}, ${literal(right)})`

function representative({ name, born, home, id }: Person, post: string, since: string): string {
  const sex = name.includes(' THỊ ') ? 'Nữ' : 'Nam'
  return [
    two(`* Họ và tên: ${name}`, `Giới tính: ${sex}`),
    said('Chức danh', post),
    `#block(above: 5.5pt, below: 5.5pt, grid(columns: (1.2fr, 1fr, 1fr), ${literal(`Sinh ngày: ${slashed(born)}`)}, ${literal('Dân tộc: Kinh')}, ${literal('Quốc tịch: Việt Nam')}))`,
    said('Loại giấy tờ pháp lý của cá nhân', 'Thẻ căn cước công dân'),
    said('Số giấy tờ pháp lý của cá nhân', id),
    two(`Ngày cấp: ${slashed(since)}`, 'Nơi cấp: Cục Cảnh sát QLHC về TTXH'),
    said('Địa chỉ thường trú', home),
    said('Địa chỉ liên lạc', home),
  ].join('\n')
}

function members(list: readonly Person[], shares: readonly number[], capital: number): string {
  const heads = ['STT', 'Tên thành viên', 'Địa chỉ liên lạc', 'Giá trị phần vốn góp (VNĐ)', 'Tỷ lệ (%)', 'Số giấy tờ pháp lý', 'Ghi chú'] // prettier-ignore
  const cells = list.flatMap(({ name, home, id }, at) => {
    const share = shares[at] ?? 0
    return [`${at + 1}`, name, home, grouped((capital * share) / 100), `${share},000`, id, '']
  })
  return `#text(9pt, table(columns: (8mm, 1.15fr, 1.9fr, 27mm, 14mm, 25mm, 11mm), inset: 4pt, stroke: 0.6pt, align: (center, left, left, right, center, center, left), ${heads.map((head) => `table.cell(align: center, strong(${literal(head)}))`).join(', ')}, ${cells.map(literal).join(', ')}))`
}

const dayIn = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `ngày ${day} tháng ${month} năm ${year}`
}

/** A Vietnamese certificate of enterprise registration of a company of several members, with the table of them. */
export const giayChungNhan: DrawnLayout = (made) => {
  const place = made.pick(places)
  const [[trade, tradeIn], [brand, brandIn, short]] = [made.pick(trades), made.pick(brands)]
  const name = `CÔNG TY TNHH ${trade} ${brand}`
  const number = made.number('VN', 'registrationNumber', () => `${place.code}${made.digits(7)}`)
  const street = (of: string, ward: string): string => `Số ${made.int(2, 480)} đường ${of}, ${ward}, ${place.town}, Việt Nam` // prettier-ignore
  const [seat = '', ...others] = distinct(made, streets, 4)
  const address = street(seat, made.pick(place.wards))
  const founded = made.date(2009, 2017)
  const [capital, inLetters] = made.pick(capitals)
  const persons = people(made, names, 3).map(({ given, family }, at) => ({
    name: `${family} ${given}`.toUpperCase(),
    born: made.date(1958, 1993),
    home: street(others[at] ?? '', made.pick(place.wards)),
    id: `0${made.int(10, 96)}${made.digits(9)}`,
  }))
  const [first, second] = persons
  if (first === undefined || second === undefined) throw new Error('There are not enough people.')
  const shares = parts(made, 3)
  const source = `${look}
#grid(columns: (1fr, 1.25fr), align: center, text(10pt)[SỞ KẾ HOẠCH VÀ ĐẦU TƯ \\ ${place.head} \\ *PHÒNG ĐĂNG KÝ KINH DOANH* \\ #line(length: 24mm, stroke: 0.6pt)], [*CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM* \\ *Độc lập - Tự do - Hạnh phúc* \\ #line(length: 44mm, stroke: 0.6pt)])
#v(2mm)
#align(center)[#set par(leading: 8.5pt); #text(15pt, weight: "bold")[GIẤY CHỨNG NHẬN ĐĂNG KÝ DOANH NGHIỆP] \\ #text(12pt, weight: "bold")[CÔNG TY TRÁCH NHIỆM HỮU HẠN HAI THÀNH VIÊN TRỞ LÊN] \\ #text(12pt, weight: "bold")[Mã số doanh nghiệp: ${number}] \\ _Đăng ký lần đầu: ${dayIn(founded)}_ \\ _Đăng ký thay đổi lần thứ: ${made.int(1, 9)}, ${dayIn(made.date(2019, 2023))}_]
#item[1. Tên công ty]
${said('Tên công ty viết bằng tiếng Việt', name)}
${said('Tên công ty viết bằng tiếng nước ngoài', `${brandIn} ${tradeIn} COMPANY LIMITED`)}
${said('Tên công ty viết tắt', `${short} CO., LTD`)}
#item[2. Địa chỉ trụ sở chính]
${printed(address)}
${two(`Điện thoại: ${place.phone} 3${made.digits(3)} ${made.digits(4)}`, 'Fax:')}
${two('Email:', 'Website:')}
#item[3. Vốn điều lệ: #text(weight: "regular")[${grouped(capital)} đồng]]
${said('Bằng chữ', inLetters)}
#item[4. Danh sách thành viên góp vốn]
${members(persons, shares, capital)}
#item[5. Người đại diện theo pháp luật của công ty]
${representative(first, 'Chủ tịch hội đồng thành viên', made.date(2018, 2022))}
${representative(second, 'Giám đốc', made.date(2018, 2022))}
#v(1fr)
#align(right, box(width: 62mm, align(center)[*TRƯỞNG PHÒNG* \\ _(Đã ký)_]))
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'giấy chứng nhận đăng ký doanh nghiệp (Vietnam)',
      language: 'vi',
      values: {
        ...{ legalName: name, registrationNumber: number, address, incorporationDate: founded, countryIso2: 'VN' },
        entityType: 'CÔNG TY TRÁCH NHIỆM HỮU HẠN HAI THÀNH VIÊN TRỞ LÊN',
      },
      capital: { amount: capital, currency: 'VND' },
      officers: [
        { name: first.name, role: 'chair', birthDate: first.born },
        { name: second.name, role: 'managing_director', birthDate: second.born },
      ],
      owners: persons.map((one, at) => ({ name: one.name, share: shares[at] ?? 0 })),
    },
  } // prettier-ignore
}
