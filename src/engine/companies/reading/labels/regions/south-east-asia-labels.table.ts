import type { RegionLabels } from '../label-kinds.ts'

/** As registers of Vietnam, Indonesia, Malaysia, Brunei and the Philippines print them in their own languages. */
export const southEastAsiaLabels: RegionLabels = [
  [
    null,
    {
      // Vietnamese.
      name: 'tên doanh nghiệp|tên công ty|tên công ty viết bằng tiếng việt|tên doanh nghiệp viết bằng tiếng việt|tên hộ kinh doanh|tên đơn vị|tên tổ chức',
      formerName:
        'tên công ty viết bằng tiếng nước ngoài|tên doanh nghiệp viết bằng tiếng nước ngoài|tên công ty viết tắt|tên doanh nghiệp viết tắt|tên giao dịch|tên quốc tế|tên nước ngoài|tên viết tắt',
      number:
        'mã số doanh nghiệp mã số thuế|mã doanh nghiệp|số đăng ký kinh doanh|số giấy chứng nhận đăng ký kinh doanh|số đăng ký doanh nghiệp|mã số đăng ký hộ kinh doanh|mã số hộ kinh doanh|giấy chứng nhận đăng ký doanh nghiệp số|số gcn đkkd',
      legalForm:
        'loại hình doanh nghiệp|loại hình|loại hình pháp lý|loại hình tổ chức|loại hình công ty|loại hình dn',
      incorporated:
        'đăng ký lần đầu ngày|đăng ký lần đầu|ngày thành lập|ngày đăng ký lần đầu|ngày bắt đầu thành lập|ngày đăng ký kinh doanh|ngày đăng ký|ngày cấp giấy phép|ngày cấp lần đầu',
      status:
        'tình trạng hoạt động|tình trạng|trạng thái|tình trạng pháp lý|trạng thái hoạt động|tình trạng doanh nghiệp',
      address:
        'địa chỉ trụ sở chính|trụ sở chính|địa chỉ|địa chỉ trụ sở|địa chỉ công ty|địa chỉ doanh nghiệp|địa điểm kinh doanh|địa chỉ đăng ký|nơi đặt trụ sở chính',
      capital:
        'vốn điều lệ|vốn đầu tư|vốn đầu tư ban đầu|vốn pháp định|vốn đăng ký|vốn điều lệ vnđ|tổng vốn điều lệ|vốn kinh doanh',
      officers:
        'người đại diện theo pháp luật của công ty|người đại diện theo pháp luật của doanh nghiệp|thông tin về người đại diện theo pháp luật|đại diện pháp luật|người đại diện pháp luật|thông tin người đại diện|danh sách người đại diện theo pháp luật',
      owners:
        'danh sách thành viên góp vốn|thành viên góp vốn|chủ sở hữu|thông tin về chủ sở hữu|danh sách cổ đông sáng lập|danh sách cổ đông|cổ đông sáng lập|cổ đông|tên thành viên|tên cổ đông|tên cổ đông sáng lập|chủ doanh nghiệp|chủ sở hữu công ty|danh sách thành viên|chủ hộ kinh doanh|thông tin về chủ doanh nghiệp',
      personName: 'họ và tên|họ tên|họ và tên cá nhân|họ tên cá nhân|tên cá nhân tổ chức',
      role: 'chức danh|chức vụ',
      birthDate: 'sinh ngày|ngày sinh|ngày tháng năm sinh|ngày tháng năm sinh đối với cá nhân',
      nationality: 'quốc tịch',
      share:
        'tỷ lệ|tỷ lệ %|tỷ lệ sở hữu|tỷ lệ góp vốn|tỷ lệ vốn góp|tỷ lệ phần vốn góp|tỉ lệ|tỉ lệ góp vốn|tỷ lệ cổ phần',
      nominal:
        'giá trị phần vốn góp|giá trị vốn góp|phần vốn góp|giá trị cổ phần|vốn góp|số vốn góp|giá trị phần vốn góp vnđ|giá trị',
      shareCount: 'số cổ phần|số lượng cổ phần|tổng số cổ phần|số lượng',
      residence:
        'nơi đăng ký hộ khẩu thường trú|chỗ ở hiện tại|địa chỉ liên lạc|địa chỉ thường trú|địa chỉ trụ sở chính đối với tổ chức|nơi đăng ký hộ khẩu thường trú đối với cá nhân|nơi ở hiện tại|nơi thường trú',
      other:
        'điện thoại|số điện thoại|giới tính|dân tộc|loại giấy tờ pháp lý của cá nhân|số giấy tờ pháp lý của cá nhân|loại giấy tờ chứng thực cá nhân|số giấy chứng thực cá nhân|nơi cấp|mã ngành|ngành nghề kinh doanh|tên ngành|stt|ghi chú|phòng đăng ký kinh doanh|cơ quan cấp|mệnh giá cổ phần|đăng ký thay đổi lần thứ|trưởng phòng|ngày cấp|ngày hoạt động|cơ quan thuế quản lý|quản lý bởi|loại cổ phần|bằng chữ|ngành nghề chính|số cmnd|số cccd|số hộ chiếu',
    },
  ],
  [
    null,
    {
      // Indonesian and Malay.
      name: 'nama perseroan|nama perusahaan|nama badan usaha|nama pelaku usaha|nama pt|nama perseroan terbatas|nama syarikat|nama perniagaan|nama entiti|nama badan hukum|nama wajib pajak|nama usaha|nama syarikat penuh',
      formerName: 'nama lama|nama singkatan|singkatan|nama terdahulu|nama lama syarikat|nama dahulu',
      number:
        'nib|nomor induk berusaha|nomor induk berusaha nib|nomor sk pengesahan|nomor sk|nomor pengesahan|nomor ahu|nomor tdp|nomor tanda daftar perusahaan|no syarikat|no pendaftaran|no pendaftaran syarikat|no pendaftaran perniagaan|no daftar syarikat|nombor pendaftaran syarikat|no pendaftaran baru|nomor keputusan|nomor pendaftaran|no pendaftaran entiti|no ssm',
      taxNumber:
        'nomor pokok wajib pajak|npwp perusahaan|npwp badan|nomor npwp|npwp badan usaha|no cukai pendapatan|no rujukan cukai|no pengenalan cukai|no pengenalan cukai tin|no cukai|no pendaftaran cukai|npwp perseroan',
      legalForm:
        'jenis perseroan|bentuk badan usaha|bentuk badan hukum|jenis badan usaha|status badan hukum|bentuk usaha|jenis badan hukum|bentuk perusahaan|jenis syarikat|taraf syarikat|jenis pemilikan|jenis perniagaan|kategori syarikat|jenis perusahaan|jenis pelaku usaha|status syarikat jenis',
      incorporated:
        'tanggal pendirian|tanggal pengesahan|tanggal akta pendirian|tanggal berdiri|tanggal sk pengesahan|tanggal sk|tanggal didirikan|tanggal pendirian perusahaan|tarikh pemerbadanan|tarikh penubuhan|tarikh perbadanan|tarikh diperbadankan|tarikh pendaftaran|tarikh daftar|tarikh ditubuhkan|tanggal pendaftaran',
      status: 'status perusahaan|status perseroan|status syarikat|status perniagaan|status entiti',
      address:
        'alamat|alamat perusahaan|alamat kantor|alamat lengkap|alamat perseroan|alamat kantor pusat|alamat badan usaha|domisili perusahaan|alamat berdaftar|alamat pejabat berdaftar|alamat perniagaan|pejabat berdaftar|alamat pendaftaran|alamat syarikat|alamat utama perniagaan|alamat surat menyurat|alamat kedudukan',
      seat: 'tempat kedudukan|kedudukan|berkedudukan di|domisili',
      capital:
        'modal dasar|modal ditempatkan|modal disetor|modal ditempatkan disetor|modal ditempatkan dan disetor|modal perseroan|modal usaha|modal dasar perseroan|jumlah modal|modal saham|modal berbayar|modal dibenarkan|modal diterbitkan|modal terbitan|modal saham diterbitkan|jumlah modal terbitan|jumlah modal diterbitkan|modal berbayar rm|modal dasar rp|modal disetor rp|total modal dasar|total modal disetor|nilai modal|modal',
      officers:
        'pengurus|susunan pengurus|direksi|direksi dan dewan komisaris|direksi dan komisaris|pengurus dan pemegang saham|susunan direksi|susunan direksi dan komisaris|susunan direksi dan dewan komisaris|penanggung jawab perusahaan|pengurus perseroan|data pengurus|nama pengurus|butiran pengarah|butir butir pengarah|senarai pengarah|pegawai syarikat|pengarah pegawai|maklumat pengarah|pengarah dan pegawai|ahli lembaga pengarah|nama direktur|nama penanggung jawab|organ perseroan|butiran pegawai',
      owners:
        'pemegang saham|pengurus dan pemegang saham|susunan pemegang saham|daftar pemegang saham|nama pemegang saham|pendiri|para pendiri|pemilik|pemilik manfaat|data pemegang saham|butiran ahli|ahli syarikat|senarai pemegang saham|butiran pemegang saham|pemilik perniagaan|maklumat pemilik|nama pemilik|pemegang saham ahli|kepemilikan saham|susunan pemodal|ahli pemegang saham|pemunya benefisial|struktur permodalan dan pemegang saham',
      personName: 'nama|nama lengkap|nama penuh|nama pengarah|nama individu|nama ahli',
      role: 'jawatan|jabatan|kedudukan dalam perseroan|jenis jawatan',
      birthDate:
        'tanggal lahir|tempat tanggal lahir|tempat tgl lahir|tempat dan tanggal lahir|tarikh lahir|ttl',
      nationality: 'kewarganegaraan|warganegara|warga negara|asal negara|kebangsaan',
      appointed: 'tarikh lantikan|tarikh dilantik|tanggal pengangkatan|tarikh pelantikan|mulai menjabat',
      residence: 'alamat kediaman|alamat tempat tinggal|alamat rumah|alamat perkhidmatan|tempat tinggal',
      share:
        'persentase|persentase saham|prosentase|prosentase saham|persentase kepemilikan|peratus|peratusan|peratusan saham|peratus pegangan|peratusan pegangan|presentase|persen saham',
      nominal:
        'nilai nominal|jumlah nominal|total nilai|total nilai saham|nilai saham|nominal|jumlah rupiah|jumlah nilai|total rp|jumlah modal disetor|nilai penyertaan|jumlah rp|total saham rp|nilai rp|jumlah bayaran',
      shareCount:
        'jumlah saham|jumlah lembar saham|lembar saham|bilangan saham|jumlah unit saham|saham|saham dipegang|lembar|jumlah lembar|saham biasa|bilangan saham biasa',
      other:
        'kbli|kode kbli|judul kbli|maksud dan tujuan|kegiatan usaha|bidang usaha|jenis usaha|jangka waktu|jangka waktu berdirinya|nama notaris|notaris|kedudukan notaris|nomor akta|nomor akta notaris|no akta|nik|no ktp|nik paspor|nomor identitas|no kad pengenalan|no k p|no pasport|no kad pengenalan pasport|nomor paspor|status penanaman modal|skala usaha|skala risiko|nomor telepon|telepon|surel|tanggal cetak|tanggal terbit|diterbitkan tanggal|tanggal diterbitkan|tarikh cetakan|tarikh luput|tarikh mula niaga|tarikh mula perniagaan|jenis niaga|sifat perniagaan|kelas saham|klasifikasi saham|jenis saham|seri saham|nilai per saham|harga per lembar|harga per lembar saham|nilai nominal per saham|mata uang|tahun kewangan|juruaudit|gadaian|cawangan|no telefon|poskod|kelurahan|kecamatan|kantor pajak|kpp|bangsa|jantina|tarikh|pendaftar syarikat|tempoh|tempoh pendaftaran|tamat tempoh|halaman|muka surat|catatan|keterangan',
    },
  ],
]
