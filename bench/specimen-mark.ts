import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { requestWithKey } from '../test/world/service/http-call.ts'
import { buildService, serviceKeys, startService } from '../test/world/service/service.ts'
import { drawMidGradePhoto } from './kit/mid-photographs.ts'

/**
 * How often the built service knows our own specimens by their mark, and takes others for ours: photographs of middling
 * quality, the same written anew with JPEG quality 50, and the pictures of real specimens beside the repository.
 * `npm run bench:mark -- [--count 120]`
 */
const { values: options } = parseArgs({ options: { count: { type: 'string', default: '120' } } })
const today = new Date().toISOString().slice(0, 10)
const realSpecimenFolder = fileURLToPath(
  new URL('../../shared/data/vision/mrz/passporteye/', import.meta.url),
)
const answerShape = z.object({
  warning: z.array(z.object({ code: z.string(), description: z.string() })),
  decision: z.string(),
})

buildService()
const service = await startService({ program: 'built' })
const scanImage = requestWithKey(service.url, serviceKeys.server)

/** Whether it is known as ours, and what a live key decides. */
async function judged(picture: Buffer): Promise<{ readonly isOurs: boolean; readonly decision: string }> {
  const body = {
    profile: 'security_medium',
    document: picture.toString('base64'),
    profileOverride: { saveResult: false },
  }
  const { warning, decision } = answerShape.parse((await scanImage('POST', '/scan', body)).json())
  const isOurs = warning.some(
    ({ code, description }) => code === 'FAKE_ID' && description.includes('mark of this service'),
  )
  return { isOurs, decision }
}

async function count(title: string, pictures: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  let [all, ours, accepted] = [0, 0, 0]
  for await (const picture of pictures) {
    const { isOurs, decision } = await judged(picture)
    all++
    if (isOurs) ours++
    if (decision === 'accept') accepted++
  }
  console.log(`${title.padEnd(44)} ${ours} of ${all} known as ours, ${accepted} accepted under a live key`)
}

async function* ownSpecimens(quality: number | null): AsyncGenerator<Buffer> {
  for (let index = 0; index < Number(options.count); index++) {
    const photo = await drawMidGradePhoto(index, today)
    yield quality === null ? photo : sharp(photo).jpeg({ quality }).toBuffer()
  }
}

function* otherImages(): Generator<Buffer> {
  for (const name of readdirSync(realSpecimenFolder))
    if (/\.(jpe?g|png)$/i.test(name)) yield readFileSync(realSpecimenFolder + name)
}

try {
  await count('specimens, photographs of middling quality', ownSpecimens(null))
  await count('the same, written anew with JPEG quality 50', ownSpecimens(50))
  if (existsSync(realSpecimenFolder)) await count('real specimens', otherImages())
  else console.log('SKIPPED: the real specimens are NOT HERE.')
} finally {
  await service.kill()
  rmSync(service.directory, { recursive: true, force: true })
}
