/**
 * What the Node client (idanalyzer2 1.1.2) puts on the wire, as data: its source is public, it is in no registry.
 * `{{…}}` are filled in by the test that replays them.
 */
export interface NodeRequest {
  /** The call of the client, as its documentation spells it. */
  readonly call: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** As serialised; absent: nothing at all is sent after the headers. */
  readonly body?: unknown
  readonly status: number
  /** Name of a shape below, or the code of the error. */
  readonly answers:
    | 'scan'
    | 'quick'
    | 'record'
    | 'records'
    | 'done'
    | 'created'
    | 'profiles'
    | 'deliveries'
    | 'profile'
    | 'aml'
    | 'freeText'
    | 'account'
    | 'archive'
    | 'template'
    | 'templateCreated'
    | 'generated'
    | 'templates'
    | 'link'
    | 'links'
    | 'shownLink'
    | 'jpeg'
    | `ERROR_${string}`
}

/** Every request carries these, with or without a body. */
export const nodeHeaders = {
  Accept: 'application/json, text/plain, */*',
  'Content-Type': 'application/json',
  'User-Agent': 'axios/1.7.9',
  'Accept-Encoding': 'gzip, compress, deflate, br',
} as const

/** The scanner's settings as they stand before anything was set: the object itself is what is sent. */
const unset = {
  client: 'nodejs-sdk',
  document: '',
  documentBack: '',
  face: '',
  faceVideo: '',
  profile: '',
  profileOverride: {},
  verifyName: '',
  verifyDob: '',
  verifyAge: '',
  verifyAddress: '',
  verifyPostcode: '',
  verifyDocumentNumber: '',
  restrictCountry: '',
  restrictState: '',
  restrictType: '',
  ip: '',
  customData: '',
} as const

/** After setProfile without overrides the client deletes the key. */
const { profileOverride: _, ...afterSetProfile } = unset

const faceConfig = { client: 'nodejs-sdk', profile: 'security_medium', customData: '' } as const
const template = {
  name: 'n',
  content: '<p>%{fullName}</p>',
  orientation: '0',
  timezone: 'UTC',
  font: 'Open Sans',
} as const

export const nodeRequests: readonly NodeRequest[] = [
  { call: 's.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', customData: 'node-17' }, status: 200, answers: 'scan' },
  { call: 's.scan(front) after setParam', method: 'POST', path: '/scan', body: { ...unset, document: '{{passport}}', profile: 'security_none', somethingNew: { a: [1] } }, status: 200, answers: 'scan' },
  { call: 's.verifyUserInformation(…); s.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', verifyDocumentNumber: '{{number}}', verifyDob: '{{dob}}', verifyAge: '18-99' }, status: 200, answers: 'scan' },
  { call: 's.restrictCountry(…); s.restrictState(…); s.restrictType(…); s.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', restrictCountry: 'US,CA,UK', restrictState: 'CA,TX', restrictType: 'DIP' }, status: 200, answers: 'scan' },
  { call: 'p.outputImage(true, "base64"); s.scan(front)', method: 'POST', path: '/scan', body: { ...unset, document: '{{passport}}', profile: 'security_medium', profileOverride: { outputImage: true, outputType: 'base64', saveResult: false } }, status: 200, answers: 'scan' },
  { call: 's.setContractOptions("TPL","PDF",{a:"b"}); s.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', contractGenerate: 'TPL', contractFormat: 'PDF', contractPrefill: { a: 'b' } }, status: 400, answers: 'ERROR_INVALID_VALUE' },
  { call: 's.setUserIp("user"); s.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', ip: 'user' }, status: 200, answers: 'scan' },
  { call: 's.scan(front, "", face)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', face: '{{passport}}', profile: 'security_medium' }, status: 200, answers: 'scan' },
  { call: 's.scan("a.jpg") without a profile', method: 'POST', path: '/scan', body: { ...unset, document: '{{passport}}' }, status: 400, answers: 'ERROR_INVALID_VALUE' },
  { call: 's.quickScan("f.jpg","b.jpg",true)', method: 'POST', path: '/quickscan', body: { saveFile: true, document: '{{passport}}', documentBack: '{{passport}}' }, status: 200, answers: 'quick' },
  { call: 's.veryQuickScan("f.jpg")', method: 'POST', path: '/veryquickscan', body: { saveFile: false, document: '{{passport}}' }, status: 200, answers: 'quick' },
  { call: 'b.verifyFace("id.jpg","face.jpg")', method: 'POST', path: '/face', body: { ...faceConfig, reference: '{{passport}}', face: '{{passport}}' }, status: 200, answers: 'scan' },
  { call: 'b.verifyLiveness("face.jpg","")', method: 'POST', path: '/liveness', body: { ...faceConfig, reference: '{{passport}}', face: '{{passport}}' }, status: 200, answers: 'scan' },
  { call: 'c.createTemplate(…)', method: 'POST', path: '/contract', body: template, status: 200, answers: 'templateCreated' },
  { call: 'c.listTemplate(-1,10,0,"ID")', method: 'GET', path: '/contract?order=-1&limit=10&offset=0&templateId={{template}}', status: 200, answers: 'templates' },
  { call: 'c.getTemplate(id)', method: 'GET', path: '/contract/{{template}}', status: 200, answers: 'template' },
  { call: 'c.updateTemplate(…)', method: 'POST', path: '/contract/{{template}}', body: template, status: 200, answers: 'done' },
  { call: 's.setContractOptions(id,"PDF",{a:"b"}); s.scan(front)', method: 'POST', path: '/scan', body: { ...afterSetProfile, document: '{{passport}}', profile: 'security_medium', contractGenerate: '{{template}}', contractFormat: 'PDF', contractPrefill: { a: 'b' } }, status: 200, answers: 'scan' },
  { call: 'c.generate(id,"PDF",txId,{a:"b"})', method: 'POST', path: '/generate', body: { format: 'PDF', templateId: '{{template}}', transactionId: '{{transaction}}', fillData: { a: 'b' } }, status: 200, answers: 'generated' },
  { call: 'c.deleteTemplate(id)', method: 'DELETE', path: '/contract/{{template}}', status: 200, answers: 'done' },
  { call: 't.listTransaction(-1,10,0)', method: 'GET', path: '/transaction?order=-1&limit=10&offset=0', status: 200, answers: 'records' },
  { call: 't.listTransaction(1,5,0,from,to,"node-17","accept","","security_medium")', method: 'GET', path: '/transaction?order=1&limit=5&offset=0&createdAtMin=1700000000&createdAtMax=4000000000&customData=node-17&decision=accept&profileId=security_medium', status: 200, answers: 'records' },
  { call: 't.getTransaction(id)', method: 'GET', path: '/transaction/{{transaction}}', status: 200, answers: 'record' },
  { call: 't.getTransaction(id) with the {} that older releases send', method: 'GET', path: '/transaction/{{transaction}}', body: {}, status: 200, answers: 'record' },
  { call: 't.saveImage(token,"a.jpg")', method: 'GET', path: '/imagevault/{{token}}', status: 200, answers: 'jpeg' },
  { call: 't.saveFile(name,"a.pdf")', method: 'GET', path: '/filevault/transaction-audit-report_aB3.pdf', status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 't.updateTransaction(id,"review")', method: 'PATCH', path: '/transaction/{{transaction}}', body: { decision: 'review' }, status: 200, answers: 'done' },
  { call: 't.exportTransaction("x.zip",null,"csv")', method: 'POST', path: '/export/transaction', body: { exportType: 'csv', ignoreUnrecognized: false, ignoreDuplicate: false }, status: 200, answers: 'archive' },
  { call: 't.deleteTransaction(id)', method: 'DELETE', path: '/transaction/{{transaction}}', status: 200, answers: 'done' },
  { call: 't.deleteTransaction(id) again, with {}', method: 'DELETE', path: '/transaction/{{transaction}}', body: {}, status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 'd.createDocupass(profileId,0)', method: 'POST', path: '/docupass', body: { mode: 0, profile: 'security_medium', contractFormat: 'pdf', contractGenerate: '', reusable: false }, status: 200, answers: 'link' },
  { call: 'd.listDocupass(-1,10,0)', method: 'GET', path: '/docupass?order=-1&limit=10&offset=0', status: 200, answers: 'links' },
  { call: 'd.getDocupass(ref)', method: 'GET', path: '/docupass/{{link}}', status: 200, answers: 'shownLink' },
  { call: 'd.deleteDocupass(ref)', method: 'DELETE', path: '/docupass/{{link}}', status: 200, answers: 'done' },
  { call: 'd.deleteDocupass(a ref that is gone)', method: 'DELETE', path: '/docupass/{{link}}', status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 'a.search(name)', method: 'POST', path: '/aml', body: { entity: 0, name: '{{listedName}}' }, status: 200, answers: 'aml' },
  { call: 'a.search("John Doe","",0,"US",["us_ofac"],"1970")', method: 'POST', path: '/aml', body: { entity: 0, name: 'John Doe', country: 'US', birthYear: '1970', database: ['us_ofac'] }, status: 200, answers: 'aml' },
  { call: 'a.search("", number)', method: 'POST', path: '/aml', body: { entity: 0, idNumber: '{{listedNumber}}' }, status: 200, answers: 'aml' },
  { call: 'a.searchV3("john","",10,1)', method: 'POST', path: '/amlv3', body: { text: 'john', limit: 10, page: 1 }, status: 200, answers: 'freeText' },
  { call: 'p.createProfile("n",new Profile("x"))', method: 'POST', path: '/profile', body: { name: 'n' }, status: 200, answers: 'created' },
  { call: 'p.listProfile()', method: 'GET', path: '/profile?order=-1&limit=10&offset=0', status: 200, answers: 'profiles' },
  { call: 'p.getProfile(id)', method: 'GET', path: '/profile/{{profile}}', status: 200, answers: 'profile' },
  { call: 'p.updateProfile(id,"n2")', method: 'PUT', path: '/profile/{{profile}}', body: { name: 'n2' }, status: 200, answers: 'done' },
  { call: 'p.updateProfile(id)', method: 'PUT', path: '/profile/{{profile}}', body: {}, status: 200, answers: 'done' },
  { call: 'p.exportProfile(id)', method: 'GET', path: '/export/profile/{{profile}}', status: 200, answers: 'profile' },
  { call: 'p.deleteProfile(id)', method: 'DELETE', path: '/profile/{{profile}}', status: 200, answers: 'done' },
  { call: 'w.listWebhook(-1,10,0,"new",1)', method: 'GET', path: '/webhook?order=-1&limit=10&offset=0&event=new&success=1', status: 200, answers: 'deliveries' },
  { call: 'w.resendWebhook(id)', method: 'POST', path: '/webhook/00000000000000000000000000000000', body: {}, status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 'w.resendWebhook(id) with nothing at all, as other clients send it', method: 'POST', path: '/webhook/00000000000000000000000000000000', status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 'w.deleteWebhook(id)', method: 'DELETE', path: '/webhook/00000000000000000000000000000000', status: 404, answers: 'ERROR_NOT_FOUND' },
  { call: 'new Account(key).getAccount()', method: 'GET', path: '/myaccount', status: 200, answers: 'account' },
] // prettier-ignore
