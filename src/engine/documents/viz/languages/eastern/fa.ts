import type { DocumentLanguage } from '../document-language.ts'

/** Persian. Sources: national card and passport of Iran, translations of ERPNext and HRMS. */
export const fa: DocumentLanguage = {
  labels: {
    surname: ['نام خانوادگی'],
    givenNames: ['نام کوچک'],
    name: ['نام'],
    dob: ['تاریخ تولد', 'متولد', 'تاریخ ولادت'],
    placeOfBirth: ['محل تولد', 'محل صدور شناسنامه'],
    issued: ['تاریخ صدور'],
    expiry: ['پایان اعتبار', 'تاریخ انقضا', 'تاریخ انقضاء', 'تاریخ پایان اعتبار', 'اعتبار تا'],
    documentNumber: ['شماره گذرنامه', 'شماره گواهینامه', 'شماره کارت', 'شماره سند'],
    personalNumber: ['شماره ملی', 'کد ملی'],
    sex: ['جنسیت', 'جنس'],
    nationality: ['تابعیت', 'ملیت'],
    address: ['نشانی', 'آدرس'],
    issueAuthority: ['محل صدور', 'صادر کننده', 'مرجع صدور'],
  },
  nameOrders: {
    'given names first': ['نام و نام خانوادگی'],
  },
  unread: ['نام پدر', 'نام مادر', 'گروه خون', 'گروه خونی', 'شماره شناسنامه', 'شغل', 'امضا', 'امضاء'],
  titles: {
    P: ['گذرنامه', 'پاسپورت'],
    I: ['کارت ملی', 'کارت شناسایی ملی', 'کارت هوشمند ملی', 'شناسنامه', 'کارت شناسایی'],
    D: ['گواهینامه رانندگی'],
    V: ['روادید', 'ویزا'],
    R: ['پروانه اقامت', 'کارت اقامت'],
  },
  sex: { M: ['مرد', 'مذکر'], F: ['زن', 'مونث'] },
} // prettier-ignore
