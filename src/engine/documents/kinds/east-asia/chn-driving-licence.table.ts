import type { KindDefinition } from '../kind-definition.ts'

export const chnDrivingLicence: KindDefinition = {
  id: 'chn-driving-licence',
  family: 'chn-driving-licence',
  issuer: 'CHN',
  type: 'D',
  name: 'Driving Licence',
  from: 2008,
  size: { width: 88, height: 60 },
  languages: ['zh-Hans', 'en'],
  scripts: ['Hani', 'Latn'],
  ownTitles: ['中华人民共和国机动车驾驶证', "Driving License of the People's Republic of China"],
  titles: [],
  issuerWords: ['中华人民共和国', "People's Republic of China"],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['证号'], numberRule: '公民身份号码 (resident identity number)' },
        { key: 'fullNameLocal', labels: ['姓名', 'Name'], script: 'Hani' },
        { key: 'sex', labels: ['性别', 'Sex'], script: 'Hani' },
        { key: 'nationalityFull', labels: ['国籍', 'Nationality'], script: 'Hani' },
        { key: 'address1', labels: ['住址', 'Address'], script: 'Hani' },
        { key: 'dob', labels: ['出生日期', 'Date of Birth'], date: 'YYYY-MM-DD' },
        { key: 'unread', labels: ['初次领证日期', 'Date of First Issue'] },
        { key: 'vehicleClass', labels: ['准驾车型', 'Class'] },
        { key: 'expiry', labels: ['有效期限', 'Valid Period'], date: 'YYYY-MM-DD至YYYY-MM-DD' },
      ],
    },
  ],
  sources: ['GA 482-2012', 'https://en.wikipedia.org/wiki/Driving_licence_in_China'],
  tried: 'description',
}
