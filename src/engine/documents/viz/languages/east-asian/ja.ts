import type { DocumentLanguage } from '../document-language.ts'

/** Japanese. Sources: driving licence, My Number card, residence card and passport of Japan, translations of ERPNext. */
export const ja: DocumentLanguage = {
  labels: {
    surname: ['姓'],
    givenNames: ['名'],
    name: ['氏名'],
    dob: ['生年月日'],
    placeOfBirth: ['出生地'],
    issued: ['交付', '交付年月日', '発行年月日', '交付日'],
    expiry: ['有効期限', '有効期間満了日', '有効期間の満了日', '在留期間満了日'],
    documentNumber: ['旅券番号', '在留カード番号', '免許証番号', '証明書番号', '証番号', 'カード番号'],
    personalNumber: ['個人番号'],
    sex: ['性別'],
    nationality: ['国籍', '国籍・地域'],
    address: ['住所', '住居地'],
    issueAuthority: ['発行官庁'],
    height: ['身長'],
  },
  unread: ['本籍', '在留資格', '在留期間', '免許の条件等', '就労制限の有無', '所持人自署', '許可の種類', '許可年月日', '種類', '臓器提供意思'],
  titles: {
    P: ['旅券', '日本国旅券'],
    I: ['個人番号カード', 'マイナンバーカード', '身分証明書', '身分証'],
    D: ['運転免許証'],
    V: ['査証'],
    R: ['在留カード', '特別永住者証明書'],
  },
  sex: { M: ['男', '男性'], F: ['女', '女性'] },
} // prettier-ignore
