import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Japanese; the newest version last. */
export const ja: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'このリンクを送った会社' : company
        return [
          `私は、${who}が私の顔と本人確認書類の画像をソフトウェアで処理することに同意します。`,
          'これらの画像は互いに照合され、カメラの前に生きた人物がいるかどうかが検査されます。',
          '私の顔から算出される情報は生体データです。',
          `この情報は今回の本人確認に使用され、${who}が保存しなければならない期間、保存されます。`,
          `この同意は、${who}に伝えることでいつでも撤回できます。撤回前に行われたことは、引き続き適法です。`,
        ].join('')
      },
    },
  ],
}
