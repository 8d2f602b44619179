/** Which id of an account an address or a body names. */
export type Owned =
  | 'transaction'
  | 'subject'
  | 'image'
  | 'profile'
  | 'key'
  | 'hold'
  | 'delivery'
  | 'endpoint'
  | 'screening'
  | 'falsePositive'
  | 'blocked'
  | 'consent'
  | 'template'
  | 'signing'
  | 'link'

export interface MatrixRow {
  /** Null when the endpoint names nothing of an account; all it shows is then the caller's own. */
  readonly names: Owned | null
  readonly body?: unknown
  /** What is named here comes to be only when something else happened first: the owner is not asked for it. */
  readonly isMadeLater?: true
}

/**
 * Every endpoint that takes a key, by `METHOD path`. A new endpoint without a row fails the suite; so does one that
 * names something of an account and answers foreign and unknown ids differently.
 */
export const matrix: Readonly<Record<string, MatrixRow>> = {
  'POST /scan': { names: null },
  'POST /quickscan': { names: null },
  'POST /veryquickscan': { names: null },
  'POST /face': { names: null },
  'POST /liveness': { names: null },
  'POST /kyb': { names: null },
  'POST /aml': { names: null },
  'POST /amlv3': { names: null },
  'GET /x/screening/queries': { names: null },
  'GET /x/screening/queries/:id': { names: 'screening' },
  'POST /x/screening/queries/:id/rerun': { names: 'screening' },
  'POST /x/screening/false-positives': { names: null },
  'GET /x/screening/false-positives': { names: null },
  'POST /x/screening/false-positives/:id/approve': { names: 'falsePositive' },
  'DELETE /x/screening/false-positives/:id': { names: 'falsePositive' },
  'POST /x/blocklist': { names: null },
  'GET /x/blocklist': { names: null },
  'DELETE /x/blocklist/:id': { names: 'blocked' },
  'POST /x/consents/texts': { names: null },
  'GET /x/consents/texts': { names: null },
  'POST /x/consents': { names: null },
  'GET /x/consents': { names: null },
  'DELETE /x/consents/:id': { names: 'consent' },
  'GET /transaction': { names: null },
  'GET /transaction/:id': { names: 'transaction' },
  'PATCH /transaction/:id': { names: 'transaction', body: { decision: 'review' } },
  'DELETE /transaction/:id': { names: 'transaction' },
  'GET /imagevault/:token': { names: 'image' },
  'GET /profile': { names: null },
  'POST /profile': { names: null },
  'GET /profile/:id': { names: 'profile' },
  'PUT /profile/:id': { names: 'profile', body: { canvasSize: 1000 } },
  'DELETE /profile/:id': { names: 'profile' },
  'GET /export/profile/:id': { names: 'profile' },
  'GET /x/profiles/:id/lint': { names: 'profile' },
  'GET /x/profiles/:id/versions': { names: 'profile' },
  'GET /x/profiles/:id/versions/:version': { names: 'profile' },
  'POST /x/profiles/:id/versions/:version/restore': { names: 'profile' },
  'POST /x/profiles/:id/plan': { names: 'profile', body: { canvasSize: 1000 } },
  'POST /x/backtest': { names: null },
  'GET /contract': { names: null },
  'POST /contract': { names: null },
  'GET /contract/:id': { names: 'template' },
  'POST /contract/:id': { names: 'template', body: { name: 'x' } },
  'DELETE /contract/:id': { names: 'template' },
  'POST /generate': { names: null },
  'POST /x/contract/:id/preview': { names: 'template', body: { fillData: { a: 'b' } } },
  'POST /x/signings': { names: null },
  'GET /x/signings': { names: null },
  'GET /x/signings/:id': { names: 'signing' },
  'GET /x/signings/:id/document': { names: 'signing' },
  'GET /x/signings/:id/report': { names: 'signing' },
  'DELETE /x/signings/:id': { names: 'signing' },
  'POST /x/signings/:id/parties/:party/show': {
    ...{ names: 'signing', body: { documentSha256: 'ab'.repeat(32) } },
  },
  'POST /x/signings/:id/parties/:party/submit': {
    ...{ names: 'signing', body: { fields: { s: 'x' }, consent: true } },
  },
  'POST /x/signings/:id/parties/:party/decline': {
    ...{ names: 'signing', body: { reason: 'No.' } },
  },
  'POST /docupass': { names: null },
  'GET /docupass': { names: null },
  'GET /docupass/:reference': { names: 'link' },
  'DELETE /docupass/:reference': { names: 'link' },
  'POST /x/docupass/:reference/ask-again': { names: 'link', body: { step: 'face' } },
  'GET /x/phone-inbox': { names: null },
  'GET /myaccount': { names: null },
  'GET /x/account': { names: null },
  'GET /x/events': { names: null },
  'GET /x/limits': { names: null },
  'PATCH /x/account': { names: null },
  'GET /x/accounts': { names: null },
  'POST /x/accounts': { names: null },
  'GET /x/audit': { names: null },
  'GET /x/audit/checkpoint': { names: null },
  'POST /x/audit/verify': { names: null },
  'POST /x/keys': { names: null },
  'GET /x/keys': { names: null },
  'POST /x/keys/:id/rotate': { names: 'key', body: '{}' },
  'DELETE /x/keys/:id': { names: 'key' },
  'POST /x/lists/refresh': { names: null },
  'GET /x/lists': { names: null },
  'GET /x/registers': { names: null },
  'GET /x/registers/search': { names: null },
  'POST /x/registers/refresh': { names: null },
  'GET /x/transactions/:id/trace': { names: 'transaction' },
  'POST /x/fsck': { names: null },
  'POST /x/backup': { names: null },
  'GET /x/backup': { names: null },
  'GET /x/erasures': { names: null },
  'GET /x/master-key': { names: null },
  'POST /x/master-key/rotation': { names: null },
  'GET /x/legal-holds': { names: null },
  'POST /x/legal-holds': { names: null },
  'DELETE /x/legal-holds/:id': { names: 'hold' },
  'GET /x/retention': { names: null },
  'PUT /x/retention': { names: null },
  'GET /x/subjects': { names: null },
  'GET /x/subjects/:id': { names: 'subject' },
  'DELETE /x/subjects/:id': { names: 'subject' },
  'PUT /x/subjects/:id/records/:recordId': { names: 'subject' },
  'DELETE /x/subjects/:id/records/:recordId': { names: 'subject' },
  'GET /x/subjects/:id/candidates': { names: 'subject' },
  'GET /x/subjects/:id/certificate': { names: 'subject', isMadeLater: true },
  'GET /x/subjects/:id/export': { names: 'subject' },
  'GET /x/subjects/:id/archive': { names: 'subject' },
  'GET /x/certificate-key': { names: null },
  'POST /export/transaction': { names: null },
  'GET /webhook': { names: null },
  'POST /webhook': { names: null },
  'DELETE /webhook': { names: null },
  'POST /webhook/:id': { names: 'delivery' },
  'DELETE /webhook/:id': { names: 'delivery' },
  'GET /x/deliveries/:id': { names: 'delivery' },
  'GET /x/webhook-endpoints': { names: null },
  'GET /x/webhook-endpoints/:id': { names: 'endpoint' },
  'PATCH /x/webhook-endpoints/:id': { names: 'endpoint', body: { successRule: '2xx' } },
  'POST /x/webhook-endpoints/:id/resume': { names: 'endpoint' },
  'POST /x/webhook-endpoints/:id/rotate-secret': { names: 'endpoint' },
  'POST /x/webhook-endpoints/:id/test': { names: 'endpoint' },
  'POST /x/webhook-secret': { names: null },
}
