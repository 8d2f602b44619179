import type { FileSeconds } from '../share.ts'

/**
 * Seconds that test files took when this was last measured, on two processors. CI's shares are balanced by them, and long
 * files begin first. `.cache/tally/*.json` tells the seconds of a run; only their proportion matters here.
 */
const named = (folder: string, rows: Readonly<Record<string, number>>): FileSeconds =>
  Object.fromEntries(Object.entries(rows).map(([name, each]) => [`test/${folder}/${name}.test.ts`, each]))

/** With `KILLS`, `POWER_CUTS` and `DISK_FULL` at 3. */
const faultSeconds = named('faults', {
  'kills-aside': 200,
  'damaged-files': 173,
  'power-cuts': 160,
  'stores-fail': 159,
  'clock-jumps': 74,
  'receiver-down': 74,
  'kills-cluster': 70,
  'kills-embedded': 60,
  'slow-receiver': 59,
  'networks-hang': 57,
  'disk-full': 50,
  'kills-signing': 46,
  'hosted-links': 28,
  'embedded-database': 39,
  'write-path': 26,
  'master-key-live': 25,
  'no-plaintext': 5,
  upkeep: 3,
  'storm/life': 1,
})

/** On PostgreSQL, without the files of `generatedTests` in vitest.config.ts. */
export const httpSeconds = named('door', {
  'digital-seals': 32,
  'command-line': 30,
  'false-positives': 27,
  'quick-scans': 23,
  'output-images': 19,
  obscure: 18,
  webhooks: 15,
  faces: 15,
  start: 15,
  'lenient-requests': 13,
  'own-lists': 12,
  'face-templates': 12,
  'scan-screening': 11,
  'pdf-pages': 11,
  'bare-codes': 30,
  'back-sides': 10,
  transactions: 10,
  'own-specimens': 9,
  exports: 8,
  profiles: 8,
  'known-documents': 8,
  'ip-countries': 8,
  repeats: 7,
  'audit-reports': 7,
  lifecycle: 7,
  consents: 7,
  screening: 7,
  'face-search': 6,
  'failing-checks': 6,
  'not-checked': 14,
  'ignored-filters': 6,
  trace: 6,
  accounts: 5,
  'telephone-pictures': 5,
  backtest: 4,
  events: 4,
  'profile-commands': 3,
  content: 3,
  operation: 3,
  inbox: 3,
  'profile-versions': 3,
  'hosted-movements': 35,
  'ask-again': 35,
  'hard-pictures': 34,
  'hosted-verification': 25,
  signing: 23,
  kyb: 17,
  'reusable-links': 13,
  'scan-contracts': 13,
  'hosted-signing': 12,
  'hosted-link-events': 11,
  'signing-levels': 10,
  'hosted-link-review': 9,
  generate: 8,
})

/** Into how many shares the HTTP suite on servers is split. */
export const sharesOfHttp = 6

/** Of the HTTP suite on the embedded database the long files; the others run with every commit. */
const embeddedSeconds = named('door', {
  'profile-effects': 59,
  backup: 57,
  'hard-pictures': 54,
  'bare-codes': 49,
  'command-line': 45,
  'ask-again': 37,
  'hosted-verification': 30,
  'output-images': 29,
  'false-positives': 27,
  faces: 24,
  'hosted-movements': 23,
  'quick-scans': 20,
  start: 19,
  'threshold-effects': 19,
  obscure: 13,
  'digital-seals': 13,
  'scan-screening': 11,
})

/** Suites of which CI runs a share: a file that is not named here runs with every commit. */
export const sharedSuites = {
  http: { shares: 4, seconds: embeddedSeconds },
  faults: { shares: 6, seconds: faultSeconds },
  corpus: {
    shares: 3,
    seconds: named('corpus', {
      'corrupted-zones': 95,
      specimens: 72,
      'list-history': 55,
      'real-specimens': 40,
      'printed-text': 30,
      accuracy: 30,
      'predicted-flips': 20,
      registrations: 20,
      'pdf-archive': 15,
      'open-passport': 15,
    }),
  },
  attacks: {
    shares: 2,
    seconds: named('attacks', {
      bodies: 77,
      schema: 75,
      'sealed-documents': 40,
      addresses: 22,
      'hosted-links': 21,
      overload: 19,
      pictures: 16,
      'hosted-flows': 16,
      wire: 14,
      keys: 14,
      barcodes: 12,
      business: 10,
    }),
  },
  outside: {
    shares: 3,
    seconds: named('outside', {
      verification: 110,
      'verification-troubles': 105,
      'verification-around': 55,
      'verification-camera': 50,
    }),
  },
} as const satisfies Readonly<Record<string, { readonly shares: number; readonly seconds: FileSeconds }>>
