import type { KindDefinition } from '../kind-definition.ts'

/** The values are numbered 1 to 6 and have no words for labels. */
export const idnSim: KindDefinition = {
  id: 'idn-sim-2019',
  family: 'idn-sim',
  issuer: 'IDN',
  type: 'D',
  name: 'Driving Licence (SIM)',
  from: 2019,
  size: 'ID-1',
  languages: ['id', 'en'],
  scripts: ['Latn'],
  ownTitles: ['SURAT IZIN MENGEMUDI'],
  titles: ['DRIVING LICENSE'],
  issuerWords: ['INDONESIA', 'KEPOLISIAN NEGARA REPUBLIK INDONESIA'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          pattern: /\d{4}-?\d{4}-?\d{6}/,
          place: { of: 'side', direction: 'on' },
        },
        { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
        {
          key: 'dob',
          isUnlabelled: true,
          pattern: /\p{L}[\p{L}\s.]+,\s?\d{2}-\d{2}-\d{4}/u,
          date: 'PLACE, DD-MM-YYYY',
        },
        { key: 'sex', isUnlabelled: true, pattern: /(A|B|AB|O|-)?\s?[-–]?\s?(PRIA|WANITA)/ },
        { key: 'expiry', labels: ['Berlaku s/d', 'Berlaku Hingga'], date: 'DD-MM-YYYY', isOptional: true },
      ],
    },
  ],
  sources: [
    'https://www.korlantas-irsms.info/',
    'https://en.wikipedia.org/wiki/Driving_licence_in_Indonesia',
  ],
  tried: 'description',
}
