import type { DocumentLanguage } from '../document-language.ts'

/**
 * Chinese in simplified signs. Sources: identity card, passport and driving licence of China as public readers have
 * them, translations of ERPNext.
 */
export const zhHans: DocumentLanguage = {
  labels: {
    surname: ['姓'],
    givenNames: ['名'],
    name: ['姓名'],
    dob: ['出生', '出生日期', '出生年月日'],
    placeOfBirth: ['出生地点', '出生地'],
    issued: ['签发日期', '发证日期', '领证日期'],
    expiry: ['有效期至', '有效期截止', '有效日期'],
    documentNumber: ['护照号', '护照号码', '证件号码', '证号'],
    personalNumber: ['公民身份号码', '公民身份证号码', '身份证号', '身份证号码'],
    sex: ['性别'],
    nationality: ['国籍'],
    address: ['住址', '地址'],
    issueAuthority: ['签发机关', '发证机关', '签发地点'],
    height: ['身高'],
    vehicleClass: ['准驾车型'],
  },
  joined: [
    { fields: ['issued', 'expiry'], labels: ['有效期限'] },
  ],
  unread: ['民族', '籍贯', '初次领证日期', '婚姻状况', '血型', '持照人签名', '类型', '国家码', '签发次数', '换证次数'],
  titles: {
    P: ['护照', '中华人民共和国护照'],
    I: ['居民身份证', '中华人民共和国居民身份证', '身份证', '身份卡'],
    D: ['驾驶证', '机动车驾驶证', '中华人民共和国机动车驾驶证'],
    V: ['签证'],
    R: ['外国人居留许可', '居留许可', '外国人永久居留身份证', '永久居留身份证'],
  },
  sex: { M: ['男'], F: ['女'] },
} // prettier-ignore
