import type { answerShapes } from '../answer-shapes.ts'
import type { LanguageName } from './language-sender.ts'

/**
 * What the clients for Go and Java (1.1.0) send for contracts and hosted links, as data: their sources are public, and both are in no
 * registry. `{{…}}` are filled in by the test that sends them.
 */
export interface TypedRequest {
  /** What is called, as the client spells it. */
  readonly call: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** Absent: nothing is sent after the headers. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly status: number
  /** Name of a shape, or the code of the error. */
  readonly answers: keyof typeof answerShapes | `ERROR_${string}`
}

const content = '<p>%{fullName} & co.</p>'
const text = { orientation: '0', timezone: 'UTC', font: 'Open Sans' } as const
const link = {
  mode: 0,
  profile: 'security_medium',
  contractFormat: 'pdf',
  contractGenerate: '',
  reusable: false,
}
/** Every value that a link can be given but pictures, and values of a contract as JSON in a text. */
const wholeLink = {
  ...{ ...link, mode: 3, contractSign: '{{template}}', contractPrefill: '{"fullName":"ANNA"}' },
  ...{
    customData: 'typed',
    language: 'de',
    verifyAddress: '1 Quay',
    verifyAge: '18-40',
    verifyDOB: '1990/01/01',
  },
  ...{ verifyDocumentNumber: 'X1', verifyName: 'Anna', verifyPostcode: 'AB1' },
} as const
const signed = '<p>%{fullName}</p><div data-signature="1" data-uid="s"></div>'

/** The same of both; `page` is the query of a list as the client orders it. */
const after = (
  page: string,
  names: Readonly<Record<'list' | 'get' | 'remove', string>>,
): readonly TypedRequest[] => [
  { call: names.list, method: 'GET', path: `/docupass?${page}`, status: 200, answers: 'links' },
  { call: names.get, method: 'GET', path: '/docupass/{{link}}', status: 200, answers: 'shownLink' },
  { call: names.remove, method: 'DELETE', path: '/docupass/{{link}}', status: 200, answers: 'done' },
  {
    call: `${names.remove} again`,
    method: 'DELETE',
    path: '/docupass/{{link}}',
    status: 404,
    answers: 'ERROR_NOT_FOUND',
  },
  {
    call: `${names.get} that is gone`,
    method: 'GET',
    path: '/docupass/{{link}}',
    status: 404,
    answers: 'ERROR_NOT_FOUND',
  },
]

const goPage = 'limit=10&offset=0&order=-1'
const javaPage = 'order=-1&limit=10&offset=0'

// prettier-ignore
export const typedRequests: Readonly<Record<LanguageName, readonly TypedRequest[]>> = {
  Go: [
    { call: 'Contract.CreateTemplate(name, content, "", "", "")', method: 'POST', path: '/contract', body: { content: signed, font: '', name: 'n', orientation: '', timezone: '' }, status: 200, answers: 'templateCreated' },
    { call: 'Contract.ListTemplate(-1, 10, 0, id)', method: 'GET', path: `/contract?${goPage}&templateId={{template}}`, status: 200, answers: 'templates' },
    { call: 'Contract.GetTemplate(id)', method: 'GET', path: '/contract/{{template}}', status: 200, answers: 'template' },
    { call: 'Docupass.Create(every value)', method: 'POST', path: '/docupass', body: wholeLink, status: 200, answers: 'link' },
    ...after(goPage, { list: 'Docupass.List(-1, 10, 0)', get: 'Docupass.Get(reference)', remove: 'Docupass.Delete(reference)' }),
    { call: 'Docupass.Create(the least)', method: 'POST', path: '/docupass', body: link, status: 200, answers: 'link' },
    { call: 'Docupass.Delete(its reference)', method: 'DELETE', path: '/docupass/{{link}}', status: 200, answers: 'done' },
    { call: 'Docupass.Create(of no mode)', method: 'POST', path: '/docupass', body: { ...link, mode: 9 }, status: 400, answers: 'ERROR_OPERATION_FAILED' },
    { call: 'Contract.UpdateTemplate(id, name, content, "0", "UTC", "Open Sans")', method: 'POST', path: '/contract/{{template}}', body: { content, name: 'n2', ...text }, status: 200, answers: 'done' },
    { call: 'Contract.Generate(id, "", "", fillData)', method: 'POST', path: '/generate', body: { fillData: { fullName: 'ANNA', day: 3 }, format: 'PDF', templateId: '{{template}}' }, status: 200, answers: 'generated' },
    { call: 'Contract.Generate(id, "DOCX", a transaction that is not there, nil)', method: 'POST', path: '/generate', body: { format: 'DOCX', templateId: '{{template}}', transactionId: '0'.repeat(32) }, status: 400, answers: 'ERROR_INVALID_VALUE' },
    { call: 'Contract.DeleteTemplate(id)', method: 'DELETE', path: '/contract/{{template}}', status: 200, answers: 'done' },
    { call: 'Contract.GetTemplate(an id that is gone)', method: 'GET', path: '/contract/{{template}}', status: 404, answers: 'ERROR_NOT_FOUND' },
  ],
  Java: [
    { call: 'contract.createTemplate(name, content, null, null, null)', method: 'POST', path: '/contract', body: { name: 'n', content: signed, ...text }, status: 200, answers: 'templateCreated' },
    { call: 'contract.listTemplate(-1, 10, 0, id)', method: 'GET', path: `/contract?${javaPage}&templateId={{template}}`, status: 200, answers: 'templates' },
    { call: 'contract.getTemplate(id)', method: 'GET', path: '/contract/{{template}}', status: 200, answers: 'template' },
    { call: 'docupass.createDocupass(every value)', method: 'POST', path: '/docupass', body: wholeLink, status: 200, answers: 'link' },
    ...after(javaPage, { list: 'docupass.listDocupass(-1, 10, 0)', get: 'docupass.getDocupass(reference)', remove: 'docupass.deleteDocupass(reference)' }),
    { call: 'docupass.createDocupass(the least)', method: 'POST', path: '/docupass', body: link, status: 200, answers: 'link' },
    { call: 'docupass.deleteDocupass(its reference)', method: 'DELETE', path: '/docupass/{{link}}', status: 200, answers: 'done' },
    { call: 'docupass.createDocupass(of no mode)', method: 'POST', path: '/docupass', body: { ...link, mode: 9 }, status: 400, answers: 'ERROR_OPERATION_FAILED' },
    { call: 'contract.updateTemplate(id, null, content, null, null, null)', method: 'POST', path: '/contract/{{template}}', body: { name: null, content, ...text }, status: 200, answers: 'done' },
    { call: 'contract.generate(id, null, null, fillData)', method: 'POST', path: '/generate', body: { templateId: '{{template}}', format: 'PDF', fillData: { fullName: 'ANNA', day: 3 } }, status: 200, answers: 'generated' },
    { call: 'contract.generate(id, "DOCX", a transaction that is not there, null)', method: 'POST', path: '/generate', body: { templateId: '{{template}}', format: 'DOCX', transactionId: '0'.repeat(32) }, status: 400, answers: 'ERROR_INVALID_VALUE' },
    { call: 'contract.deleteTemplate(id)', method: 'DELETE', path: '/contract/{{template}}', status: 200, answers: 'done' },
    { call: 'contract.getTemplate(an id that is gone)', method: 'GET', path: '/contract/{{template}}', status: 404, answers: 'ERROR_NOT_FOUND' },
  ],
}
