import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in simplified Chinese; the newest version last. */
export const cn: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? '向我发送此链接的公司' : company
        return [
          `我同意${who}使用软件处理我的面部照片和证件照片。`,
          '这些照片会相互比对，并检查相机前是否为真人。',
          '由我的面部计算得出的数据属于生物识别数据。',
          `该数据用于本次验证，并在${who}必须保存的期限内保存。`,
          `我可以随时告知${who}以撤回此同意；撤回前所做的处理仍然合法。`,
        ].join('')
      },
    },
  ],
}
