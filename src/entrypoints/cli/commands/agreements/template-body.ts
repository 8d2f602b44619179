import { textOf } from '../../connection.ts'
import { UsageError } from '../../exit-codes.ts'

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * What POST /contract takes, from what GET /contract/ID answers. Its `content` is base64 there; some services answer plain HTML,
 * which is none, because of its signs.
 */
export function templateBody(
  read: Readonly<Record<string, unknown>>,
  file: string,
): Readonly<Record<string, string>> {
  const content = textOf(read['content'])
  const packed = content.replace(/\s/g, '')
  if (packed === '') throw new UsageError(`${file} holds no content of a template.`)
  const html = base64.test(packed) ? Buffer.from(packed, 'base64').toString('utf8') : content
  const fields = ['name', 'orientation', 'timezone', 'font'] as const
  const rest = fields.map((key) => [key, textOf(read[key])] as const).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(rest), content: html }
}
