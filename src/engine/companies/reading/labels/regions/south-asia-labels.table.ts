import type { RegionLabels } from '../label-kinds.ts'

/** As registers of India, Pakistan, Bangladesh, Sri Lanka, Nepal, Bhutan and the Maldives print them, and those of South-East Asia. */
export const southAsiaLabels: RegionLabels = [
  [
    'en',
    {
      name: 'legal name of business|name of llp|llp name|name of the llp|company name in english|company name english|full name of the company|name of the limited liability partnership|name of corporation in full|corporate name of company|name of company in english',
      localName:
        'company name myanmar|company name in khmer|company name khmer|company name in lao|company name in myanmar|company name in nepali|company name in thai|thai name|name in khmer|name in thai',
      formerName: 'last old name|old name|previous company name|former name if any',
      number:
        'llpin|llp identification number|llp identification no|udyam registration number|udyam registration no|corporate unique identification number|corporate unique identification no|corporate universal identification number|cuin|cuin no|company cuin|sec registration number|sec reg number|company registration number sec|company regn no|company regn number|pv number|business identification code|original entity identifier|enterprise registration certificate no|enterprise registration number|dica registration number|company registration number new|registration no of company|iec number|firm registration number|firm registration no|dti registration number|dti certificate no|business name number|business name no',
      taxNumber:
        'gstin uin|gst registration number|gst registration no|gstin number|gst no|gst identification number|permanent account number|permanent account number pan|pan number|pan no|pan of the company|tan number|national tax number|ntn number|sales tax registration number|e tin|etin|bin no|bin number|business identification number|business identification number bin|corporate tin|bir tin|bir registration no|taxpayer identification number of corporation|svat number|tpn|tpn number|tax payer number|taxpayer registration number|taxpayer identification number npwp|income tax reference|company tax identification number',
      legalForm:
        'constitution of business|constitution of the business|constitution of entity|class of company|company class|category of company|kind of enterprise|type of organization|kind of corporation|category of entity|nature of ownership|status of the company private public',
      incorporated:
        'date of incorporation registration|date of incorporation or registration|date of incorporation registration of enterprise|sec registration date|date of sec registration|date of registration incorporation|date of original registration|date of incorporation of company|registered since',
      status:
        'company status for efiling|company status for e filing|llp status|company current status|status for efiling|status of registration certificate',
      address:
        'complete principal office address|principal office of the corporation|complete business address|business principal address|registered office of the llp|address of principal place of business|physical registered office address|office address of the company|official address of enterprise|official address|registered address of company|address of the registered office of the company|office registered address|location of principal office|business address in full',
      capital:
        'authorised capital rs|paid up capital rs|paid up capital in rs|authorised capital in rs|authorised capital inr|paid up capital inr|total obligation of contribution|total obligation of contribution of partners|authorized capital stock|authorised capital stock|subscribed capital stock|paid up capital stock|paid in capital|paid up capital stock php|amount of authorised capital|issued subscribed and paid up capital|issued and subscribed capital|paid up share capital rs|total issued|issued capital rm|total issued capital rm|capital paid up|total capital registered|registered capital thb|registered capital baht|charter capital|total paid up capital|nominal capital rs|capital contribution of owner',
      officers:
        'directors signatory details|director s signatory details|signatory details|directors trustees|directors officers|directors officers and members|list of directors officers|name of directors|particulars of chief executive directors|particulars of directors and chief executive|present directors|designated partners|details of designated partners|list of designated partners|partners designated partners|chairman of the board of directors|authorized directors|authorised directors|name of authorized director|directors particulars|key managerial personnel|board of directors and officers',
      owners:
        'stockholders|stockholder|name of stockholder|names of stockholders|list of stockholders|stockholders information|top 20 stockholders|name of proprietor|proprietor details|details of proprietor|details of partners|particulars of members shareholders|list of members shareholders|subscribers to the memorandum|name of subscribers|members details|equity holders|investors|name of investor|contributing members|owner of the enterprise|shareholders details|promoter|name of promoter',
      personName:
        'name of stockholder nationality and complete residential address|name and surname of director|name of individual director|director name and surname|name of the person|name of partner designated partner',
      role: 'officer|board position|officer position|designation in company|position title',
      birthDate: 'date of birth dob|birthdate',
      nationality: 'nationality citizenship|nationality of director|present nationality',
      appointed:
        'date of assumption of office|begin date|original date of appointment|date of appointment at current designation|date of joining',
      residence:
        'present residential address|complete residential address|current residential address|residential address in full|permanent address|present address',
      share:
        '% of ownership|% of holding|percentage of total shares|percent of ownership|percentage of contribution|percentage of holding of shares|% of shareholding|% to total shares|% of capital stock',
      nominal:
        'amount subscribed|amount subscribed php|amount paid|amount paid php|amount paid up|obligation of contribution|value of contribution|monetary value of obligation of contribution|contributed capital|capital contributed|amount of capital contribution',
      shareCount:
        'no of shares subscribed|number of shares subscribed|shares subscribed|no of shares held by members|current no of shares|total number of shares held|number of shares of stock|ordinary number of shares',
      other:
        'roc code|roc name|din dpin|din dpin pan|dpin|director identification number|whether listed or not|listing status|listed in stock exchange s y n|date of last agm|date of last annual general meeting|date of balance sheet|number of members|number of partners|number of designated partners|suspended at stock exchange|active compliance|email id|company sub category|company subcategory|main division of business activity|number of directors trustees|cnic|cnic no|cnic passport no|cnic number|nic no|nic number|nrc|nrc no|nrc passport|n r c for citizen|passport no nrc|annual return due date|annual return last filed on|re registration date|tax registration date|business objectives|business objective s|main business activities|fiscal year end|date of annual meeting|actual date of annual meeting|term of existence|industry classification|geographical code|date of liability|period of validity|type of registration|particulars of approving authority|type of enterprise|major activity|social category of entrepreneur|ultimate parent company|ultimate holding company name|small company|foreign company|currency of share capital|postal registered office address|company stamp|date of change|business code|contact number s|telephone number s|sss no|authorized signature|place of birth|gender|sex|stock certificate|citizenship tin',
    },
  ],
  [
    null,
    {
      // Hindi, Nepali, Bengali, Urdu, Tamil, Sinhala.
      name: 'कंपनी का नाम|कम्पनी का नाम|फर्म का नाम|व्यापार का विधिक नाम|कम्पनीको नाम|कम्पनीको नाम थर|फर्मको नाम|প্রতিষ্ঠানের নাম|কোম্পানির নাম|কোম্পানীর নাম|ব্যবসা প্রতিষ্ঠানের নাম|کمپنی کا نام|நிறுவனத்தின் பெயர்|සමාගමේ නම',
      number:
        'कॉर्पोरेट पहचान संख्या|पंजीकरण संख्या|पंजीयन संख्या|दर्ता नं|दर्ता नम्बर|कम्पनी दर्ता नं|कम्पनी दर्ता नम्बर|নিবন্ধন নম্বর|নিবন্ধন নং|রেজিস্ট্রেশন নম্বর|রেজিস্ট্রেশন নং|লাইসেন্স নং|ট্রেড লাইসেন্স নং|رجسٹریشن نمبر|பதிவு எண்|ලියාපදිංචි අංකය|සමාගම් ලියාපදිංචි අංකය',
      taxNumber:
        'स्थायी खाता संख्या|स्थायी लेखा नम्बर|स्थायी लेखा नं|पान नं|पान नम्बर|টিআইএন|করদাতা শনাক্তকরণ নম্বর|ই টিআইএন|বিআইএন|قومی ٹیکس نمبر',
      legalForm: 'कंपनी का प्रकार|कम्पनीको प्रकार|कम्पनीको किसिम|কোম্পানির ধরন|ব্যবসার ধরন',
      incorporated:
        'निगमन की तारीख|निगमन की तिथि|पंजीकरण की तारीख|पंजीकरण की तिथि|दर्ता मिति|संस्थापना मिति|নিবন্ধনের তারিখ|রেজিস্ট্রেশনের তারিখ|ইনকর্পোরেশনের তারিখ',
      address:
        'पंजीकृत पता|पंजीकृत कार्यालय|पंजीकृत कार्यालय का पता|पता|ठेगाना|रजिष्टर्ड कार्यालय|रजिष्टर्ड कार्यालयको ठेगाना|कम्पनीको ठेगाना|ঠিকানা|নিবন্ধিত ঠিকানা|নিবন্ধিত কার্যালয়|প্রতিষ্ঠানের ঠিকানা|পত্র যোগাযোগের ঠিকানা|رجسٹرڈ پتہ|முகவரி|ලිපිනය',
      capital: 'अधिकृत पूंजी|प्रदत्त पूंजी|चुकता पूंजी|अधिकृत पूँजी|जारी पूँजी|चुक्ता पूँजी|অনুমোদিত মূলধন|পরিশোধিত মূলধন',
      officers: 'सञ्चालकहरू|सञ्चालक समिति|सञ्चालकहरु|निदेशकों का विवरण|পরিচালকবৃন্দ|পরিচালকগণ',
      owners:
        'शेयरधनी|शेयरधनीहरू|शेयरधनीहरु|संस्थापक|शेयरधारक|प्रोपराइटर|মালিকের নাম|স্বত্বাধিকারী|স্বত্বাধিকারীর নাম|শেয়ারহোল্ডার|শেয়ারহোল্ডারদের নাম',
      personName: 'नाम थर|पूरा नाम|पुरा नाम|नाम|নাম',
      nationality: 'राष्ट्रीयता|नागरिकता|জাতীয়তা',
      other:
        'पिता का नाम|बाबुको नाम|উদ্দেশ্য|পিতার নাম|মাতার নাম|ব্যবসার প্রকৃতি|জাতীয় পরিচয়পত্র নং|ফোন|मिति|तारीख|कारोबारको प्रकृति|उद्देश्य|फोन नं',
    },
  ],
  [
    null,
    {
      // Thai.
      name: 'ชื่อนิติบุคคล|ชื่อบริษัท|ชื่อห้างหุ้นส่วน|ชื่อผู้ประกอบการ|ชื่อสถานประกอบการ|ชื่อผู้ประกอบพาณิชยกิจ|ชื่อที่ใช้ในการประกอบพาณิชยกิจ|บริษัทนี้ชื่อ',
      localName: 'ชื่อภาษาไทย|ชื่อบริษัทภาษาไทย',
      formerName: 'ชื่อภาษาอังกฤษ|ชื่อบริษัทภาษาอังกฤษ|ชื่อเดิม|เดิมชื่อ',
      number:
        'เลขทะเบียนนิติบุคคล|ทะเบียนนิติบุคคลเลขที่|ทะเบียนเลขที่|เลขทะเบียน|ทะเบียนบริษัทเลขที่|เลขที่ทะเบียน|เลขทะเบียนพาณิชย์|ทะเบียนพาณิชย์เลขที่|เลขทะเบียนบริษัท|นิติบุคคลเลขที่',
      taxNumber: 'เลขประจำตัวผู้เสียภาษี|เลขประจำตัวผู้เสียภาษีอากร|เลขประจำตัวผู้เสียภาษีอากร 13 หลัก',
      legalForm: 'ประเภทนิติบุคคล|ประเภทของนิติบุคคล|ประเภทบริษัท|รูปแบบนิติบุคคล',
      incorporated:
        'วันที่จดทะเบียน|วันที่จดทะเบียนจัดตั้ง|จดทะเบียนเมื่อวันที่|วันที่จดทะเบียนจัดตั้งบริษัท|วันเดือนปีที่จดทะเบียน|วันที่จัดตั้ง|จดทะเบียนจัดตั้งเมื่อวันที่|วันจดทะเบียนจัดตั้ง',
      status: 'สถานะ|สถานภาพ|สถานะนิติบุคคล|สถานภาพนิติบุคคล|สถานะบริษัท',
      address:
        'ที่ตั้งสำนักงานแห่งใหญ่|ที่ตั้งสำนักงานใหญ่|สำนักงานแห่งใหญ่ตั้งอยู่เลขที่|สำนักงานใหญ่ตั้งอยู่เลขที่|สำนักงานแห่งใหญ่ตั้งอยู่ที่|ที่ตั้ง|ที่อยู่|สำนักงานแห่งใหญ่|สำนักงานใหญ่|ที่ตั้งสำนักงาน|ที่ตั้งสถานประกอบการ|ตั้งอยู่เลขที่',
      capital:
        'ทุนจดทะเบียน|ทุนจดทะเบียนของบริษัท|ทุนของบริษัทกำหนดจดทะเบียนไว้เป็นจำนวน|ทุนจดทะเบียนชำระแล้ว|ทุนชำระแล้ว|ทุนจดทะเบียน บาท|ทุนของห้างหุ้นส่วน|ทุนของบริษัท|ทุน',
      officers:
        'กรรมการของบริษัท|กรรมการของบริษัทมี|รายชื่อกรรมการ|กรรมการบริษัท|คณะกรรมการ|รายชื่อกรรมการบริษัท|กรรมการซึ่งลงชื่อผูกพันบริษัทได้|ชื่อกรรมการ|คณะกรรมการบริษัท',
      owners: 'ผู้ถือหุ้น|รายชื่อผู้ถือหุ้น|บัญชีรายชื่อผู้ถือหุ้น|ผู้เป็นหุ้นส่วน|ชื่อผู้ถือหุ้น|รายชื่อผู้เป็นหุ้นส่วน|ผู้เริ่มก่อการ|หุ้นส่วน|ผู้เริ่มก่อตั้ง',
      personName: 'ชื่อ นามสกุล|ชื่อ สกุล|ชื่อและนามสกุล|ชื่อและชื่อสกุล|ชื่อ|รายชื่อ|ชื่อตัว ชื่อสกุล',
      role: 'ตำแหน่ง|หน้าที่',
      birthDate: 'วันเดือนปีเกิด|วันเกิด|เกิดวันที่|วัน เดือน ปีเกิด',
      nationality: 'สัญชาติ|เชื้อชาติ',
      appointed: 'วันที่เข้าเป็นกรรมการ|วันที่แต่งตั้ง|วันที่เข้ารับตำแหน่ง',
      share: 'ร้อยละ|สัดส่วน|สัดส่วนการถือหุ้น|ร้อยละของการถือหุ้น|สัดส่วนการลงทุน|อัตราส่วน|สัดส่วน %|เปอร์เซ็นต์',
      nominal: 'จำนวนเงิน|มูลค่า|มูลค่ารวม|จำนวนเงินลงหุ้น|เงินลงหุ้น|มูลค่าหุ้นรวม|จำนวนเงินที่ชำระแล้ว',
      shareCount: 'จำนวนหุ้น|จำนวนหุ้นที่ถือ|จำนวนหุ้นที่ถืออยู่|หุ้น|จำนวน',
      other:
        'วัตถุประสงค์|วัตถุที่ประสงค์|ออกให้ ณ วันที่|วันที่ออก|วันที่พิมพ์|นายทะเบียน|หมายเหตุ|อาชีพ|โทรศัพท์|โทรสาร|เลขหมายของหุ้น|เลขที่ใบหุ้น|ลำดับ|ลำดับที่|จำนวนกรรมการ|จำนวนหรือชื่อกรรมการซึ่งลงชื่อผูกพันบริษัท|อำนาจกรรมการ|ตราสำคัญ|หน้า|ประเภทธุรกิจ|รหัสประเภทธุรกิจ|มูลค่าหุ้นละ|มูลค่าหุ้น|เลขประจำตัวประชาชน|วันที่',
    },
  ],
  [
    null,
    {
      // Khmer, Lao, Burmese.
      name: 'ឈ្មោះក្រុមហ៊ុន|ឈ្មោះក្រុមហ៊ុនជាភាសាខ្មែរ|នាមករណ៍|ຊື່ວິສາຫະກິດ|ຊື່ບໍລິສັດ|ကုမ္ပဏီအမည်',
      number: 'លេខចុះបញ្ជី|លេខចុះបញ្ជីពាណិជ្ជកម្ម|ເລກທະບຽນວິສາຫະກິດ|ເລກທີທະບຽນວິສາຫະກິດ|ເລກທະບຽນ|ကုမ္ပဏီမှတ်ပုံတင်အမှတ်|မှတ်ပုံတင်အမှတ်',
      taxNumber: 'លេខអត្តសញ្ញាណកម្មសារពើពន្ធ|ເລກປະຈຳຕົວຜູ້ເສຍອາກອນ|ເລກປະຈໍາຕົວຜູ້ເສຍອາກອນ',
      legalForm: 'ប្រភេទក្រុមហ៊ុន|ទម្រង់គតិយុត្ត|ຮູບແບບວິສາຫະກິດ|ປະເພດວິສາຫະກິດ|ကုမ္ပဏီအမျိုးအစား',
      incorporated: 'ថ្ងៃចុះបញ្ជី|កាលបរិច្ឆេទចុះបញ្ជី|ວັນທີຂຶ້ນທະບຽນ|ວັນທີສ້າງຕັ້ງ|မှတ်ပုံတင်ရက်စွဲ',
      status: 'ស្ថានភាព|ស្ថានភាពក្រុមហ៊ុន|ສະຖານະ',
      address: 'អាសយដ្ឋាន|ទីស្នាក់ការ|អាសយដ្ឋានទីស្នាក់ការ|ທີ່ຕັ້ງ|ທີ່ຢູ່|ທີ່ຕັ້ງສຳນັກງານໃຫຍ່|လိပ်စာ|မှတ်ပုံတင်ရုံးလိပ်စာ',
      capital: 'ទុនចុះបញ្ជី|ដើមទុនចុះបញ្ជី|ដើមទុន|ທຶນຈົດທະບຽນ|ທຶນ',
      officers: 'ក្រុមប្រឹក្សាភិបាល|នាយកក្រុមហ៊ុន|ຜູ້ຈັດການ|ဒါရိုက်တာများ',
      owners: 'ម្ចាស់ភាគហ៊ុន|ភាគទុនិក|ຜູ້ຖືຫຸ້ນ|ຜູ້ຖືຮຸ້ນ|အစုရှယ်ယာရှင်များ',
      personName: 'ឈ្មោះ|ຊື່ ແລະ ນາມສະກຸນ|ຊື່ແລະນາມສະກຸນ|အမည်',
      role: 'តួនាទី|មុខងារ|ຕຳແໜ່ງ|ຕໍາແໜ່ງ|ရာထူး',
      nationality: 'សញ្ជាតិ|ສັນຊາດ|နိုင်ငံသား',
      share: 'ភាគរយ|ອັດຕາສ່ວນ|ရာခိုင်နှုန်း',
      shareCount: 'ចំនួនភាគហ៊ុន|ຈຳນວນຮຸ້ນ|ຈໍານວນຫຸ້ນ',
      other: 'សកម្មភាពអាជីវកម្ម|ກິດຈະການ|ໂທລະສັບ|ទូរស័ព្ទ|ကုမ္ပဏီလုပ်ငန်း',
    },
  ],
]
