import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – 본인 확인`,
  name: '본인 확인',
  loading: '잠시만 기다려 주세요…',
  language: '언어',
  skip: '본문으로 바로 가기',
  retry: '다시 시도',
  copy: '링크 복사',
  copied: '복사했습니다',
  progress: (step, steps, name) => `${steps}단계 중 ${step}단계: ${name}`,
  stepNames: {
    phone: '전화번호',
    customform: '추가 정보',
    document: '신분증',
    face: '얼굴',
    contract: '서명',
  },
  offline: '인터넷에 연결되어 있지 않습니다. 다시 연결되면 자동으로 계속됩니다.',
  busy: (seconds) => `서비스 이용이 많습니다. ${seconds}초 후 다시 시도합니다.`,
  slow: '연결 속도가 느립니다. 이 페이지를 닫지 말아 주세요.',
  failed: '시스템에 문제가 생겼습니다. 다시 시도해 주세요.',
  leave: {
    title: '이 페이지를 나갈까요?',
    text: '지금까지 진행한 내용은 저장되어 있습니다. 같은 링크를 열면 이어서 할 수 있습니다.',
    stay: '계속하기',
    leave: '나가기',
  },
  idle: {
    title: '시간이 더 필요하신가요?',
    text: '한동안 움직임이 없었습니다. 다른 사람이 사용하지 못하도록 곧 페이지를 가립니다.',
    more: '시간이 더 필요해요',
    hidden: '페이지가 일시 중지되었습니다',
    hiddenText: '지금까지 진행한 내용은 저장되어 있습니다.',
    resume: '계속하기',
  },
  expiry: {
    title: '링크가 곧 만료됩니다',
    until: (time) => `${time}까지 사용할 수 있습니다.`,
    text: (time) => `${time}까지 사용할 수 있습니다. 시간이 더 필요하면 새 링크를 요청해 주세요.`,
    ok: '확인',
  },
  askPerson: {
    link: '담당자에게 요청하기',
    title: '담당자에게 요청할까요?',
    text: (company) =>
      company === ''
        ? '담당자가 내용을 확인합니다. 카메라를 사용하지 않아도 되며, 이 링크는 여기서 종료됩니다.'
        : `${company} 담당자가 내용을 확인합니다. 카메라를 사용하지 않아도 되며, 이 링크는 여기서 종료됩니다.`,
    confirm: '담당자에게 요청',
    cancel: '여기서 계속',
  },
  welcome: {
    titleIdentity: '본인 확인',
    titleSign: '읽고 서명하기',
    lead: (company) => (company === '' ? '링크를 보낸 곳에서 요청했습니다.' : `${company}에서 요청했습니다.`),
    message: (company) => (company === '' ? '보낸 곳의 메시지' : `${company}의 메시지`),
    needs: '준비물',
    needPhone: '인증번호를 받을 전화',
    needForm: '몇 가지 개인 정보',
    needDocument: (documents) => documents,
    needFace: '밝은 곳에서 얼굴 촬영',
    needContract: '차분히 읽고 서명할 시간',
    minutes: (minutes) => `약 ${minutes}분 걸립니다`,
    start: '시작하기',
    resume: '계속하기',
  },
  privacy: {
    title: '개인정보 안내',
    who: (company) =>
      company === '' ? '정보는 이 링크를 보낸 곳에 전달됩니다.' : `정보는 ${company}에 전달됩니다.`,
    days: (days) => `정보는 ${days}일 동안 보관됩니다.`,
    untilDeleted: '정보는 받은 곳에서 삭제할 때까지 보관됩니다.',
    withdraw: (contact) =>
      contact === ''
        ? '언제든지 동의를 철회할 수 있습니다. 링크를 보낸 회사에 알려 주세요.'
        : `언제든지 동의를 철회할 수 있습니다. 연락처: ${contact}`,
    notice: '개인정보 처리 안내',
  },
  consent: {
    title: '동의하시나요?',
    lead: '카메라를 사용하기 전에 읽어 주세요.',
    agree: '동의합니다',
    without: '동의하지 않고 계속',
    refuse: '동의하지 않습니다',
    refused:
      '동의하지 않으면 여기서 계속할 수 없습니다. 페이지를 닫거나, 나중에 같은 링크에서 동의할 수 있습니다.',
  },
  location: {
    title: '위치 공유',
    text: (company) =>
      company === ''
        ? '링크를 보낸 곳에서 진행 중의 위치를 요청합니다. 위치는 단계마다 기록됩니다.'
        : `${company}에서 진행 중의 위치를 요청합니다. 위치는 단계마다 기록됩니다.`,
    share: '내 위치 공유',
    denied: '브라우저에서 위치를 받지 못했습니다. 이 페이지의 설정에서 허용한 뒤 다시 시도해 주세요.',
  },
  handOff: {
    title: '휴대전화로 계속하기',
    text: '휴대전화 카메라가 더 좋습니다. 이 코드를 비춰 주세요.',
    code: '휴대전화에서 이 페이지를 여는 QR 코드',
    link: '또는 이 링크를 휴대전화로 보내세요',
    here: '이 컴퓨터로 계속',
    connected: '휴대전화가 연결되었습니다',
    follow: '이 페이지를 열어 두세요. 여기에서 진행 상황을 볼 수 있습니다.',
    resume: '휴대전화에서 완료했습니다. 원하시면 여기서 계속하세요.',
    expired: '이 코드는 더 이상 유효하지 않습니다.',
    renew: '새 코드 보기',
    failed: '코드를 만들지 못했습니다. 이 컴퓨터로 계속해 주세요.',
  },
  end: {
    accepted: '모두 완료되었습니다',
    acceptedText: '감사합니다. 문제없이 끝났으며, 더 하실 일은 없습니다.',
    underReview: '감사합니다',
    underReviewText: (company) =>
      company === ''
        ? '필요한 내용을 모두 받았습니다. 담당자가 확인한 뒤 링크를 보낸 곳에서 연락드립니다.'
        : `필요한 내용을 모두 받았습니다. 담당자가 확인한 뒤 ${company}에서 연락드립니다.`,
    askedText: (company) =>
      company === ''
        ? '담당자가 내용을 확인한 뒤 링크를 보낸 곳에서 연락드립니다.'
        : `담당자가 내용을 확인한 뒤 ${company}에서 연락드립니다.`,
    failed: '완료하지 못했습니다',
    failedText: (company) =>
      company === ''
        ? '절차를 마치지 못했습니다. 다음 단계는 링크를 보낸 곳에 문의해 주세요.'
        : `절차를 마치지 못했습니다. 다음 단계는 ${company}에 문의해 주세요.`,
    completed: '더 하실 일이 없습니다',
    completedText: '이미 사용한 링크이며, 모든 내용이 전달되었습니다.',
    expired: '링크가 만료되었습니다',
    expiredText: '링크를 받은 곳에 새 링크를 요청해 주세요.',
    usedUp: '마지막 시도였습니다',
    usedUpText: '이 링크로는 더 시도할 수 없습니다. 링크를 받은 곳에 새 링크를 요청해 주세요.',
    close: '이 페이지를 닫아도 됩니다.',
    redirect: (seconds) => `${seconds}초 후 이동합니다.`,
    go: '지금 이동',
    stay: '이 페이지에 머물기',
  },
  pending: {
    title: '할 일을 모두 마쳤습니다',
    text: '서명했습니다. 이제 다른 사람의 서명을 기다립니다.',
    hint: '이 페이지를 닫아도 됩니다. 더 하실 일은 없습니다.',
  },
}
