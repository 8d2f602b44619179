import type { KindDefinition } from '../kind-definition.ts'

export const vnmCitizenCard2016: KindDefinition = {
  id: 'vnm-citizen-card-2016',
  family: 'vnm-citizen-card',
  issuer: 'VNM',
  type: 'I',
  name: 'Citizen Identity Card',
  from: 2016,
  to: 2021,
  size: 'ID-1',
  languages: ['vi'],
  scripts: ['Latn'],
  ownTitles: ['CĂN CƯỚC CÔNG DÂN'],
  titles: [],
  issuerWords: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'SOCIALIST REPUBLIC OF VIET NAM'],
  sides: [
    {
      side: 'FRONT',
      words: ['Độc lập - Tự do - Hạnh phúc', 'Independence - Freedom - Happiness'],
      fields: [
        { key: 'documentNumber', labels: ['Số'], numberRule: 'số định danh cá nhân' },
        { key: 'fullName', labels: ['Họ và tên', 'Họ và tên khai sinh'] },
        { key: 'dob', labels: ['Ngày, tháng, năm sinh'], date: 'DD/MM/YYYY' },
        { key: 'sex', labels: ['Giới tính'] },
        { key: 'nationalityFull', labels: ['Quốc tịch'] },
        { key: 'unread', labels: ['Quê quán'] },
        { key: 'address1', labels: ['Nơi thường trú'] },
        { key: 'expiry', labels: ['Có giá trị đến'], date: 'DD/MM/YYYY' },
      ],
      regions: [
        { what: 'portrait', region: [0.04, 0.36, 0.26, 0.52] },
        { what: 'emblem', region: [0.06, 0.05, 0.2, 0.28] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['Đặc điểm nhận dạng'],
      codes: ['pdf417'],
      fields: [
        { key: 'unread', labels: ['Đặc điểm nhận dạng'] },
        { key: 'issued', labels: ['Ngày, tháng, năm'], isOptional: true, date: 'Ngày DD tháng MM năm YYYY' },
        { key: 'issueAuthority', isUnlabelled: true, isOptional: true, pattern: /CỤC TRƯỞNG[\p{L}\s]*/u },
      ],
    },
  ],
  sources: ['Thông tư 61/2015/TT-BCA', 'https://en.wikipedia.org/wiki/Vietnamese_identity_card'],
  tried: 'description',
}
