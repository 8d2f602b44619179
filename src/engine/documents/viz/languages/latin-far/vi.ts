import type { DocumentLanguage } from '../document-language.ts'

/**
 * Vietnamese. Sources: identity cards of 2016 and 2024 and passport of Vietnam as public readers have them,
 * translations of ERPNext.
 */
export const vi: DocumentLanguage = {
  labels: {
    givenNames: ['Chữ đệm và tên', 'Tên đệm và tên'],
    dob: ['Ngày sinh', 'Ngày, tháng, năm sinh', 'Sinh ngày'],
    placeOfBirth: ['Nơi sinh', 'Nơi đăng ký khai sinh'],
    issued: ['Ngày cấp'],
    expiry: ['Có giá trị đến', 'Có giá trị đến ngày', 'Ngày hết hạn'],
    documentNumber: ['Số hộ chiếu', 'Hộ chiếu số', 'Số CMND', 'Số CCCD', 'Số thẻ', 'Số giấy phép'],
    personalNumber: ['Số định danh cá nhân', 'Số định danh'],
    sex: ['Giới tính'],
    nationality: ['Quốc tịch'],
    address: ['Nơi thường trú', 'Nơi cư trú', 'Nơi ĐKHK thường trú', 'Địa chỉ'],
    issueAuthority: ['Nơi cấp', 'Cơ quan cấp'],
    height: ['Chiều cao'],
    religion: ['Tôn giáo'],
  },
  nameOrders: {
    'surname first': ['Họ và tên', 'Họ tên', 'Họ, chữ đệm và tên khai sinh', 'Họ, chữ đệm và tên'],
  },
  shortLabels: { surname: ['Họ'], givenNames: ['Tên'] },
  unread: ['Quê quán', 'Dân tộc', 'Dấu vết riêng và dị hình', 'Nguyên quán', 'Đặc điểm nhận dạng'],
  titles: {
    P: ['Hộ chiếu'],
    I: ['Căn cước công dân', 'Căn cước', 'Chứng minh nhân dân', 'Giấy chứng minh nhân dân', 'Thẻ căn cước'],
    D: ['Giấy phép lái xe'],
    V: ['Thị thực'],
    R: ['Thẻ thường trú', 'Thẻ tạm trú'],
  },
  sex: { M: ['Nam'], F: ['Nữ'] },
} // prettier-ignore
