import { listed, spelled, type Words } from '../../words.ts'

export const arabic: Words = {
  writing: 'Arab',
  men: spelled('محمد=Mohammed, أحمد=Ahmed, عبدالله=Abdullah, خالد=Khalid, يوسف=Yousef, إبراهيم=Ibrahim, فيصل=Faisal, طارق=Tariq, ضياء=Diya, غسان=Ghassan'), // prettier-ignore
  women: spelled('فاطمة=Fatimah, مريم=Maryam, نورة=Noura, عائشة=Aisha, هند=Hind, ريم=Reem, زينب=Zainab, شيماء=Shaima'), // prettier-ignore
  families: spelled('العتيبي=Alotaibi, القحطاني=Alqahtani, الشريف=Alsharif, المنصوري=Almansoori, حسن=Hassan, السيد=Elsayed, الزهراني=Alzahrani, البلوشي=Albalushi'), // prettier-ignore
  fathers: {
    men: spelled('سالم=Salem, ناصر=Nasser, عمر=Omar, سعيد=Saeed, صالح=Saleh, عبدالعزيز=Abdulaziz'),
    women: spelled('سالم=Salem, ناصر=Nasser, عمر=Omar, سعيد=Saeed, صالح=Saleh, عبدالعزيز=Abdulaziz'),
  },
  places: spelled('الرياض=Riyadh, جدة=Jeddah, القاهرة=Cairo, دبي=Dubai, أبوظبي=Abu Dhabi, الإسكندرية=Alexandria, المدينة المنورة=Madinah'), // prettier-ignore
  streets: listed('شارع التحرير ١٢ | ١٥ ش النصر - مدينة نصر | ٧ ش الجمهورية - عابدين'),
  printed: listed('المملكة العربية السعودية | وزارة الداخلية | بطاقة تحقيق الشخصية | جمهورية مصر العربية | الإمارات العربية المتحدة | تاريخ الميلاد | مكان الميلاد | الجنسية | رقم الهوية | تاريخ الانتهاء | الاسم | الجنس : ذكر | رخصة قيادة | بطاقة هوية | ٢٩٠٠١٠١٢١٠٠١٥٦ | ١٤٤٥/٠٣/١٢'), // prettier-ignore
}

export const urdu: Words = {
  writing: 'Urdu',
  men: spelled('محمد علی=Muhammad Ali, عمران=Imran, بلال=Bilal, فیصل=Faisal, عثمان=Usman, زاہد=Zahid'),
  women: spelled('عائشہ=Ayesha, فاطمہ=Fatima, ثناء=Sana, نادیہ=Nadia, صبا=Saba'),
  families: spelled('خان=Khan, قریشی=Qureshi, چوہدری=Chaudhry, بھٹی=Bhatti, ملک=Malik, شیخ=Sheikh'),
  fathers: {
    men: spelled('محمد اکرم=Muhammad Akram, غلام رسول=Ghulam Rasool, عبدالرحمٰن=Abdul Rehman'),
    women: spelled('محمد اکرم=Muhammad Akram, غلام رسول=Ghulam Rasool, عبدالرحمٰن=Abdul Rehman'),
  },
  places: spelled('لاہور=Lahore, کراچی=Karachi, راولپنڈی=Rawalpindi, پشاور=Peshawar'),
  streets: listed('مکان نمبر ۱۲، گلی نمبر ۳ | محلہ اسلام پورہ'),
  printed: listed('قومی شناختی کارڈ | نام | والد کا نام | تاریخ پیدائش | جنس | شناختی کارڈ نمبر | اسلامی جمہوریہ پاکستان | تاریخ اجراء | تاریخ تنسیخ | موجودہ پتہ'), // prettier-ignore
}

export const persian: Words = {
  writing: 'Arab',
  men: spelled('محمدرضا=Mohammadreza, علی=Ali, کیوان=Keyvan, پژمان=Pejman, مهدی=Mahdi, بهرام=Bahram'),
  women: spelled('زهرا=Zahra, مریم=Maryam, نگین=Negin, پریسا=Parisa, ژاله=Zhaleh, گلناز=Golnaz'),
  families: spelled('احمدی=Ahmadi, رضایی=Rezaei, کریمی=Karimi, پورمحمدی=Pourmohammadi, چراغی=Cheraghi, گودرزی=Goudarzi'), // prettier-ignore
  fathers: {
    men: spelled('حسین=Hossein, حسن=Hassan, غلامعلی=Gholamali, عباس=Abbas'),
    women: spelled('حسین=Hossein, حسن=Hassan, غلامعلی=Gholamali, عباس=Abbas'),
  },
  places: spelled('تهران=Tehran, اصفهان=Esfahan, شیراز=Shiraz, تبریز=Tabriz'),
  streets: listed('خیابان آزادی، پلاک ۱۲ | خیابان ولیعصر'),
  printed: listed('جمهوری اسلامی ایران | کارت ملی | نام خانوادگی | نام پدر | تاریخ تولد | شماره ملی | پایان اعتبار | ۱۳۶۵/۰۴/۱۲ | ۰۰۷۹۸۴۰۲۳۱'), // prettier-ignore
}
