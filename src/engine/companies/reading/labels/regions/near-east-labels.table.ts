import type { RegionLabels } from '../label-kinds.ts'

/** As registers and licences of the Maghreb, the Levant and the Gulf, of Iran and Afghanistan, of Israel and of Turkey print them. */
export const nearEastLabels: RegionLabels = [
  [
    'ar',
    {
      name: 'اسم الشركة أو المؤسسة|اسم الشركة التجاري|اسم الشركة بالكامل|التسمية الاجتماعية|التسمية|تسمية الشركة|اسم أو تسمية الشركة|اسم الشخص المعنوي|عنوان الشركة التجاري|العنوان التجاري للشركة|اسم الرخصة|اسم المؤسسة التجاري|الاسم التجاري للمنشأة|اسم المشروع|اسم المنشاة|اسم الشركة بالعربية|اسم الشركة باللغة العربية|اسم الشركة بالعربي|اسم الشركة كما ورد بالسجل',
      localName: 'الاسم التجاري بالعربية|الاسم التجاري باللغة العربية',
      formerName:
        'الاسم السابق|الاسم القديم|الاسم التجاري بالإنجليزية|الاسم بالإنجليزية|الاسم باللغة الإنجليزية|اسم الشركة بالإنجليزية|اسم الشهرة|الاسم المختصر|الشعار',
      number:
        'الرقم الوطني للمنشأة|الرقم الوطني للشركة|الرقم الوطني للمنشاة|رقم التسجيل في السجل التجاري|رقم التسجيل بالسجل التجاري|رقم السجل التجاري الرئيسي|رقم القيد التجاري|رقم القيد في السجل التجاري|رقم تسجيل الشركة|رقم السجل التحليلي|الرقم التحليلي|رقم التقييد بالسجل التجاري|رقم التقييد في السجل التجاري|رقم الترخيص|رقم الرخصة الاقتصادية|رقم الرخصة الرئيسية|رقم ترخيص الشركة|رقم الترخيص التجاري|الرقم الوطني الموحد|الرقم الموحد الوطني|رقم المنشأة الموحد|رقم إجازة التأسيس|رقم شهادة التأسيس|رقم شهادة التسجيل|رقم القيد بسجل الشركات|رقم التسجيل التجاري|سجل تجاري رقم|س ت|رقم سجل تجاري|رقم السجل التجارى|رقم القيد بالسجل|مسجلة تحت رقم|تحت الرقم|تحت رقم|مسجلة تحت الرقم|سجل تجاري|رقم الشركة الوطني',
      taxNumber:
        'رقم التعريف الجبائي|المعرف الجبائي|التعريف الجبائي|المعرف الجبائي الوحيد|الرقم الجبائي|رقم الملف الضريبي|رقم البطاقة الضريبية|البطاقة الضريبية|رقم التسجيل بضريبة القيمة المضافة|رقم تسجيل ضريبة القيمة المضافة|التعريف الموحد للمقاولة|المعرف الموحد للمقاولة|الرقم الضريبي للشركة|رقم المكلف الضريبي|رقم المكلف|رقم التسجيل الضريبى|رقم الضريبة|الرقم المالي|الرقم الضريبي الموحد|رقم الحساب الضريبي|رقم التسجيل في وزارة المالية|رقم التسجيل لدى وزارة المالية',
      legalForm:
        'الشكل القانوني للشركة|نوع الشركة القانوني|الشكل القانوني للمنشأة|الطبيعة القانونية|الطبيعة القانونية للشركة|الكيان القانوني للشركة|الكيان القانوني للمنشأة|نوع السجل|صفة الشركة|نوع الكيان القانونى|الشكل القانونى|نوع الشركة القانونى',
      incorporated:
        'تاريخ القيد في السجل التجاري|تاريخ القيد في السجل|تاريخ القيد بالسجل التجاري|تاريخ التسجيل في السجل التجاري|تاريخ تسجيل الشركة|تاريخ تأسيس الشركة|تاريخ إنشاء الشركة|تاريخ التقييد|تاريخ تكوين الشركة|تاريخ السجل|تاريخ التأسيس الرسمي|تاريخ أول قيد|تاريخ أول تسجيل|تاريخ السجل التجاري',
      status:
        'حالة المنشأة|حالة السجل التجاري|حالة الكيان|وضع الشركة|وضعية الشركة|حالة الترخيص|حالة التسجيل|الوضع القانوني|الوضعية القانونية|الوضع الحالي|حالة النشاط',
      address:
        'عنوان المركز الرئيسى|عنوان المركز الرئيسي للشركة|المركز الرئيسي للشركة|مركز الشركة|مركز الشركة الرئيسي|المقر الاجتماعي|عنوان المقر الاجتماعي|مقر الشركة الرئيسي|عنوان المقر الرئيسي|العنوان الوطني|عنوان الإدارة|مقر الشركة الاجتماعي|عنوان المحل التجاري|المقر القانوني|عنوان المقر القانوني|العنوان القانوني|العنوان بالكامل|العنوان التفصيلي|محل الإقامة المختار|مركزها الرئيسي|مقر المؤسسة',
      capital:
        'رأس مال الشركة المصرح به|رأس المال المكتتب به|رأس المال المكتتب|رأس المال المسجل|رأس المال الاسمي|رأس مال المنشأة|مبلغ رأس المال|مقدار رأس المال|قيمة رأس المال|رأسمال الشركة المسجل|رأسمال الشركة المدفوع|راس المال|راس مال الشركة|رأس المال النقدي|رأس المال بالدينار|رأس المال بالدرهم|رأس المال المصدر والمدفوع|رأس مال الشركة المدفوع|الرأسمال|رأسمال المؤسسة',
      officers:
        'المسيرون|المسير|الممثل القانوني|الممثلون القانونيون|الممثل الشرعي|بيانات المدير|بيانات المدراء|أسماء المديرين|أسماء المدراء|اسم المدير المسؤول|أعضاء مجلس المديرين|مجلس المديرين|هيئة المديرين|أسماء أعضاء مجلس الإدارة|بيانات أعضاء مجلس الإدارة|أسماء المفوضين بالتوقيع|المفوضون|المفوضين بالتوقيع|من له حق التوقيع|من لهم حق التوقيع|حق الإدارة والتوقيع|الإدارة والتوقيع|المسؤولون عن الإدارة|القائمون على الإدارة|مديرو المنشأة|أعضاء الإدارة|المتصرفون|هيئة الإدارة',
      owners:
        'أسماء المساهمين|بيانات المساهمين|بيانات المالك|بيانات مالك المنشأة|بيانات الملاك والشركاء|الملاك والشركاء|الشركاء المؤسسون|المؤسسين|أصحاب الأسهم|حصص الشركاء|أسماء الشركاء وحصصهم|بيانات الشركاء وحصصهم|توزيع الحصص|توزيع رأس المال|هيكل الملكية|المستفيد الحقيقي|المستفيدون الحقيقيون|المستفيدين الفعليين|صاحب الرخصة|صاحب المنشأة|أصحاب الرخصة|الشركاء المتضامنون|الشركاء الموصون|مالك المنشأة',
      personName:
        'الاسم الرباعي|الاسم الثلاثي|الاسم واللقب|اللقب والاسم|الاسم واللقب أو التسمية|الاسم بالكامل|اسم الشريك أو المساهم|اسم الشريك المالك|اسم العضو|اسم المفوض|اسم المساهم أو الشريك|الاسم الشخصي والعائلي|الاسم الشخصي|الاسم العائلي',
      role: 'صفته|صفة الشخص|نوع العلاقة|الصفه|المركز الوظيفي',
      birthDate:
        'تاريخ ومكان الميلاد|تاريخ الولادة|تاريخ ومكان الولادة|المولود في|تاريخ الازدياد|مكان وتاريخ الميلاد',
      nationality: 'جنسيته|جنسية الشريك|الجنسيه|جنسية المالك',
      appointed: 'تاريخ التعيين|تاريخ بدء العضوية|تاريخ تعيين المدير',
      residence: 'محل الإقامة|عنوان السكن|مكان الإقامة|عنوان الإقامة|محل السكن|الموطن',
      share:
        'نسبة الحصص|نسبة رأس المال|النسبة %|نسبة الشريك|نسبة المشاركة|الحصة %|نسبة التملك|نسبة المساهمة %|نسبة الأسهم|النسبة من رأس المال|الحصة بالنسبة المئوية',
      nominal:
        'مبلغ الحصة|قيمة المساهمة|مقدار الحصة|قيمة المساهمات|مجموع القيمة|المبلغ|قيمة حصته|مقدار المساهمة',
      shareCount:
        'الحصص|حصص|عدد الاسهم|عدد الأسهم المملوكة|عدد الحصص المملوكة|عدد الأنصبة|عدد الحصص أو الأسهم',
      other:
        'رقم التعريف الإحصائي|الرقم الإحصائي|رقم التعريف الوطني للإحصاء|رقم المادة|رقم الاشتراك في الغرفة|رقم الغرفة|رقم عضوية الغرفة|رقم الاشتراك|رقم البطاقة|رقم الهوية|رقم جواز السفر|الرقم القومي|الرقم المدني|الرقم الشخصي|رقم بطاقة التعريف الوطنية|المهنة|الغاية|غايات الشركة|أغراض الشركة|موضوع الشركة|موضوع النشاط|الأنشطة|الأنشطة التجارية|النشاط الرئيسي|رمز النشاط|المدة|مدة السجل|مكتب السجل التجاري|مأمورية|المكتب|تاريخ التجديد|تاريخ انتهاء السجل|تاريخ انتهاء الترخيص|صالح لغاية|سارية حتى|رقم الفاكس|الفاكس|رقم المحمول|الجوال|هاتف|البريد الالكتروني|الموقع الإلكتروني|قيمة السهم|القيمة الاسمية للسهم|القيمة الاسمية للحصة|قيمة الحصة الواحدة|مدقق الحسابات|مراقب الحسابات|محافظ الحسابات|مفوض المراقبة|الملاحظات|ملاحظات|التأشيرات|رقم الطلب|رقم الإيصال|إيصال رقم|رقم الوصل|وصل رقم|رقم المعاملة|السنة المالية|عدد الشركاء|عدد الفروع',
    },
  ],
  [
    'en',
    {
      name: 'commercial name|commercial name english|company trade name|license name|licence name|establishment name english|company name english|name of licensee|licensee name|licensee|name of the establishment',
      localName:
        'commercial name arabic|company name arabic|trade name arabic|company name hebrew|name in hebrew|hebrew name|company name local language',
      number:
        'license number|licence number|license no|licence no|trade license number|trade licence number|trade license no|trade licence no|commercial license number|commercial license no|economic license number|main license no|main licence no|national establishment number|unified registration number|national unified number|unified national number|establishment number|registry no|economic register no|commercial register number cr|registration certificate no|national id of legal entity|national id number of company|registration number of the company',
      taxNumber:
        'tax identification number tin no|economic code|vat registration trn|trn no|trn number|tax registration number trn|company tax number|vat account number|financial number|mof number|mof no|mof registration number|tax card',
      legalForm:
        'legal entity type|legal entity form|license legal type|legal form of the company|legal form of company|legal form of entity',
      incorporated:
        'establishment date of company|date of establishment of company|cr issue date|cr registration date|first issue date|license first issue date|registry date|register date',
      status:
        'license status|licence status|cr status|registry state|commercial registration status|activity status|license current status',
      address:
        'address of main office|main office address|main office|registered office location|official address|location of the company|headquarters address|headquarters|company headquarters|license address|licensed address',
      capital:
        'capital amount|capital paid|declared capital|total capital of the company|company s capital|capital in aed|capital aed|capital in qar|capital in omr|capital in bhd|capital in sar|capital usd',
      officers:
        'authorised signatories|authorized signatories|authorised signatory|list of managers|manager s name|manager name|general manager name|name of manager|name of general manager|managers and directors|license members managers|authorised managers|legal representative details|board members and managers',
      owners:
        'license members|licence members|license partners|list of partners|list of owners|partners and shares|partners details|partner details|partner s name|partner name|owners details|owner details|owner name|license owners|names of partners and shares|ownership details|business owners|commercial owners',
      role: 'member type|type of member|role type|relation type|person type role',
      share:
        'share %|partner share|ownership share|shares percentage|share per cent|partnership percentage|percentage of partnership|% of shares|owned percentage',
      nominal:
        'partner contribution|share value|value of share|total shares value|share amount|capital share',
      shareCount:
        'share count|shares count|number of owned shares|total number of shares owned|no of parts|number of parts|number of quotas',
      other:
        'expiry|print date|licence type|license category|license issuing authority|chamber of commerce no|chamber membership no|membership no|membership number|dcci no|dcci membership number|register no dcci|computer card no|establishment card no|parcel id|license activities|licence activities|activities|commercial activities|activity group|civil id|civil id no|emirates id|person no|qatari id|residence no|mother company|d u n s|duns no|issuance date|last renewal date|renewal date|place of issue|receipt no|transaction no|share par value|facsimile',
    },
  ],
  [
    null,
    {
      // Persian and Dari.
      name: 'نام شرکت|نام شخص حقوقی|نام حقوقی|نام کامل شرکت|نام موسسه|نام تجاری|نام تجارتی|نام واحد صنفی|نام بنگاه',
      number:
        'شماره ثبت|شناسه ملی|شماره ثبت شرکت|شناسه ملی شرکت|شماره ثبت و شناسه ملی|شماره جواز|نمبر جواز|نمبر ثبت|شماره راجستر',
      taxNumber:
        'کد اقتصادی|شماره اقتصادی|کد اقتصادی شرکت|شناسه مالیاتی|شماره پرونده مالیاتی|نمبر تشخیصیه|نمبر تشخیصیه مالیه دهنده|شماره تشخیصیه',
      legalForm: 'نوع شرکت|نوع شخص حقوقی|قالب حقوقی|نوع شخصیت حقوقی|نوع حقوقی|نوع فعالیت حقوقی|نوعیت شرکت',
      incorporated: 'تاریخ ثبت|تاریخ تاسیس|تاریخ تأسیس|تاریخ ثبت شرکت|تاریخ تاسیس شرکت|ثبت شده در تاریخ',
      status: 'وضعیت|وضعیت شرکت|وضعیت فعلی|وضعیت ثبتی',
      address:
        'نشانی|آدرس|اقامتگاه|مرکز اصلی شرکت|مرکز اصلی|نشانی مرکز اصلی|نشانی شرکت|آدرس شرکت|نشانی دفتر مرکزی|محل شرکت|اقامتگاه قانونی|آدرس قانونی|آدرس دفتر مرکزی',
      capital:
        'سرمایه|سرمایه ثبتی|سرمایه شرکت|میزان سرمایه|سرمایه ثبت شده|مبلغ سرمایه|سرمایه ابتدایی|سرمایه ثبت شده شرکت|سرمایه فعلی',
      officers:
        'مدیران|اعضای هیئت مدیره|اعضای هیات مدیره|هیئت مدیره|هیات مدیره|مدیران شرکت|سمت اشخاص|اعضای هیأت مدیره|دارندگان حق امضا|دارندگان امضای مجاز',
      owners:
        'سهامداران|شرکا|موسسین|سهامداران شرکت|شرکای شرکت|فهرست سهامداران|صاحبان سهام|نام سهامدار|نام شریک|سهمداران|مؤسسین',
      personName: 'نام و نام خانوادگی|نام خانوادگی|نام شخص|نام و تخلص|اسم و تخلص',
      role: 'سمت|عنوان شغلی|وظیفه',
      birthDate: 'تاریخ تولد',
      nationality: 'تابعیت|ملیت',
      share: 'درصد سهام|درصد سهم|درصد مالکیت|میزان سهام به درصد|فیصدی سهم',
      nominal: 'میزان سهم الشرکه|سهم الشرکه|مبلغ سهام|ارزش سهام|مبلغ اسمی|ارزش اسمی کل',
      shareCount: 'تعداد سهام|میزان سهام|تعداد سهم',
      postcode: 'کد پستی|کدپستی',
      other:
        'موضوع شرکت|موضوع فعالیت|موضوع|مدت شرکت|مدت فعالیت|شماره تلفن|تلفن|نمابر|کد ملی|شماره ملی|بازرس|بازرسان|بازرس اصلی|بازرس علی البدل|روزنامه رسمی|روزنامه کثیرالانتشار|شماره نامه|شماره روزنامه|تاریخ روزنامه|تاریخ نامه|تاریخ انتشار|شماره صفحه|شماره پیگیری|تاریخ انقضا|تاریخ صدور|ارزش هر سهم|مبلغ اسمی هر سهم|واحد ثبتی|اداره ثبت شرکت ها|نام پدر|شماره شناسنامه|مدت تصدی|توضیحات',
    },
  ],
  [
    'he',
    {
      name: 'שם החברה בעברית|שם התאגיד בעברית|שם העסק|שם השותפות|שם עוסק|שם מלא של החברה',
      formerName: 'שם באנגלית|שם החברה באנגלית|שם התאגיד באנגלית|שם קודם|שמות קודמים',
      number: 'מספר חברה ח פ|מספר החברה ח פ|מס תאגיד|מס חברה ח פ|מספר שותפות|ח צ|מספר ברשם|מספר התאגיד',
      taxNumber:
        'מספר עוסק מורשה|עוסק מורשה מספר|עוסק מורשה|מספר עוסק|תיק מס הכנסה|מספר תיק ניכויים|תיק ניכויים',
      legalForm: 'סוג התאגדות|צורת התאגדות|מעמד משפטי',
      incorporated:
        'תאריך התאגדות החברה|תאריך הקמת החברה|תאריך רישום החברה|התאגדה ביום|נרשמה ביום|תאריך יסוד',
      status: 'סטטוס תאגיד|מצב משפטי|מצב התאגיד|סטטוס החברה',
      address: 'כתובת רשומה|כתובת משרד רשום|משרד רשום|המשרד הרשום|כתובת משרדה הרשום|מען רשום|כתובת התאגיד',
      capital: 'הון מניות רשום|הון המניות הרשום|הון מניות מונפק|ההון הרשום|ההון המונפק|הון נפרע',
      officers: 'דירקטורים בחברה|רשימת דירקטורים|נושאי משרה|מנהלי החברה|פרטי דירקטורים|דירקטורים פעילים',
      owners: 'פרטי בעלי מניות|בעלי מניות בחברה|בעלי מניות פעילים|שותפים|רשימת בעלי המניות',
      personName: 'שם פרטי ושם משפחה|שם פרטי ומשפחה|שם משפחה ופרטי|שם משפחה',
      givenName: 'שם פרטי',
      share: 'אחוז אחזקה|אחוזי אחזקה|שיעור אחזקה|אחוזי החזקה|חלק יחסי',
      shareCount: 'כמות מניות מוחזקות|מניות מוחזקות|מספר המניות',
      other:
        'מטרת החברה|תחום עיסוק|מספר דרכון|ת ז|מס זהות|מספר זיהוי|סוג זיהוי|מיקוד|טלפון|פקס|ערך נקוב למניה|סוג מניות|שנה אחרונה של דוח שנתי|דוח שנתי אחרון שהוגש|אגרה שנתית|חובות|חברה מפרה|הופק בתאריך|מספר עמוד',
    },
  ],
  [
    null,
    {
      // Turkish, and of Cyprus.
      name: 'unvanı|ticaret unvanı|şirket unvanı|firma unvanı|ticari unvan|ticari unvanı|tam unvanı|şirketin unvanı|şirketin ticaret unvanı|ticaret ünvanı|firma ünvanı|şirket adı|işletme adı',
      formerName: 'eski unvanı|eski unvan|önceki unvanı',
      number:
        'ticaret sicil no|ticaret sicil numarası|ticaret sicili no|sicil numarası|sicil no|mersis|mersis no su|ticaret sicil memurluğu ve no|ticaret sicil no su|ticaret sicil müdürlüğü ve sicil no|kayıt no|tescil no|şirket kayıt no',
      taxNumber:
        'vergi dairesi ve no|vergi dairesi vergi no|vergi dairesi ve numarası|vergi dairesi ve vergi no|vergi numarası|vergi sicil no|vergi hesap no|potansiyel vergi no',
      legalForm:
        'şirket türü|şirket tipi|firma türü|şirketin türü|hukuki yapısı|hukuki statüsü|firma tipi|nevi|şirket nevi|şirketin nevi',
      incorporated:
        'kuruluş tarihi|tescil tarihi|şirket kuruluş tarihi|kuruluş tescil tarihi|sicile kayıt tarihi|ticaret siciline tescil tarihi|ilk tescil tarihi|sicil kayıt tarihi|tescil edildiği tarih',
      status:
        'durumu|firma durumu|sicil durumu|mükellefiyet durumu|şirket durumu|faaliyet durumu|kayıt durumu',
      address:
        'adresi|merkez adresi|şirket merkezi|şirket adresi|ticari adresi|tescilli adres|tescilli adresi|merkezi|iş adresi|iş yeri adresi|işyeri adresi|şirketin merkezi|şirketin adresi|kanuni merkezi|yazışma adresi|ticari ikametgahı|firma adresi|kayıtlı adres|kayıtlı adresi',
      capital:
        'sermaye|sermayesi|esas sermaye|esas sermayesi|kayıtlı sermaye|kayıtlı sermayesi|ödenmiş sermaye|ödenmiş sermayesi|şirket sermayesi|sermaye miktarı|taahhüt edilen sermaye|çıkarılmış sermaye|çıkarılmış sermayesi|şirketin sermayesi|toplam sermaye|sermaye tl|sermayesi tl',
      officers:
        'yetkililer|şirket yetkilileri|yönetim kurulu üyeleri|temsilciler|temsile yetkili kişiler|yetkili bilgileri|temsil ve ilzama yetkili kişiler|temsile yetkili olanlar|yetkili kişiler|yönetim kurulu temsilciler|firma yetkilileri|temsil yetkisine sahip kişiler|şirket müdürleri|yönetim organı|temsil ve ilzam|yöneticiler|imza yetkilileri|organlar',
      owners:
        'ortaklar|hissedarlar|ortaklık yapısı|pay sahipleri|kurucular|ortak bilgileri|kurucu ortaklar|şirket ortakları|ortakların adı soyadı|ortakları|sermaye yapısı|hissedar bilgileri|pay sahibi|hissedar|ortağın adı soyadı|ortağın adı soyadı unvanı|kurucunun adı soyadı|gerçek faydalanıcı|şirket kurucuları',
      personName:
        'adı soyadı|ad soyad|adı soyadı unvanı|ad soyad unvan|adı ve soyadı|isim soyisim|ad soyadı|adı soyadı ticaret unvanı|ünvanı adı soyadı',
      role: 'görevi|görev|sıfatı|görev unvanı|temsil sıfatı|yetki türü|yetkisi|görev dağılımı',
      birthDate: 'doğum tarihi|doğum yeri ve tarihi|doğum tarihi ve yeri',
      nationality: 'uyruğu|uyruk|vatandaşlığı|tabiiyeti|uyruğu ülkesi|tabiyeti',
      appointed:
        'görev başlangıç tarihi|göreve başlama tarihi|başlangıç tarihi|seçilme tarihi|atanma tarihi|görev başlangıcı',
      residence: 'ikametgah adresi|ikametgahı|ikamet adresi|ikametgah|yerleşim yeri|ikamet yeri',
      share:
        'hisse oranı|pay oranı|ortaklık payı oranı|hisse yüzdesi|pay yüzdesi|sermaye payı oranı|ortaklık oranı|hisse oranı %|pay oranı %|hissesi %|sermayedeki payı %',
      nominal:
        'pay tutarı|hisse tutarı|sermaye tutarı|sermaye payı|payın değeri|hisse değeri|toplam pay tutarı|payların toplam değeri|koyduğu sermaye|taahhüt ettiği sermaye|taahhüt edilen sermaye tutarı|sermaye payı tutarı|hisse tutarı tl|pay tutarı tl|hisse miktarı',
      shareCount:
        'pay adedi|hisse adedi|pay sayısı|hisse sayısı|hisse senedi adedi|payların sayısı|toplam pay adedi',
      other:
        'meslek grubu|nace kodu|faaliyet konusu|amaç ve konusu|amaç ve konu|iş konusu|iştigal konusu|süresi|şirketin süresi|vergi dairesi|telefon no|faks|faks no|web adresi|ticaret sicil müdürlüğü|ticaret sicili müdürlüğü|ticaret sicil memurluğu|yetki süresi|yetki bitiş tarihi|görev süresi|görev bitiş tarihi|temsil şekli|oda sicil no|oda kayıt no|oda kayıt tarihi|odaya kayıt tarihi|işe başlama tarihi|iş yeri açma tarihi|faaliyet kodu|faaliyet kodu ve adı|ana faaliyet kodu|ana faaliyet kodu ve adı|takvim yılı|matrah|beyan olunan matrah|tahakkuk eden vergi|tc kimlik no|t c kimlik no|kimlik no|kimlik numarası|denetçi|bağımsız denetçi|tescil edilen hususlar|ilan tarihi|ilan sıra no|gazete no|gazete tarihi|sayfa no|payın nominal değeri|beher payın değeri|pay değeri|düzenleme tarihi|veriliş tarihi|belge no|derecesi|sektörü|onay kodu|internet adresi|e posta|kep adresi',
    },
  ],
]
