import { createHmac, timingSafeEqual } from 'node:crypto'

/** True when the delivery was signed with the secret at most five minutes ago. `headers` by lower-case name. */
export function verify(secret, headers, rawBody) {
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return signature.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

// A delivery on standard input (headers, an empty line, the body), the secret as argument: prints valid or invalid.
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks)
const end = input.indexOf('\n\n')
const lines = input.subarray(0, end).toString('utf8').split('\n')
const headers = Object.fromEntries(
  lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]),
)
console.log(verify(process.argv[2] ?? '', headers, input.subarray(end + 2)) ? 'valid' : 'invalid')
