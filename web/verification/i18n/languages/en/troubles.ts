/** Texts of what can be in the way: cameras, browsers, addresses. */
export const troubles = {
  camera: {
    denied: 'The camera is blocked',
    deniedText: 'Your browser does not let this page use the camera. This is how you allow it:',
    none: 'No camera found',
    noneText: 'This device has no camera that we can use. Open the link on a phone instead.',
    busy: 'The camera is in use',
    busyText: 'Another app or tab is using the camera. Close it, then try again.',
    insecure: 'The camera needs a secure address',
    insecureText:
      'Browsers open the camera only on addresses that begin with https. Ask the sender for such a link.',
    failed: 'The camera did not start',
    failedText: 'Close other apps that use the camera, or restart the browser. Then try again.',
    upload: 'Choose a picture instead',
    phone: 'Go on with your phone',
  },
  allow: {
    chromeAndroid: [
      'Tap the icon to the left of the address.',
      'Tap “Permissions”, then “Camera”.',
      'Choose “Allow”, then come back here.',
    ],
    safariPhone: [
      'Tap the icon beside the address.',
      'Tap “Website settings”, then “Camera”.',
      'Choose “Allow”, then come back here.',
    ],
    firefoxAndroid: [
      'Tap the lock beside the address.',
      'Tap “Camera” until it says that it is allowed.',
      'Come back here and try again.',
    ],
    firefox: [
      'Click the camera icon beside the address.',
      'Click the cross beside “Blocked”.',
      'Try again, and choose “Allow”.',
    ],
    edge: ['Click the lock beside the address.', 'Switch “Camera” on.', 'Come back here and try again.'],
    chrome: [
      'Click the icon to the left of the address.',
      'Switch “Camera” on.',
      'Come back here and try again.',
    ],
    safari: [
      'Open the menu “Safari”, then “Settings for this website”.',
      'Set “Camera” to “Allow”.',
      'Come back here and try again.',
    ],
    other: [
      'Open the settings of this page in your browser.',
      'Allow the camera.',
      'Come back here and try again.',
    ],
  },
  inApp: {
    title: 'Open this page in your browser',
    text: (app: string) =>
      app === ''
        ? 'This app cannot use the camera here. Your browser can.'
        : `${app} cannot use the camera here. Your browser can.`,
    menu: 'Tap the menu (⋯ or ⋮) and choose “Open in browser”.',
    paste: 'Or copy the link, and paste it into your browser.',
    stay: 'Try here anyway',
  },
  link: {
    noAddress: 'Something is missing in this link',
    noAddressText: 'Open the whole link as you received it. Nothing may be cut off at its end.',
    unknown: 'We do not know this link',
    unknownText:
      'It may have been deleted, or a part of it is missing. Open it again as you received it, or ask for a new one.',
    handOffUsed: 'This code has been used',
    handOffUsedText:
      'A code opens one phone, once. Show a new code on your computer, or open the link you received.',
    notNow: 'This link cannot be opened now',
    notNowText: 'It may have been opened too many times. Ask for a new one where you got it.',
  },
}
