import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – 本人確認`,
  name: '本人確認',
  loading: 'しばらくお待ちください…',
  language: '言語',
  skip: '本文へ移動',
  retry: 'もう一度試す',
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  progress: (step, steps, name) => `ステップ ${step}/${steps}：${name}`,
  stepNames: {
    phone: '電話番号',
    customform: 'お客様情報',
    document: '本人確認書類',
    face: '顔の確認',
    contract: '署名',
  },
  offline: 'オフラインです。接続が戻りしだい、自動で再開します。',
  busy: (seconds) => `ただいま混み合っています。${seconds}秒後に再試行します。`,
  slow: '通信速度が遅くなっています。このページを開いたままお待ちください。',
  failed: 'システムに問題が発生しました。もう一度お試しください。',
  leave: {
    title: 'このページを離れますか？',
    text: 'ここまでの内容は保存されています。同じリンクを開くと続きから始められます。',
    stay: 'このまま続ける',
    leave: '離れる',
  },
  idle: {
    title: 'もう少し時間が必要ですか？',
    text: 'しばらく操作がありません。ほかの人に使われないよう、まもなくこのページを非表示にします。',
    more: 'もう少し続ける',
    hidden: 'このページは一時停止中です',
    hiddenText: 'ここまでの内容は保存されています。',
    resume: '再開する',
  },
  expiry: {
    title: 'リンクの期限が近づいています',
    until: (time) => `このリンクは${time}まで使えます。`,
    text: (time) => `このリンクは${time}まで使えます。時間が足りない場合は、新しいリンクをご依頼ください。`,
    ok: 'わかりました',
  },
  askPerson: {
    link: '担当者に依頼する',
    title: '担当者に依頼しますか？',
    text: (company) =>
      company === ''
        ? '担当者が内容を確認します。カメラを使う必要はありません。このリンクはここで終了します。'
        : `${company}の担当者が内容を確認します。カメラを使う必要はありません。このリンクはここで終了します。`,
    confirm: '担当者に依頼',
    cancel: 'このまま続ける',
  },
  welcome: {
    titleIdentity: '本人確認',
    titleSign: '確認と署名',
    lead: (company) => (company === '' ? 'リンクの送信元からのお願いです。' : `${company}からのお願いです。`),
    message: (company) => (company === '' ? '送信元からのメッセージ' : `${company}からのメッセージ`),
    needs: 'ご用意いただくもの',
    needPhone: 'コードを受け取る電話',
    needForm: 'お客様に関する情報',
    needDocument: (documents) => documents,
    needFace: '明るい場所での顔の撮影',
    needContract: '落ち着いて読み、署名する時間',
    minutes: (minutes) => `所要時間：約${minutes}分`,
    start: '始める',
    resume: '続ける',
  },
  privacy: {
    title: 'お客様のデータ',
    who: (company) =>
      company === '' ? 'データはこのリンクの送信元に渡されます。' : `データは${company}に渡されます。`,
    days: (days) => `データは${days}日間保存されます。`,
    untilDeleted: 'データは、渡された先が削除するまで保存されます。',
    withdraw: (contact) =>
      contact === ''
        ? '同意はいつでも取り消せます。リンクを送った会社にお知らせください。'
        : `同意はいつでも取り消せます。${contact}までご連絡ください。`,
    notice: 'プライバシー通知',
  },
  consent: {
    title: '同意しますか？',
    lead: 'カメラを使う前に、以下をお読みください。',
    agree: '同意する',
    without: '同意せずに続ける',
    refuse: '同意しない',
    refused:
      '同意がない場合、ここから先へは進めません。ページを閉じるか、後で同じリンクから同意することもできます。',
  },
  location: {
    title: '位置情報の共有',
    text: (company) =>
      company === ''
        ? 'リンクの送信元が、手続き中の位置情報を求めています。位置は各ステップとともに記録されます。'
        : `${company}が、手続き中の位置情報を求めています。位置は各ステップとともに記録されます。`,
    share: '位置情報を共有する',
    denied:
      'ブラウザから位置情報を取得できませんでした。このページの設定で許可してから、もう一度お試しください。',
  },
  handOff: {
    title: 'スマートフォンで続ける',
    text: 'スマートフォンのカメラのほうがきれいに撮れます。このコードを読み取ってください。',
    code: 'このページをスマートフォンで開くQRコード',
    link: 'または、このリンクをスマートフォンに送ってください',
    here: 'パソコンで続ける',
    connected: 'スマートフォンとつながりました',
    follow: 'このページは開いたままにしてください。ここで進み具合を確認できます。',
    resume: 'スマートフォンでの操作は終わりました。ここで続けることもできます。',
    expired: 'このコードは期限切れです。',
    renew: '新しいコードを表示',
    failed: 'コードを作成できませんでした。パソコンで続けてください。',
  },
  end: {
    accepted: '完了しました',
    acceptedText: 'ありがとうございました。問題なく終わりました。これ以上の操作は必要ありません。',
    underReview: 'ありがとうございました',
    underReviewText: (company) =>
      company === ''
        ? '必要なものはすべて届きました。担当者が確認し、リンクの送信元からご連絡します。'
        : `必要なものはすべて届きました。担当者が確認し、${company}からご連絡します。`,
    askedText: (company) =>
      company === ''
        ? '担当者が内容を確認し、リンクの送信元からご連絡します。'
        : `担当者が内容を確認し、${company}からご連絡します。`,
    failed: '完了できませんでした',
    failedText: (company) =>
      company === ''
        ? '手続きを完了できませんでした。今後については、リンクの送信元にお問い合わせください。'
        : `手続きを完了できませんでした。今後については、${company}にお問い合わせください。`,
    completed: 'これ以上の操作は不要です',
    completedText: 'このリンクは使用済みです。すべて届いています。',
    expired: 'リンクの期限が切れました',
    expiredText: 'リンクの送信元に、新しいリンクをご依頼ください。',
    usedUp: '最後の1回でした',
    usedUpText: 'このリンクではこれ以上試せません。送信元に新しいリンクをご依頼ください。',
    close: 'このページを閉じてかまいません。',
    redirect: (seconds) => `${seconds}秒後に次のページへ移動します。`,
    go: '今すぐ移動',
    stay: 'このページに残る',
  },
  pending: {
    title: 'お客様の手続きは終わりました',
    text: '署名が済みました。ほかの方の署名を待っています。',
    hint: 'このページを閉じてかまいません。これ以上の操作はありません。',
  },
}
