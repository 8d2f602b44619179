import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'Máy ảnh đang bị chặn',
    deniedText: 'Trình duyệt không cho trang này dùng máy ảnh. Cách cho phép:',
    none: 'Không tìm thấy máy ảnh',
    noneText: 'Thiết bị này không có máy ảnh dùng được. Hãy mở liên kết trên điện thoại.',
    busy: 'Máy ảnh đang được sử dụng',
    busyText: 'Một ứng dụng hoặc tab khác đang dùng máy ảnh. Hãy đóng lại rồi thử lại.',
    insecure: 'Máy ảnh cần một địa chỉ an toàn',
    insecureText:
      'Trình duyệt chỉ mở máy ảnh ở những địa chỉ bắt đầu bằng https. Hãy xin người gửi một liên kết như vậy.',
    failed: 'Máy ảnh không khởi động được',
    failedText:
      'Hãy đóng các ứng dụng khác đang dùng máy ảnh, hoặc khởi động lại trình duyệt. Sau đó thử lại.',
    upload: 'Chọn ảnh có sẵn',
    phone: 'Tiếp trên điện thoại',
  },
  allow: {
    chromeAndroid: [
      'Chạm vào biểu tượng bên trái địa chỉ.',
      'Chạm “Quyền”, rồi “Máy ảnh”.',
      'Chọn “Cho phép”, rồi quay lại đây.',
    ],
    safariPhone: [
      'Chạm vào biểu tượng cạnh địa chỉ.',
      'Chạm “Cài đặt trang web”, rồi “Camera”.',
      'Chọn “Cho phép”, rồi quay lại đây.',
    ],
    firefoxAndroid: [
      'Chạm vào ổ khóa cạnh địa chỉ.',
      'Chạm “Máy ảnh” cho đến khi hiện là được phép.',
      'Quay lại đây và thử lại.',
    ],
    firefox: [
      'Bấm vào biểu tượng máy ảnh cạnh địa chỉ.',
      'Bấm vào dấu chéo cạnh “Bị chặn”.',
      'Thử lại và chọn “Cho phép”.',
    ],
    edge: ['Bấm vào ổ khóa cạnh địa chỉ.', 'Bật “Máy ảnh”.', 'Quay lại đây và thử lại.'],
    chrome: ['Bấm vào biểu tượng bên trái địa chỉ.', 'Bật “Máy ảnh”.', 'Quay lại đây và thử lại.'],
    safari: [
      'Mở trình đơn “Safari”, rồi “Cài đặt cho trang web này”.',
      'Đặt “Camera” thành “Cho phép”.',
      'Quay lại đây và thử lại.',
    ],
    other: [
      'Mở phần cài đặt của trang này trong trình duyệt.',
      'Cho phép máy ảnh.',
      'Quay lại đây và thử lại.',
    ],
  },
  inApp: {
    title: 'Mở trang này trong trình duyệt',
    text: (app) =>
      app === ''
        ? 'Ứng dụng này không dùng được máy ảnh ở đây. Trình duyệt của bạn thì được.'
        : `${app} không dùng được máy ảnh ở đây. Trình duyệt của bạn thì được.`,
    menu: 'Chạm vào trình đơn (⋯ hoặc ⋮) và chọn “Mở trong trình duyệt”.',
    paste: 'Hoặc sao chép liên kết rồi dán vào trình duyệt.',
    stay: 'Vẫn thử tại đây',
  },
  link: {
    noAddress: 'Liên kết này bị thiếu',
    noAddressText: 'Hãy mở toàn bộ liên kết như khi bạn nhận được. Phần cuối không được bị cắt mất.',
    unknown: 'Chúng tôi không biết liên kết này',
    unknownText:
      'Có thể nó đã bị xóa hoặc bị thiếu một phần. Hãy mở lại như khi bạn nhận được, hoặc xin liên kết mới.',
    handOffUsed: 'Mã này đã được dùng',
    handOffUsedText:
      'Mỗi mã chỉ mở được trên một điện thoại, một lần. Hãy hiện mã mới trên máy tính, hoặc mở liên kết bạn đã nhận.',
    notNow: 'Hiện không mở được liên kết này',
    notNowText: 'Có thể nó đã được mở quá nhiều lần. Hãy xin liên kết mới ở nơi đã gửi cho bạn.',
  },
}
