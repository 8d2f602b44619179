import type { KindPage } from './matching/kind-page.ts'

/** Lines of one side as a reader has them, invented holders; `|||` parts what stands side by side. */
export interface GoldenSide {
  readonly id: string
  readonly side: 'FRONT' | 'BACK'
  readonly lines: readonly string[]
  readonly further?: Partial<Omit<KindPage, 'lines' | 'labels'>>
  /** Values that have no label, by key. */
  readonly values?: Readonly<Record<string, string>>
}

export const goldenAsia: readonly GoldenSide[] = [
  {
    id: 'ind-pan-1995',
    side: 'FRONT',
    lines: ['आयकर विभाग ||| भारत सरकार', 'INCOME TAX DEPARTMENT ||| GOVT. OF INDIA', 'RAHUL KUMAR VERMA', 'SURESH VERMA',
      '12/08/1974', 'Permanent Account Number', 'ABCPV1234K', 'Signature'],
    values: { fullName: 'RAHUL KUMAR VERMA', dob: '12/08/1974' },
  },
  {
    id: 'ind-pan-2017',
    side: 'FRONT',
    lines: ['आयकर विभाग ||| भारत सरकार', 'INCOME TAX DEPARTMENT ||| GOVT. OF INDIA', 'स्थायी लेखा संख्या कार्ड',
      'Permanent Account Number Card', 'ABCPV1234K', 'नाम / Name', 'RAHUL KUMAR VERMA', "पिता का नाम / Father's Name", 'SURESH VERMA',
      'जन्म की तारीख / Date of Birth', '12/08/1974', 'हस्ताक्षर / Signature'],
    values: { documentNumber: 'ABCPV1234K' },
  },
  {
    id: 'ind-aadhaar',
    side: 'FRONT',
    lines: ['भारत सरकार', 'GOVERNMENT OF INDIA', 'राहुल वर्मा', 'Rahul Verma', 'जन्म तिथि / DOB: 12/08/1974', 'पुरुष / MALE',
      '2345 6789 0124', 'मेरा आधार, मेरी पहचान'],
    values: { fullNameLocal: 'राहुल वर्मा', fullName: 'Rahul Verma', sex: 'पुरुष / MALE', documentNumber: '2345 6789 0124' },
  },
  {
    id: 'ind-voter',
    side: 'FRONT',
    lines: ['भारत निर्वाचन आयोग', 'ELECTION COMMISSION OF INDIA', 'मतदाता फोटो पहचान पत्र', 'ELECTOR PHOTO IDENTITY CARD', 'XYZ1234567',
      'निर्वाचक का नाम : राहुल वर्मा', "Elector's Name : Rahul Verma", 'पिता का नाम : सुरेश वर्मा', "Father's Name : Suresh Verma",
      'लिंग / Sex : पुरुष / M', 'Date of Birth : 12/08/1974'],
    values: { documentNumber: 'XYZ1234567' },
  },
  {
    id: 'ind-driving-licence-2019',
    side: 'FRONT',
    lines: ['Indian Union Driving Licence', 'Issued by Government of Kerala', 'DL No. KL07 20190001234', 'Issue Date ||| Validity (NT) ||| Validity (TR)',
      '05-09-2019 ||| 04-09-2039', 'Name : RAHUL VERMA', 'Date Of Birth : 24-02-1995 ||| Blood Group : O+', 'Son/Daughter/Wife of : SURESH VERMA'],
  },
  {
    id: 'pak-cnic-2012',
    side: 'FRONT',
    lines: ['PAKISTAN ||| National Identity Card', 'ISLAMIC REPUBLIC OF PAKISTAN', 'Name', 'Ayesha Khan', 'عائشہ خان', 'Father Name', 'Imran Khan',
      'Gender ||| Country of Stay', 'F ||| Pakistan', 'Identity Number ||| Date of Birth', '35202-1234567-8 ||| 11.11.1990', 'Date of Issue ||| Date of Expiry', '24.01.2019 ||| 24.01.2029'],
  },
  {
    id: 'bgd-nid-2006',
    side: 'FRONT',
    lines: ['গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', "Government of the People's Republic of Bangladesh", 'NATIONAL ID CARD / জাতীয় পরিচয় পত্র', 'নাম: আয়েশা বেগম', 'Name: AYESHA BEGUM',
      'পিতা: করিম উদ্দিন', 'মাতা: রহিমা বেগম', 'Date of Birth: 02 Jan 1980', 'ID NO: 1980123456789'],
  },
  {
    id: 'chn-identity-card-2004',
    side: 'FRONT',
    lines: ['姓名 张三', '性别 男 民族 汉', '出生 1990年1月1日', '住址 北京市东城区', '公民身份号码 110101199001011237'],
  },
  {
    id: 'chn-identity-card-2004',
    side: 'BACK',
    lines: ['中华人民共和国', '居民身份证', '签发机关 北京市公安局东城分局', '有效期限 2015.03.01-2035.03.01'],
  },
  {
    id: 'hkg-identity-card-2018',
    side: 'FRONT',
    lines: ['香港永久性居民身份證', 'HONG KONG PERMANENT IDENTITY CARD', '樂永晴', 'LOK, Wing Ching', '3057 3057 2532', '出生日期 Date of Birth ||| 性別 Sex', '03-06-1985 ||| 女 F',
      '***AZ', '簽發日期 Date of Issue', '26-11-18', 'A123456(3)'],
    values: { fullName: 'LOK, Wing Ching', fullNameLocal: '樂永晴', documentNumber: 'A123456(3)' },
  },
  {
    id: 'twn-identity-card-2005',
    side: 'FRONT',
    lines: ['中華民國國民身分證', '姓名 陳筱玲', '出生年月日 民國57年6月5日 ||| 性別 女', '發證日期 民國94年7月1日（北市）換發', '統一編號 A234567890'],
  },
  {
    id: 'jpn-driving-licence',
    side: 'FRONT',
    lines: ['氏名 日本 花子 ||| 昭和61年5月1日生', '住所 東京都千代田区霞が関2-1-2', '交付 令和01年05月07日 12345', '2024年(令和06年)06月01日まで有効', '免許の条件等', '眼鏡等',
      '番号 第 012345678900 号', '運転免許証 ||| 東京都公安委員会'],
    values: { dob: '昭和61年5月1日生', expiry: '2024年(令和06年)06月01日まで有効' },
  },
  {
    id: 'jpn-my-number-card',
    side: 'FRONT',
    lines: ['個人番号カード', '氏名 番号 花子', '住所 東京都千代田区霞が関2-1-2', '平成元年3月31日生 ||| 性別 女', '2025年3月31日まで有効', '電子証明書の有効期限', '千代田区長'],
    values: { expiry: '2025年3月31日まで有効' },
  },
  {
    id: 'kor-resident-card',
    side: 'FRONT',
    lines: ['주민등록증', '홍길순(洪吉順)', '860101-2345678', '부산광역시 연제구 반송로 60', '2020.6.1.', '부산광역시 연제구청장'],
    values: { fullNameLocal: '홍길순(洪吉順)', documentNumber: '860101-2345678', address1: '부산광역시 연제구 반송로 60', issued: '2020.6.1.' },
  },
  {
    id: 'kor-driving-licence',
    side: 'FRONT',
    lines: ["자동차운전면허증 (Driver's License)", '1종보통', '11-17-174133-01', '홍길순', '680101-2345678', '서울특별시 마포구 월드컵로42길 13', '적성검사 기간 : 2027.01.01 ~ 2027.12.31', '조건 : A', '2017.06.20', '서울특별시경찰청장'],
    values: { documentNumber: '11-17-174133-01', fullNameLocal: '홍길순', personalNumber: '680101-2345678' },
  },
  {
    id: 'sgp-nric',
    side: 'FRONT',
    lines: ['REPUBLIC OF SINGAPORE', 'IDENTITY CARD NO. S1234567D', 'Name', 'TAN XIAO HUI', '陈小慧', 'Race', 'CHINESE', 'Date of birth ||| Sex', '01-08-1978 ||| F', 'Country of birth', 'SINGAPORE'],
  },
  {
    id: 'mys-mykad',
    side: 'FRONT',
    lines: ['KAD PENGENALAN', 'MALAYSIA ||| MyKad', 'IDENTITY CARD', '900101-14-5566', 'NURUL AISYAH BINTI AHMAD', 'SPECIMEN', 'LOT 12 JALAN BUNGA', '50480 KUALA LUMPUR', 'WARGANEGARA', 'ISLAM', 'PEREMPUAN'],
    values: { documentNumber: '900101-14-5566', fullName: 'NURUL AISYAH BINTI AHMAD', address1: 'LOT 12 JALAN BUNGA', sex: 'PEREMPUAN', religion: 'ISLAM' },
  },
  {
    id: 'idn-ktp-2011',
    side: 'FRONT',
    lines: ['PROVINSI DKI JAKARTA', 'JAKARTA BARAT', 'NIK : 3171234567890123', 'Nama : MIRA SETIAWAN', 'Tempat/Tgl Lahir : JAKARTA, 18-02-1986', 'Jenis Kelamin : PEREMPUAN ||| Gol. Darah : B', 'Alamat : JL. PASTI CEPAT A7/66', 'RT/RW : 007/008',
      'Kel/Desa : PEGADUNGAN', 'Kecamatan : KALIDERES', 'Agama : ISLAM', 'Status Perkawinan : KAWIN', 'Pekerjaan : PEGAWAI SWASTA', 'Kewarganegaraan : WNI', 'Berlaku Hingga : 22-02-2027'],
  },
  {
    id: 'phl-national-id-2020',
    side: 'FRONT',
    lines: ['REPUBLIKA NG PILIPINAS', 'Republic of the Philippines', 'PAMBANSANG PAGKAKAKILANLAN', 'Philippine Identification Card', '1234-5678-9101-1213', 'Apelyido/Last Name', 'DELA CRUZ', 'Mga Pangalan/Given Names', 'JUANA', 'Gitnang Apelyido/Middle Name', 'MARTINEZ',
      'Petsa ng Kapanganakan/Date of Birth', 'JANUARY 01, 1990', 'Tirahan/Address', '833 SISA ST. SAMPALOC, MANILA'],
    values: { documentNumber: '1234-5678-9101-1213' },
  },
  {
    id: 'tha-identity-card-2005',
    side: 'FRONT',
    lines: ['บัตรประจำตัวประชาชน ||| Thai National ID Card', 'เลขประจำตัวประชาชน', 'Identification Number ||| 1 2345 67890 12 1', 'ชื่อตัวและชื่อสกุล นางสาว ใจดี รักไทย', 'Name Miss Jaidee', 'Last name Rakthai', 'เกิดวันที่ 25 มิ.ย. 2539', 'Date of Birth 25 Jun. 1996',
      'ศาสนา พุทธ', 'ที่อยู่ 111 หมู่ที่ 2 ต.ลาดหญ้า', '24 ก.ค. 2563', 'วันออกบัตร', '24 Jul. 2020', 'Date of Issue'],
  },
  {
    id: 'vnm-citizen-card-2021',
    side: 'FRONT',
    lines: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'Độc lập - Tự do - Hạnh phúc', 'SOCIALIST REPUBLIC OF VIET NAM', 'Independence - Freedom - Happiness', 'CĂN CƯỚC CÔNG DÂN', 'Citizen Identity Card', 'Số / No.: 001090123456', 'Họ và tên / Full name:', 'NGUYỄN VĂN AN',
      'Ngày sinh / Date of birth: 01/01/1990', 'Giới tính / Sex: Nam ||| Quốc tịch / Nationality: Việt Nam', 'Quê quán / Place of origin:', 'Hà Nội', 'Nơi thường trú / Place of residence:', 'Đống Đa, Hà Nội', 'Có giá trị đến: 01/01/2030'],
  },
  {
    id: 'vnm-citizen-card-2016',
    side: 'FRONT',
    lines: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'Độc lập - Tự do - Hạnh phúc', 'CĂN CƯỚC CÔNG DÂN', 'Số: 001090123456', 'Họ và tên: NGUYỄN VĂN AN', 'Ngày, tháng, năm sinh: 01/01/1990', 'Giới tính: Nam ||| Quốc tịch: Việt Nam', 'Quê quán: Hà Nội', 'Nơi thường trú: Đống Đa, Hà Nội', 'Có giá trị đến: 01/01/2030'],
  },
] // prettier-ignore
