import { distinct, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { gap, grouped } from '../drawn/written.ts'

const names = {
  given: ['서준', '하은', '민재', '지우', '영호', '미경', '태성', '수빈'],
  family: ['김', '박', '최', '정', '윤', '임', '한', '오'],
} as const
const courts = [
  { code: '1101', name: '서울중앙지방법원', seat: '서울특별시 마포구', roads: ['월드컵북로', '양화로', '토정로'], town: '서울특별시내' },
  { code: '1801', name: '부산지방법원', seat: '부산광역시 해운대구', roads: ['센텀중앙로', '해운대로', '마린시티1로'], town: '부산광역시내' },
  { code: '1301', name: '수원지방법원', seat: '경기도 수원시 영통구', roads: ['광교로', '덕영대로', '매영로'], town: '경기도내' },
] as const // prettier-ignore
const stems = ['한결소재', '누리테크', '푸른솔식품', '가온물류', '새빛디자인', '미르정밀']
const aims = [
  '소프트웨어 개발 및 공급업',
  '산업용 기계 부품 제조 및 도소매업',
  '식품 가공 및 유통업',
  '전자상거래업 및 통신판매업',
  '경영 컨설팅업',
  '무역업 및 무역대리업',
  '부동산 임대업',
] as const

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 16mm, bottom: 26mm), footer: text(7.5pt)[[인터넷 발급] 문서 하단의 바코드를 스캐너로 확인하거나, 인터넷등기소의 발급확인 메뉴에서 발급확인번호를 입력하여 위·변조 여부를 확인할 수 있습니다. 발급확인번호를 통한 확인은 발행일부터 3개월까지 5회에 한하여 가능합니다. \\ #align(center, context [#counter(page).display() / #counter(page).final().first()])])
#set text(font: "Noto Serif CJK KR", size: 9.5pt, lang: "ko")
#set par(leading: 5pt, spacing: 6pt)
#let row(label, value, ..when) = table.cell(colspan: 3, inset: 0pt, grid(columns: (27mm, 1fr, 40mm), inset: 5.5pt, align: (center + horizon, left + horizon, left + horizon), label, value, text(8.5pt, when.pos().join(linebreak()))))
#let wide(title) = table.cell(colspan: 3, align: center, fill: luma(235), strong(title))
#let inner(body) = table.cell(colspan: 3, align: left, body)
`

/** `2011-03-14` as `2011.03.14`. */
const pointed = (date: string): string => date.replaceAll('-', '.')
const long = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `${year} 년 ${month} 월 ${day} 일`
}

interface Changed {
  readonly changed: string
  readonly entered: string
}

const row = (label: string, value: string, when?: Changed): string =>
  `row(${[label, value, ...(when === undefined ? [] : [`${pointed(when.changed)} 변경`, `${pointed(when.entered)} 등기`])].map(literal).join(', ')})`

const inner = (...lines: readonly string[]): string =>
  `inner[${lines.map((line) => `#${literal(line)}`).join(' \\ ')}]`

/** What a Korean register of companies certifies: the entries in force, in one ruled table. */
export const deunggi: DrawnLayout = (made) => {
  const court = made.pick(courts)
  const name = `주식회사 ${made.pick(stems)}`
  const number = made.number('KR', 'registrationNumber', () => `${court.code}11-${made.digits(7)}`)
  const founded = made.date(2006, 2018)
  const moved = made.date(2020, 2021)
  const again = made.date(2023, 2024)
  const [road = '', ...roads] = distinct(made, court.roads, 3)
  const floor = made.int(2, 15)
  const address = `${court.seat} ${road} ${made.int(11, 320)}, ${floor}층 ${floor * 100 + made.int(1, 12)}호`
  const shares = made.int(2, 60) * 1000
  const capital = shares * 5000
  const persons = people(made, names, 2).map(({ given, family }, at) => ({
    name: `${family}${given}`,
    birth: `${made.int(60, 92)}${made.date(2000, 2000).slice(5).replace('-', '')}`,
    home: `${court.seat} ${roads[at]} ${made.int(5, 200)}, ${made.int(101, 112)}동 ${made.int(2, 18) * 100 + made.int(1, 6)}호`,
  }))
  const entered = (date: string): string => date.replace(/\d\d$/u, (day) => `${Math.min(28, Number(day) + 2)}`.padStart(2, '0')) // prettier-ignore
  const source = `${look}
#align(center)[#text(17pt, weight: "bold")[등기사항전부증명서(현재 유효사항)] #text(10pt)[[제출용]]]
#v(2mm)
#table(columns: (1fr, 1fr, 1fr), stroke: 0.6pt, inset: 5.5pt,
  table.cell(colspan: 3, grid(columns: (1fr, 1fr), [등기번호 #h(6mm) ${made.digits(6)}], [])),
  ${row('등록번호', number)},
  ${row('상　　호', name)},
  ${row('본　　점', address, { changed: moved, entered: entered(moved) })},
  ${row('공고방법', `${court.town}에서 발행하는 일간신문에 게재한다.`)},
  ${row('1주의 금액', '금 5,000 원')},
  ${row('발행할 주식의 총수', `${grouped(shares * 4, ',')} 주`)},
  wide("발행주식의 총수와 그 종류 및 각각의 수 / 자본금의 액"),
  inner(grid(columns: (1fr, 1fr), row-gutter: 6pt, ${literal(`발행주식의 총수${gap}${gap}${grouped(shares, ',')} 주`)}, [], ${literal(`${gap}보통주식${gap}${gap}${gap}${gap}${gap}${grouped(shares, ',')} 주`)}, align(right, ${literal(`금 ${grouped(capital, ',')} 원`)}))),
  wide("목 " + h(14mm) + " 적"),
  ${inner(...distinct(made, aims, 5).map((aim, at) => `${at + 1}. ${aim}`), '6. 위 각 호에 부대되는 사업 일체')},
  wide("임원에 관한 사항"),
  ${persons.map((one) => inner(`사내이사${gap}${one.name}${gap}${one.birth}-*******${gap}${one.home}`, `${gap}${gap}${long(again)} 중임${gap}${gap}${long(entered(again))} 등기`)).join(',\n  ')},
  wide("기 타 사 항"),
  inner[1\\. 존립기간 또는 해산사유 #h(6mm) 없음],
  ${row('회사성립연월일', long(founded))},
  wide("등기기록의 개설 사유 및 연월일"),
  inner[설립 #h(60mm) ${long(founded)} 등기],
)
#align(center)[${printed('-- 이 하 여 백 --')}]
#text(9pt)[관할등기소 : ${court.name} 등기국 / 발행등기소 : 법원행정처 등기정보중앙관리소 \\ 수수료 1,000원 영수함]
#v(3mm)
#align(center)[이 증명서는 등기기록의 내용과 틀림없음을 증명합니다. [다만 신청이 없는 지점·지배인에 관한 사항은 생략하였습니다] \\ #v(2mm) 서기 ${long(made.date(2025, 2025))} \\ #v(2mm) #text(12pt, weight: "bold")[법원행정처 등기정보중앙관리소 #h(8mm) 전산운영책임관] #h(4mm) #box(stroke: 1pt + rgb("#c03a2b"), inset: 4pt, baseline: 25%, text(8pt, fill: rgb("#c03a2b"))[등기정보중앙 \\ 관리소전산운 \\ 영책임관의인])]
#v(2mm)
#text(7.5pt)[\\* 실선으로 그어진 부분은 말소사항을 표시함. #h(4mm) \\* 등기기록에 기록된 사항이 없는 경우에는 여백으로 표시함. \\ 발행번호 ${made.digits(20)} #h(6mm) 발급확인번호 ${made.digits(4)}-AKTM-${made.digits(4)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '등기사항전부증명서 (Korea)',
      language: 'ko',
      values: { legalName: name, registrationNumber: number, address, incorporationDate: founded },
      capital: { amount: capital, currency: 'KRW' },
      officers: persons.map((one) => ({ name: one.name, role: 'director' })),
      owners: [],
    },
  }
}
