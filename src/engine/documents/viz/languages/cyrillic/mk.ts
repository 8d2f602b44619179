import type { DocumentLanguage } from '../document-language.ts'

/** Macedonian. Sources: identity card and passport of North Macedonia, translations of ERPNext. */
export const mk: DocumentLanguage = {
  labels: {
    surname: ['Презиме'],
    givenNames: ['Име'],
    dob: ['Датум на раѓање'],
    placeOfBirth: ['Место на раѓање'],
    issued: ['Датум на издавање'],
    expiry: ['Важи до', 'Датум на важење', 'Рок на важење'],
    documentNumber: ['Број на лична карта', 'Број на пасош', 'Број на документот'],
    personalNumber: ['ЕМБГ', 'Матичен број', 'Единствен матичен број'],
    sex: ['Пол'],
    nationality: ['Државјанство'],
    address: ['Живеалиште', 'Адреса', 'Постојано живеалиште'],
    issueAuthority: ['Издадена од', 'Издаден од', 'Орган'],
    height: ['Висина'],
  },
  nameOrders: {
    'given names first': ['Име и презиме'],
  },
  unread: ['Потпис на носителот', 'Потпис'],
  titles: {
    P: ['Пасош', 'Патна исправа'],
    I: ['Лична карта'],
    D: ['Возачка дозвола'],
    V: ['Виза'],
    R: ['Дозвола за престој'],
  },
  sex: { M: ['М', 'Машки'], F: ['Ж', 'Женски'] },
} // prettier-ignore
