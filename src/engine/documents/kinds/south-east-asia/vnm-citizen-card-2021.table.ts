import type { KindDefinition } from '../kind-definition.ts'

export const vnmCitizenCard2021: KindDefinition = {
  id: 'vnm-citizen-card-2021',
  family: 'vnm-citizen-card',
  issuer: 'VNM',
  type: 'I',
  name: 'Citizen Identity Card',
  from: 2021,
  to: 2024,
  size: 'ID-1',
  languages: ['vi', 'en'],
  scripts: ['Latn'],
  ownTitles: ['CĂN CƯỚC CÔNG DÂN'],
  titles: ['Citizen Identity Card'],
  issuerWords: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'SOCIALIST REPUBLIC OF VIET NAM'],
  sides: [
    {
      side: 'FRONT',
      words: ['Độc lập - Tự do - Hạnh phúc', 'Independence - Freedom - Happiness'],
      codes: ['qr'],
      fields: [
        { key: 'documentNumber', labels: ['Số', 'No', 'No.'], numberRule: 'số định danh cá nhân' },
        { key: 'fullName', labels: ['Họ và tên', 'Full name'] },
        { key: 'dob', labels: ['Ngày sinh', 'Date of birth'], date: 'DD/MM/YYYY' },
        { key: 'sex', labels: ['Giới tính', 'Sex'] },
        { key: 'nationalityFull', labels: ['Quốc tịch', 'Nationality'] },
        { key: 'unread', labels: ['Quê quán', 'Place of origin'] },
        { key: 'address1', labels: ['Nơi thường trú', 'Place of residence'] },
        { key: 'expiry', labels: ['Có giá trị đến', 'Date of expiry'], date: 'DD/MM/YYYY' },
      ],
      regions: [
        { what: 'portrait', region: [0.04, 0.36, 0.26, 0.52] },
        { what: 'emblem', region: [0.06, 0.05, 0.2, 0.28] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['Đặc điểm nhận dạng'],
      zone: 'TD1',
      fields: [
        { key: 'unread', labels: ['Đặc điểm nhận dạng', 'Personal identification'] },
        { key: 'issued', labels: ['Ngày, tháng, năm', 'Date, month, year'], date: 'DD/MM/YYYY' },
        { key: 'issueAuthority', isUnlabelled: true, isOptional: true, pattern: /CỤC TRƯỞNG[\p{L}\s]*/u },
      ],
    },
  ],
  sources: ['Thông tư 06/2021/TT-BCA', 'https://en.wikipedia.org/wiki/Vietnamese_identity_card'],
  tried: 'synthetic',
}
