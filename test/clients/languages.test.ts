import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startService, serviceKeys, type Service } from '../world/service/service.ts'
import { errorAnswer } from '../world/service/wire-shapes.ts'
import { answerShapes } from './answer-shapes.ts'
import { isInstalled, type LanguageSender, openSender } from './languages/language-sender.ts'
import { type TypedRequest, typedRequests } from './languages/typed-requests.table.ts'

/** Go's encoder writes these characters so that no page takes them for its own. */
const forHtml = (json: string): string =>
  json.replaceAll(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)

const encoded = { Go: forHtml, Java: (json: string) => json } as const

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
  rmSync(service.directory, { recursive: true, force: true })
})

describe.each(['Go', 'Java'] as const)('the requests that the %s client sends', (language) => {
  const requests = typedRequests[language]
  describe.skipIf(!isInstalled(language))('for contracts and hosted links', () => {
    let sender: LanguageSender
    const known = new Map<string, string>()

    beforeAll(() => {
      sender = openSender(language, serviceKeys.test)
    })
    afterAll(() => sender.close())

    const filled = (text: string): string =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => known.get(name) ?? `nothing-named-${name}`)
    const send = ({ method, path, body }: TypedRequest) =>
      sender.send(
        method,
        service.url + filled(path),
        body === undefined ? null : encoded[language](filled(JSON.stringify(body))),
      )
    const keep = (answer: unknown): void => {
      const template = answerShapes.templateCreated.safeParse(answer)
      if (template.success) known.set('template', template.data.templateId)
      const link = answerShapes.link.safeParse(answer)
      if (link.success) known.set('link', link.data.reference)
    }

    it.each(requests)('$call is answered as it expects', async (request) => {
      const { status, body } = await send(request)
      expect(status, body.slice(0, 500)).toBe(request.status)
      // Both take an object alone for an answer, and `error` in it for a failure.
      const answer = z.record(z.string(), z.unknown()).parse(JSON.parse(body))
      const { answers } = request
      if (isError(answers)) expect(errorAnswer.parse(answer).error).toMatchObject({ status, code: answers })
      else {
        expect(answerShapes[answers].safeParse(answer).error).toBeUndefined()
        expect(answer).not.toHaveProperty('error')
      }
      keep(answer)
    })
  })
})

const isError = (answers: TypedRequest['answers']): answers is `ERROR_${string}` =>
  answers.startsWith('ERROR_')
