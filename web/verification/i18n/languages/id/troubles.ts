import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'Kamera diblokir',
    deniedText: 'Browser Anda tidak mengizinkan halaman ini memakai kamera. Begini cara mengizinkannya:',
    none: 'Kamera tidak ditemukan',
    noneText: 'Perangkat ini tidak punya kamera yang dapat dipakai. Buka tautan ini di ponsel.',
    busy: 'Kamera sedang dipakai',
    busyText: 'Aplikasi atau tab lain sedang memakai kamera. Tutup dulu, lalu coba lagi.',
    insecure: 'Kamera memerlukan alamat yang aman',
    insecureText:
      'Browser hanya membuka kamera di alamat yang diawali https. Mintalah tautan seperti itu kepada pengirim.',
    failed: 'Kamera tidak menyala',
    failedText: 'Tutup aplikasi lain yang memakai kamera, atau buka ulang browser. Lalu coba lagi.',
    upload: 'Pilih foto saja',
    phone: 'Lanjut di ponsel',
  },
  allow: {
    chromeAndroid: [
      'Ketuk ikon di sebelah kiri alamat.',
      'Ketuk “Izin”, lalu “Kamera”.',
      'Pilih “Izinkan”, lalu kembali ke sini.',
    ],
    safariPhone: [
      'Ketuk ikon di samping alamat.',
      'Ketuk “Pengaturan Situs Web”, lalu “Kamera”.',
      'Pilih “Izinkan”, lalu kembali ke sini.',
    ],
    firefoxAndroid: [
      'Ketuk gembok di samping alamat.',
      'Ketuk “Kamera” sampai tertulis diizinkan.',
      'Kembali ke sini dan coba lagi.',
    ],
    firefox: [
      'Klik ikon kamera di samping alamat.',
      'Klik tanda silang di samping “Diblokir”.',
      'Coba lagi, dan pilih “Izinkan”.',
    ],
    edge: ['Klik gembok di samping alamat.', 'Nyalakan “Kamera”.', 'Kembali ke sini dan coba lagi.'],
    chrome: ['Klik ikon di sebelah kiri alamat.', 'Nyalakan “Kamera”.', 'Kembali ke sini dan coba lagi.'],
    safari: [
      'Buka menu “Safari”, lalu “Pengaturan untuk situs web ini”.',
      'Ubah “Kamera” menjadi “Izinkan”.',
      'Kembali ke sini dan coba lagi.',
    ],
    other: [
      'Buka pengaturan halaman ini di browser Anda.',
      'Izinkan kamera.',
      'Kembali ke sini dan coba lagi.',
    ],
  },
  inApp: {
    title: 'Buka halaman ini di browser',
    text: (app) =>
      app === ''
        ? 'Aplikasi ini tidak dapat memakai kamera di sini. Browser Anda bisa.'
        : `${app} tidak dapat memakai kamera di sini. Browser Anda bisa.`,
    menu: 'Ketuk menu (⋯ atau ⋮), lalu pilih “Buka di browser”.',
    paste: 'Atau salin tautan, lalu tempelkan di browser Anda.',
    stay: 'Tetap coba di sini',
  },
  link: {
    noAddress: 'Tautan ini tidak lengkap',
    noAddressText: 'Buka tautan utuh seperti saat Anda terima. Bagian akhirnya tidak boleh terpotong.',
    unknown: 'Kami tidak mengenal tautan ini',
    unknownText:
      'Mungkin sudah dihapus, atau ada bagian yang hilang. Buka lagi seperti saat Anda terima, atau mintalah yang baru.',
    handOffUsed: 'Kode ini sudah dipakai',
    handOffUsedText:
      'Satu kode hanya untuk satu ponsel, satu kali. Tampilkan kode baru di komputer, atau buka tautan yang Anda terima.',
    notNow: 'Tautan ini belum dapat dibuka sekarang',
    notNowText: 'Mungkin sudah terlalu sering dibuka. Mintalah yang baru dari pengirimnya.',
  },
}
