import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officerBorn } from './kit/written.ts'

const words = {
  given: 'Văn Hùng|Thị Lan|Minh Tuấn|Ngọc Ánh|Quốc Bảo|Thu Hà|Đức Thịnh|Kim Liên',
  surnames: 'Nguyễn|Trần|Phạm|Huỳnh|Đặng|Bùi|Lý|Vũ',
  streets: 'Đường Nguyễn Huệ|Phố Hàng Bông|Đường Lê Lợi|Đường Trần Phú',
  cities: ';Thành phố Hồ Chí Minh|;Thành phố Hà Nội|;Thành phố Đà Nẵng',
  stems: 'HOA SEN VIỆT|CÔNG NGHỆ SAO MAI|THƯƠNG MẠI VÀ DỊCH VỤ XUẤT NHẬP KHẨU SÔNG HỒNG|GỖ TRƯỜNG SƠN|CÀ PHÊ BAN MÊ',
  firms: 'CÔNG TY CỔ PHẦN ĐẦU TƯ TRÚC XANH',
}

/** A certificate of enterprise registration: numbered items, each with its value in the same line. */
export const vietnameseCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 1], nominals: [10_000], shares: [100_000, 180_000, 1_000_000] })
  const sheet = openSheet(c.random)
  const name = `CÔNG TY TNHH ${c.stem}`
  const number = `03${c.digits(8)}`
  const address = `Số ${c.streetNumber} ${c.street}, Phường ${c.random.whole(1, 15)}, ${c.city}, Việt Nam`
  const chief = c.officers[0] ?? c.person()
  const whole = `${chief.surname} ${chief.given}`.toUpperCase()
  sheet.row([{ text: 'SỞ KẾ HOẠCH VÀ ĐẦU TƯ\nPHÒNG ĐĂNG KÝ KINH DOANH', from: 0, to: 0.42, align: 'centre' }, { text: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM\nĐộc lập - Tự do - Hạnh phúc', from: 0.46, to: 1, align: 'centre' }])
  sheet.gap(10)
  sheet.text('GIẤY CHỨNG NHẬN ĐĂNG KÝ DOANH NGHIỆP', { size: 13, align: 'centre' })
  sheet.text('CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN', { align: 'centre' })
  sheet.text(`Mã số doanh nghiệp: ${number}`, { align: 'centre' })
  sheet.text(`Đăng ký lần đầu: ngày ${dated(c.incorporated, 'DD')} tháng ${dated(c.incorporated, 'MM')} năm ${c.incorporated.slice(0, 4)}`, { align: 'centre' })
  sheet.gap(8)
  const item = (text: string): void => {
    sheet.gap(3)
    sheet.text(text)
  }
  item('1. Tên công ty')
  item(`Tên công ty viết bằng tiếng Việt: ${name}`)
  item(`2. Địa chỉ trụ sở chính: ${c.random.happens(0.5) ? '\n' : ''}${address}`)
  sheet.row([{ text: `Điện thoại: 028${c.digits(8)}`, from: 0, to: 0.45 }, { text: 'Fax:', from: 0.5, to: 1 }])
  item(`3. Vốn điều lệ: ${amount(c.capital, '.')} đồng`)
  item('4. Người đại diện theo pháp luật của công ty')
  item(`* Họ và tên: ${whole}`)
  sheet.row([{ text: 'Giới tính: Nam', from: 0, to: 0.3 }, { text: 'Chức danh: Giám đốc', from: 0.4, to: 1 }])
  sheet.row([{ text: `Sinh ngày: ${dated(chief.birthDate, 'DD/MM/YYYY')}`, from: 0, to: 0.3 }, { text: 'Dân tộc: Kinh', from: 0.36, to: 0.6 }, { text: 'Quốc tịch: Việt Nam', from: 0.65, to: 1 }])
  item(`Số giấy tờ pháp lý của cá nhân: ${c.digits(12)}`)
  item(`Địa chỉ thường trú: ${chief.streetNumber} ${chief.street}, ${chief.city}, Việt Nam`)
  sheet.gap(10)
  sheet.text('TRƯỞNG PHÒNG', { from: 0.6 })
  return finished(sheet, {
    ...{ layout: 'vn-giay-chung-nhan', language: 'vi', country: 'VN' },
    values: { legalName: name, registrationNumber: number, address, incorporationDate: c.incorporated, entityType: 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN' },
    capital: [c.capital, 'VND'],
    officers: [{ ...officerBorn(chief, 'managing_director'), name: whole }],
  })
}
