import type { KindDefinition } from '../kind-definition.ts'

/** The head names province and regency or city; the card has no title. `SEUMUR HIDUP` for an expiry: it does not expire. */
export const idnKtp: KindDefinition = {
  id: 'idn-ktp-2011',
  family: 'idn-ktp',
  issuer: 'IDN',
  type: 'I',
  name: 'Identity Card (e-KTP)',
  from: 2011,
  size: 'ID-1',
  languages: ['id'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: [],
  issuerWords: ['PROVINSI', 'KABUPATEN', 'KOTA'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      ownWords: [
        'Gol. Darah',
        'Kel/Desa',
        'Kecamatan',
        'Status Perkawinan',
        'Kewarganegaraan',
        'Berlaku Hingga',
      ],
      fields: [
        { key: 'documentNumber', labels: ['NIK'], numberRule: 'nomor induk kependudukan (NIK)' },
        { key: 'fullName', labels: ['Nama'] },
        {
          key: 'dob',
          labels: ['Tempat/Tgl Lahir', 'Tempat / Tgl Lahir', 'Tempat/Tanggal Lahir'],
          date: 'PLACE, DD-MM-YYYY',
        },
        { key: 'sex', labels: ['Jenis Kelamin', 'Jenis kelamin'] },
        { key: 'unread', labels: ['Gol. Darah'], isOptional: true },
        { key: 'address1', labels: ['Alamat'] },
        { key: 'address2', labels: ['RT/RW'], isOptional: true },
        { key: 'address2', labels: ['Kel/Desa'] },
        { key: 'address2', labels: ['Kecamatan'] },
        { key: 'religion', labels: ['Agama'] },
        { key: 'unread', labels: ['Status Perkawinan'] },
        { key: 'unread', labels: ['Pekerjaan'] },
        { key: 'nationalityFull', labels: ['Kewarganegaraan'] },
        { key: 'expiry', labels: ['Berlaku Hingga'], date: 'DD-MM-YYYY' },
      ],
      regions: [
        { what: 'portrait', region: [0.72, 0.2, 0.24, 0.5] },
        { what: 'signature', region: [0.74, 0.84, 0.2, 0.12] },
        { what: 'title', region: [0.2, 0.03, 0.6, 0.14] },
      ],
    },
  ],
  sources: [
    'Perpres No. 26 Tahun 2009; Permendagri No. 72 Tahun 2022',
    'https://en.wikipedia.org/wiki/Indonesian_identity_card',
  ],
  tried: 'synthetic',
}
