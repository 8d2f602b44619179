import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { docxText, pdfPages } from '../world/contracts/file-text.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  server = await openTestServer()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

type Body = Readonly<Record<string, unknown>>
const templateOf = async (content: string, name = 'Form'): Promise<string> => {
  const made = await server.ask({ method: 'POST', url: '/contract', body: { name, content } })
  return z.object({ templateId: z.string() }).parse(made.json()).templateId
}
const ask = (body: Body) =>
  server.ask({ method: 'POST', url: '/scan', body: { document, profile: 'security_none', ...body } })
const scan = async (body: Body) => scanAnswer.parse((await ask(body)).json())
const fetched = async (fileName = '') =>
  (await server.ask({ method: 'GET', url: `/filevault/${fileName}` })).bytes

/** Pictures that no decoder takes: who refuses the request before them never looked at one. */
const noPicture = { document: Buffer.from('no picture at all').toString('base64') }

describe('contracts of a scan', () => {
  it('are made from what was read, which wins over what is sent, and lie with the transaction', async () => {
    const content = '<p>No. %{documentNumber}, plate %{plate}, %{transaction.id}</p>'
    const [one, two] = [await templateOf(content, 'One'), await templateOf(content, 'Two')]
    const contract = {
      contractGenerate: `${one}, ${two}`,
      contractPrefill: JSON.stringify({ plate: 'B 12', documentNumber: 'x' }),
      profileOverride: { transactionAuditReport: true },
    }
    const { outputFile, data, transactionId = '', decision, notChecked } = await scan(contract)
    expect(outputFile.map(({ name }) => name)).toEqual(['Transaction Audit Report', 'One', 'Two'])
    expect([decision, notChecked]).toEqual(['accept', []])
    const text = (await pdfPages(await fetched(outputFile[1]?.fileName))).join('').replace(/\s+/g, '')
    expect(text).toContain(`No.${data['documentNumber']?.[0]?.value ?? ''},plateB12,${transactionId}`)
    const report = (await pdfPages(await fetched(outputFile[0]?.fileName)))
      .join('')
      .replace(/[\s\u200b]+/g, '')
    for (const part of [one, two, outputFile[1]?.fileName ?? '']) expect(report).toContain(part)
    const record = (await server.ask({ method: 'GET', url: `/transaction/${transactionId}` })).record()
    expect(record['outputFile']).toMatchObject([
      {},
      { templateId: one, templateVersion: 1 },
      { templateId: two },
    ])
    const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
    expect(checked.record()).toMatchObject({ isSound: true })
    await server.ask({ method: 'DELETE', url: `/transaction/${transactionId}` })
    const gone = await server.ask({ method: 'GET', url: `/filevault/${outputFile[1]?.fileName ?? ''}` })
    expect(gone.statusCode).toBe(404)
  })

  it('say which placeholders became empty, what is not shown and which font is set, also when read again', async () => {
    const content = '<p onclick="x()">No. %{documentNumber}, %{plate}, %{colour}</p><video></video>'
    const body = { name: 'Form', content, font: 'Papyrus' }
    const made = await server.ask({ method: 'POST', url: '/contract', body })
    const { templateId } = z.object({ templateId: z.string() }).parse(made.json())
    const whole = await templateOf('<p>No. %{documentNumber}</p>')
    const { outputFile, transactionId = '' } = await scan({
      ...{ contractGenerate: `${templateId},${whole}`, contractPrefill: { colour: 'red' } },
      profileOverride: { transactionAuditReport: true },
    })
    const [report, file, other] = outputFile
    const notes = {
      ...{ unresolved: ['plate'], fontUsed: 'Noto Sans', archival: true },
      leftOut: [
        { element: 'p', attribute: 'onclick', count: 1 },
        { element: 'video', count: 1 },
      ],
    }
    expect(file).toMatchObject({ templateId, ...notes })
    expect(other).toMatchObject({ templateId: whole, unresolved: [], leftOut: [] })
    expect(report).not.toHaveProperty('unresolved')
    await server.ask({ method: 'POST', url: '/generate', body: { templateId, transactionId } })
    const record = (await server.ask({ method: 'GET', url: `/transaction/${transactionId}` })).record()
    const files = z.array(z.looseObject({ templateId: z.string().optional() })).parse(record['outputFile'])
    expect(files[1]).toMatchObject({ templateId, ...notes })
    // What was generated since has said so in its own answer.
    expect(files[3]).toMatchObject({ templateId })
    expect(files[3]).not.toHaveProperty('unresolved')
  })

  it('hold nothing that the profile obscures', async () => {
    const contractGenerate = await templateOf('<p>No. %{documentNumber}|</p>')
    const { outputFile } = await scan({
      ...{ contractGenerate, contractFormat: 'docx' },
      profileOverride: { obscure: ['documentNumber'] },
    })
    expect(await docxText(await fetched(outputFile[0]?.fileName))).toContain('No. |')
  })

  it('that cannot be made are said in notChecked, and nothing else is lost', async () => {
    const good = await templateOf('<p>good</p>')
    const row = `<tr>${'<td>'.repeat(41)}</tr>`
    const bad = await templateOf(`<table>${row}</table>`)
    const { outputFile, notChecked, decision, data } = await scan({ contractGenerate: `${bad},${good}` })
    expect(outputFile).toMatchObject([{ templateId: good }])
    expect(decision).toBe('review')
    expect(notChecked).toMatchObject([{ code: 'CONTRACT_NOT_GENERATED' }])
    expect(JSON.stringify(notChecked)).toContain(`${bad}: `)
    expect(JSON.stringify(notChecked)).toContain('more than 40 columns')
    expect(data['documentNumber']).toBeDefined()
    const unstored = await scan({ contractGenerate: good, profileOverride: { saveResult: false } })
    expect(unstored.outputFile).toEqual([])
    expect(JSON.stringify(unstored.notChecked)).toContain('saveResult')
  })

  it('a sixth, an unknown one, an unknown format and bad values are refused before any picture is looked at', async () => {
    const good = await templateOf('<p>x</p>')
    const ids = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => letter.repeat(12)).join(',')
    const refused: readonly (readonly [Body, string])[] = [
      [{ contractGenerate: ids }, 'contractGenerate'],
      [{ contractGenerate: `${good},AAAAAAAAAAAA` }, 'contractGenerate'],
      [{ contractGenerate: 'TPL' }, 'contractGenerate'],
      [{ contractGenerate: good, contractFormat: 'RTF' }, 'contractFormat'],
      [{ contractGenerate: good, contractPrefill: { plate: [] } }, 'contractPrefill.plate'],
    ]
    for (const [body, field] of refused) {
      const error = (await ask({ ...noPicture, ...body })).error()
      expect(error).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      expect(error.message).toContain(`'${field}'`)
    }
  })
})
