import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – 身分驗證`,
  name: '身分驗證',
  loading: '請稍候…',
  language: '語言',
  skip: '跳至主要內容',
  retry: '再試一次',
  copy: '複製連結',
  copied: '已複製',
  progress: (step, steps, name) => `第 ${step} 步，共 ${steps} 步：${name}`,
  stepNames: {
    phone: '手機號碼',
    customform: '基本資料',
    document: '證件',
    face: '臉部',
    contract: '簽名',
  },
  offline: '您目前離線。恢復連線後會自動繼續。',
  busy: (seconds) => `系統忙碌中，${seconds} 秒後會再試一次。`,
  slow: '您的網路速度較慢，請不要關閉此頁面。',
  failed: '系統發生問題，請再試一次。',
  leave: {
    title: '要離開此頁面嗎？',
    text: '目前完成的內容已保留。再次開啟同一個連結即可繼續。',
    stay: '留在這裡',
    leave: '離開',
  },
  idle: {
    title: '需要更多時間嗎？',
    text: '您已有一段時間沒有操作。為避免他人使用，此頁面即將隱藏。',
    more: '我需要更多時間',
    hidden: '此頁面已暫停',
    hiddenText: '目前完成的內容已保留。',
    resume: '繼續',
  },
  expiry: {
    title: '此連結即將失效',
    until: (time) => `連結的有效時間到 ${time} 為止。`,
    text: (time) => `連結的有效時間到 ${time} 為止。如需更多時間，請索取新的連結。`,
    ok: '我知道了',
  },
  askPerson: {
    link: '改由專人處理',
    title: '要改由專人處理嗎？',
    text: (company) =>
      company === ''
        ? '將由專人處理您的案件。您不必使用相機，此連結也會就此結束。'
        : `將由${company}的專人處理您的案件。您不必使用相機，此連結也會就此結束。`,
    confirm: '由專人處理',
    cancel: '在這裡繼續',
  },
  welcome: {
    titleIdentity: '確認您的身分',
    titleSign: '閱讀並簽署',
    lead: (company) => (company === '' ? '這是傳送連結給您的一方所要求的。' : `${company}請您完成這項程序。`),
    message: (company) => (company === '' ? '傳送者的訊息' : `${company}的訊息`),
    needs: '請準備',
    needPhone: '手機，用來接收驗證碼',
    needForm: '您的一些基本資料',
    needDocument: (documents) => `您的${documents}`,
    needFace: '您本人的臉部，並在光線充足處',
    needContract: '一點時間，安靜閱讀並簽署',
    minutes: (minutes) => `大約需要 ${minutes} 分鐘`,
    start: '開始',
    resume: '繼續',
  },
  privacy: {
    title: '您的資料',
    who: (company) => (company === '' ? '資料會提供給傳送此連結的一方。' : `資料會提供給${company}。`),
    days: (days) => `資料會保存 ${days} 天。`,
    untilDeleted: '資料會保存到對方刪除為止。',
    withdraw: (contact) =>
      contact === ''
        ? '您可以隨時改變心意：請告知傳送連結給您的公司。'
        : `您可以隨時改變心意：請聯絡 ${contact}。`,
    notice: '隱私權聲明',
  },
  consent: {
    title: '您同意嗎？',
    lead: '使用相機前，請先閱讀以下內容。',
    agree: '我同意',
    without: '不同意，仍要繼續',
    refuse: '我不同意',
    refused: '沒有您的同意，我們無法在此繼續。您可以關閉此頁面，或稍後透過同一個連結表示同意。',
  },
  location: {
    title: '分享您的位置',
    text: (company) =>
      company === ''
        ? '傳送此連結的一方想知道您操作時所在的位置。每一步都會記錄位置。'
        : `${company}想知道您操作時所在的位置。每一步都會記錄位置。`,
    share: '分享我的位置',
    denied: '瀏覽器未提供您的位置。請在此頁面的設定中允許，然後再試一次。',
  },
  handOff: {
    title: '用手機繼續',
    text: '手機的相機效果較好。請用手機對準這個條碼。',
    code: '用手機開啟此頁面的 QR 碼',
    link: '或將此連結傳到您的手機',
    here: '用這部電腦繼續',
    connected: '手機已連線',
    follow: '請不要關閉此頁面，您可以在這裡查看進度。',
    resume: '手機上的部分已完成。您也可以在這裡繼續。',
    expired: '此條碼已失效。',
    renew: '顯示新的條碼',
    failed: '無法產生條碼，請用這部電腦繼續。',
  },
  end: {
    accepted: '全部完成',
    acceptedText: '謝謝您。一切順利，您不需要再做任何事。',
    underReview: '謝謝您',
    underReviewText: (company) =>
      company === ''
        ? '我們已收到所需的全部資料。專人審核後，傳送連結的一方會與您聯絡。'
        : `我們已收到所需的全部資料。專人審核後，${company}會與您聯絡。`,
    askedText: (company) =>
      company === ''
        ? '專人會審核您的情況，之後傳送連結的一方會與您聯絡。'
        : `專人會審核您的情況，之後${company}會與您聯絡。`,
    failed: '未能完成',
    failedText: (company) =>
      company === ''
        ? '我們無法完成這項程序。請洽詢傳送連結的一方，了解下一步。'
        : `我們無法完成這項程序。請洽詢${company}，了解下一步。`,
    completed: '不需要再做任何事',
    completedText: '此連結已使用過，所有資料都已送達。',
    expired: '此連結已失效',
    expiredText: '請向原本提供連結的一方索取新的連結。',
    usedUp: '已用完最後一次機會',
    usedUpText: '此連結的嘗試次數已用完。請向提供連結的一方索取新的連結。',
    close: '您可以關閉此頁面。',
    redirect: (seconds) => `${seconds} 秒後將自動前往下一頁。`,
    go: '立即前往',
    stay: '留在此頁面',
  },
  pending: {
    title: '您的部分已完成',
    text: '您已簽署。現在等待其他人簽署。',
    hint: '您可以關閉此頁面，不需要再做任何事。',
  },
}
