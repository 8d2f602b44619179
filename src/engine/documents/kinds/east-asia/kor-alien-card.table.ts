import type { KindDefinition } from '../kind-definition.ts'

export const korAlienCard: KindDefinition = {
  id: 'kor-alien-card',
  family: 'kor-alien-card',
  issuer: 'KOR',
  type: 'R',
  name: 'Residence Card',
  size: 'ID-1',
  languages: ['ko', 'en'],
  scripts: ['Kore', 'Latn'],
  ownTitles: ['외국인등록증', '영주증', '외국국적동포국내거소신고증'],
  titles: ['RESIDENCE CARD', 'ALIEN REGISTRATION CARD', 'PERMANENT RESIDENT CARD'],
  issuerWords: ['출입국·외국인청', '출입국관리사무소', 'CHIEF, IMMIGRATION OFFICE'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          labels: ['외국인등록번호', '등록번호', 'Registration No.'],
          numberRule: '주민등록번호 (resident registration number)',
        },
        { key: 'sex', labels: ['성별', 'Sex'], isOptional: true },
        { key: 'fullName', labels: ['성명', 'Name'] },
        { key: 'nationalityFull', labels: ['국가/지역', '국가', 'Country/Region', 'Country / Region'] },
        { key: 'unread', labels: ['체류자격', 'Status'], script: 'Kore' },
        { key: 'issued', labels: ['발급일자', 'Issue Date'], date: 'YYYY.MM.DD.' },
      ],
    },
  ],
  sources: [
    '출입국관리법 시행규칙 별지 제67호서식',
    'https://en.wikipedia.org/wiki/Alien_registration_card_(South_Korea)',
  ],
  tried: 'description',
}
