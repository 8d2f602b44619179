import { inCents, literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['GÖKHAN', 'ÖZLEM', 'ÇAĞRI', 'ŞEYMA', 'İLKER', 'TÜLAY', 'BÜLENT', 'NAZLI'],
  family: ['KARADAĞ', 'ÜSTÜNDAĞ', 'ÇELİKBAŞ', 'ŞIRALI', 'GÜNDOĞMUŞ', 'IŞIKLAR', 'ÖZBİLEN', 'YAĞCI'],
} as const
const places = [
  { office: 'İSTANBUL', city: 'İSTANBUL', seats: ['FERHATPAŞA MAH. MAREŞAL FEVZİ ÇAKMAK CAD.', 'İÇERENKÖY MAH. ÜSKÜDAR İÇERENKÖY YOLU CAD.'], district: 'ATAŞEHİR' },
  { office: 'ANKARA', city: 'ANKARA', seats: ['KAVAKLIDERE MAH. TUNALI HİLMİ CAD.', 'AYRANCI MAH. HOŞDERE CAD.'], district: 'ÇANKAYA' },
  { office: 'İZMİR', city: 'İZMİR', seats: ['ADALET MAH. ŞEHİT POLİS FETHİ SEKİN CAD.', 'KAZIMDİRİK MAH. ANKARA CAD.'], district: 'BORNOVA' },
] as const // prettier-ignore
const stems = ['YEDİVEREN', 'GÖKÇEADA', 'KUZEY IŞIĞI', 'TOPRAKANA', 'ÜÇÇAM'] as const
const trades = [
  ['GIDA SANAYİ VE TİCARET', 'her türlü gıda maddesinin üretimi, alımı, satımı, ithalatı ve ihracatı'],
  ['İNŞAAT TAAHHÜT SANAYİ VE TİCARET', 'her türlü inşaat, taahhüt ve tadilat işlerinin yapılması'],
  ['TEKSTİL DIŞ TİCARET', 'her türlü tekstil ürününün üretimi, alımı, satımı, ithalatı ve ihracatı'],
] as const // prettier-ignore
const capitals = [50_000, 100_000, 250_000, 1_000_000] as const

const look = `
#set page(paper: "a4", margin: (x: 12mm, top: 12mm, bottom: 12mm))
#set text(font: "Liberation Serif", size: 9.3pt, lang: "tr", hyphenate: false)
#set par(justify: true, leading: 4.2pt, spacing: 5.5pt)
#let head(body) = block(above: 8pt, below: 4pt, sticky: true, strong(body))
`

/** `2011-03-04` as `4.3.2011`, the way the gazette prints it. */
const short = (date: string): string => withDots(date).replace(/\b0/gu, '')
const lira = (amount: number): string => inCents(amount, ['.', ','])

interface Founder {
  readonly name: string
  readonly home: string
  readonly share: number
}

function capitalOf(founders: readonly Founder[], capital: number): string {
  const pieces = capital / 25
  const taken = founders.map(({ name, share }) => `Herbiri 25,00 Türk Lirası değerinde ${grouped((pieces * share) / 100)} adet paya karşılık gelen ${lira((capital * share) / 100)} Türk Lirası ${name},`) // prettier-ignore
  return [
    `Şirketin sermayesi, beheri 25,00 Türk Lirası değerinde ${grouped(pieces)} paya ayrılmış toplam ${lira(capital)} Türk Lirası değerindedir. Bu sermaye şirket ortakları tarafından aşağıdaki şekilde karşılanmıştır:`,
    ...taken,
    'tarafından tamamı nakdi olarak taahhüt edilmiştir. Nakdi sermayenin tamamı tescilden sonraki 24 ay içerisinde ödenecektir.',
  ].map(printed).join('\n\n') // prettier-ignore
}

function founders(list: readonly Founder[]): string {
  const cells = list.flatMap(({ name, home }, at) => [`${at + 1}`, name, home, 'Türkiye', `${at + 1}${at + 3}*******${at + 2}${at * 2}`]) // prettier-ignore
  return `#text(8pt, table(columns: (8mm, 1fr, 1.2fr, 13mm, 20mm), inset: 2.6pt, stroke: 0.5pt, strong[Sıra No], strong[Kurucu], strong[Adres], strong[Uyruk], strong[Kimlik No], ${cells.map(literal).join(', ')}))`
}

/** The first announcement of a company in the Turkish trade registry gazette: two columns of articles. */
export const sicilGazetesi: DrawnLayout = (made) => {
  const place = made.pick(places)
  const [trade, aim] = made.pick(trades)
  const name = `${made.pick(stems)} ${trade} LİMİTED ŞİRKETİ`
  const number = `${made.int(100, 989)}${made.digits(3)}-${made.int(0, 9)}`
  const mersis = made.number('TR', 'registrationNumber', () => `0${made.digits(10)}00001`)
  const address = `${made.pick(place.seats)} NO: ${made.int(2, 240)} İÇ KAPI NO: ${made.int(1, 38)} ${place.district} / ${place.city}`
  const founded = made.date(2017, 2024)
  const published = founded.replace(/\d\d$/u, (day) => `${Math.min(28, Number(day) + 2)}`)
  const capital = made.pick(capitals)
  const shares = parts(made, 3)
  const list = people(made, names, 3).map(({ given, family }, at) => ({
    name: `${given} ${family}`,
    home: `${place.city} / ${place.district}`,
    share: shares[at] ?? 0,
  }))
  const [first, second] = list
  const source = `${look}
#grid(columns: (1fr, auto, 1fr), align: (left + horizon, center + horizon, right + horizon), [${short(published)} #h(3mm) SAYI: ${9240 + (Number(founded.slice(0, 4)) - 2017) * 252 + made.int(0, 240)}], text(15pt, weight: "bold")[TÜRKİYE TİCARET SİCİLİ GAZETESİ], [SAYFA: ${made.int(12, 1400)}])
#line(length: 100%, stroke: 1.4pt)
#columns(2, gutter: 6mm)[
#strong[T.C. ${place.office} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN]

İlan Sıra No: ${made.int(1200, 99_800)} \\
MERSİS No: ${mersis} \\
Ticaret Sicil/Dosya No: ${number}

#strong[Ticaret Unvanı] \\
${printed(name)}

#strong[Adres:] ${printed(address)}

Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususların ${short(founded)} tarihinde tescil edildiği ilan olunur.

#strong[Tescil Edilen Hususlar:] Kuruluş

#strong[Tescile Delil Olan Belgeler:] ${place.office} ticaret sicili müdürlüğünce onaylı ${short(founded)} tarihli şirket sözleşmesi.

#head[Kuruluş \\ Madde 1]
Aşağıdaki adı, soyadı, yerleşim yeri ve uyruğu yazılı kurucular tarafından bir Limited Şirket kurulmuştur.
${founders(list)}
#head[Şirketin Unvanı \\ Madde 2]
Şirketin unvanı ${printed(`${name}’dir.`)}
#head[Amaç ve Konu \\ Madde 3]
Şirketin amaç ve konusu başlıca şunlardır: ${aim}. Şirket amacını gerçekleştirmek için her türlü gayrimenkul alabilir, satabilir, kiralayabilir, üzerlerinde ayni haklar tesis edebilir.
#head[Şirketin Merkezi \\ Madde 4]
Şirketin merkezi ${place.city} ili ${place.district} ilçesi'dir. Adresi ${printed(`${address}’dir.`)} Adres değişikliğinde yeni adres, ticaret siciline tescil ve Türkiye Ticaret Sicili Gazetesi'nde ilan ettirilir. Tescil ve ilan edilmiş adrese yapılan tebligat şirkete yapılmış sayılır.
#head[Süre \\ Madde 5]
Şirketin süresi, kuruluşundan itibaren sınırsızdır. Bu süre şirket sözleşmesini değiştirmek suretiyle uzatılıp kısaltılabilir.
#head[Sermaye \\ Madde 6]
${capitalOf(list, capital)}
#head[Şirketin İdaresi ve Temsili \\ Madde 7]
Şirketin işleri ve işlemleri genel kurul tarafından seçilecek bir veya birkaç müdür tarafından yürütülür.

Aksi karar alınıncaya kadar ${first?.name ?? ''} müdür olarak seçilmiştir. (Yetki Şekli: Münferiden Temsile Yetkilidir)

Aksi karar alınıncaya kadar ${second?.name ?? ''} müdür olarak seçilmiştir. (Yetki Şekli: Münferiden Temsile Yetkilidir)
#head[Genel Kurul \\ Madde 8]
Genel kurullar, olağan ve olağanüstü toplanırlar. Olağan genel kurul, şirketin hesap devresinin sonundan itibaren üç ay içinde ve yılda en az bir defa; olağanüstü genel kurullar ise, şirket işlerinin gerektirdiği hallerde ve zamanlarda toplanır.
#head[İlan \\ Madde 9]
Şirkete ait ilanlar Türkiye Ticaret Sicili Gazetesi'nde yapılır. Genel kurulun toplantıya çağrılmasına ilişkin ilanların toplantı gününden en az on gün önce yapılması zorunludur.
#head[Hesap Dönemi \\ Madde 10]
Şirketin hesap yılı, Ocak ayının 1. gününden başlar ve Aralık ayının 31. günü sona erer. Fakat birinci hesap yılı, şirketin kesin olarak kurulduğu tarihten itibaren başlar ve o senenin Aralık ayının sonuncu günü biter.
#head[Kârın Tespiti ve Dağıtımı \\ Madde 11]
Şirketin net dönem kârı yapılmış her çeşit masrafların çıkarılmasından sonra kalan miktardır. Net dönem kârından her yıl %5 genel kanuni yedek akçe ayrılır; kalan miktar, genel kurul kararı ile pay sahiplerine kâr payı olarak dağıtılır.
#head[Kanuni Hükümler \\ Madde 12]
Bu şirket sözleşmesinde bulunmayan hususlar hakkında Türk Ticaret Kanunu hükümleri uygulanır.

#align(right)[(${made.int(1, 9)}/A)(${made.int(16, 29)}/${made.digits(7)})]
]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Türkiye Ticaret Sicili Gazetesi (Turkey)',
      language: 'tr',
      values: { legalName: name, registrationNumber: number, address, incorporationDate: founded, countryIso2: 'TR' }, // prettier-ignore
      capital: { amount: capital, currency: 'TRY' },
      officers: list.slice(0, 2).map((one) => ({ name: one.name, role: 'managing_director' })),
      owners: list.map((one) => ({ name: one.name, share: one.share })),
    },
  }
}
