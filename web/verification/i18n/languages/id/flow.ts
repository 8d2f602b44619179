import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verifikasi`,
  name: 'Verifikasi',
  loading: 'Mohon tunggu sebentar…',
  language: 'Bahasa',
  skip: 'Langsung ke isi',
  retry: 'Coba lagi',
  copy: 'Salin tautan',
  copied: 'Tersalin',
  progress: (step, steps, name) => `Langkah ${step} dari ${steps}: ${name}`,
  stepNames: {
    phone: 'nomor telepon Anda',
    customform: 'data Anda',
    document: 'dokumen Anda',
    face: 'wajah Anda',
    contract: 'tanda tangan Anda',
  },
  offline: 'Anda sedang offline. Kami akan lanjut sendiri begitu koneksi kembali.',
  busy: (seconds) => `Layanan sedang sibuk. Kami mencoba lagi dalam ${seconds} detik.`,
  slow: 'Koneksi Anda lambat. Biarkan halaman ini tetap terbuka.',
  failed: 'Ada masalah di pihak kami. Silakan coba lagi.',
  leave: {
    title: 'Tinggalkan halaman ini?',
    text: 'Yang sudah Anda kerjakan tetap tersimpan. Buka tautan yang sama untuk melanjutkan.',
    stay: 'Tetap di sini',
    leave: 'Tinggalkan',
  },
  idle: {
    title: 'Perlu waktu lebih lama?',
    text: 'Sudah beberapa saat tidak ada kegiatan. Halaman ini segera kami sembunyikan, agar tidak dipakai orang lain.',
    more: 'Saya perlu waktu',
    hidden: 'Halaman ini dijeda',
    hiddenText: 'Yang sudah Anda kerjakan tetap tersimpan.',
    resume: 'Lanjutkan',
  },
  expiry: {
    title: 'Tautan ini segera berakhir',
    until: (time) => `Tautan berlaku sampai pukul ${time}.`,
    text: (time) => `Tautan berlaku sampai pukul ${time}. Jika perlu waktu lebih lama, mintalah tautan baru.`,
    ok: 'Saya mengerti',
  },
  askPerson: {
    link: 'Minta bantuan petugas',
    title: 'Minta petugas yang memeriksa?',
    text: (company) =>
      company === ''
        ? 'Seorang petugas akan memeriksa kasus Anda. Anda tidak perlu memakai kamera, dan tautan ini berakhir di sini.'
        : `Seorang petugas di ${company} akan memeriksa kasus Anda. Anda tidak perlu memakai kamera, dan tautan ini berakhir di sini.`,
    confirm: 'Ya, minta petugas',
    cancel: 'Lanjutkan di sini',
  },
  welcome: {
    titleIdentity: 'Konfirmasi identitas Anda',
    titleSign: 'Baca dan tanda tangani',
    lead: (company) =>
      company === ''
        ? 'Pengirim tautan meminta Anda melakukan ini.'
        : `${company} meminta Anda melakukan ini.`,
    message: (company) => (company === '' ? 'Pesan dari pengirim' : `Pesan dari ${company}`),
    needs: 'Yang Anda perlukan',
    needPhone: 'Telepon Anda, untuk menerima kode',
    needForm: 'Beberapa data tentang Anda',
    needDocument: (documents) => `Dokumen Anda: ${documents}`,
    needFace: 'Wajah Anda, dengan cahaya cukup',
    needContract: 'Waktu tenang untuk membaca dan tanda tangan',
    minutes: (minutes) => `Sekitar ${minutes} menit`,
    start: 'Mulai',
    resume: 'Lanjutkan',
  },
  privacy: {
    title: 'Data Anda',
    who: (company) =>
      company === '' ? 'Data dikirim ke pengirim tautan ini.' : `Data dikirim ke ${company}.`,
    days: (days) => `Data disimpan selama ${days} hari.`,
    untilDeleted: 'Data disimpan sampai dihapus oleh penerimanya.',
    withdraw: (contact) =>
      contact === ''
        ? 'Anda boleh berubah pikiran kapan saja: beri tahu perusahaan yang mengirim tautan ini.'
        : `Anda boleh berubah pikiran kapan saja: tulis ke ${contact}.`,
    notice: 'Pemberitahuan privasi',
  },
  consent: {
    title: 'Apakah Anda setuju?',
    lead: 'Harap baca ini sebelum memakai kamera.',
    agree: 'Saya setuju',
    without: 'Lanjut tanpa setuju',
    refuse: 'Saya tidak setuju',
    refused:
      'Tanpa persetujuan Anda, kami tidak dapat melanjutkan di sini. Anda dapat menutup halaman ini, atau setuju nanti lewat tautan yang sama.',
  },
  location: {
    title: 'Bagikan lokasi Anda',
    text: (company) =>
      company === ''
        ? 'Pengirim tautan ini menanyakan lokasi Anda selama proses ini. Lokasi dicatat di setiap langkah.'
        : `${company} menanyakan lokasi Anda selama proses ini. Lokasi dicatat di setiap langkah.`,
    share: 'Bagikan lokasi saya',
    denied: 'Browser tidak memberikan lokasi Anda. Izinkan di pengaturan halaman ini, lalu coba lagi.',
  },
  handOff: {
    title: 'Lanjutkan di ponsel',
    text: 'Kamera ponsel Anda lebih baik. Arahkan ke kode ini.',
    code: 'Kode QR yang membuka halaman ini di ponsel Anda',
    link: 'Atau kirim tautan ini ke ponsel Anda',
    here: 'Lanjut di komputer',
    connected: 'Ponsel Anda terhubung',
    follow: 'Biarkan halaman ini terbuka. Kemajuan Anda terlihat di sini.',
    resume: 'Di ponsel sudah selesai. Silakan lanjutkan di sini.',
    expired: 'Kode ini tidak berlaku lagi.',
    renew: 'Tampilkan kode baru',
    failed: 'Kode tidak dapat dibuat. Lanjutkan di komputer ini.',
  },
  end: {
    accepted: 'Selesai',
    acceptedText: 'Terima kasih. Semuanya beres, dan tidak ada lagi yang perlu Anda lakukan.',
    underReview: 'Terima kasih',
    underReviewText: (company) =>
      company === ''
        ? 'Semua yang kami perlukan sudah ada. Seorang petugas akan memeriksanya, dan pengirim tautan akan mengabari Anda.'
        : `Semua yang kami perlukan sudah ada. Seorang petugas akan memeriksanya, dan ${company} akan mengabari Anda.`,
    askedText: (company) =>
      company === ''
        ? 'Seorang petugas akan memeriksa kasus Anda, dan pengirim tautan akan mengabari Anda.'
        : `Seorang petugas akan memeriksa kasus Anda, dan ${company} akan mengabari Anda.`,
    failed: 'Ini belum berhasil',
    failedText: (company) =>
      company === ''
        ? 'Kami tidak dapat menyelesaikannya. Pengirim tautan dapat menjelaskan langkah berikutnya.'
        : `Kami tidak dapat menyelesaikannya. ${company} dapat menjelaskan langkah berikutnya.`,
    completed: 'Tidak ada lagi yang perlu dilakukan',
    completedText: 'Tautan ini sudah dipakai, dan semuanya sudah kami terima.',
    expired: 'Tautan ini sudah kedaluwarsa',
    expiredText: 'Mintalah tautan baru dari pengirim tautan ini.',
    usedUp: 'Itu percobaan terakhir',
    usedUpText: 'Percobaan untuk tautan ini sudah habis. Mintalah yang baru dari pengirimnya.',
    close: 'Anda boleh menutup halaman ini.',
    redirect: (seconds) => `Anda akan lanjut dalam ${seconds} detik.`,
    go: 'Lanjut sekarang',
    stay: 'Tetap di halaman ini',
  },
  pending: {
    title: 'Bagian Anda selesai',
    text: 'Anda sudah tanda tangan. Kami menunggu tanda tangan pihak lain.',
    hint: 'Anda boleh menutup halaman ini. Tidak ada lagi yang perlu Anda lakukan.',
  },
}
