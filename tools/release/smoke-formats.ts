import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { z } from 'zod'
import { heicFlagImages } from '../../test/world/pictures/heic-image.ts'
import { pdfWithImages } from '../../test/world/faults/hostile-files.ts'

/**
 * Asks a running service for what needs each of the packages that lie beside the program: PDF and HEIC pictures, a
 * barcode, a report in PDF, the API page. `tsx tools/release/smoke-formats.ts BASE KEY PASSPORT LICENCE`
 */
const [base = '', key = '', passportPath = '', licencePath = ''] = process.argv.slice(2)

const answerShape = z.looseObject({
  data: z.looseObject({ documentNumber: z.array(z.unknown()).default([]) }).prefault({}),
  outputFile: z.array(z.object({ fileUrl: z.string() })).default([]),
  error: z.looseObject({ code: z.string() }).optional(),
})

async function ask(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'X-API-KEY': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function scan(document: Buffer, profileOverride: Readonly<Record<string, unknown>> = {}) {
  const body = { profile: 'security_medium', document: document.toString('base64'), profileOverride }
  return answerShape.parse(await ask('/scan', body))
}

/** In letters whose fonts a release holds compressed. */
async function contract() {
  const made = await ask('/contract', { name: 'Lease', content: '<p>租赁 リース 임대차</p>' })
  const { templateId } = z.looseObject({ templateId: z.string() }).parse(made)
  return z
    .looseObject({ archival: z.boolean(), outputFile: z.array(z.object({ fileUrl: z.string() })) })
    .parse(await ask('/generate', { templateId }))
}

async function isServed(url: string, start: string): Promise<boolean> {
  const response = await fetch(url)
  return (
    response.ok &&
    Buffer.from(await response.arrayBuffer())
      .subarray(0, start.length)
      .toString() === start
  )
}

const jpeg = readFileSync(passportPath)
const { width, height } = await sharp(jpeg).metadata()
const report = await scan(jpeg, { transactionAuditReport: true })
const pdf = await scan(pdfWithImages([{ width, height, jpeg }]))
const licence = await scan(readFileSync(licencePath))
// A flag: decoded, and no document is found in it.
const heic = await scan(heicFlagImages.heic)
const lease = await contract()
const results = {
  'barcode is read': licence.data.documentNumber.length > 0,
  'PDF is read': pdf.data.documentNumber.length > 0,
  'HEIC is decoded': heic.error === undefined || heic.error.code !== 'ERROR_IMAGE_CORRUPTED',
  'report is a PDF': await isServed(report.outputFile[0]?.fileUrl ?? '', '%PDF-'),
  // A character without a font makes it none.
  'contract in East Asian letters is PDF/A':
    lease.archival && (await isServed(lease.outputFile[0]?.fileUrl ?? '', '%PDF-')),
  'script of the API page is served': await isServed(`${base}/docs/swagger-ui-bundle.js`, '/'),
}
for (const [name, isDone] of Object.entries(results)) console.log(`${name}: ${isDone ? 'yes' : 'NO'}`)
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1
