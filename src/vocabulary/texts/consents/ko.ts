import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Korean; the newest version last. */
export const ko: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? '이 링크를 보낸 회사' : company
        return [
          `저는 ${who}에서 제 얼굴 사진과 신분증 사진을 소프트웨어로 처리하는 데 동의합니다.`,
          '이 사진들은 서로 비교되며, 카메라 앞에 살아 있는 사람이 있는지 검사합니다.',
          '제 얼굴에서 산출된 정보는 생체 정보입니다.',
          `이 정보는 이번 본인 확인에 사용되며, ${who}에서 보관해야 하는 기간 동안 보관됩니다.`,
          `저는 언제든지 ${who}에 알려 이 동의를 철회할 수 있으며, 그 전에 이루어진 일은 계속 적법합니다.`,
        ].join(' ')
      },
    },
  ],
}
