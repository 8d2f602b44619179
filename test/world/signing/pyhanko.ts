import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the third reader is here (PyPI: pyHanko, for `python3`); it says so aloud where it is not. */
export const isPyhankoInstalled = installed()

function installed(): boolean {
  const found = spawnSync('python3', ['-c', 'import pyhanko']).status === 0
  if (!found) process.stderr.write('pyhanko is not installed: tests with it are skipped\n')
  return found
}

/** Nothing is fetched: what proves that no certificate was revoked must be in the file. */
const validate = `
import sys
from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import KeyUsageConstraints, validate_pdf_signature
from pyhanko.sign.validation.dss import DocumentSecurityStore
with open(sys.argv[1], 'rb') as file:
    reader = PdfFileReader(file)
    store = DocumentSecurityStore.read_dss(reader)
    context = lambda: store.as_validation_context({
        'trust_roots': [load_cert_from_pemder(sys.argv[2])],
        'revocation_mode': 'require', 'allow_fetching': False, 'retroactive_revinfo': True,
    })
    usage = KeyUsageConstraints(key_usage={'non_repudiation'})
    status = validate_pdf_signature(reader.embedded_signatures[0], context(), context(), key_usage_settings=usage)
    stamp = status.timestamp_validity
    print(status.bottom_line, status.trusted, stamp.valid and stamp.trusted, status.modification_level.name)
`

/**
 * What pyHanko says of a file of level B-LT with a root that it trusts: whether the seal is valid, whether it and its time stamp are
 * trusted, and what was added behind it. For example `True True True LTA_UPDATES`.
 */
export function pyhanko(pdf: Uint8Array, rootPath: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pyhanko-'))
  try {
    writeFileSync(join(folder, 'file.pdf'), pdf)
    const given = ['-c', validate, join(folder, 'file.pdf'), rootPath]
    const { stdout, stderr } = spawnSync('python3', given, { encoding: 'utf8', timeout: 60_000 })
    return stdout.trim() === '' ? stderr : stdout.trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
