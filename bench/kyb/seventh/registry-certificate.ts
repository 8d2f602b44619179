import { distinct, literal, type DrawnLayout } from '../drawn/drawn-document.ts'
import { gap } from '../drawn/written.ts'

const places = [
  ['東京都千代田区神田錦町', '0100', '東京法務局'],
  ['大阪市北区堂島浜', '1200', '大阪法務局'],
  ['名古屋市中区栄', '1800', '名古屋法務局'],
  ['福岡市博多区博多駅前', '2900', '福岡法務局'],
] as const
const homes = ['横浜市港北区日吉本町', '千葉県市川市真間', '神戸市東灘区岡本', '埼玉県川越市脇田町']
const firsts = ['瑞穂', '青葉', '北斗', '桜橋', '美濃']
const trades = ['精密工業', '食品販売', '電子部品', '物流', '建設']
const families = ['佐藤', '渡辺', '中村', '小林', '加藤', '山口', '松本']
const givens = ['健一', '美咲', '大輔', '由美子', '翔太', '直樹', '恵子']
const numerals = ['一', '二', '三', '四', '五', '六']
const objects = [
  ['産業用機械器具の製造及び販売', '前号に附帯する一切の業務'],
  ['食料品の輸出入及び卸売', '倉庫業', '前各号に附帯する一切の業務'],
]

const wide = (text: string): string =>
  text.replace(/[0-9]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfe_e0))

/** `2011-03-14` as `平成２３年３月１４日`. */
const ofEra = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [era, first] = year < 2019 ? (['平成', 1988] as const) : (['令和', 2018] as const)
  return wide(`${era}${year - first}年${month}月${day}日`)
}

const look = `
#set page(paper: "a4", margin: (x: 19mm, top: 16mm, bottom: 14mm))
#set text(font: "Noto Serif CJK JP", size: 10pt, lang: "ja", region: "jp", cjk-latin-spacing: none)
#let facts(..list) = table(columns: (46mm, 1fr), stroke: 0.6pt, inset: (x: 6pt, y: 5.5pt), align: horizon, ..list.pos().flatten())
#let post(above, name, first, second) = block(width: 100%, above: 0pt, below: 0pt, stroke: (bottom: (paint: black, thickness: 0.5pt, dash: "dotted")), inset: 0pt, grid(columns: (1fr, 56mm), block(inset: 6pt)[#above#name], grid.vline(stroke: 0.5pt), block(width: 100%, inset: 6pt)[#first \\ #second]))
`

/** The certificate of the Japanese register: a ruled table, wide digits, years of the era, officers with their days of entry. */
export const registryCertificate: DrawnLayout = (made) => {
  const name = made.pick([true, false])
    ? `株式会社${made.pick(firsts)}${made.pick(trades)}`
    : `${made.pick(firsts)}${made.pick(trades)}株式会社`
  const date = made.date(2001, 2018)
  const [area, registry, office] = made.pick(places)
  const address = `${area}${made.pick(numerals)}丁目${made.int(1, 28)}番${made.int(1, 19)}号`
  const number = `${registry}01${made.digits(6)}`
  const printedNumber = wide(`${number.slice(0, 4)}－${number.slice(4, 6)}－${number.slice(6)}`)
  const ten = made.pick([300, 1000, 3000, 5000])
  const shares = made.pick([200, 600, 1000])
  const surnames = distinct(made, families, 4)
  const persons = distinct(made, givens, 4).map((given, at) => [surnames[at] ?? '', given] as const)
  const spaced = ([family, given]: readonly [string, string]): string => `${family}${gap}${given}`
  const [head = ['', ''], second = ['', ''], third = ['', ''], auditor = ['', '']] = persons
  const entered = made.date(2024, 2024)
  const chosen = `2023-12-${entered.slice(8)}`
  const post = (title: string, person: readonly [string, string], above = ''): string =>
    `post(${literal(above === '' ? '' : `${above}\n`)}, ${literal(`${title}${gap.repeat(3)}${spaced(person)}`)}, ${literal(`${ofEra(chosen)}重任`)}, ${literal(`${ofEra(entered)}登記`)})`
  const home = wide(`${made.pick(homes)}${made.pick(numerals)}丁目${made.int(1, 28)}番${made.int(1, 19)}号`)
  const fact = (label: string, value: string): string => `(${literal(label)}, ${literal(value)})`
  const listed = made
    .pick(objects)
    .map((object, at) => `${wide(`${at + 1}`)}．${object}`)
    .join('\n')
  const source = `${look}
#align(center, text(17pt, weight: "bold", tracking: 3pt)[履歴事項全部証明書])
#v(8mm)
${wide(address)} \\
${name}
#v(3mm)
#facts(
${[
  fact('会社法人等番号', printedNumber),
  fact(`商${gap}号`, name),
  fact(`本${gap}店`, wide(address)),
  fact('公告をする方法', '官報に掲載してする。'),
  fact('会社成立の年月日', ofEra(date)),
  fact(`目${gap}的`, listed),
  fact('発行可能株式総数', wide(`${shares * 4}株`)),
  fact('発行済株式の総数\n並びに種類及び数', `発行済株式の総数\n${gap.repeat(2)}${wide(`${shares}株`)}`),
  fact('資本金の額', wide(`金${ten}万円`)),
  fact('株式の譲渡制限に\n関する規定', '当会社の株式を譲渡により取得するには、取締役会の承認を受けなければならない。'),
].join(',\n')},
[役員に関する事項], table.cell(inset: 0pt, stack(${[
    post('取締役', head),
    post('取締役', second),
    post('取締役', third),
    post('代表取締役', head, home),
    post('監査役', auditor),
  ].join(', ')})),
${[
  fact('取締役会設置会社に\n関する事項', '取締役会設置会社'),
  fact('監査役設置会社に\n関する事項', '監査役設置会社'),
  fact('登記記録に関する\n事項', `設立\n${gap.repeat(10)}${ofEra(date)}登記`),
].join(',\n')})
#v(5mm)
${gap}これは登記簿に記録されている閉鎖されていない事項の全部であることを証明した書面である。
#v(2mm)
${gap.repeat(4)}${ofEra(made.date(2025, 2025))} \\
${office} \\
登記官${gap.repeat(6)}#text(13pt)[${spaced([made.pick(families), made.pick(givens)])}] #h(6mm) #box(baseline: 30%, rect(width: 15mm, height: 15mm, stroke: 1.4pt + rgb("#b8322a"), align(center + horizon, text(8pt, fill: rgb("#b8322a"))[登記官 \\ 之印])))
#v(1fr)
#text(8pt)[整理番号${gap}${wide(`ア${made.digits(6)}`)}${gap.repeat(4)}＊ 下線のあるものは抹消事項であることを示す。 #h(1fr) １／１]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '履歴事項全部証明書 (Japan)',
      language: 'ja',
      values: { legalName: name, registrationNumber: number, incorporationDate: date, address },
      capital: { amount: ten * 10_000, currency: 'JPY' },
      officers: [
        { name: spaced(head), role: 'managing_director' },
        { name: spaced(second), role: 'director' },
        { name: spaced(third), role: 'director' },
      ],
      owners: [],
    },
  }
}
