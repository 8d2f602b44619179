import type { KindDefinition } from '../kind-definition.ts'

export const vnmCitizenCard2024: KindDefinition = {
  id: 'vnm-citizen-card-2024',
  family: 'vnm-citizen-card',
  issuer: 'VNM',
  type: 'I',
  name: 'Citizen Identity Card',
  from: 2024,
  size: 'ID-1',
  languages: ['vi', 'en'],
  scripts: ['Latn'],
  ownTitles: ['CĂN CƯỚC'],
  titles: ['IDENTITY CARD'],
  issuerWords: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'SOCIALIST REPUBLIC OF VIET NAM'],
  sides: [
    {
      side: 'FRONT',
      words: ['Độc lập - Tự do - Hạnh phúc', 'Independence - Freedom - Happiness'],
      fields: [
        {
          key: 'documentNumber',
          labels: ['Số định danh cá nhân', 'Personal identification number'],
          numberRule: 'số định danh cá nhân',
        },
        { key: 'fullName', labels: ['Họ, chữ đệm và tên khai sinh', 'Full name'] },
        { key: 'dob', labels: ['Ngày, tháng, năm sinh', 'Date of birth'], date: 'DD/MM/YYYY' },
        { key: 'sex', labels: ['Giới tính', 'Sex'] },
        { key: 'nationalityFull', labels: ['Quốc tịch', 'Nationality'] },
      ],
      regions: [
        { what: 'portrait', region: [0.04, 0.36, 0.26, 0.52] },
        { what: 'emblem', region: [0.06, 0.05, 0.2, 0.28] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['Nơi đăng ký khai sinh', 'Nơi cư trú'],
      zone: 'TD1',
      codes: ['qr'],
      fields: [
        { key: 'address1', labels: ['Nơi cư trú', 'Place of residence'] },
        { key: 'placeOfBirth', labels: ['Nơi đăng ký khai sinh', 'Place of birth'] },
        { key: 'issued', labels: ['Ngày, tháng, năm cấp', 'Date of issue'], date: 'DD/MM/YYYY' },
        { key: 'expiry', labels: ['Ngày, tháng, năm hết hạn', 'Date of expiry'], date: 'DD/MM/YYYY' },
      ],
    },
  ],
  sources: ['Thông tư 17/2024/TT-BCA', 'https://en.wikipedia.org/wiki/Vietnamese_identity_card'],
  tried: 'description',
}
