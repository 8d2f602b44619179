import type { DocumentLanguage } from '../document-language.ts'

/** Serbian. Sources: identity card and passport of Serbia, translations of ERPNext. */
export const sr: DocumentLanguage = {
  labels: {
    surname: ['Презиме'],
    givenNames: ['Име'],
    dob: ['Датум рођења'],
    placeOfBirth: ['Место рођења', 'Мјесто рођења'],
    issued: ['Датум издавања'],
    expiry: ['Важи до', 'Датум важења'],
    documentNumber: ['Број личне карте', 'Број пасоша', 'Регистарски број', 'Број документа'],
    personalNumber: ['ЈМБГ', 'Јединствени матични број грађана'],
    sex: ['Пол'],
    nationality: ['Држављанство'],
    address: ['Пребивалиште', 'Пребивалиште и адреса', 'Адреса'],
    issueAuthority: ['Издато од', 'Орган издавања', 'Документ издаје'],
    height: ['Висина'],
  },
  nameOrders: {
    'given names first': ['Име и презиме'],
  },
  unread: ['Име једног родитеља', 'Потпис носиоца', 'Својеручни потпис'],
  titles: {
    P: ['Пасош', 'Путна исправа'],
    I: ['Лична карта'],
    D: ['Возачка дозвола'],
    V: ['Виза'],
    R: ['Дозвола боравка'],
  },
  sex: { M: ['М', 'Мушки'], F: ['Ж', 'Женски'] },
} // prettier-ignore
