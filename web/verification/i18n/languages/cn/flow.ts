import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – 身份验证`,
  name: '身份验证',
  loading: '请稍候…',
  language: '语言',
  skip: '跳到正文',
  retry: '重试',
  copy: '复制链接',
  copied: '已复制',
  progress: (step, steps, name) => `第 ${step} 步，共 ${steps} 步：${name}`,
  stepNames: {
    phone: '手机号码',
    customform: '个人信息',
    document: '证件',
    face: '人脸',
    contract: '签名',
  },
  offline: '您已断网。网络恢复后会自动继续。',
  busy: (seconds) => `系统繁忙，${seconds} 秒后将重试。`,
  slow: '您的网速较慢，请不要关闭本页面。',
  failed: '系统出了点问题，请重试。',
  leave: {
    title: '要离开本页面吗？',
    text: '已完成的内容会保留。再次打开同一链接即可继续。',
    stay: '留在这里',
    leave: '离开',
  },
  idle: {
    title: '需要更多时间吗？',
    text: '您有一段时间没有操作了。为防止他人使用，本页面即将隐藏。',
    more: '我需要更多时间',
    hidden: '本页面已暂停',
    hiddenText: '已完成的内容会保留。',
    resume: '继续',
  },
  expiry: {
    title: '链接即将失效',
    until: (time) => `链接有效至 ${time}。`,
    text: (time) => `链接有效至 ${time}。如需更多时间，请索取新链接。`,
    ok: '知道了',
  },
  askPerson: {
    link: '转人工处理',
    title: '要转人工处理吗？',
    text: (company) =>
      company === ''
        ? '将由工作人员处理您的申请。您无需使用相机，此链接也将就此结束。'
        : `将由${company}的工作人员处理您的申请。您无需使用相机，此链接也将就此结束。`,
    confirm: '转人工',
    cancel: '在此继续',
  },
  welcome: {
    titleIdentity: '确认您的身份',
    titleSign: '阅读并签署',
    lead: (company) => (company === '' ? '这是链接发送方的要求。' : `${company}请您完成此流程。`),
    message: (company) => (company === '' ? '发送方的留言' : `${company}的留言`),
    needs: '请准备好',
    needPhone: '手机，用于接收验证码',
    needForm: '您的一些个人信息',
    needDocument: (documents) => `您的${documents}`,
    needFace: '您本人的面部，光线要充足',
    needContract: '一点时间，安心阅读并签署',
    minutes: (minutes) => `大约需要 ${minutes} 分钟`,
    start: '开始',
    resume: '继续',
  },
  privacy: {
    title: '您的数据',
    who: (company) => (company === '' ? '数据将提供给此链接的发送方。' : `数据将提供给${company}。`),
    days: (days) => `数据将保存 ${days} 天。`,
    untilDeleted: '数据将保存到对方删除为止。',
    withdraw: (contact) =>
      contact === ''
        ? '您可以随时改变主意：请告知向您发送链接的公司。'
        : `您可以随时改变主意：请联系 ${contact}。`,
    notice: '隐私声明',
  },
  consent: {
    title: '您同意吗？',
    lead: '使用相机前，请先阅读以下内容。',
    agree: '我同意',
    without: '不同意，仍要继续',
    refuse: '我不同意',
    refused: '未经您同意，我们无法在此继续。您可以关闭本页面，或稍后通过同一链接表示同意。',
  },
  location: {
    title: '共享您的位置',
    text: (company) =>
      company === ''
        ? '链接发送方需要了解您操作时所在的位置。每一步都会记录位置。'
        : `${company}需要了解您操作时所在的位置。每一步都会记录位置。`,
    share: '共享我的位置',
    denied: '浏览器未提供您的位置。请在本页面的设置中允许，然后重试。',
  },
  handOff: {
    title: '用手机继续',
    text: '手机的相机效果更好。请用手机扫描此二维码。',
    code: '用手机打开本页面的二维码',
    link: '或将此链接发送到您的手机',
    here: '用这台电脑继续',
    connected: '手机已连接',
    follow: '请不要关闭本页面，您可以在此查看进度。',
    resume: '手机上的部分已完成。您也可以在此继续。',
    expired: '此二维码已失效。',
    renew: '显示新的二维码',
    failed: '无法生成二维码，请用这台电脑继续。',
  },
  end: {
    accepted: '全部完成',
    acceptedText: '谢谢。一切正常，您无需再做任何操作。',
    underReview: '谢谢',
    underReviewText: (company) =>
      company === ''
        ? '我们已收到所需的全部信息。工作人员审核后，链接发送方会与您联系。'
        : `我们已收到所需的全部信息。工作人员审核后，${company}会与您联系。`,
    askedText: (company) =>
      company === ''
        ? '工作人员会审核您的情况，之后链接发送方会与您联系。'
        : `工作人员会审核您的情况，之后${company}会与您联系。`,
    failed: '未能完成',
    failedText: (company) =>
      company === ''
        ? '我们无法完成此流程。请向链接发送方咨询下一步。'
        : `我们无法完成此流程。请向${company}咨询下一步。`,
    completed: '无需再做任何操作',
    completedText: '此链接已使用过，所有内容均已送达。',
    expired: '此链接已失效',
    expiredText: '请向提供链接的一方索取新链接。',
    usedUp: '最后一次机会已用完',
    usedUpText: '此链接的尝试次数已用完。请向提供链接的一方索取新链接。',
    close: '您可以关闭本页面。',
    redirect: (seconds) => `${seconds} 秒后将自动跳转。`,
    go: '立即前往',
    stay: '留在本页面',
  },
  pending: {
    title: '您的部分已完成',
    text: '您已签署。现在等待其他人签署。',
    hint: '您可以关闭本页面，无需再做任何操作。',
  },
}
