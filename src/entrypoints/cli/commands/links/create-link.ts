import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { requestJson, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { flag, text, textOr } from '../../options.ts'
import { qrLines } from '../../qr-lines.ts'
import { show } from '../../terminal.ts'

export const createLink = defineCommand({
  name: 'links create',
  summary: 'make a link that leads one person through a verification, and show it as a QR code',
  arguments: [],
  options: {
    account: accountOption,
    mode: textOr(
      '--mode <number>',
      '0 document and face, 1 document, 2 face (needs a reference: POST /docupass), 3 signature',
      '0',
    ),
    profile: textOr('--profile <id>', 'profile id or preset', 'security_medium'),
    language: text('--language <code>', 'of the page, for example de; that of the browser unless given'),
    contract: text('--contract <id>', 'template that the person signs'),
    test: flag('--test', 'as with a test key'),
  },
  kind: 'service',
  mode: ({ test }) => (test ? 'test' : 'live'),
  run: async ({ connection, terminal, program }, { account, mode, profile, language, contract }) => {
    const body = {
      mode,
      profile,
      ...(language === undefined ? {} : { language }),
      ...(contract === undefined ? {} : { contractSign: contract }),
    }
    const request = { method: 'POST', path: '/docupass', body, ...accountField(account) } as const
    const created = await requestJson(connection, request)
    const address = textOf(created['url'])
    const code = await program.qrCode(address)
    show(terminal, created, () => [
      ...['', ...qrLines(code, terminal.interactive), ''],
      address,
      works(created['expiry']),
    ])
    const hint = hintFor(address)
    if (hint !== null) terminal.err(`${hint}\n`)
    return exitCodes.done
  },
})

const works = (expiry: unknown): string =>
  typeof expiry === 'number' && expiry > 0
    ? `It works until ${new Date(expiry * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC, for one person.`
    : 'It works until it is used, for one person.'

/** Why a telephone would not get far with this address; null where it does. */
function hintFor(address: string): string | null {
  const { protocol, hostname } = new URL(address)
  if (/^(localhost|127\.|\[::1\]$|0\.0\.0\.0$)/.test(hostname))
    return 'This address works on this machine alone. For a phone on the same network: symbolon serve --tls-self-signed'
  return protocol === 'https:'
    ? null
    : 'Browsers open a camera over https alone: symbolon serve --tls-self-signed, or docs/operate/tls-and-proxies.md'
}
