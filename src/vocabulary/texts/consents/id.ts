import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Indonesian; the newest version last. */
export const id: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'perusahaan yang mengirim tautan ini kepada saya' : company
        return [
          `Saya setuju gambar wajah saya dan dokumen saya diproses oleh perangkat lunak atas permintaan ${who}.`,
          'Gambar-gambar itu dibandingkan satu sama lain, dan diperiksa apakah ada orang hidup di depan kamera.',
          'Yang dihitung dari wajah saya merupakan data biometrik.',
          `Data itu digunakan untuk verifikasi ini dan disimpan selama ${who} wajib menyimpannya.`,
          `Saya dapat menarik persetujuan ini kapan saja dengan memberi tahu ${who}; yang telah dilakukan sebelumnya tetap sah.`,
        ].join(' ')
      },
    },
  ],
}
