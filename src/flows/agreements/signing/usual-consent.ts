/** What a party agrees to where none else is given. */
export const usualConsent = [
  'I have read the document that was shown to me.',
  'I agree to sign it electronically, with the same effect as a signature on paper.',
  'I agree that my name, the time, my network address, my browser and my signature are stored with it.',
].join(' ')
