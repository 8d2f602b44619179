import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Vietnamese; the newest version last. */
export const vi: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'công ty đã gửi cho tôi liên kết này' : company
        return [
          `Tôi đồng ý để ${who} cho xử lý hình ảnh khuôn mặt và giấy tờ của tôi bằng phần mềm.`,
          'Các hình ảnh được so sánh với nhau, và được kiểm tra xem có người sống ở trước máy ảnh hay không.',
          'Những gì được tính toán từ khuôn mặt của tôi là dữ liệu sinh trắc học.',
          `Dữ liệu này được dùng cho lần xác minh này và được lưu giữ trong thời gian ${who} phải lưu giữ.`,
          `Tôi có thể rút lại sự đồng ý này bất cứ lúc nào bằng cách báo cho ${who}; những gì đã làm trước đó vẫn hợp pháp.`,
        ].join(' ')
      },
    },
  ],
}
