import { pluralRule } from '../../../../i18n/plural.ts'

const plural = pluralRule('en')

/** Texts of the frame around the steps, of the beginning and of the end. `company` is empty where it has no name. */
export const flow = {
  /** Title of the window. */
  title: (heading: string) => `${heading} – Verification`,
  name: 'Verification',
  loading: 'One moment, please …',
  language: 'Language',
  skip: 'Skip to the content',
  retry: 'Try again',
  copy: 'Copy the link',
  copied: 'Copied',
  progress: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}`,
  stepNames: {
    phone: 'your phone number',
    customform: 'your details',
    document: 'your document',
    face: 'your face',
    contract: 'your signature',
  },
  offline: 'You are offline. We go on by ourselves as soon as you are connected again.',
  busy: (seconds: number) =>
    plural(seconds, {
      one: 'The service is busy. We try again in 1 second.',
      other: `The service is busy. We try again in ${seconds} seconds.`,
    }),
  slow: 'Your connection is slow. Please keep this page open.',
  failed: 'Something went wrong on our side. Please try again.',
  leave: {
    title: 'Leave this page?',
    text: 'What you have done so far is kept. Open the same link to go on.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  idle: {
    title: 'Do you need more time?',
    text: 'Nothing has happened for a while. We hide this page soon, so that no one else can use it.',
    more: 'I need more time',
    hidden: 'This page is paused',
    hiddenText: 'What you have done so far is kept.',
    resume: 'Go on',
  },
  expiry: {
    title: 'This link ends soon',
    until: (time: string) => `It works until ${time}.`,
    text: (time: string) => `It works until ${time}. If you need more time, ask for a new link.`,
    ok: 'I understand',
  },
  askPerson: {
    link: 'Ask a person instead',
    title: 'Ask a person instead?',
    text: (company: string) =>
      company === ''
        ? 'A person looks at your case. You do not have to use the camera, and this link ends here.'
        : `A person at ${company} looks at your case. You do not have to use the camera, and this link ends here.`,
    confirm: 'Ask a person',
    cancel: 'Go on here',
  },
  welcome: {
    titleIdentity: 'Confirm your identity',
    titleSign: 'Read and sign',
    lead: (company: string) =>
      company === '' ? 'You were asked for this by the sender of the link.' : `${company} asks you for this.`,
    message: (company: string) => (company === '' ? 'Message from the sender' : `Message from ${company}`),
    needs: 'What you need',
    needPhone: 'Your phone, for a code',
    needForm: 'A few details about you',
    needDocument: (documents: string) => `Your ${documents}`,
    needFace: 'Your face, in good light',
    needContract: 'A quiet moment to read and sign',
    minutes: (minutes: number) =>
      plural(minutes, { one: 'Takes about 1 minute', other: `Takes about ${minutes} minutes` }),
    start: 'Start',
    resume: 'Go on',
  },
  privacy: {
    title: 'Your data',
    who: (company: string) =>
      company === '' ? 'It goes to the sender of this link.' : `It goes to ${company}.`,
    days: (days: number) =>
      plural(days, { one: 'It is kept for 1 day.', other: `It is kept for ${days} days.` }),
    untilDeleted: 'It is kept until they delete it.',
    withdraw: (contact: string) =>
      contact === ''
        ? 'You can change your mind at any time: tell the company that sent you the link.'
        : `You can change your mind at any time: write to ${contact}.`,
    notice: 'Privacy notice',
  },
  consent: {
    title: 'Do you agree?',
    lead: 'Please read this before you use the camera.',
    agree: 'I agree',
    without: 'Go on without agreeing',
    refuse: 'I do not agree',
    refused:
      'Without your consent we cannot go on here. You can close this page, or agree later by the same link.',
  },
  location: {
    title: 'Share your location',
    text: (company: string) =>
      company === ''
        ? 'The sender of this link asks where you are while you do this. It is noted with each step.'
        : `${company} asks where you are while you do this. It is noted with each step.`,
    share: 'Share my location',
    denied:
      'The browser did not give us your location. Allow it in the settings of this page, then try again.',
  },
  handOff: {
    title: 'Go on with your phone',
    text: 'Your phone has the better camera. Point it at this code.',
    code: 'QR code that opens this page on your phone',
    link: 'Or send this link to your phone',
    here: 'Go on with this computer',
    connected: 'Your phone is connected',
    follow: 'Keep this page open. You can follow here how far you are.',
    resume: 'Your phone is done. Go on here if you like.',
    expired: 'This code is no longer valid.',
    renew: 'Show a new code',
    failed: 'The code could not be made. Go on with this computer.',
  },
  end: {
    accepted: 'All done',
    acceptedText: 'Thank you. Everything is in order, and there is nothing more to do.',
    underReview: 'Thank you',
    underReviewText: (company: string) =>
      company === ''
        ? 'We have everything we need. A person looks at it, and you will hear from the sender of the link.'
        : `We have everything we need. A person looks at it, and you will hear from ${company}.`,
    /** After the person asked for a person. */
    askedText: (company: string) =>
      company === ''
        ? 'A person looks at your case, and you will hear from the sender of the link.'
        : `A person looks at your case, and you will hear from ${company}.`,
    failed: 'This did not work out',
    failedText: (company: string) =>
      company === ''
        ? 'We could not complete this. The sender of the link can say what to do next.'
        : `We could not complete this. ${company} can say what to do next.`,
    completed: 'Nothing more to do',
    completedText: 'This link has been used, and everything has arrived.',
    expired: 'This link has expired',
    expiredText: 'Ask for a new link where you got this one.',
    usedUp: 'That was the last try',
    usedUpText: 'This link has no tries left. Ask for a new one where you got it.',
    close: 'You can close this page.',
    redirect: (seconds: number) =>
      plural(seconds, { one: 'You go on in 1 second.', other: `You go on in ${seconds} seconds.` }),
    go: 'Go on now',
    stay: 'Stay on this page',
  },
  pending: {
    title: 'Your part is done',
    text: 'You have signed. We now wait for the others to sign.',
    hint: 'You can close this page. Nothing more is asked of you.',
  },
}
