import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in traditional Chinese; the newest version last. */
export const tw: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? '傳送此連結給我的公司' : company
        return [
          `我同意${who}以軟體處理我的臉部照片及證件照片。`,
          '這些照片會互相比對，並檢查相機前是否為真人。',
          '由我的臉部運算所得的資料屬於生物特徵資料。',
          `該資料用於此次驗證，並在${who}必須保存的期間內保存。`,
          `我可以隨時告知${who}以撤回此同意；撤回前所進行的處理仍屬合法。`,
        ].join('')
      },
    },
  ],
}
