import { describe, expect, it } from 'vitest'
import { isUnreadLabel } from '../is-unread-label.ts'
import { matchLabel } from '../match-label.ts'
import type { VizField } from '../tables/labels.table.ts'
import { documentLanguages, type LabelLanguage } from './all-languages.ts'
import type { DocumentLanguage } from './document-language.ts'

const languages: readonly (readonly [string, DocumentLanguage])[] = Object.entries(documentLanguages)

describe('The print of a language', () => {
  it.each(languages)('%s has a code that Intl knows', (code) => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([code])).toEqual([code])
  })

  it.each(languages)('%s has the labels without which no one is known', (_, { labels, nameOrders }) => {
    expect(labels.surname ?? labels.name ?? nameOrders).toBeDefined()
    expect(labels.givenNames ?? labels.name ?? nameOrders).toBeDefined()
    expect(labels.dob).toBeDefined()
  })
})

/** As documents bear them; a value behind a label stands after `→`. */
const printed: readonly (readonly [LabelLanguage, string, VizField])[] = [
  ['nb', 'Etternavn/Surname', 'surname'],
  ['is', 'Kenninafn / Surname', 'surname'],
  ['cy', 'Enwau cyntaf', 'givenNames'],
  ['sq', 'Datëlindja', 'dob'],
  ['tr', 'Doğum Tarihi / Date of Birth', 'dob'],
  ['az', 'Soyadı / Surname', 'surname'],
  ['uz', 'Tug‘ilgan sanasi / Date of birth', 'dob'],
  ['vi', 'Họ và tên / Full name:', 'name'],
  ['vi', 'Ngày, tháng, năm sinh / Date of birth:', 'dob'],
  ['id', 'Tempat/Tgl Lahir : → JAKARTA, 17-08-1985', 'placeOfBirth'],
  ['id', 'Jenis kelamin : → LAKI-LAKI', 'sex'],
  ['id', 'NIK : → 3171234567890123', 'personalNumber'],
  ['fil', 'Petsa ng Kapanganakan/Date of Birth', 'dob'],
  ['ru', 'ФАМИЛИЯ / SURNAME', 'surname'],
  ['ru', 'Дата рождения', 'dob'],
  ['ru', 'Дaтa pождeния', 'dob'],
  ['ru', 'Место рожденяя', 'placeOfBirth'],
  ['uk', 'Прізвище / Surname', 'surname'],
  ['uk', 'Дата народження / Date of birth', 'dob'],
  ['kk', 'ТЕГІ / ФАМИЛИЯ', 'surname'],
  ['kk', 'ӘКЕСІНІҢ АТЫ / ОТЧЕСТВО', 'middleName'],
  ['tg', 'Санаи таваллуд / Date of birth', 'dob'],
  ['el', 'ΕΠΩΝΥΜΟ', 'surname'],
  ['el', 'Ημερομηνία γέννησης / Date of birth', 'dob'],
  ['he', 'תאריך לידה', 'dob'],
  ['he', 'שם משפחה: → כהן', 'surname'],
  ['ar', 'تاريخ الميلاد', 'dob'],
  ['ar', 'تَارِيخُ المِيلادِ', 'dob'],
  ['ar', 'ﺗﺎﺭﻳﺦ ﺍﻟﻤﻴﻼﺩ', 'dob'],
  ['ar', 'الاســـم: → محمد علي', 'name'],
  ['ar', 'الجنسية → سعودي', 'nationality'],
  ['fa', 'نام خانوادگي', 'surname'],
  ['ur', 'تاریخ پیدائش', 'dob'],
  ['hi', 'जन्म की तारीख / Date of Birth', 'dob'],
  ['hi', 'नाम / Name', 'name'],
  ['bn', 'জন্ম তারিখ: → ১২ মে ১৯৮৫', 'dob'],
  ['ta', 'பிறந்த தேதி', 'dob'],
  ['th', 'เกิดวันที่ → ๑ ม.ค. ๒๕๒๙', 'dob'],
  ['th', 'วันบัตรหมดอายุ', 'expiry'],
  ['zh-Hans', '姓名 → 张三', 'name'],
  ['zh-Hans', '姓名→张三', 'name'],
  ['zh-Hans', '姓 名', 'name'],
  ['zh-Hans', '公民身份号码 → 11010119900101123X', 'personalNumber'],
  ['zh-Hans', '公民身份号玛', 'personalNumber'],
  ['zh-Hant', '出生日期 Date of Birth', 'dob'],
  ['ja', '生年月日', 'dob'],
  ['ja', '氏　名 → 山田太郎', 'name'],
  ['ko', '생년월일/Date of birth', 'dob'],
  ['ko', '성명：→ 홍길동', 'name'],
]

describe('A label as it is printed', () => {
  it.each(printed)('%s: %s', (language, text, field) => {
    const [label = '', value] = text.split('→')
    const line = value === undefined ? label : label + value
    const found = matchLabel(line)
    expect(found).toMatchObject({ field })
    expect(found?.languages).toContain(language)
    expect(found?.valueStart ?? null).toBe(
      value === undefined ? null : line.length - value.trimStart().length,
    )
  })

  it.each(['पिता का नाम', 'والد کا نام', '民族', 'Kan Grubu', 'Quê quán / Place of origin', 'Группа крови'])(
    '%s is one of what is not read',
    (text) => {
      const isPlace = text.includes('/')
      expect(isUnreadLabel(isPlace ? 'Quê quán' : text)).toBe(true)
    },
  )

  it('is none by itself where it means one thing here and another there', () => {
    expect(matchLabel('Презиме')).toBeNull()
  })
})

/** The commonest family names, and some given names, of where these languages are at home. */
const names: Readonly<Partial<Record<LabelLanguage, string>>> = {
  en: 'Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Clark',
  fr: 'Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand Morel Fournier Girard',
  es: 'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Álvarez Romero Alonso Gutiérrez',
  de: 'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz',
  it: 'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Dini',
  pt: 'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira',
  nl: 'Jansen Vries Berg Bakker Dijk Visser Smit Meijer Boer Mulder Groot Bos Vos Peters Hendriks Leeuwen Dekker Brouwer',
  nb: 'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg Haugen Hagen',
  is: 'Jónsdóttir Sigurðardóttir Guðmundsdóttir Jónsson Sigurðsson Guðmundsson Gunnarsson Ólafsson Einarsson Kristjánsson Blöndal Thorarensen',
  fi: 'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen',
  pl: 'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski Krawczyk',
  cs: 'Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Marek Pokorný Pospíšil Hájek Jelínek Král',
  hu: 'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Simon Oláh',
  ro: 'Popa Popescu Pop Radu Ionescu Dumitru Stoica Stan Gheorghe Rusu Munteanu Matei Marin Constantin Serban Lazar',
  sq: 'Hoxha Prifti Shehu Dervishi Bajrami Kola Gjoka Leka Krasniqi Berisha Gashi Morina Bytyqi Shala Kelmendi',
  bs: 'Hodžić Hadžić Čengić Delić Demirović Kovačević Jovanović Petrović Nikolić Marković Popović Vuković Radović Ivanović',
  tr: 'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek',
  az: 'Məmmədov Əliyev Həsənov Hüseynov Quliyev İsmayılov Əhmədov Abbasov Cəfərov Rzayev',
  uz: 'Karimov Rahimov Yusupov Saidov Aliyev Umarov Ergashev Ismoilov Tursunov Abdullayev',
  vi: 'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Nam Hạnh Sinh Họ Tên',
  id: 'Wibowo Susanto Hidayat Saputra Setiawan Santoso Nugroho Siregar Nasution Simanjuntak Lestari Putri Kusuma Alam',
  ms: 'Ismail Abdullah Rahman Ibrahim Hassan Ahmad Tan Lim Lee Wong Kaur Singh',
  fil: 'dela Cruz Santos Reyes Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Villanueva Ramos',
  sw: 'Kamau Mwangi Otieno Wanjiku Juma Hassan Mushi Massawe Kimaro Omondi Njoroge Ochieng Achieng',
  ru: 'Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов',
  uk: 'Мельник Шевченко Коваленко Бондаренко Бойко Ткаченко Кравченко Ковальчук Коваль Олійник Шевчук Поліщук',
  bg: 'Иванов Георгиев Димитров Петров Николов Христов Стоянов Тодоров Илиев Василев Атанасов Ангелов',
  sr: 'Јовановић Петровић Николић Марковић Ђорђевић Стојановић Илић Станковић Павловић Милошевић',
  mk: 'Андонов Ангеловски Богдановски Велковски Димовски Стојановски Трајковски Петровски',
  kk: 'Ахметов Омаров Оспанов Ибраимов Сулейменов Нұрғалиев Әбдірахманов Жұмабаев Қасымов Төлеген',
  mn: 'Батболд Ганбаатар Отгонбаяр Батбаяр Мөнхбат Энхбаяр Болормаа Оюунчимэг Алтанцэцэг Наран',
  el: 'Παπαδόπουλος Βλάχος Αγγελόπουλος Νικολαΐδης Γεωργίου Πετρίδης Αθανασιάδης Δημητρίου Παππάς Οικονόμου',
  he: 'כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן מלכה אזולאי כץ יוסף דוד עמר אוחיון חדד',
  ar: 'محمد أحمد علي حسن حسين إبراهيم عبدالله عبدالرحمن يوسف خالد الأحمد القحطاني الغامدي العتيبي الشمري فاطمة عائشة جنان صالح',
  fa: 'محمدی احمدی حسینی رضایی کریمی موسوی جعفری صادقی رحیمی ابراهیمی نامدار زنگنه مردانی',
  ur: 'خان ملک چوہدری بٹ شیخ قریشی صدیقی انصاری اعوان جٹ راجپوت مرزا',
  hi: 'कुमार शर्मा सिंह वर्मा गुप्ता यादव मिश्रा पटेल चौहान अग्रवाल जोशी सक्सेना त्रिपाठी पांडेय धर्मा नामदेव',
  mr: 'पाटील देशमुख जाधव शिंदे पवार गायकवाड कुलकर्णी जोशी भोसले मोरे',
  ne: 'श्रेष्ठ थापा गुरुङ तामाङ राई लिम्बू अधिकारी खड्का भट्टराई पौडेल',
  bn: 'রহমান হোসেন ইসলাম আক্তার খাতুন চৌধুরী দাস রায় সরকার বেগম আহমেদ মণ্ডল ঘোষ',
  ta: 'முருகன் குமார் ராஜன் செல்வம் சுப்பிரமணியன் லட்சுமி கண்ணன் பாலகிருஷ்ணன் ஆனந்தன்',
  th: 'ใจดี สมชาย สมหญิง แสงทอง ศรีสุข บุญมี ทองดี วงศ์สวัสดิ์ สุขใจ ชายแดน หญิงไทย',
  'zh-Hans': '王伟 李娜 张敏 刘洋 陈静 杨勇 黄磊 赵军 周杰 吴涛 徐明 孙丽 马超 朱红 欧阳修 司马光 男 女',
  'zh-Hant': '陳怡君 林志明 黃淑芬 張雅婷 李俊傑 王建國 吳美玲 劉德華 蔡英文 楊宗緯 許瑋甯 鄭成功',
  ja: '佐藤健 鈴木一郎 高橋大輔 田中花子 伊藤博文 渡辺謙 山本太郎 中村俊輔 小林多喜二 加藤清正 住吉 氏家',
  ko: '김민준 이서연 박지후 최수빈 정우진 강지민 조현우 윤서준 장미란 임꺽정 성시경 남궁민 여운형',
}

/** A letter away from *Weight* and *Nomes*: in small letters they are taken for labels. */
const nearLabels: readonly string[] = ['Wright', 'Gomes']

describe('A name', () => {
  it.each(Object.entries(names))('of %s is no label, written in capitals or not', (_, list) => {
    const words = list.split(' ')
    const inCapitals = words.map((word) => word.toUpperCase())
    expect(inCapitals.filter((word) => matchLabel(word) !== null)).toEqual([])
    expect(words.filter((word) => isUnreadLabel(word))).toEqual([])
    const others = words.filter((word) => !nearLabels.includes(word))
    expect(others.filter((word) => matchLabel(word) !== null)).toEqual([])
  })
})
