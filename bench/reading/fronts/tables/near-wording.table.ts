import type { Language } from './languages.table.ts'

/** Words of what looks like a document and is none. */
export interface NearWording {
  /** Bank, what it calls its card, and the words before a month. */
  readonly bank: readonly string[]
  /** Company, its pass, and the labels of holder and last day. */
  readonly transit: readonly string[]
  /** Company, role, street. */
  readonly business: readonly string[]
  /** Title, the line before the name, what it is for, and the label of its day. */
  readonly certificate: readonly string[]
}

type Row = readonly [bank: string, transit: string, business: string, certificate: string]

const split = (list: string): readonly string[] => list.split('|').map((word) => word.trim())
const words = ([bank, transit, business, certificate]: Row): NearWording => ({
  bank: split(bank),
  transit: split(transit),
  business: split(business),
  certificate: split(certificate),
})

/** By language. */
export const nearWordings: Readonly<Partial<Record<Language, NearWording>>> = {
  ru: words(['БАНК РАССВЕТ | ДЕБЕТОВАЯ КАРТА | действует до', 'Городской транспорт | Проездной билет на месяц | Владелец | Действителен до', 'ООО «Рассвет» | Главный инженер | ул. Садовая, 7', 'ГРАМОТА | награждается | за победу в олимпиаде по математике | Дата']), // prettier-ignore
  el: words(['ΤΡΑΠΕΖΑ ΑΥΓΗ | ΧΡΕΩΣΤΙΚΗ ΚΑΡΤΑ | ΙΣΧΥΕΙ ΕΩΣ', 'Αστικές Συγκοινωνίες | Μηνιαία κάρτα | Κάτοχος | Ισχύει έως', 'Αυγή Α.Ε. | Μηχανικός | Ερμού 7', 'ΒΕΒΑΙΩΣΗ | απονέμεται στον/στην | για τη συμμετοχή στο σεμινάριο | Ημερομηνία']), // prettier-ignore
  ar: words(['بنك الفجر | بطاقة الخصم | صالحة حتى', 'النقل العام | اشتراك شهري | اسم الراكب | صالح حتى', 'شركة الفجر | مهندس | شارع النصر ٧', 'شهادة تقدير | تمنح إلى | لمشاركته في الدورة التدريبية | التاريخ']), // prettier-ignore
  ur: words(['بینک سحر | ڈیبٹ کارڈ | تاریخ اختتام', 'شہری بس سروس | ماہانہ پاس | مسافر کا نام | آخری تاریخ', 'سحر لمیٹڈ | انجینئر | مال روڈ ۷', 'سند | دی جاتی ہے | تربیتی کورس مکمل کرنے پر | تاریخ']), // prettier-ignore
  he: words(['בנק השחר | כרטיס אשראי | בתוקף עד', 'תחבורה ציבורית | כרטיס חודשי | שם הנוסע | בתוקף עד', 'השחר בע״מ | מהנדס | רחוב הרצל 7', 'תעודת הוקרה | מוענקת ל | על השתתפות בקורס | תאריך']), // prettier-ignore
  hi: words(['उषा बैंक | डेबिट कार्ड | मान्य तिथि', 'नगर परिवहन | मासिक पास | यात्री का नाम | मान्य', 'उषा प्राइवेट लिमिटेड | अभियंता | गांधी मार्ग 7', 'प्रमाण पत्र | प्रदान किया जाता है | प्रशिक्षण पूर्ण करने पर | दिनांक']), // prettier-ignore
  bn: words(['ঊষা ব্যাংক | ডেবিট কার্ড | মেয়াদ', 'নগর পরিবহন | মাসিক পাস | যাত্রীর নাম | মেয়াদ', 'ঊষা লিমিটেড | প্রকৌশলী | মিরপুর রোড ৭', 'সনদপত্র | প্রদান করা হলো | প্রশিক্ষণ সমাপ্তির জন্য | তারিখ']), // prettier-ignore
  ta: words(['உதயம் வங்கி | பற்று அட்டை | செல்லுபடி', 'நகரப் பேருந்து | மாதாந்திர பாஸ் | பயணி பெயர் | செல்லுபடி', 'உதயம் நிறுவனம் | பொறியாளர் | அண்ணா சாலை 7', 'சான்றிதழ் | வழங்கப்படுகிறது | பயிற்சி முடித்ததற்காக | தேதி']), // prettier-ignore
  th: words(['ธนาคารอรุณ | บัตรเดบิต | ใช้ได้ถึง', 'ขนส่งมวลชน | บัตรโดยสารรายเดือน | ชื่อผู้ถือบัตร | หมดอายุ', 'บริษัท อรุณ จำกัด | วิศวกร | ถนนสีลม 7', 'เกียรติบัตร | มอบให้แก่ | ผ่านการอบรมหลักสูตรคณิตศาสตร์ | ให้ไว้ ณ วันที่']), // prettier-ignore
  'zh-Hans': words(['晨光银行 | 借记卡 | 有效期至', '城市公交 | 月票 | 持卡人 | 有效期', '晨光有限公司 | 总工程师 | 人民路7号', '荣誉证书 | 兹授予 | 在数学竞赛中获得一等奖 | 日期']), // prettier-ignore
  ja: words(['あかつき銀行 | キャッシュカード | 有効期限', '市営バス | 定期券 | 氏名 | 有効期限', '株式会社あかつき | 技術部長 | 中央区銀座7丁目', '修了証書 | 殿 | 研修課程を修了したことを証する | 発行日']), // prettier-ignore
  ko: words(['새벽은행 | 체크카드 | 유효기간', '시내버스 | 정기승차권 | 소지자 | 유효기간', '주식회사 새벽 | 기술부장 | 중앙로 7', '수료증 | 위 사람은 | 교육과정을 수료하였음 | 발급일']), // prettier-ignore
  vi: words(['NGÂN HÀNG BÌNH MINH | THẺ GHI NỢ | HIỆU LỰC ĐẾN', 'Xe buýt thành phố | Vé tháng | Hành khách | Hiệu lực đến', 'Công ty Bình Minh | Kỹ sư trưởng | 7 Lê Lợi', 'GIẤY CHỨNG NHẬN | trao tặng | đã hoàn thành khóa học | Ngày']), // prettier-ignore
  en: words(['DAWN BANK | DEBIT CARD | VALID THRU', 'City Transit | Monthly pass | Holder | Valid until', 'Dawn Ltd | Chief engineer | 7 Garden Street', 'CERTIFICATE | awarded to | for completing the course | Date']), // prettier-ignore
}
