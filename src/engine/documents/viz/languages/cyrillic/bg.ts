import type { DocumentLanguage } from '../document-language.ts'

/** Bulgarian. Sources: identity card of Bulgaria (Bulgarian and English), translations of ERPNext. */
export const bg: DocumentLanguage = {
  labels: {
    surname: ['Фамилия'],
    givenNames: ['Име', 'Имена'],
    middleName: ['Презиме', 'Бащино име'],
    dob: ['Дата на раждане'],
    placeOfBirth: ['Място на раждане'],
    issued: ['Дата на издаване', 'Издадена на'],
    expiry: ['Валидност', 'Валидна до', 'Дата на изтичане на валидността', 'Дата на валидност'],
    documentNumber: ['№ на документа', 'Номер на документа', 'Номер на паспорта', '№ на лична карта'],
    personalNumber: ['ЕГН', 'Личен номер', 'ЛНЧ'],
    sex: ['Пол'],
    nationality: ['Гражданство'],
    address: ['Постоянен адрес', 'Адрес'],
    issueAuthority: ['Издаден от', 'Издадено от', 'Орган', 'Орган, издал документа'],
    height: ['Ръст', 'Височина'],
    eyeColor: ['Цвят на очите'],
    vehicleClass: ['Категории'],
  },
  unread: ['Подпис на притежателя', 'Подпис'],
  titles: {
    P: ['Паспорт'],
    I: ['Лична карта'],
    D: ['Свидетелство за управление на МПС', 'Свидетелство за управление на моторно превозно средство'],
    V: ['Виза'],
    R: ['Разрешение за пребиваване'],
  },
  sex: { M: ['М', 'Мъж'], F: ['Ж', 'Жена'] },
} // prettier-ignore
