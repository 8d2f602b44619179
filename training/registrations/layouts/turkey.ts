import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Gülşen|Tarık|Nazlı|Özgür|Şebnem|İlhan|Feride|Çağlar|Hülya|Serdar',
  surnames: 'Karaosmanoğlu|Yıldırım|Özbek|Çetinkaya|Şahinler|Gündoğdu|Akyüz|İnanç',
  streets: 'Atatürk Caddesi|Bağlar Sokak|İstiklal Caddesi|Çınar Sokak|Organize Sanayi 3. Cadde',
  cities: '34394;İstanbul|06680;Ankara|35220;İzmir|16059;Bursa|07040;Antalya',
  stems: 'Yakamoz Gıda Sanayi ve Ticaret|Kardelen Tekstil|Boğaziçi Denizcilik ve Lojistik Hizmetleri|Anadolu Çınarı Yapı|Zeytindalı Yazılım',
  firms: 'Turna Holding Anonim Şirketi|Kızılırmak Yatırım Limited Şirketi',
}

/** A notice of incorporation in the trade registry gazette: a header of key values and numbered articles. */
export const turkishGazette: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [25, 50, 100], shares: [400, 1000, 2000] })
  const sheet = openSheet(c.random)
  const form = c.random.pick(['Limited', 'Anonim'] as const)
  const name = `${c.stem} ${form} Şirketi`
  const number = c.random.happens(0.5) ? `${c.digits(6)}-0` : c.digits(6)
  const central = `0${c.digits(15)}`
  const address = `Merkez Mahallesi ${c.street} No: ${c.streetNumber} ${c.city}`
  const money = (value: number): string => amount(value, '.', ',')
  sheet.text(`TÜRKİYE TİCARET SİCİLİ GAZETESİ   ${dated(c.registered, 'D MONTH YYYY', 'tr').toLocaleUpperCase('tr')} SAYI: ${c.random.whole(9000, 11_500)}`, { align: 'centre' })
  sheet.gap(6)
  sheet.text(`T.C. ${c.city.toLocaleUpperCase('tr')} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN`)
  sheet.text(`İlan Sıra No: ${c.random.whole(1000, 90_000)}`)
  pairs(sheet, [['MERSİS No', central], ['Ticaret Sicil / Dosya No', number], ['Ticaret Unvanı', name.toLocaleUpperCase('tr')], ['Adres', address]], { style: ['inline', 'colon', 'above'], split: 0.3 })
  sheet.text(`Yukarıda bilgileri verilen şirketin kuruluşu ${dated(c.registered, 'D.M.YYYY')} tarihinde tescil edildiği ilan olunur.`)
  const article = (title: string, text: string): void => {
    sheet.gap(5)
    sheet.text(title)
    sheet.text(text)
  }
  article('Kuruluş: Madde 1-', 'Aşağıdaki adları, soyadları, yerleşim yerleri ve uyrukları yazılı kurucular arasında bir şirket kurulmuştur.')
  table(sheet, c.owners.map((one, at) => [String(at + 1), one.name.toLocaleUpperCase('tr'), one.person === null ? c.city : `${one.person.street} No: ${one.person.streetNumber} ${one.person.city}`, 'TÜRKİYE']), {
    ...{ titles: ['Sıra No', 'Kurucu', 'Adres', 'Uyruk'], at: [0, 0.1, 0.45, 0.86] },
  })
  article('Şirketin Unvanı: Madde 2-', `Şirketin unvanı ${name}'dir.`)
  article('Amaç ve Konu: Madde 3-', 'Her türlü malın toptan ve perakende alım satımı, ithalat ve ihracatı.')
  article('Şirketin Merkezi: Madde 4-', `Şirketin merkezi ${c.city}'dedir. Adresi ${address}'dir.`)
  article('Sermaye: Madde 6-', `Şirketin sermayesi, beheri ${money(c.nominal)} Türk Lirası değerinde ${c.shares} paya ayrılmış toplam ${money(c.capital)} Türk Lirası değerindedir.`)
  for (const one of c.owners) sheet.text(`Beheri ${money(c.nominal)} Türk Lirası değerinde ${one.shares} adet paya karşılık gelen ${money(one.amount)} Türk Lirası ${one.name.toLocaleUpperCase('tr')} tarafından nakdi olarak taahhüt edilmiştir.`)
  article('Şirketin İdaresi: Madde 8-', form === 'Limited' ? `İlk 10 yıl için şirket müdürlüğüne seçilenler: ${c.officers.map(({ name: who }) => who.toLocaleUpperCase('tr')).join(', ')} (Müdür).` : `Yönetim kurulu üyeliğine seçilenler: ${c.officers.map(({ name: who }, at) => `${who.toLocaleUpperCase('tr')} (${at === 0 ? 'Yönetim Kurulu Başkanı' : 'Yönetim Kurulu Üyesi'})`).join(', ')}.`)
  return finished(sheet, {
    ...{ layout: 'tr-gazete', language: 'tr', country: 'TR' },
    values: { legalName: name.toLocaleUpperCase('tr'), registrationNumber: number, incorporationDate: c.registered, address },
    capital: [c.capital, 'TRY'],
    officers: c.officers.map((person, at) => officer({ ...person, name: person.name.toLocaleUpperCase('tr') }, form === 'Limited' ? 'managing_director' : at === 0 ? 'chair' : 'board_member')),
    owners: c.owners.map((one) => ({ ...owner(one), name: one.name.toLocaleUpperCase('tr') })),
  })
}
