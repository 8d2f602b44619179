/** Settings of the hosted page that the format itself calls obsolete: they are taken, kept, and never have an effect. */
export const obsoleteSettings: readonly string[] = [
  'docupass.allowIframe',
  'docupass.restrictDevice',
  'docupass.documentCaptureMode',
  'docupass.faceCaptureMode',
  'docupass.cameraMode',
  'docupass.reviewData',
  'docupass.maxAttempt',
  'docupass.expireUrl',
  'docupass.smsContent',
]
