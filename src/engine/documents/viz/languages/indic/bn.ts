import type { DocumentLanguage } from '../document-language.ts'

/** Bengali. Sources: national identity card of Bangladesh, translations of ERPNext. */
export const bn: DocumentLanguage = {
  labels: {
    surname: ['পদবি', 'পদবী'],
    givenNames: ['প্রদত্ত নাম'],
    name: ['নাম', 'পূর্ণ নাম', 'নির্বাচকের নাম'],
    dob: ['জন্ম তারিখ', 'জন্মতারিখ', 'জন্মের তারিখ'],
    placeOfBirth: ['জন্মস্থান', 'জন্ম স্থান'],
    issued: ['প্রদানের তারিখ', 'ইস্যুর তারিখ'],
    expiry: ['মেয়াদ উত্তীর্ণের তারিখ'],
    documentNumber: ['পাসপোর্ট নম্বর', 'পাসপোর্ট নং'],
    personalNumber: ['আইডি নম্বর', 'জাতীয় পরিচয়পত্র নম্বর', 'জাতীয় পরিচয়পত্র নং'],
    sex: ['লিঙ্গ'],
    nationality: ['জাতীয়তা'],
    address: ['ঠিকানা', 'স্থায়ী ঠিকানা'],
    religion: ['ধর্ম'],
  },
  unread: ['পিতা', 'মাতা', 'স্বামী', 'পিতার নাম', 'মাতার নাম', 'স্বামীর নাম', 'রক্তের গ্রুপ', 'স্বাক্ষর',
    'প্রদানকারী কর্তৃপক্ষের স্বাক্ষর'],
  titles: {
    P: ['পাসপোর্ট'],
    I: ['জাতীয় পরিচয়পত্র', 'জাতীয় পরিচয় পত্র', 'আধার'],
    D: ['ড্রাইভিং লাইসেন্স'],
    V: ['ভিসা'],
  },
  sex: { M: ['পুরুষ'], F: ['মহিলা', 'নারী', 'স্ত্রী'] },
} // prettier-ignore
