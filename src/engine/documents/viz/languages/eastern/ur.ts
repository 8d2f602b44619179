import type { DocumentLanguage } from '../document-language.ts'

/** Urdu. Sources: identity card of Pakistan (NADRA) as public forms have it, translations of ERPNext. */
export const ur: DocumentLanguage = {
  labels: {
    surname: ['خاندانی نام'],
    name: ['نام', 'پورا نام'],
    dob: ['تاریخ پیدائش'],
    placeOfBirth: ['جائے پیدائش', 'مقام پیدائش'],
    issued: ['تاریخ اجراء', 'تاریخ اجرا'],
    expiry: ['تاریخ تنسیخ', 'تاریخ میعاد'],
    documentNumber: ['پاسپورٹ نمبر', 'کارڈ نمبر', 'دستاویز نمبر', 'لائسنس نمبر'],
    personalNumber: ['شناختی نمبر', 'شناختی کارڈ نمبر', 'قومی شناختی نمبر'],
    sex: ['جنس'],
    nationality: ['قومیت', 'شہریت'],
    address: ['پتہ', 'موجودہ پتہ', 'مستقل پتہ'],
    religion: ['مذہب'],
  },
  unread: ['والد کا نام', 'شوہر کا نام', 'والدہ کا نام', 'دستخط', 'شناختی علامت', 'خاندان نمبر'],
  titles: {
    P: ['پاسپورٹ'],
    I: ['قومی شناختی کارڈ', 'شناختی کارڈ'],
    D: ['ڈرائیونگ لائسنس'],
    V: ['ویزا'],
  },
  sex: { M: ['مرد'], F: ['عورت'] },
} // prettier-ignore
