/**
 * Words of which companies' and offices' names are made, in other scripts, and how lists write them in English; our own
 * collection from dictionaries and from how the development part of the lists (`training/names/README.md`) names the
 * same bodies twice. Several spellings are parted by `|`, the native one among them where lists keep it.
 */

/** Han, simplified; a run of signs is cut at these. The longer ones come first. */
const han: Readonly<Record<string, string>> = {
  股份有限公司: 'co ltd', 有限责任公司: 'co ltd', 有限公司: 'co ltd', 总公司: 'general corporation', 公司: 'company|co',
  集团: 'group', 控股: 'holdings|holding', 科技: 'technology|tech', 技术: 'technology', 电子: 'electronic|electronics',
  信息: 'information', 贸易: 'trading|trade', 商贸: 'trading|trade', 科贸: 'technology trade', 实业: 'industrial|industry',
  国际: 'international', 发展: 'development', 物流: 'logistics', 航空: 'aviation', 航天: 'aerospace|space', 石化: 'petrochemical',
  石油: 'petroleum|oil', 化工: 'chemical', 能源: 'energy', 投资: 'investment', 银行: 'bank', 大学: 'university',
  研究院: 'academy', 研究所: 'institute', 研究: 'research', 工业: 'industry|industrial', 机械: 'machinery',
  机床: 'machine tool', 数控: 'cnc', 进出口: 'import export', 供应链: 'supply chain', 管理: 'management', 海运: 'shipping',
  船务: 'shipping', 航运: 'shipping', 建设: 'construction', 工程: 'engineering', 创新: 'innovation', 高科: 'high tech',
  半导体: 'semiconductor', 通信: 'communications', 通用: 'general', 中国: 'china', 香港: 'hong|hk kong', 北京: 'beijing',
  上海: 'shanghai', 深圳: 'shenzhen', 广州: 'guangzhou', 大连: 'dalian', 浙江: 'zhejiang', 江苏: 'jiangsu', 江西: 'jiangxi',
  山东: 'shandong', 广东: 'guangdong', 四川: 'sichuan', 武汉: 'wuhan', 新疆: 'xinjiang', 辽阳: 'liaoyang', 扬州: 'yangzhou',
  义乌: 'yiwu', 哈尔滨: 'harbin', 天津: 'tianjin', 南京: 'nanjing', 厦门: 'xiamen', 青岛: 'qingdao', 市: 'city', 省: 'province',
  会: 'association', 局: 'bureau', 部: 'ministry', 厂: 'factory|plant', 株式会社: 'kk', 有限会社: 'kk',
  代理: 'agency|forwarding', 货运代理: 'freight forwarding', 货运: 'freight', 运输: 'transport|transportation', 仓储: 'storage|warehousing',
  发动机: 'engine', 光电: 'optoelectronics|photoelectric', 光学: 'optical|optics', 激光: 'laser', 仪器: 'instrument|instruments', 设备: 'equipment',
  空间: 'space', 卫星: 'satellite', 世纪: 'century', 工贸: 'industry trade', 材料: 'material|materials', 新材料: 'new materials', 软件: 'software',
  网络: 'network', 智能: 'intelligent', 数据: 'data', 自动化: 'automation', 精密: 'precision', 制造: 'manufacturing', 生产: 'production',
  生物: 'biotechnology|biological', 制药: 'pharmaceutical', 医疗: 'medical', 医药: 'pharmaceutical', 汽车: 'automobile|auto', 船舶: 'ship|shipbuilding',
  造船: 'shipbuilding', 重工: 'heavy industry', 钢铁: 'steel', 矿业: 'mining', 煤炭: 'coal', 电力: 'electric|power', 电气: 'electric|electrical',
  电器: 'electrical', 核: 'nuclear', 兵器: 'weapons', 军: 'army', 公安局: 'public security bureau', 兵团: 'corps', 服务: 'service|services',
  咨询: 'consulting', 食品: 'food|foods', 纺织: 'textile', 服装: 'clothing|garment', 农业: 'agricultural|agriculture', 渔业: 'fishery|fisheries',
  金融: 'financial|finance', 保险: 'insurance', 证券: 'securities', 基金: 'fund', 房地产: 'real estate', 建筑: 'construction|building',
  中心: 'center|centre', 学院: 'institute|college', 科学院: 'academy sciences', 科学: 'science', 协会: 'association', 委员会: 'committee|commission',
  商会: 'chamber commerce', 企业: 'enterprise|enterprises', 产业: 'industry', 环球: 'global', 全球: 'global', 亚洲: 'asia', 亚太: 'asia pacific',
  远东: 'far east', 太平洋: 'pacific', 长沙: 'changsha', 烟台: 'yantai', 宁波: 'ningbo', 苏州: 'suzhou', 杭州: 'hangzhou', 成都: 'chengdu',
  重庆: 'chongqing', 西安: 'xian', 沈阳: 'shenyang', 吉林: 'jilin', 辽宁: 'liaoning', 河北: 'hebei', 河南: 'henan', 湖北: 'hubei', 湖南: 'hunan',
  安徽: 'anhui', 福建: 'fujian', 云南: 'yunnan', 甘肃: 'gansu', 丹东: 'dandong', 台湾: 'taiwan', 台北: 'taipei', 澳门: 'macau|macao',
  东京: 'tokyo', 大阪: 'osaka', 日本: 'japan|nippon', 朝鲜: 'korea|choson', 韩国: 'korea',
} // prettier-ignore

/** Traditional signs of the words above → simplified ones. */
const simplified: Readonly<Record<string, string>> = {
  責: '责', 總: '总', 團: '团', 術: '术', 電: '电', 貿: '贸', 實: '实', 業: '业', 國: '国', 際: '际', 發: '发', 銀: '银', 學: '学', 機: '机',
  進: '进', 應: '应', 鏈: '链', 運: '运', 務: '务', 創: '创', 體: '体', 導: '导', 廣: '广', 東: '东', 連: '连', 遼: '辽', 陽: '阳', 揚: '扬',
  義: '义', 烏: '乌', 爾: '尔', 濱: '滨', 廈: '厦', 門: '门', 島: '岛', 會: '会', 廠: '厂', 設: '设', 資: '资', 數: '数', 漢: '汉', 蘇: '苏',
  龍: '龙', 貨: '货', 輸: '输', 倉: '仓', 儲: '储', 動: '动', 儀: '仪', 備: '备', 間: '间', 衛: '卫', 紀: '纪', 軟: '软', 網: '网', 絡: '络',
  據: '据', 製: '制', 產: '产', 産: '产', 藥: '药', 療: '疗', 醫: '医', 車: '车', 鋼: '钢', 鐵: '铁', 礦: '矿', 氣: '气', 軍: '军', 詢: '询',
  紡: '纺', 織: '织', 裝: '装', 農: '农', 漁: '渔', 險: '险', 證: '证', 築: '筑', 協: '协', 員: '员', 環: '环', 亞: '亚', 遠: '远', 長: '长',
  煙: '烟', 寧: '宁', 慶: '庆', 瀋: '沈', 雲: '云', 肅: '肃', 臺: '台', 灣: '湾', 鮮: '鲜', 韓: '韩', 圖: '图', 無: '无', 線: '线',
} // prettier-ignore

/** Hangul; the longer ones come first. */
const hangul: Readonly<Record<string, string>> = {
  주식회사: 'kk', 총회사: 'general corporation', 무역회사: 'trading corporation', 회사: 'company|corporation', 무역: 'trading|trade',
  은행: 'bank', 조선: 'korea|choson', 국제: 'international', 대외건설: 'external construction', 건설: 'construction',
  전람사: 'exhibition corporation', 연구소: 'research center|centre', 원자력: 'nuclear|atomic', 공업부: 'ministry industry',
  공업: 'industry', 대학: 'university', 해운: 'shipping', 선박: 'shipping', 항공: 'aviation|air', 개발: 'development', 투자: 'investment',
  보험: 'insurance', 기술: 'technology', 국가: 'state|national', 해사: 'maritime', 감독국: 'bureau', 인민군: 'peoples army',
  민주주의인민공화국: 'dprk',
} // prettier-ignore

/** Arabic and Persian, word by word, without the article. */
const arabic: Readonly<Record<string, string>> = {
  شركة: 'company|sharika', شرکت: 'company|sherkat', مؤسسة: 'establishment|corporation|foundation', موسسة: 'establishment|corporation',
  موسسه: 'institute|institution', بنك: 'bank', مصرف: 'bank', بانک: 'bank', بانك: 'bank', العامة: 'general', عامة: 'general',
  مجموعة: 'group', گروه: 'group', مركز: 'center|centre', مرکز: 'center|centre', صنايع: 'industries|industry', صنایع: 'industries|industry',
  هوایی: 'aviation|air', هوافضا: 'aerospace', دانشگاه: 'university', جامعة: 'university', وزارة: 'ministry', وزارت: 'ministry',
  سازمان: 'organization|organisation', منظمة: 'organization|organisation', تحقیقات: 'research', پژوهشگاه: 'research institute',
  مهندسی: 'engineering', مهندسي: 'engineering', تجارة: 'trading|trade', تجارت: 'trading|tejarat', تجارية: 'trading|commercial', بازرگانی: 'trading|commercial',
  نفت: 'oil|petroleum|naft', نفط: 'oil|petroleum', گاز: 'gas', غاز: 'gas', پتروشیمی: 'petrochemical', ملی: 'national|melli', وطنية: 'national',
  ایران: 'iran', إيران: 'iran', سوريا: 'syria', سورية: 'syrian|syria', دولية: 'international', بین: 'inter|international', صناعة: 'industry', صناعات: 'industries',
  استثمار: 'investment', سرمایه: 'investment', قابضة: 'holding', نقل: 'transport', حمل: 'transport', شحن: 'shipping', ملاحة: 'shipping|navigation',
  کشتیرانی: 'shipping', سفن: 'ships|shipping', طيران: 'aviation|airlines', هواپیمایی: 'airlines|aviation', اسلامی: 'islamic', إسلامية: 'islamic', اسلامية: 'islamic',
  جمهوری: 'republic', جمهورية: 'republic', انقلاب: 'revolution|revolutionary', سپاه: 'corps|guard|sepah', پاسداران: 'guards|guard|pasdaran', بنیاد: 'foundation|bonyad',
  تعاون: 'cooperation|cooperative|taavon', فرقة: 'division|brigade', لواء: 'brigade', سرايا: 'brigades', كتائب: 'brigades', حزب: 'party|hezb', حركة: 'movement',
  جبهة: 'front', جيش: 'army', جمعية: 'association|society', تكنولوجيا: 'technology', فناوری: 'technology', فوسفات: 'phosphate', مناجم: 'mines', معدن: 'mining|minerals',
  انشاءات: 'construction', ساختمانی: 'construction', توسعه: 'development', تولید: 'production', تولیدی: 'production|manufacturing', عمومية: 'general',
} // prettier-ignore

/** Cyrillic, Persian and Arabic phrases for what a body is → the short form. */
const legalForms: readonly (readonly [RegExp, string])[] = [
  [/общество с ограниченной ответственностью|товариство з обмеженою відповідальністю/g, ' ooo '],
  [/(?:публичное|открытое) акционерное общество|публічне акціонерне товариство/g, ' pao '],
  [/закрытое акционерное общество|приватне акціонерне товариство/g, ' zao '],
  [/акционерное общество|акціонерне товариство/g, ' ao '],
  [/федеральное государственное унитарное предприятие/g, ' federal state unitary enterprise '],
  [/научно[ -]*производственн(?:ое|ого) предприяти[ея]/g, ' npp '],
  [/научно[ -]*производственн(?:ое|ого) объединени[ея]/g, ' npo '],
  [/научно[ -]*производственн(?:ая|ой) компани[яи]|научно[ -]*производственн(?:ый|ого) комплекса?/g, ' npk '],
  [/центральн(?:ый|ого) научно[ -]*исследовательск(?:ий|ого) институт[а]?/g, ' tsnii '],
  [/научно[ -]*исследовательск(?:ий|ого) институт[а]?/g, ' nii '],
  [/(?:опытн|особ)ое конструкторское бюро/g, ' okb '],
  [/специальное конструкторское бюро/g, ' skb '],
  [/конструкторское бюро/g, ' kb '],
  [/торговый дом/g, ' td '],
  [/управляющая компания/g, ' uk '],
  [/промышленная группа/g, ' pg '],
  [/(?:شر[\p{L}\p{M}]+ )?(?:با|ذات) مس[\p{L}\p{M}]{1,6}[تة] محدود[\p{L}\p{M}]*/gu, ' llc '],
  [/سهام[یي] (?:عام|خاص)/gu, ' jsc '],
  [/войсковая часть/g, ' vch '],
  [/федеральное казенное учреждение/g, ' fku '],
  [/российской академии наук/g, ' ran '],
]

/** How Cyrillic words begin → English, and the word itself romanised beside it. */
const cyrillicStems: readonly (readonly [string, string])[] = [
  ['научно', 'research|scientific|science'], ['исследоват', 'research'], ['производств', 'production|industrial|manufacturing'],
  ['предприят', 'enterprise'], ['конструкторск', 'design'], ['завод', 'plant|factory|works'], ['фабрик', 'factory'], ['приборостроит', 'instrument'],
  ['приборостроен', 'instrument|instrumentation'], ['машиностроит', 'engineering|machine'], ['корпорац', 'corporation'], ['компани', 'company'],
  ['институт', 'institute'], ['университет', 'university'], ['центр', 'center|centre'], ['систем', 'systems|system'], ['технолог', 'technologies|technology'],
  ['связи', 'communication|communications'], ['авиацион', 'aviation|aircraft'], ['судостроит', 'shipbuilding'], ['государствен', 'state'],
  ['федеральн', 'federal'], ['республик', 'republic'], ['министерств', 'ministry'], ['министр', 'ministry'], ['транспорт', 'transport'], ['агентств', 'agency'],
  ['энерг', 'energy|power'], ['банк', 'bank'], ['торгов', 'trading|trade'], ['объединен', 'united|association'], ['группа', 'group'], ['радиочастот', 'radio'],
  ['космическ', 'space'], ['двигател', 'engine|engines'], ['оборон', 'defense|defence'], ['главн', 'main'], ['имени', 'named'], ['им', 'named'],
  ['аппаратур', 'equipment'], ['точн', 'precision'], ['прецизион', 'precision'], ['ракет', 'missile|rocket'], ['вооружен', 'armed|missiles|weapons'],
  ['электро', 'electro|electric'], ['механическ', 'mechanical'], ['химическ', 'chemical'], ['нефт', 'oil|petroleum'], ['газ', 'gas'], ['металлург', 'metallurgical'],
  ['морск', 'maritime|marine|sea'], ['порт', 'port'], ['строит', 'construction'], ['фонд', 'fund|foundation'], ['союз', 'union'], ['парти', 'party'],
  ['народн', 'peoples|national'], ['национальн', 'national'], ['военн', 'military'], ['служб', 'service'], ['управлен', 'administration|directorate|department'],
  ['международн', 'international'], ['инвестицион', 'investment'], ['проектн', 'design|project'], ['бюро', 'bureau'], ['организац', 'organization|organisation'],
  ['московск', 'moscow'], ['российск', 'russian'], ['совместн', 'joint'], ['частн', 'private'], ['охранн', 'security'], ['техническ', 'technical'],
  ['промышлен', 'industrial|industry'], ['комбинат', 'plant|combine'], ['учрежден', 'institution'], ['судоходн', 'shipping'], ['пароходств', 'shipping'],
  ['ремонтн', 'repair'], ['лаборатор', 'laboratory'], ['опытн', 'experimental'], ['специальн', 'special'], ['безопасност', 'security'], ['страхов', 'insurance'],
] // prettier-ignore

export const companyWords = { han, simplified, hangul, arabic, legalForms, cyrillicStems } as const
