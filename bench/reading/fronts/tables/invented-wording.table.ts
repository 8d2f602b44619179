import type { DateStyle } from '../dates.ts'
import {
  arabicDigits,
  bengaliDigits,
  dashed,
  devanagariDigits,
  dotted,
  hanDate,
  eraDate,
  koreanDate,
  minguoDate,
  persianDate,
  persianDigits,
  slashed,
  thaiDate,
  yearFirst,
} from '../dates.ts'
import type { Language } from './languages.table.ts'

/** What a card of an invented state says; label words that documents use, others than those on the fronts of states. */
export interface InventedWording {
  readonly state: string
  readonly title: string
  readonly english: string
  readonly surname: string
  readonly given: string
  /** Languages that print the whole name on one line. */
  readonly full: string
  readonly birth: string
  readonly sex: readonly [label: string, man: string, woman: string]
  readonly number: string
  readonly issued: string
  readonly expiry: string
  readonly place: string
  readonly date: DateStyle
  readonly digits?: (text: string) => string
}

type Row = readonly [
  state: string, title: string, english: string, surname: string, given: string, full: string, birth: string,
  sex: string, number: string, issued: string, expiry: string, place: string,
] // prettier-ignore

const wording = (row: Row, date: DateStyle, digits?: (text: string) => string): InventedWording => {
  const [state, title, english, surname, given, full, birth, sexWords, number, issued, expiry, place] = row
  const [label = '', man = '', woman = ''] = sexWords.split('|')
  return { state, title, english, surname, given, full, birth, sex: [label, man, woman], number, issued, expiry, place, date, ...(digits === undefined ? {} : { digits }) } // prettier-ignore
}

export const inventedWordings: Readonly<Partial<Record<Language, InventedWording>>> = {
  ru: wording(['РЕСПУБЛИКА УТОПИЯ', 'УДОСТОВЕРЕНИЕ ЛИЧНОСТИ', 'IDENTITY CARD', 'Фамилия', 'Имя', 'Фамилия и имя', 'Родился (родилась)', 'Пол|мужской|женский', '№ документа', 'Выдано', 'Действительно до', 'Место рождения'], dotted), // prettier-ignore
  uk: wording(['РЕСПУБЛІКА УТОПІЯ', 'ПОСВІДЧЕННЯ ОСОБИ', 'IDENTITY CARD', 'Прізвище', 'Ім’я', 'Прізвище та ім’я', 'Дата народження', 'Стать|чоловіча|жіноча', 'Номер документа', 'Дата видачі', 'Дійсне до', 'Місце народження'], dotted), // prettier-ignore
  el: wording(['ΔΗΜΟΚΡΑΤΙΑ ΤΗΣ ΟΥΤΟΠΙΑΣ', 'ΤΑΥΤΟΤΗΤΑ', 'IDENTITY CARD', 'Επώνυμο', 'Όνομα', 'Ονοματεπώνυμο', 'Ημ/νία γέννησης', 'Φύλο|Άρρεν|Θήλυ', 'Αρ. ταυτότητας', 'Ημ/νία έκδοσης', 'Ισχύει έως', 'Τόπος γέννησης'], slashed), // prettier-ignore
  ar: wording(['جمهورية يوتوبيا', 'بطاقة شخصية', 'IDENTITY CARD', 'اللقب', 'الاسم الأول', 'الاسم الكامل', 'تاريخ الميلاد', 'الجنس|ذكر|أنثى', 'رقم البطاقة', 'تاريخ الإصدار', 'صالحة لغاية', 'محل الولادة'], yearFirst('/'), arabicDigits), // prettier-ignore
  fa: wording(['جمهوری آرمانشهر', 'کارت شناسایی', 'IDENTITY CARD', 'نام خانوادگی', 'نام', 'نام و نام خانوادگی', 'متولد', 'جنسیت|مرد|زن', 'شماره کارت', 'تاریخ صدور', 'تاریخ انقضا', 'محل تولد'], persianDate, persianDigits), // prettier-ignore
  ur: wording(['جمہوریہ یوٹوپیا', 'شناختی کارڈ', 'IDENTITY CARD', 'خاندانی نام', 'نام', 'پورا نام', 'تاریخ پیدائش', 'جنس|مرد|عورت', 'کارڈ نمبر', 'تاریخ اجرا', 'تاریخ تنسیخ', 'جائے پیدائش'], dashed), // prettier-ignore
  he: wording(['רפובליקת אוטופיה', 'כרטיס זיהוי', 'IDENTITY CARD', 'שם המשפחה', 'השם הפרטי', 'שם מלא', 'נולד בתאריך', 'מין|זכר|נקבה', 'מס׳ כרטיס', 'ניתן ביום', 'בתוקף עד', 'ארץ לידה'], slashed), // prettier-ignore
  hi: wording(['यूटोपिया गणराज्य', 'पहचान पत्र', 'IDENTITY CARD', 'उपनाम', 'नाम', 'पूरा नाम', 'जन्म तिथि', 'लिंग|पुरुष|महिला', 'पत्र संख्या', 'जारी करने की तिथि', 'वैधता', 'जन्म स्थान'], slashed, devanagariDigits), // prettier-ignore
  bn: wording(['ইউটোপিয়া প্রজাতন্ত্র', 'পরিচয় পত্র', 'IDENTITY CARD', 'পদবি', 'নাম', 'পূর্ণ নাম', 'জন্ম তারিখ', 'লিঙ্গ|পুরুষ|মহিলা', 'কার্ড নম্বর', 'প্রদানের তারিখ', 'মেয়াদ', 'জন্মস্থান'], slashed, bengaliDigits), // prettier-ignore
  ta: wording(['உட்டோபியா குடியரசு', 'அடையாள அட்டை', 'IDENTITY CARD', 'குடும்பப் பெயர்', 'பெயர்', 'முழுப் பெயர்', 'பிறந்த தேதி', 'பாலினம்|ஆண்|பெண்', 'அட்டை எண்', 'வழங்கிய தேதி', 'காலாவதி தேதி', 'பிறந்த இடம்'], dashed), // prettier-ignore
  th: wording(['สาธารณรัฐยูโทเปีย', 'บัตรประจำตัว', 'IDENTITY CARD', 'ชื่อสกุล', 'ชื่อตัว', 'ชื่อ - สกุล', 'วันเดือนปีเกิด', 'เพศ|ชาย|หญิง', 'เลขที่บัตร', 'วันที่ออก', 'ใช้ได้ถึง', 'สถานที่เกิด'], thaiDate), // prettier-ignore
  'zh-Hans': wording(['乌托邦共和国', '身份卡', 'IDENTITY CARD', '姓', '名', '姓名', '出生日期', '性别|男|女', '证件号码', '签发日期', '有效期至', '出生地点'], hanDate), // prettier-ignore
  'zh-Hant': wording(['烏托邦共和國', '身分卡', 'IDENTITY CARD', '姓', '名', '姓名', '出生日期', '性別|男|女', '證件號碼', '簽發日期', '有效期限', '出生地'], minguoDate), // prettier-ignore
  ja: wording(['ユートピア共和国', '身分証明書', 'IDENTITY CARD', '姓', '名', '氏名', '生年月日', '性別|男|女', '証明書番号', '交付年月日', '有効期限', '出生地'], eraDate), // prettier-ignore
  ko: wording(['유토피아 공화국', '신분증', 'IDENTITY CARD', '성', '이름', '성명', '생년월일', '성별|남|여', '증번호', '발급일자', '유효기간', '출생지'], koreanDate), // prettier-ignore
  vi: wording(['CỘNG HÒA UTOPIA', 'THẺ CĂN CƯỚC', 'IDENTITY CARD', 'Họ', 'Tên', 'Họ, chữ đệm và tên', 'Ngày, tháng, năm sinh', 'Giới tính|Nam|Nữ', 'Số thẻ', 'Ngày cấp', 'Có giá trị đến', 'Nơi sinh'], slashed), // prettier-ignore
  tr: wording(['ÜTOPYA CUMHURİYETİ', 'KİMLİK BELGESİ', 'IDENTITY CARD', 'Soyadı', 'Adı', 'Adı Soyadı', 'Doğum Tarihi', 'Cinsiyeti|Erkek|Kadın', 'Belge No', 'Veriliş Tarihi', 'Geçerlilik Tarihi', 'Doğum Yeri'], dotted), // prettier-ignore
  pt: wording(['REPÚBLICA DA UTOPIA', 'CARTÃO DE IDENTIDADE', 'IDENTITY CARD', 'Apelidos', 'Nomes', 'Nome completo', 'Data de nascimento', 'Sexo|Masculino|Feminino', 'N.º do cartão', 'Data de emissão', 'Válido até', 'Local de nascimento'], dotted), // prettier-ignore
}
