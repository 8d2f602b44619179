import { table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, grouped, japaneseDate, finished, officer } from './kit/written.ts'

const words = {
  given: '太郎|美咲|健一|由美子|隆|千尋|大輔|久美|浩二|あかね',
  surnames: '山崎|小早川|藤堂|長谷川|森|東海林|中野|北村|石川',
  streets: '東京都千代田区丸の内一丁目|東京都港区芝浦三丁目|大阪府大阪市北区梅田二丁目|愛知県名古屋市中区栄四丁目|北海道札幌市中央区大通西五丁目',
  cities: ';東京|;大阪|;名古屋',
  stems: '青葉製作所|みなと物流|桜通商|北斗システム開発研究所|富岳フーズ|しらさぎ・ファイナンシャル・アドバイザリー',
  firms: '銀河ホールディングス株式会社|松風投資合同会社',
}

/** The certificate of all recorded matters: a frame of two columns, dates in the calendar of the era. */
export const japaneseRegister: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 6], nominals: [10_000, 50_000], shares: [60, 200, 1000, 2000] })
  const sheet = openSheet(c.random)
  const isBefore = c.random.happens(0.3)
  const name = isBefore ? `${c.stem}株式会社` : `株式会社${c.stem}`
  const number = grouped(c.digits(12), '4-2-6')
  const address = `${c.street}${c.streetNumber}番${c.random.whole(1, 30)}号`
  const row = (label: string, value: string): void => {
    sheet.row([{ text: label, from: 0.01, to: 0.24 }, { text: value, from: 0.27, to: 0.97 }])
    sheet.gap(5)
  }
  sheet.text(c.random.pick(['履歴事項全部証明書', '現在事項全部証明書']), { size: 17, align: 'centre' })
  sheet.gap(6)
  sheet.text(address)
  sheet.text(name)
  sheet.gap(6)
  row('会社法人等番号', number)
  row('商\u3000号', name)
  row('本\u3000店', address)
  row('公告をする方法', '官報に掲載してする')
  row('会社成立の年月日', japaneseDate(c.incorporated))
  row('目\u3000的', '１．各種商品の製造、販売及び輸出入\n２．前各号に附帯関連する一切の業務')
  row('発行可能株式総数', `${amount(c.shares * 4, ',')}株`)
  row('発行済株式の総数\n並びに種類及び数', `発行済株式の総数\n${amount(c.shares, ',')}株`)
  row('資本金の額', `金${c.random.happens(0.5) ? `${amount(c.capital / 10_000, ',')}万円` : `${amount(c.capital, ',')}円`}`)
  row('株式の譲渡制限に\n関する規定', '当会社の株式を譲渡により取得するには、当会社の承認を要する。')
  const post = (at: number): string => (at === 0 ? '代表取締役' : '取締役')
  c.officers.forEach((person, at) => {
    const full = `${person.surname}${c.random.pick(['\u3000', ' '])}${person.given}`
    if (at === 0) sheet.row([{ text: '役員に関する事項', from: 0.01, to: 0.24 }, { text: c.officers.length > 1 ? `取締役\u3000${full}` : full, from: 0.27, to: 0.6 }, { text: `${japaneseDate(person.appointedOn)}就任`, from: 0.64, to: 1 }])
    if (at === 0) sheet.row([{ text: person.street, from: 0.27, to: 0.6 }])
    sheet.row([{ text: `${post(at)}\u3000${full}`, from: 0.27, to: 0.6 }, { text: `${japaneseDate(person.appointedOn)}就任`, from: 0.64, to: 1 }])
    sheet.gap(4)
  })
  row('登記記録に関する\n事項', `設立\u3000\u3000\u3000\u3000\u3000\u3000\u3000${japaneseDate(c.registered)}登記`)
  sheet.gap(10)
  sheet.text('これは登記簿に記録されている閉鎖されていない事項の全部であることを証明した書面である。')
  sheet.text(`${japaneseDate(c.issued)}\u3000\u3000東京法務局\u3000登記官`)
  return finished(sheet, {
    ...{ layout: 'jp-tokibo', language: 'ja', country: 'JP' },
    values: { legalName: name, registrationNumber: number, address, incorporationDate: c.incorporated },
    capital: [c.capital, 'JPY'],
    officers: c.officers.map((person, at) => ({
      ...officer(person, at === 0 ? 'managing_director' : 'director'),
      name: `${person.surname} ${person.given}`,
    })),
  })
}

/** The list of shareholders as it is filed: a form of three columns a holder. */
export const japaneseShareholders: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 1], owners: [1, 5] })
  const sheet = openSheet(c.random)
  const name = `${c.stem}株式会社`
  const [chief] = c.officers
  sheet.text('株主名簿', { size: 16, align: 'centre' })
  sheet.gap(8)
  sheet.text(`${japaneseDate(c.issued)}現在の当会社の株主は次のとおりである。`)
  sheet.gap(6)
  table(
    sheet,
    c.owners.map((one) => [one.person === null ? one.name : `${one.person.surname}\u3000${one.person.given}`, `${one.person?.street ?? c.street}${one.person?.streetNumber ?? 4}番`, amount(one.shares, ','), `${one.share.toFixed(2)}％`]),
    { titles: ['氏名又は名称', '住所', '株式数（株）', '議決権数の割合'], at: [0, 0.25, 0.62, 0.8] },
  )
  sheet.gap(12)
  sheet.text(`本店\u3000${c.street}${c.streetNumber}番`)
  sheet.text(`商号\u3000${name}`)
  if (chief !== undefined) sheet.text(`代表取締役\u3000${chief.surname}\u3000${chief.given}`)
  return finished(sheet, {
    ...{ layout: 'jp-kabunushi', language: 'ja', country: 'JP' },
    values: { legalName: name, address: `${c.street}${c.streetNumber}番` },
    officers: chief === undefined ? [] : [{ name: `${chief.surname} ${chief.given}`, role: 'managing_director' }],
    owners: c.owners.map((one) => ({ share: one.share, name: one.person === null ? one.name : `${one.person.surname} ${one.person.given}` })),
  })
}
