import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../../../.cache/pyhanko', import.meta.url))
const wanted = 'pyHanko==0.38.0'
const check = ['-c', 'import pyhanko.sign.validation']

const works = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 600_000 }).status === 0

/** A Python that has pyHanko, in an environment that is made once and kept; null, said aloud, where none can be made. */
export function pythonWithPyhanko(): string | null {
  const python = join(folder, 'bin/python')
  if (existsSync(python) && works(python, check)) return python
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const isMade =
    works('python3', ['-m', 'venv', folder]) &&
    works(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', wanted]) &&
    works(python, check)
  if (isMade) return python
  process.stderr.write(`SKIPPED: no python3 with ${wanted} could be made\n`)
  return null
}

/** The file as it is, and then with one bit turned at each place. What cannot be read is caught as well. */
const program = `
import io, json, sys
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import KeyUsageConstraints, validate_pdf_signature
from pyhanko_certvalidator import ValidationContext
given = json.load(sys.stdin)
usage = KeyUsageConstraints(key_usage={'non_repudiation'})
def judged(file):
    signature = PdfFileReader(io.BytesIO(file)).embedded_signatures[0]
    context = ValidationContext(trust_roots=[signature.signer_cert], allow_fetching=False)
    status = validate_pdf_signature(signature, context, key_usage_settings=usage)
    return signature, status
with open(given['path'], 'rb') as file:
    whole = file.read()
signature, status = judged(whole)
unnoticed = []
for place in given['places']:
    changed = bytearray(whole)
    changed[place] ^= 1
    try:
        _, changed_status = judged(bytes(changed))
        if changed_status.bottom_line and changed_status.coverage.name == 'ENTIRE_FILE':
            unnoticed.append(place)
    except Exception:
        pass
print(json.dumps({
    'valid': status.bottom_line, 'coverage': status.coverage.name, 'unnoticed': unnoticed,
    'byteRange': [int(one) for one in signature.byte_range],
    'signer': signature.signer_cert.subject.human_friendly,
}))
`

const answer = z.object({
  ...{ valid: z.boolean(), coverage: z.string(), unnoticed: z.array(z.int()) },
  ...{ byteRange: z.array(z.int()), signer: z.string() },
})

/** What pyHanko says of a sealed file, and of the same with one bit turned at each place. */
export function pyhankoOfChanged(
  python: string,
  pdf: Uint8Array,
  places: readonly number[],
): z.output<typeof answer> {
  const folder = mkdtempSync(join(tmpdir(), 'pyhanko-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, pdf)
    const input = JSON.stringify({ path, places })
    const { stdout, stderr } = spawnSync(python, ['-W', 'ignore', '-c', program], {
      ...{ input, encoding: 'utf8', timeout: 300_000, maxBuffer: 2 ** 26 },
    })
    if (stdout.trim() === '') throw new Error(stderr.slice(-2000))
    return answer.parse(JSON.parse(stdout))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
