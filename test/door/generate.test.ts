import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { docxText, htmlText, pdfPages, zipEntries } from '../world/contracts/file-text.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { recordAnswer, scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let template: string
let transaction: { readonly id: string; readonly documentNumber: string }
beforeAll(async () => {
  server = await openTestServer()
  template = await templateOf({ name: 'Rental form – Miète', content: form, timezone: 'Asia/Tokyo' })
  const document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
  const scanned = await server.ask({
    method: 'POST',
    url: '/scan',
    body: { document, profile: 'security_none' },
  })
  const { transactionId = '', data } = scanAnswer.parse(scanned.json())
  transaction = { id: transactionId, documentNumber: data['documentNumber']?.[0]?.value ?? '' }
})
afterAll(() => server.close())

const form = `<h1>Form</h1><p>No. %{documentNumber}, plate %{plate}, %{nothing}%{template.version}</p>
  <p>%{generated.timezone}</p><script>x()</script>`

const generated = z.strictObject({
  success: z.literal(true),
  outputFile: z.tuple([
    z.strictObject({
      ...{
        name: z.string(),
        fileName: z.string(),
        fileUrl: z.url(),
        templateId: z.string(),
        templateVersion: z.int(),
      },
    }),
  ]),
  ...{ fontUsed: z.string(), unresolved: z.array(z.string()), archival: z.boolean().nullable() },
  leftOut: z.array(z.looseObject({ element: z.string() })),
  missingPictures: z.array(z.string()),
  fields: z.array(z.looseObject({ uid: z.string(), party: z.string() })),
  ...{ quota: z.int(), credit: z.int(), executionTime: z.number() },
})

type Body = Readonly<Record<string, unknown>>
const templateOf = async (body: Body): Promise<string> =>
  z
    .object({ templateId: z.string() })
    .parse((await server.ask({ method: 'POST', url: '/contract', body })).json()).templateId
const ask = (body: Body, headers: Readonly<Record<string, string>> = {}, key: 'server' | 'test' = 'server') =>
  server.ask({ method: 'POST', url: '/generate', body, headers, key })
const generate = async (body: Body) => {
  const reply = generated.parse((await ask({ templateId: template, ...body })).json())
  return { ...reply, file: reply.outputFile[0] }
}
const fetched = async (fileName: string) => server.ask({ method: 'GET', url: `/filevault/${fileName}` })
const vaultPictureOf = async (transactionId: string) => {
  const { outputImage } = recordAnswer.parse(
    (await server.ask({ method: 'GET', url: `/transaction/${transactionId}` })).json(),
  )
  const token = /[0-9a-f]{64}/.exec(outputImage.front ?? '')?.[0] ?? ''
  return { token, bytes: (await server.ask({ method: 'GET', url: `/imagevault/${token}` })).bytes }
}
const isSound = async () =>
  expect((await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })).record()).toMatchObject({
    isSound: true,
  })

describe('a contract', () => {
  it('of a transaction holds its document data, which win over what is sent, and becomes a file of it', async () => {
    const fillData = { documentNumber: 'of the caller', plate: 'B 12' }
    const { file, unresolved, leftOut, fontUsed, archival } = await generate({
      transactionId: transaction.id,
      fillData,
    })
    expect(file).toMatchObject({ name: 'Rental form – Miète', templateId: template, templateVersion: 1 })
    expect(file.fileName).toMatch(/^rental-form-miete_[A-Za-z0-9]{32}\.pdf$/)
    expect({ unresolved, leftOut, fontUsed, archival }).toEqual({
      ...{ unresolved: ['nothing'], leftOut: [{ element: 'script', count: 1 }] },
      ...{ fontUsed: 'Noto Sans', archival: true },
    })
    const { pathname, search } = new URL(file.fileUrl)
    const signed = await server.ask({ method: 'GET', url: pathname + search, key: null })
    expect(signed.headers['content-type']).toBe('application/pdf')
    const text = (await pdfPages(signed.bytes)).join('')
    for (const part of [`No. ${transaction.documentNumber}, plate B 12, 1`, 'Asia/Tokyo'])
      expect(text).toContain(part)
    const record = (await server.ask({ method: 'GET', url: `/transaction/${transaction.id}` })).record()
    expect(record['outputFile']).toMatchObject([
      { fileName: file.fileName, templateId: template, templateVersion: 1 },
    ])
    await isSound()
  })

  it('of no transaction holds what was sent, in each format and in any case of its name', async () => {
    const fillData = { documentNumber: 7, plate: '<b>B</b> %{nothing}' }
    const text = 'No. 7, plate <b>B</b> %{nothing}, 1'
    const pdf = await generate({ fillData })
    expect((await pdfPages((await fetched(pdf.file.fileName)).bytes)).join('')).toContain(text)
    const docx = await generate({ fillData: JSON.stringify(fillData), format: 'docx' })
    expect(docx.file.fileName).toMatch(/\.docx$/)
    expect(await docxText((await fetched(docx.file.fileName)).bytes)).toContain(text)
    const html = await generate({ fillData, format: 'Html' })
    const page = await fetched(html.file.fileName)
    expect(page.headers['content-disposition']).toContain('attachment')
    expect(htmlText(page.bytes.toString())).toContain(text)
    expect([docx.archival, html.archival]).toEqual([null, null])
    expect(html.quota).toBe(pdf.quota - 2)
    await isSound()
  })

  it('says in the file itself which version of the template it was made from, in each format', async () => {
    const id = await templateOf({ name: 'V', content: '<p>one</p>' })
    await server.ask({ method: 'POST', url: `/contract/${id}`, body: { content: '<p>two</p>' } })
    const bytesOf = async (format: string) =>
      (await fetched((await generate({ templateId: id, format })).file.fileName)).bytes
    const note = `Template ${id}, version 2`
    expect((await bytesOf('pdf')).toString('latin1')).toContain(`<pdf:Keywords>${note}</pdf:Keywords>`)
    const core = (await zipEntries(await bytesOf('docx'))).get('docProps/core.xml')?.toString()
    expect(core).toContain(`<cp:keywords>${note}</cp:keywords>`)
    expect((await bytesOf('html')).toString()).toContain(`<meta name="keywords" content="${note}">`)
  })

  it('says which version of the template it was made from, and stays when the template goes', async () => {
    const id = await templateOf({ name: 'V', content: '<p>one</p>' })
    const first = await generate({ templateId: id })
    await server.ask({ method: 'POST', url: `/contract/${id}`, body: { content: '<p>two</p>' } })
    const second = await generate({ templateId: id })
    expect([first.file.templateVersion, second.file.templateVersion]).toEqual([1, 2])
    await server.ask({ method: 'DELETE', url: `/contract/${id}` })
    expect((await fetched(first.file.fileName)).statusCode).toBe(200)
    expect((await ask({ templateId: id })).error()).toMatchObject({ code: 'ERROR_INVALID_VALUE' })
  })

  it('leaves the places of its parties empty, and says which they are', async () => {
    const content = `<p>A</p><div data-signature="1" data-uid="a" data-label="Tenant" data-party="tenant"></div>
      <p><span data-field="checkbox" data-uid="b" data-label="Agreed" data-party="landlord"></span></p>`
    const id = await templateOf({ name: 'Places', content })
    for (const format of ['PDF', 'DOCX', 'HTML']) {
      const { fields, file } = await generate({ templateId: id, format })
      expect(fields.map(({ uid, party }) => [uid, party])).toEqual([
        ['a', 'tenant'],
        ['b', 'landlord'],
      ])
      const { bytes } = await fetched(file.fileName)
      const text =
        format === 'PDF'
          ? (await pdfPages(bytes)).join('')
          : format === 'DOCX'
            ? await docxText(bytes)
            : htmlText(bytes.toString())
      expect(text).toMatch(/A.*Tenant.*Agreed/s)
    }
  })

  it('is made once for a repeated request, and paid for once', async () => {
    const body = { templateId: template, fillData: { plate: 'K' }, transactionId: transaction.id }
    const [first, again] = [
      await ask(body, { 'idempotency-key': 'g1' }),
      await ask(body, { 'idempotency-key': 'g1' }),
    ]
    expect(again.json()).toEqual(first.json())
    const other = { templateId: template, fillData: { plate: 'L' } }
    const [third, fourth] = [
      await ask(other, { 'idempotency-key': 'g2' }),
      await ask(other, { 'idempotency-key': 'g2' }),
    ]
    expect(fourth.json()).toEqual(third.json())
    await isSound()
  })

  it('several for one transaction at once are all kept', async () => {
    const before = (await server.ask({ method: 'GET', url: `/transaction/${transaction.id}` })).record()[
      'outputFile'
    ]
    await Promise.all([1, 2, 3].map(() => generate({ transactionId: transaction.id, format: 'HTML' })))
    const after = (await server.ask({ method: 'GET', url: `/transaction/${transaction.id}` })).record()[
      'outputFile'
    ]
    expect(z.array(z.unknown()).parse(after)).toHaveLength(z.array(z.unknown()).parse(before).length + 3)
    await isSound()
  })

  it.each([
    ['an unknown template', { templateId: 'AAAAAAAAAAAA' }, 'templateId'],
    ['a template that is none', { templateId: '../etc' }, 'templateId'],
    ['an unknown transaction', { transactionId: '0'.repeat(32) }, 'transactionId'],
    ['an unknown format', { format: 'RTF' }, 'format'],
    ['a value that is no text', { fillData: { plate: { a: 1 } } }, 'fillData.plate'],
  ])('for %s is refused, naming the field, and costs nothing', async (_, body, field) => {
    const before = (await server.ask({ method: 'GET', url: '/myaccount' })).record()['quota']
    const refused = (await ask({ templateId: template, ...body })).error()
    expect(refused).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect(refused.message).toContain(`'${field}'`)
    expect((await server.ask({ method: 'GET', url: '/myaccount' })).record()['quota']).toEqual(before)
  })

  it('of live records and templates is not made with a test key', async () => {
    expect((await ask({ templateId: template }, {}, 'test')).error()).toMatchObject({
      code: 'ERROR_INVALID_VALUE',
    })
  })

  it('of no transaction is one of a person, who can be looked at, exported and erased', async () => {
    const { file } = await generate({ fillData: { plate: 'E' } })
    const people = z.object({ items: z.array(z.object({ id: z.string() })) })
    const { items } = people.parse((await server.ask({ method: 'GET', url: '/x/subjects' })).json())
    const records = z.object({ records: z.array(z.object({ kind: z.string() })) })
    const [newest] = items
    const url = `/x/subjects/${newest?.id ?? ''}`
    expect(records.parse((await server.ask({ method: 'GET', url })).json()).records).toMatchObject([
      { kind: 'contract' },
    ])
    const held = await server.ask({ method: 'GET', url: `${url}/export` })
    expect(held.record()['files']).toMatchObject([{ fileName: file.fileName, transactionId: '' }])
    const erased = await server.ask({ method: 'DELETE', url })
    expect(erased.record()['certificate']).toMatchObject({
      destroyed: { contracts: 1, images: 1 },
      records: [{ kind: 'contract' }],
    })
    expect((await fetched(file.fileName)).statusCode).toBe(404)
    await isSound()
  })
})

describe('a contract with pictures of the vault', () => {
  const other = 'e'.repeat(64)
  const named = async (content: string) => ({
    templateId: await templateOf({ name: 'Card', content }),
    format: 'HTML',
  })
  const htmlOf = async ({ file }: Awaited<ReturnType<typeof generate>>) =>
    (await fetched(file.fileName)).bytes.toString()

  it('shows those of its account, by token or as those of its transaction, and names those that are not there', async () => {
    const { token, bytes } = await vaultPictureOf(transaction.id)
    const inline = bytes.toString('base64')
    expect(bytes.length).toBeGreaterThan(1000)
    const direct = await generate(
      await named(`<p><img src="ref:${token}"><img src="/imagevault/${other}"></p>`),
    )
    expect(direct.missingPictures).toEqual([other])
    expect(await htmlOf(direct)).toContain(inline)
    const own = await named('<p><img src="%{transaction.image.front}"><img src="%{photo}"></p>')
    const filled = await generate({
      ...own,
      transactionId: transaction.id,
      fillData: { photo: `ref:${token}` },
    })
    expect([filled.missingPictures, filled.unresolved, filled.leftOut]).toEqual([[], [], []])
    expect((await htmlOf(filled)).split(inline)).toHaveLength(3)
    const pdf = await generate({
      ...(await named(`<p><img src="ref:${token}" alt="Card"></p>`)),
      format: 'PDF',
    })
    expect([pdf.archival, pdf.missingPictures]).toEqual([true, []])
    await isSound()
  })

  it('never shows one of test mode’s records to a live key, nor of live ones to a test key', async () => {
    const { token } = await vaultPictureOf(transaction.id)
    const body = { name: 'Card', content: `<p><img src="ref:${token}"></p>` }
    const made = await server.ask({ method: 'POST', url: '/contract', body, key: 'test' })
    const { templateId } = z.object({ templateId: z.string() }).parse(made.json())
    const reply = generated.parse((await ask({ templateId, format: 'HTML' }, {}, 'test')).json())
    expect(reply.missingPictures).toEqual([token])
  })

  it('is refused with too many of them', async () => {
    const tokens = Array.from({ length: 21 }, (_, at) => String(at).padStart(64, '0'))
    const content = tokens.map((token) => `<img src="ref:${token}">`).join('')
    const error = (await ask(await named(content))).error()
    expect(error).toMatchObject({ code: 'ERROR_INVALID_VALUE' })
    expect(error.message).toContain('more than 20 pictures')
  })
})
