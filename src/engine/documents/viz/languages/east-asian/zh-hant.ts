import type { DocumentLanguage } from '../document-language.ts'

/**
 * Chinese in traditional signs. Sources: identity card and passport of Taiwan, identity cards of Hong Kong and Macao,
 * translations of ERPNext.
 */
export const zhHant: DocumentLanguage = {
  labels: {
    surname: ['姓'],
    givenNames: ['名'],
    name: ['姓名', '中文姓名'],
    dob: ['出生日期', '出生年月日', '出生'],
    placeOfBirth: ['出生地', '出生地點'],
    issued: ['簽發日期', '發證日期', '發照日期', '核發日期'],
    expiry: ['效期截止日期', '有效期至', '屆滿日期', '有效期限至'],
    documentNumber: ['護照號碼', '證件號碼', '證號'],
    personalNumber: ['統一編號', '身分證統一編號', '身份證號碼', '國民身分證統一編號', '統一證號'],
    sex: ['性別'],
    nationality: ['國籍'],
    address: ['住址', '地址'],
    issueAuthority: ['發照機關', '簽發機關', '發證機關', '發照地點'],
    height: ['身高'],
  },
  unread: ['役別', '配偶', '首次簽發日期', '血型', '符號', '持照人簽名', '居留事由', '持證人簽名'],
  titles: {
    P: ['護照', '中華民國護照'],
    I: ['國民身分證', '中華民國國民身分證', '香港永久性居民身份證', '香港身份證', '居民身份證', '澳門永久性居民身份證', '身分證', '身份證', '身分卡'],
    D: ['駕駛執照', '汽車駕駛執照', '駕照'],
    V: ['簽證'],
    R: ['居留證', '外僑居留證', '中華民國居留證', '外僑永久居留證'],
  },
  sex: { M: ['男'], F: ['女'] },
} // prettier-ignore
