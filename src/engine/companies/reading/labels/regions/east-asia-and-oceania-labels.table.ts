import type { RegionLabels } from '../label-kinds.ts'

/** As registers of China, Hong Kong, Macao, Taiwan, Japan, Korea, Australia, New Zealand and the islands of the Pacific print them. */
export const eastAsiaAndOceaniaLabels: RegionLabels = [
  [
    'zh',
    {
      name: '企业中文名称|企業中文名稱|中文名称|中文名稱|业务所用名称|業務所用名稱|業務法團所用名稱|业务法团所用名称|商號名稱|商号名称|法團名稱|机构名称|機構名稱|纳税人名称|市场主体名称|經營主體名稱|经营主体名称|合伙企业名称|個體戶名稱|字号名称|公司全称|公司全稱|组织名称|登記名稱|營利事業名稱',
      formerName:
        '曾用名|曾用名称|曾用名稱|原名称|英文名称|英文名稱|公司英文名称|公司英文名稱|章程所訂外文公司名稱|外文公司名稱|企业英文名称|前称|前稱|公司名稱英文|葡文名稱|更名前名称',
      number:
        '公司註冊號碼|公司注册号码|公司註冊編號|公司注册编号|商業登記證號碼|商业登记证号码|商業統一編號|營利事業統一編號|統一社會信用代碼注册号|统一社会信用代码注册号|唯一业务识别码|唯一業務識別碼|註冊編號|注册编号|商業登記編號|登記編號|登记编号|企业注册号|企業註冊號|執照編號|执照编号|营业执照注册号|营业执照号|商業名稱編號|法人編號',
      taxNumber:
        '纳税人识别号码|納稅人識別號碼|纳税人编号|納稅人編號|税务登记号|稅籍編號|税务登记证号|納稅編號|稅務編號',
      legalForm:
        '公司性质|公司性質|企业性质|企業性質|经济类型|經濟類型|组成形式|組成形式|商業組織|商业组织|公司種類|公司种类|法人類型|法人类型|企業組織形式|企业组织形式|主體類型|市场主体类型|经济性质|法人種類',
      incorporated:
        '注册成立日期|註冊日期及時間|公司成立日期|设立登记日期|設立登記日期|成立登记日期|核准设立日期|註冊成立為法團的日期|注册成立的日期|註冊成立的日期|開始營業日期|設立核准日期|成立年月|组建日期',
      status:
        '企业登记状态|企業登記狀態|公司状态|公司狀態|登记状况|登記狀況|经营状况|經營狀況|存续状态|存續狀態|现状|現狀|营业状况|營業狀況|商業現況|登記情況',
      address:
        '註冊地|注册地|企业地址|企業地址|通讯地址|法定住所|主要办事机构所在地|主營業所|法人住所|法人住所地址|公司住所|公司住址|主要营业场所|主要營業場所|營業所在地|营业所在地|商業地址|登記地址|登记地址|註冊辦事處|注册办事处|營業處所',
      capital:
        '注册资本(万元)|注册资本总额(万元)|注册资本人民币|资金数额|資金數額|投资总额|法定股本|已缴股本|已繳股本|繳足股本|已發行股份總款額|成员出资总额|成員出資總額|登記資本額|登記資本|总股本|總股本|已缴付股本|公司資本|公司资本|註冊資本額|實收資本|實繳資本額|出資總額|注册資金',
      officers:
        '法定代表人姓名|法人姓名|负责人姓名|負責人姓名|經營者姓名|经营者姓名|执行事务合伙人|執行事務合夥人|執行業務合夥人|董事会|董事會|董事会成员名单|董事名單|董事名单|董事及秘書|董事及监事|董事、監察人及經理人名單|經理人名單|首任董事|行政管理機關成員|行政管理机关成员|行政管理機關|行政管理机关|股東及董事|成员信息|管理人员|主要成员|主管人员|董監事資料|董監事|監察人',
      owners:
        '股東資料|股东资料|股东及出资|股东出资信息|股东（发起人）出资信息|發起人名單|股東或合夥人|出資者|创办成员|創辦成員|实际控制人|最终受益人|最終受益人|受益所有人|實益擁有人|重要控制人|股東或其他負責人|认股人|認股人|投资者|投資者名稱|股東會成員|合伙人信息|合伙人名录|合夥人姓名|现任股东|成員名單|持股情況|出资情况',
      personName:
        '姓名或公司名稱|姓名或法人名稱|姓名名称|姓名/名称|股东（发起人）名称|股东(发起人)|名字|中文姓名|英文姓名|股东名称或姓名|合伙人名称|投资人名称|投资人姓名|監事姓名|姓名、名稱',
      role: '职称|職稱|职位名称|身份|身分|職銜|职衔|担任职务|擔任職務',
      birthDate: '出生年月日|出生年月',
      nationality: '国别|國別|国家或地区|國家或地區',
      appointed: '任职日期|任職日期|委任日期|获委任日期|獲委任日期|就任日期|到职日期',
      residence: '住址|通常住址|通訊地址|董事住址|家庭住址',
      share:
        '出资比例（%）|持股百分比|出資額比例|股份比例|占比|所占比例|所佔比例|百分比|持股比例（%）|投资比例|投資比例|股權比例|股份百分率|出资占比|认缴出资比例|所佔百分率',
      nominal:
        '认缴出资|認繳出資|认缴出资额|認繳金額|出资金额|出資金額|认缴出资额（万元）|认缴额（万元）|实缴额（万元）|投资额|投資額|股金|股額|面值总额|金額|金额|出资数额|出資數額|股之價值',
      shareCount:
        '持股数量|持股數量|股份数量|股份數量|股数|股數|持有股份数|持股数（股）|所持股數|獲配發股份|持有股份的數目|股份总数目|现时持有量',
      other:
        '每股金額|每股面值|已發行股份總數|已发行股份总数|所代表法人|認繳出資日期|认缴出资日期|认缴出资方式|實繳出資日期|实缴出资日期|出资日期|出資日期|出资时间|出資時間|证件号码|證件號碼|身份证号码|身份證號碼|护照号码|護照號碼|身份证明文件号码|公司秘書資料|統計編號|届满日期|屆滿日期|生效日期|費用及徵費|登記費及徵費|分行名稱|業務分行名稱|股份類別|股份类别|货币单位|貨幣單位|结算日期|結算日期|申报日期|本申報表日期|本申报表的结算日期|提交人的资料|提交人資料|行業|營業項目|核准变更日期|最近登記日期|登记日期及编号|有效期至|有效期限|执照有效期|所属行业|所屬行業|人员规模|参保人数|電話|传真|傳真|电子邮箱|電子郵箱|電郵|电邮|郵政編碼|邮政编码|邮编|备注|備註|附註|负债|行政區劃|登記宗旨|所營事業|宗旨|性别|性別|任期|民族|学历|政治面貌|主管稅務機關|主管税务机关|變更項目|变更事项|變更事項|变更前内容|变更后内容|变更日期|變更日期',
    },
  ],
  [
    'ja',
    {
      name: '法人の名称|法人の商号又は名称|組合名称|事業所名|会社の商号|屋号|商号名称',
      formerName: '英文商号|英文名称|商号の英文表示|フリガナ|商号（フリガナ）|旧名称',
      number: '法人等番号|国税庁法人番号|会社番号|登記簿番号|許可番号',
      taxNumber: 'インボイス登録番号|適格請求書発行事業者の登録番号|適格請求書登録番号',
      legalForm: '法人格|会社形態|会社区分|法人区分|法人形態',
      incorporated: '設立登記日|設立登記年月日|創立年月日|法人設立年月日|会社設立日|成立の年月日|設立',
      status: '法人の状態|登記記録の状態|会社状態',
      address:
        '本店又は主たる事務所の所在地|登記上の所在地|登記上の本店所在地|本社|主たる事務所の所在場所|本店所在場所|所在場所|本店の所在場所|本社住所|事業所所在地',
      capital: '出資の総額|資本金等の額|資本金（円）|払込資本金|基金の総額|出資総額|資本の総額',
      officers:
        '役員名簿|役員一覧|代表取締役の氏名|代表者の氏名|代表者名|役員の氏名|取締役及び監査役|代表者役職氏名|代表者の役職及び氏名|役員の状況',
      owners:
        '株主の氏名又は名称及び住所|株主構成|主要株主|大株主の状況|出資者名|株主一覧|持分権者|社員の氏名又は名称|実質的支配者|実質的支配者情報|実質的支配者の氏名',
      personName: '氏名・名称|氏名（名称）|氏名・商号|株主の氏名|役員名|氏名等',
      role: '役名|役職等|職名|地位',
      share:
        '所有割合|持分割合|出資比率|議決権の保有割合|議決権比率|持株割合|所有株式の割合|議決権割合（%）|保有割合|持株比率（%）|比率',
      nominal: '出資額（円）|出資の額|払込金額|出資口数金額',
      shareCount: '所有株式数（株）|株数|議決権の数|所有株数|保有株数|保有する株式の数|出資口数|口数',
      postcode: '郵便番号',
      other:
        '法人番号指定年月日|変更年月日|登記の事由|原因年月日|会計監査人|会計監査人設置会社に関する事項|監査法人|事業年度|決算期|決算月|事業内容|事業目的|電話番号|FAX番号|従業員数|取引銀行|登記年月日|任期|備考|登録年月日|発行可能株式の総数|株券を発行する旨の定め|株式の名義書換|存続期間|解散の事由|支店|取得年月日|続柄',
    },
  ],
  [
    'ko',
    {
      name: '상호 법인명|업체명|기업명|단체명|법인명 상호|기업체명|상호 또는 법인명|회사 상호|법인의 명칭|명칭',
      formerName: '영문상호|영문 상호|영문명|영문회사명|구 상호|변경 전 상호',
      number: '법인 등록 번호|법인등록 번호|등록 번호|법인번호|외국인투자기업등록번호',
      taxNumber: '사업자 등록 번호|사업자번호|고유번호|납세자번호',
      legalForm: '법인형태|기업 형태|법인의 종류|사업자유형|사업자 유형|회사형태|법인유형|법인 구분',
      incorporated:
        '회사성립 연월일|회사 성립 연월일|법인설립일|법인 설립일|설립 연월일|설립년월일|설립등기일|설립 등기일|개업 연월일|개업일|개업일자|설립일 개업일',
      status: '등기 상태|법인상태|휴폐업상태|휴폐업 상태|사업자 상태|법인 상태|기업상태',
      address:
        '사업장주소|본사소재지|사업장 주소|본점주소|본점 주소|본사 주소|영업소 소재지|본사|주된 사무소|주사무소|주사무소 소재지|주된 사무소 소재지|사업장|본점의 소재지',
      capital: '납입자본금|총 자본금|출자총액|자본금 총액|출자금총액|자본금액|자산의 총액|납입 자본금',
      officers:
        '성명 대표자|대표자명|대표이사명|이사회|임원현황|임원 현황|임원명단|임원 명단|임원의 성명|대표자 성명 직위|대표자 현황|등기임원',
      owners:
        '주주현황|주주 현황|주주성명|주주 성명|출자자 성명|사원|사원명부|주요주주|주요 주주|주주구성|최대주주|주주 등의 명세|출자자명|실제소유자',
      personName:
        '성명 법인명|성명 상호|주주 성명 명칭|성명 또는 법인명|성명 또는 상호|성명 단체명|이름 명칭',
      role: '직급|직명|직위 직책',
      nationality: '국적 소재국|국가',
      appointed: '취임일자|취임 일자|선임일|선임일자|취임 연월일',
      share:
        '지분|소유 지분율|출자비율|소유지분율|지분비율 %|지분율 %|주식비율|보유지분율|지분 비율|비율|소유비율 %',
      nominal: '금액|출자금액 원|소유금액|주식금액|출자가액|출자금|출자 금액|액면총액|출자의 목적 및 가액',
      shareCount:
        '소유주식 수|보유 주식수|주식 수|소유 주식수|보유주식 수|주식수 주|소유주식수 주|인수주식수|보유수량|출자 좌수',
      postcode: '우편번호',
      other:
        '과세유형|관할등기소|등기기록의 개설 사유 및 연월일|전자우편|전화번호|팩스|열람일시|발급확인번호|접수번호|처리기간|공동사업자|사업자 단위 과세|주주총회|결산월|주식의 종류|1주당 금액|1주당 가액|액면가|액면가액|비고|주민등록번호|발행주식의 총수와 그 종류 및 각각의 수|발행주식총수|발행주식 총수|법인에 관한 사항|지점에 관한 사항|지배인에 관한 사항|명의개서대리인|전자세금계산서 전용 전자우편 주소|사업의 목적|임기|작성일|작성일자|기준일|발급일|발급일자|관할세무서|업종|주주와의 관계|관계',
    },
  ],
  [
    'en',
    {
      name: 'current organisation name|current organisation details|organisation|company name at registration|registered organisation name|name of corporation registered|name of overseas company|entity full name',
      formerName: 'previous organisation name|former organisation name|former names of company|name before',
      number:
        'australian company number|australian registered body number|a c n|arbn|organisation number|organisation no|company acn|acn arbn|nzbn number|new zealand business number|companies register number|company number nzbn|br no|br number|unique business identifier|ubi|ubi no|ubi number|business registration certificate number|c r number|companies registry number|ipa number|vfsc number|vfsc registration number|registration number ipa',
      taxNumber:
        'ird number|gst ird number|tfn|tax file number tfn|a b n|abn number|business tax number|tin fiji',
      legalForm:
        'organisation type|organisation class|type of organisation|company sub class|company subclass|entity structure|nature of body corporate',
      incorporated:
        'date of incorporation in original jurisdiction|registration start date|start date of registration|date of registration australia|date registered with asic|original incorporation date|date of commencement of registration in register',
      status: 'organisation status|status of organisation|registration state|register status|entity state',
      address:
        'address of registered office in australia|current registered office|registered office address in hong kong|registered office in hong kong|address for service|address for service of company|principal place of business address|registered office physical address|current principal place of business',
      capital:
        'total paid up share capital|total amount paid on shares|total amount paid|total amount of issued shares|total consideration for shares|issued and fully paid share capital|paid up capital of company',
      officers:
        'officeholders|office holders|office bearers|current officeholders|current officeholder|roles|directors company secretaries|details of director|company officeholders|directors natural person|directors body corporate|director natural person|first directors',
      owners:
        'share allocations|shareholders in allocation|share allocation|members of the company|member details|beneficial holder|ultimate holding company name and acn|founder members|particulars of member s|details of members|ultimate holding entity',
      personName: 'name of officeholder|officeholder name|name in english|name of officer holder|member name',
      appointed: 'appointment begin date|appointment start|date of consent|consent date|began on',
      share: 'percentage of total share capital|% of total shares|percentage of shares held',
      nominal: 'total amount paid on class|total paid|amount paid for shares|total amount unpaid',
      shareCount:
        'number held|number of shares in allocation|shares in allocation|total number of shares|current holding|number of shares issued held',
      other:
        'review date|next review date|regulator|document no|locality of registered office|disclosing entity|registered in|beneficially held|beneficially owned|fully paid|share structure|satisfied charges|asic extract|australian business register|annual return filing month|annual return last filed|fra reporting month|constitution filed|ultimate holding company|addresses for communication|governing authority|place of registration|branch name|business branch name|fee and levy|date of commencement|date of expiry certificate|presentor s reference|presentor|passport issuing country|hong kong identity card number|identification document|date of this return|capacity alternate to|correspondence address in hong kong',
    },
  ],
]
