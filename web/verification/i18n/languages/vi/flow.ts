import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Xác minh`,
  name: 'Xác minh',
  loading: 'Vui lòng đợi một chút…',
  language: 'Ngôn ngữ',
  skip: 'Đến phần nội dung',
  retry: 'Thử lại',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép',
  progress: (step, steps, name) => `Bước ${step}/${steps}: ${name}`,
  stepNames: {
    phone: 'số điện thoại',
    customform: 'thông tin của bạn',
    document: 'giấy tờ',
    face: 'khuôn mặt',
    contract: 'chữ ký',
  },
  offline: 'Bạn đang ngoại tuyến. Khi có mạng trở lại, trang sẽ tự tiếp tục.',
  busy: (seconds) => `Dịch vụ đang bận. Chúng tôi sẽ thử lại sau ${seconds} giây.`,
  slow: 'Kết nối của bạn đang chậm. Vui lòng giữ trang này mở.',
  failed: 'Có lỗi từ phía chúng tôi. Vui lòng thử lại.',
  leave: {
    title: 'Rời khỏi trang này?',
    text: 'Những gì bạn đã làm vẫn được giữ lại. Mở lại đúng liên kết này để tiếp tục.',
    stay: 'Ở lại',
    leave: 'Rời đi',
  },
  idle: {
    title: 'Bạn cần thêm thời gian?',
    text: 'Đã một lúc không có thao tác nào. Trang sẽ sớm được ẩn đi để người khác không sử dụng được.',
    more: 'Tôi cần thêm thời gian',
    hidden: 'Trang đang tạm dừng',
    hiddenText: 'Những gì bạn đã làm vẫn được giữ lại.',
    resume: 'Tiếp tục',
  },
  expiry: {
    title: 'Liên kết này sắp hết hạn',
    until: (time) => `Liên kết dùng được đến ${time}.`,
    text: (time) => `Liên kết dùng được đến ${time}. Nếu cần thêm thời gian, hãy xin liên kết mới.`,
    ok: 'Tôi đã hiểu',
  },
  askPerson: {
    link: 'Nhờ nhân viên',
    title: 'Nhờ nhân viên kiểm tra?',
    text: (company) =>
      company === ''
        ? 'Một nhân viên sẽ xem xét hồ sơ của bạn. Bạn không cần dùng máy ảnh, và liên kết này sẽ kết thúc tại đây.'
        : `Một nhân viên của ${company} sẽ xem xét hồ sơ của bạn. Bạn không cần dùng máy ảnh, và liên kết này sẽ kết thúc tại đây.`,
    confirm: 'Nhờ nhân viên',
    cancel: 'Tiếp tục tại đây',
  },
  welcome: {
    titleIdentity: 'Xác nhận danh tính của bạn',
    titleSign: 'Đọc và ký',
    lead: (company) =>
      company === ''
        ? 'Người gửi liên kết đề nghị bạn làm việc này.'
        : `${company} đề nghị bạn làm việc này.`,
    message: (company) => (company === '' ? 'Lời nhắn từ người gửi' : `Lời nhắn từ ${company}`),
    needs: 'Bạn cần chuẩn bị',
    needPhone: 'Điện thoại, để nhận mã',
    needForm: 'Một vài thông tin về bạn',
    needDocument: (documents) => `Giấy tờ: ${documents}`,
    needFace: 'Khuôn mặt của bạn, ở nơi đủ sáng',
    needContract: 'Một chút thời gian yên tĩnh để đọc và ký',
    minutes: (minutes) => `Mất khoảng ${minutes} phút`,
    start: 'Bắt đầu',
    resume: 'Tiếp tục',
  },
  privacy: {
    title: 'Dữ liệu của bạn',
    who: (company) =>
      company === '' ? 'Dữ liệu được gửi đến người gửi liên kết này.' : `Dữ liệu được gửi đến ${company}.`,
    days: (days) => `Dữ liệu được lưu trong ${days} ngày.`,
    untilDeleted: 'Dữ liệu được lưu cho đến khi bên nhận xóa đi.',
    withdraw: (contact) =>
      contact === ''
        ? 'Bạn có thể đổi ý bất cứ lúc nào: hãy báo cho công ty đã gửi liên kết cho bạn.'
        : `Bạn có thể đổi ý bất cứ lúc nào: hãy viết cho ${contact}.`,
    notice: 'Thông báo về quyền riêng tư',
  },
  consent: {
    title: 'Bạn có đồng ý không?',
    lead: 'Vui lòng đọc phần này trước khi dùng máy ảnh.',
    agree: 'Tôi đồng ý',
    without: 'Tiếp mà không đồng ý',
    refuse: 'Tôi không đồng ý',
    refused:
      'Nếu bạn không đồng ý, chúng tôi không thể tiếp tục tại đây. Bạn có thể đóng trang này, hoặc đồng ý sau bằng chính liên kết này.',
  },
  location: {
    title: 'Chia sẻ vị trí của bạn',
    text: (company) =>
      company === ''
        ? 'Người gửi liên kết muốn biết bạn đang ở đâu khi thực hiện. Vị trí được ghi lại ở mỗi bước.'
        : `${company} muốn biết bạn đang ở đâu khi thực hiện. Vị trí được ghi lại ở mỗi bước.`,
    share: 'Chia sẻ vị trí',
    denied:
      'Trình duyệt không cung cấp vị trí của bạn. Hãy cho phép trong phần cài đặt của trang này, rồi thử lại.',
  },
  handOff: {
    title: 'Tiếp tục trên điện thoại',
    text: 'Điện thoại của bạn có máy ảnh tốt hơn. Hãy hướng máy ảnh vào mã này.',
    code: 'Mã QR để mở trang này trên điện thoại',
    link: 'Hoặc gửi liên kết này đến điện thoại của bạn',
    here: 'Tiếp tục trên máy này',
    connected: 'Điện thoại đã kết nối',
    follow: 'Hãy giữ trang này mở. Bạn có thể theo dõi tiến độ tại đây.',
    resume: 'Trên điện thoại đã xong. Bạn có thể tiếp tục tại đây.',
    expired: 'Mã này không còn hiệu lực.',
    renew: 'Hiện mã mới',
    failed: 'Không tạo được mã. Hãy tiếp tục trên máy tính này.',
  },
  end: {
    accepted: 'Đã hoàn tất',
    acceptedText: 'Cảm ơn bạn. Mọi thứ đều ổn, bạn không cần làm gì thêm.',
    underReview: 'Cảm ơn bạn',
    underReviewText: (company) =>
      company === ''
        ? 'Chúng tôi đã có đủ những gì cần thiết. Một nhân viên sẽ xem xét, và người gửi liên kết sẽ báo cho bạn.'
        : `Chúng tôi đã có đủ những gì cần thiết. Một nhân viên sẽ xem xét, và ${company} sẽ báo cho bạn.`,
    askedText: (company) =>
      company === ''
        ? 'Một nhân viên sẽ xem xét trường hợp của bạn, và người gửi liên kết sẽ báo cho bạn.'
        : `Một nhân viên sẽ xem xét trường hợp của bạn, và ${company} sẽ báo cho bạn.`,
    failed: 'Chưa thực hiện được',
    failedText: (company) =>
      company === ''
        ? 'Chúng tôi không thể hoàn tất việc này. Người gửi liên kết có thể cho bạn biết cần làm gì tiếp.'
        : `Chúng tôi không thể hoàn tất việc này. ${company} có thể cho bạn biết cần làm gì tiếp.`,
    completed: 'Không cần làm gì thêm',
    completedText: 'Liên kết này đã được sử dụng, và chúng tôi đã nhận đủ.',
    expired: 'Liên kết này đã hết hạn',
    expiredText: 'Hãy xin liên kết mới ở nơi đã gửi liên kết này.',
    usedUp: 'Đó là lần thử cuối cùng',
    usedUpText: 'Liên kết này đã hết lượt thử. Hãy xin liên kết mới ở nơi đã gửi cho bạn.',
    close: 'Bạn có thể đóng trang này.',
    redirect: (seconds) => `Bạn sẽ được chuyển tiếp sau ${seconds} giây.`,
    go: 'Tiếp tục ngay',
    stay: 'Ở lại trang này',
  },
  pending: {
    title: 'Phần của bạn đã xong',
    text: 'Bạn đã ký. Chúng tôi đang chờ những người khác ký.',
    hint: 'Bạn có thể đóng trang này. Bạn không cần làm gì thêm.',
  },
}
