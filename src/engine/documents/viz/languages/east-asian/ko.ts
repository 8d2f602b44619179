import type { DocumentLanguage } from '../document-language.ts'

/**
 * Korean. Sources: resident card, driving licence and passport of Korea as public readers have them, translations of
 * ERPNext.
 */
export const ko: DocumentLanguage = {
  labels: {
    surname: ['성'],
    givenNames: ['이름'],
    name: ['성명', '한글성명'],
    dob: ['생년월일'],
    placeOfBirth: ['출생지'],
    issued: ['발급일', '발급일자', '교부일'],
    expiry: ['기간만료일', '만료일', '유효기간'],
    documentNumber: ['여권번호', '면허번호', '운전면허번호', '외국인등록번호', '증번호', '카드번호', '증명서 번호', '문서번호'],
    personalNumber: ['주민등록번호', '주민번호'],
    sex: ['성별'],
    nationality: ['국적', '국가/지역', '국가·지역'],
    address: ['주소'],
    issueAuthority: ['발행관청'],
  },
  unread: ['조건', '체류자격', '적성검사기간', '갱신기간', '발급국', '종류', '소지인의 서명', '혈액형'],
  titles: {
    P: ['여권', '대한민국 여권'],
    I: ['주민등록증', '모바일 신분증', '신분증', '신분증명서'],
    D: ['운전면허증', '자동차운전면허증', '자동차 운전면허증'],
    V: ['사증', '비자'],
    R: ['외국인등록증', '영주증', '국내거소신고증'],
  },
  sex: { M: ['남', '남자', '남성'], F: ['여', '여자', '여성'] },
} // prettier-ignore
