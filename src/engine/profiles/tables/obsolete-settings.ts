/**
 * Settings of the hosted page that the format itself calls obsolete: they are taken, kept, and never have an effect. Two
 * others that it calls so have one: `reviewData`, and `maxAttempt` in version 2 of a link.
 */
export const obsoleteSettings: readonly string[] = [
  'docupass.allowIframe',
  'docupass.restrictDevice',
  'docupass.documentCaptureMode',
  'docupass.faceCaptureMode',
  'docupass.cameraMode',
  'docupass.expireUrl',
  'docupass.smsContent',
]
