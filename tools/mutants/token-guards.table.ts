import type { Mutant } from './mutant.ts'

const opening = 'src/adapters/signing/token/open-token-seal-key.ts'
const signing = 'src/adapters/signing/token/sign-in-token.ts'
const address = 'src/platform/settings/pkcs11-uri.ts'
const test = 'src/adapters/signing/token/open-token-seal-key.test.ts'
const addressTest = 'src/platform/settings/pkcs11-uri.test.ts'

/** Guards of keys that lie in a token (PKCS#11). */
export const tokenGuards: readonly Mutant[] = [
  {
    guard: 'a signature of a token is verified before it is used',
    file: 'src/adapters/signing/token/token-seal-key.ts',
    text: "if (!verify('sha256', data, { key: publicKey, dsaEncoding: 'der' }, signature))",
    replacement: 'if (signature.length === 0)',
    attacks: [],
    test,
    title: 'that signs by another key than its certificate says seals nothing',
  },
  {
    guard: 'a PIN that a token refused is not tried again',
    file: opening,
    text: 'if (refusedPin !== null) return Promise.reject(refusedPin)',
    replacement: '',
    attacks: [],
    test,
    title: 'whose PIN was refused is never asked again',
  },
  {
    guard: 'a PIN that a token refused while it signed is not tried again',
    file: opening,
    text: 'return { ...key, sign: (data) => noticing(sign(data)) }',
    replacement: 'return { ...key, sign }',
    attacks: [],
    test,
    title: 'whose PIN is refused while it signs is never asked again',
  },
  {
    guard: 'a token that failed while it signed is asked anew',
    file: opening,
    text: '      asked = null\n      throw',
    replacement: '      throw',
    attacks: [],
    test,
    title: 'that fails while it signs is known to be away at once',
  },
  {
    guard: 'no question about the state of the service starts a program each time',
    file: opening,
    text: 'if (asked !== null && (asked.state === undefined || now - asked.at < believedMs[asked.state]))',
    replacement: 'if (asked !== null && asked.state === undefined)',
    attacks: [],
    test,
    title: 'however many ask',
  },
  {
    guard: 'a token is asked again after its time',
    file: opening,
    text: 'now - asked.at < believedMs[asked.state]',
    replacement: 'now >= asked.at',
    attacks: [],
    test,
    title: 'however many ask',
  },
  {
    guard: 'the PIN of a token is in no list of processes',
    file: signing,
    text: "'--pin', 'env:PIN'",
    replacement: "'--pin', pin",
    attacks: [],
    test,
    title: 'alone is shown the PIN',
  },
  {
    guard: 'the library of a token gets no variable of the service',
    file: 'src/platform/threads/spawn-program.ts',
    text: 'const env = { ...variables,',
    replacement: 'const env = { ...process.env, ...variables,',
    attacks: [],
    test,
    title: 'alone is shown the PIN',
  },
  {
    guard: 'a token signs by the key that was named',
    file: signing,
    text: ", '--id', id]",
    replacement: ']',
    attacks: [],
    test,
    title: 'is asked for the key that was named',
  },
  {
    guard: 'the address of a key holds no PIN',
    file: address,
    text: "    if (name.startsWith('pin-')) throw new Error('must not hold the PIN: SYMBOLON_SEAL_PKCS11_PIN has it')\n",
    replacement: '',
    attacks: [],
    test: addressTest,
    title: 'is refused',
  },
  {
    guard: 'the address of a key names one token',
    file: address,
    text: 'if (token !== null && slotId === null) return { token }',
    replacement: 'if (token !== null) return { token }',
    attacks: [],
    test: addressTest,
    title: 'is refused',
  },
]
