import type { CompanyStatus } from '../../../../../vocabulary/companies/company.ts'

/** Words of registers of Africa, the Near East, Asia and Oceania for a status; as `plainOf` has them, the gravest first. */
export const africaAndAsiaStatuses: readonly (readonly [CompanyStatus, RegExp])[] = [
  [
    'dissolved',
    /(?<!\p{L})(?:dissous|liquidee?|radie d.office|radiation definitive|cessation definitive|annulee?|ferme?ture definitive|dissolvido|liquidad[ao]|encerrad[ao] definitivamente|struck-off|strike[- ]?off|de-registered|final deregistration|deregistration final|deregistered|removed from (?:the )?register|cancellation of registration|amalgamated|defunct|lapsed|ceased registration|dibubarkan|dibatalkan|bubar|dicabut|digulung|da giai the|giai the|cham dut (?:ton tai|hoat dong)|tugatilgan|legv etilmis|terkin edilmistir|tasfiye sonu terkin)(?!\p{L})|таратыл[гғ]ан|таратылды|жо[йи]ыл[гғ]ан|тарады|татан буугдсан|хасагдсан|ликвидированн?о?|исключен[ао]? из реестра|მოკლული|გაუქმებულ|ლიკვიდირებულ|լուծարված|رد شده|منحله|ابطال شده|لغو شده|مشطوبة|محلولة|منقضي|شطبت|ملغى|ملغاة|מחוסלת|נמחקה|נמחק|פורקה|已注销|已吊销|已撤销|已歇业清算|已撤銷|廢止|撤銷|歇業|撤回登記|已除名|不再註冊|閉鎖|清算結了|合併解散|해산간주|청산종결|폐쇄|폐업자|หมดสภาพ|เสรจการชำระบญช|เปนบรษทราง|เปนหางราง|^ราง$|ถกขดชอ|ขดชอ|เลกกจการ|เลกบรษท|เลกหาง|^เลก$/u,
  ],
  [
    'in_liquidation',
    /(?<!\p{L})(?:liquidation amiable|liquidation des biens|reglement preventif|cessation des paiements|procedure collective|en cours de dissolution|en cours de radiation|en redressement|em dissolucao|em processo de insolvencia|business rescue|judicial management|under liquidation|under administration|provisional liquidation|voluntary liquidation|compulsory liquidation|administrator appointed|external administration|externally administered|receiver appointed|under process of striking off|under cirp|winding[- ]up|dalam likuidasi|dalam penggulungan|penggulungan|pailit|dalam pailit|dang giai the|dang lam thu tuc giai the|pha san|tasfiye halinde|konkordato|tugatilmoqda|legv prosesinde)(?!\p{L})|таратылу|тара?тылууда|татан буугдаж|დალიკვიდაც|ლიკვიდაციის პროცეს|լուծարման|در حال تصفیه|در حال تصفيه|تصفیه|ورشکسته|في طور التصفية|في حالة تصفية|تحت التصفيه|في التصفية|إفلاس|افلاس|בהליכי פירוק|בפירוק|כינוס נכסים|בכינוס|正在清算|清算中|破产重整|解散中|清盤中|強制清盤|破産手続|特別清算|更生手続|再生手続|회생절차|파산선고|청산절차|เลกและชำระบญช|อยระหวางชำระบญช|ลมละลาย|พทกษทรพย/u,
  ],
  [
    'inactive',
    /(?<!\p{L})(?:en veille|mise en sommeil|suspendue?s?|suspension|cessation temporaire|arret temporaire|cessation d.activite|inactivos?|inactive?s?|not trading|not in operation|non-?operational|not operating|pending deregistration|deregistration process|ar deregistration|dorman|tidak aktif|tidak beroperasi|nonaktif|dibekukan|diblokir|tam ngung|tam ngung (?:hoat dong|kinh doanh)|ngung hoat dong|faaliyeti? durdurulmus|gayri ?faal|faal olmayan|faol emas|to.xtatilgan)(?!\p{L})|не де[йи]ствует|неактивн|приостановлен|әрекет етпейтін|ү[йи]л ажиллагаагү[йи]|غير نشط|غير فعال|غير ساري|غير قائم|غير سارية|غیر ?فعال|غیرفعال|متوقف|موقوفة|معلقة|مجمد|منتهية|معطل|לא פעילה|רדומה|停業中|暂停营业|暫停營業|休業|휴업자|휴면/u,
  ],
  [
    'active',
    /(?<!\p{L})(?:immatricule|immatriculee|en exploitation|en cours d.activite|en regle|operationnel(?:le)?|en cours de validite|matriculad[ao]|em actividade|em atividade|em vigor|in business|in operation|operational|registration complete|aktif|masih aktif|beroperasi|masih wujud|terdaftar|dang hoat dong|hoat dong|faal|faaliyette|faol|amalda|hereket edir|isletilir|feal|faaliyyetde)(?!\p{L})|әрекет етуш|тіркелген|колдонуудаг|катталган|иш жүргүзуп|де[йи]ствител|идэвхтэй|бүртгэлтэ[йи]|აქტიურ|რეგისტრირებულ|գործող|فعاله|معتبر|در حال فعالیت|ثبت شده|نشطة|قائمة|قيد التشغيل|مسجلة|סטטוס פעיל|רשומה|正常营业|开业中|營業中|核准設立|核准登記|存在|已登记|已登記|仍然註冊|仍注册|営業中|존속|등기중|계속|ยงดำเนนกจการ|ดำเนนกจการอย|คงอย|จดทะเบยน/u,
  ],
]
