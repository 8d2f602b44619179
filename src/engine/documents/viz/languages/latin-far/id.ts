import type { DocumentLanguage } from '../document-language.ts'

/**
 * Indonesian. Sources: identity card (KTP) and passport of Indonesia as public readers have them, translations of
 * ERPNext.
 */
export const id: DocumentLanguage = {
  labels: {
    name: ['Nama', 'Nama lengkap'],
    dob: ['Tanggal lahir', 'Tgl. lahir', 'Tgl lahir'],
    placeOfBirth: ['Tempat lahir'],
    issued: ['Tgl. pengeluaran', 'Tanggal pengeluaran', 'Tanggal dikeluarkan'],
    expiry: ['Berlaku hingga', 'Tgl. habis berlaku', 'Tanggal habis berlaku', 'Berlaku s/d'],
    documentNumber: ['No. paspor', 'Nomor paspor'],
    personalNumber: ['NIK', 'Nomor induk kependudukan'],
    sex: ['Jenis kelamin', 'Kelamin'],
    nationality: ['Kewarganegaraan'],
    address: ['Alamat'],
    issueAuthority: ['Kantor yang mengeluarkan'],
    height: ['Tinggi badan'],
    religion: ['Agama'],
  },
  joined: [
    { fields: ['placeOfBirth', 'dob'], labels: ['Tempat/Tgl lahir', 'Tempat, tgl lahir', 'Tempat, tanggal lahir',
      'Tempat & tgl. lahir'] },
  ],
  unread: ['Gol. darah', 'Golongan darah', 'RT/RW', 'Kel/Desa', 'Kecamatan', 'Status perkawinan', 'Pekerjaan'],
  titles: {
    P: ['Paspor'],
    I: ['Kartu tanda penduduk'],
    D: ['Surat izin mengemudi'],
    V: ['Visa'],
    R: ['Kartu izin tinggal terbatas', 'Kartu izin tinggal tetap'],
  },
  sex: { M: ['Laki-laki', 'Pria'], F: ['Perempuan', 'Wanita'] },
} // prettier-ignore
