/** Names of programs that make a camera out of a file or a screen, as they stand in the labels of their cameras. */
const programs = [
  'obs', 'obs studio', 'manycam', 'snap camera', 'xsplit', 'v4l2loopback', 'dummy video device', 'virtual', 'e2esoft',
  'vcam', 'camtwist', 'webcamoid', 'akvcam', 'droidcam', 'epoccam', 'iriun', 'ivcam', 'ndi', 'splitcam', 'sparkocam', 'youcam',
  'mmhmm', 'chromacam', 'avatarify', 'deepfacelive', 'deep-live-cam', 'facerig', 'animaze', 'vseeface', 'vtube studio',
  'unity video capture', 'unitycapture', 'newtek', 'vmix', 'wirecast', 'altercam', 'fakewebcam', 'screen capture',
  'softcam', 'pyvirtualcam', 'nvidia broadcast', 'logi capture', 'mirametrix', 'alfacam', 'magic camera', 'scrcpy',
] as const // prettier-ignore

const pattern = new RegExp(`(^|[^a-z0-9])(${programs.join('|')})($|[^a-z0-9])`, 'i')

/** Whether the label of a camera names a program rather than a device. A hint, no proof: labels can be changed. */
export function isVirtualCamera(label: string): boolean {
  return pattern.test(label)
}
