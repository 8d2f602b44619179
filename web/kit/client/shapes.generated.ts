/** Shapes of the HTTP interface for pages; written by `npm run generate` from `openapi.json`. */

export interface Schemas {
  Refusal: {
    readonly success: false
    readonly error: {
      readonly status: number
      readonly code:
        | 'ERROR_INVALID_JSON'
        | 'ERROR_INVALID_VALUE'
        | 'ERROR_INVALID_ENCODING'
        | 'ERROR_REMOTE_IMAGE_FAILED'
        | 'ERROR_IMAGE_CORRUPTED'
        | 'ERROR_OPERATION_FAILED'
        | 'DOCUPASS_CUSTOM_URL_ERROR'
        | 'INVALID_SIGNATURE_IMAGE'
        | 'SIGNATURE_MISSING'
        | 'ERROR_UNAUTHORIZED'
        | 'ERROR_QUOTA_EXCEEDED'
        | 'ERROR_KEY_FORBIDDEN'
        | 'ERROR_USER_BANNED'
        | 'ERROR_NOT_FOUND'
        | 'ERROR_METHOD_NOT_ALLOWED'
        | 'ERROR_REQUEST_TIMEOUT'
        | 'ERROR_CONFLICT'
        | 'INVALID_ACTION'
        | 'ERROR_REQUEST_TOO_LARGE'
        | 'ERROR_UNSUPPORTED_MEDIA_TYPE'
        | 'ERROR_RANGE_NOT_SATISFIABLE'
        | 'ERROR_IDEMPOTENCY_MISMATCH'
        | 'ERROR_HEADERS_TOO_LARGE'
        | 'ERROR_RATE_LIMIT'
        | 'ERROR_EXECUTION_CANCEL'
        | 'ERROR_INTERNAL_ERROR'
        | 'ERROR_STORED_FILE_DAMAGED'
        | 'SERVICE_UNAVAILABLE'
        | 'ERROR_MAX_EXECUTION_TIME_EXCEEDED'
      readonly message: string
    }
  }
  Account: {
    readonly success: true
    readonly id: number
    readonly accountId: string
    readonly displayName: string
    readonly userName: string
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly company: string
    readonly address: string
    readonly country: string
    readonly state: string
    readonly postcode: string
    readonly contactNumber: string
    readonly taxType: string
    readonly taxId: string
    readonly hostList: string
    readonly privateKey: string
    readonly restrictedKey: string
    readonly planName: string
    readonly planCode: string
    readonly planDescription: string
    readonly billingCurrency: string
    readonly subscriptionId: string
    readonly bannedreason: string
    readonly emailNews: 0 | 1
    readonly emailWarning: 0 | 1
    readonly emailBilling: 0 | 1
    readonly hits: number
    readonly hitsLastMonth: number
    readonly quota: number
    readonly credit: number
    readonly billingDate: number
    readonly billingAmount: number
    readonly billingPeriod: number
    readonly autoRenew: 0 | 1
    readonly overcharge: 0 | 1
    readonly allowOvercharge: 0 | 1
    readonly autoInvoice: 0 | 1
    readonly banned: 0 | 1
    readonly twoFactorEnabled: boolean
    readonly createdAt: number
    readonly quotaLeft: number
    readonly quotaPeriod: 'none' | 'day' | 'month' | 'year'
    readonly quotaPeriodEndsAt: number | null
    readonly usageByDay: readonly { readonly date: string; readonly quota: number; readonly credit: number }[]
  }
  AccountItem: {
    readonly id: string
    readonly name: string
    readonly createdAt: number
    readonly banned: boolean
  }
  AccountSettings: {
    readonly id: string
    readonly name: string
    readonly createdAt: number
    readonly hostList: string
    readonly banned: boolean
    readonly bannedReason: string
    readonly restrictedSecurityNone: boolean
    readonly retentionDays: number | null
    readonly screeningBand: number
    readonly requiredLists: readonly string[] | null
    readonly falsePositivesNeedApproval: boolean
    readonly quota: {
      readonly limit: number | null
      readonly used: number
      readonly left: number
      readonly period: 'none' | 'day' | 'month' | 'year'
      readonly periodEndsAt: number | null
    }
    readonly credit: { readonly limit: number | null; readonly used: number; readonly left: number }
  }
  AmlMatch: {
    readonly entity: 'person' | 'legalentity'
    readonly database: string
    readonly schema: 'sanction' | 'crime' | 'pep'
    readonly fullname?: readonly string[]
    readonly alias?: readonly string[]
    readonly address?: readonly string[]
    readonly birthplace?: readonly string[]
    readonly dob?: readonly string[]
    readonly nationality?: readonly string[]
    readonly note?: readonly string[]
    readonly program?: readonly string[]
    readonly source?: readonly string[]
    readonly status?: readonly string[]
    readonly documentnumber: string | null
    readonly time: string | null
    readonly id: string
    readonly score: number
    readonly reason: string
    readonly alsoListed?: readonly {
      readonly database: string
      readonly id: string
      readonly score: number
      readonly evidence: string
    }[]
  }
  AuditCheckpoint: {
    readonly accountId: string
    readonly seq: number
    readonly hash: string
    readonly at: number
    readonly publicKey: string
    readonly signature: string
  }
  Backtest: {
    readonly examined: number
    readonly partly: number
    readonly flips: number
    readonly matrix: {
      readonly accept: { readonly accept: number; readonly review: number; readonly reject: number }
      readonly review: { readonly accept: number; readonly review: number; readonly reject: number }
      readonly reject: { readonly accept: number; readonly review: number; readonly reject: number }
    }
    readonly examples: readonly {
      readonly id: string
      readonly createdAt: number
      readonly from: 'accept' | 'review' | 'reject'
      readonly to: 'accept' | 'review' | 'reject'
      readonly sentence: string
    }[]
    readonly notReplayed: readonly { readonly path: string; readonly records: number }[]
  }
  BackupReport: {
    readonly folder: string
    readonly madeAt: number
    readonly files: number
    readonly bytes: number
    readonly counts: { readonly [name: string]: number }
    readonly heldMs: number
  }
  BlockedDocument: {
    readonly id: string
    readonly mode: 'live' | 'test'
    readonly reason: 'fraud' | 'lost' | 'stolen' | 'cancelled' | 'other'
    readonly madeBy: string
    readonly madeAt: number
  }
  Box: readonly [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  Company: {
    readonly legalName: string
    readonly legalNameLocal: string
    readonly registrationNumber: string
    readonly taxNumber: string
    readonly lei: string
    readonly entityType: string
    readonly countryIso2: string
    readonly state: string
    readonly status: string
    readonly incorporationDate: string
    readonly address: string
  }
  CompanyAml: {
    readonly match: readonly Schemas['CompanyAmlMatch'][]
    readonly screened: boolean
    readonly reason?: string
    readonly subjects: readonly {
      readonly role: 'company' | 'officer' | 'owner'
      readonly kind: 'person' | 'company'
      readonly name: string
      readonly node?: string
    }[]
    readonly missing: readonly string[]
    readonly lists: readonly Schemas['ListVersion'][]
  }
  CompanyAmlMatch: {
    readonly entity: 'person' | 'legalentity'
    readonly database: string
    readonly schema: 'sanction' | 'crime' | 'pep'
    readonly fullname?: readonly string[]
    readonly alias?: readonly string[]
    readonly address?: readonly string[]
    readonly birthplace?: readonly string[]
    readonly dob?: readonly string[]
    readonly nationality?: readonly string[]
    readonly note?: readonly string[]
    readonly program?: readonly string[]
    readonly source?: readonly string[]
    readonly status?: readonly string[]
    readonly documentnumber: string | null
    readonly time: string | null
    readonly id: string
    readonly score: number
    readonly reason: string
    readonly subject: {
      readonly role: 'company' | 'officer' | 'owner'
      readonly kind: 'person' | 'company'
      readonly name: string
      readonly node?: string
    }
  }
  CompanyComparison: {
    readonly key:
      | 'legalName'
      | 'legalNameLocal'
      | 'registrationNumber'
      | 'taxNumber'
      | 'lei'
      | 'entityType'
      | 'countryIso2'
      | 'state'
      | 'status'
      | 'incorporationDate'
      | 'address'
    readonly given: string | null
    readonly document: string | null
    readonly register: string | null
    readonly value: string
    readonly from: 'given' | 'document' | 'register' | 'none'
    readonly agreement: 'confirmed' | 'contradicted' | 'single' | 'unknown'
    readonly pairs: readonly {
      readonly of: readonly [string, string]
      readonly agrees: boolean
      readonly similarity: number
      readonly sentence: string
    }[]
  }
  CompanyNumber: {
    readonly key: 'registrationNumber' | 'taxNumber' | 'lei'
    readonly from: 'given' | 'document'
    readonly value: string
    readonly scheme: string | null
    readonly isValid: boolean | null
    readonly reason: string
  }
  CompanyOwner: {
    readonly name: string
    readonly kind: 'person' | 'company'
    readonly birthDate?: string
    readonly countries: readonly string[]
    readonly registrationNumber?: string
    readonly lei?: string
    readonly share: number | null
    readonly shareMin: number | null
    readonly shareMax: number | null
    readonly node: string
    readonly path: string
  }
  CompanyOwnership: {
    readonly company: string
    readonly nodes: readonly {
      readonly node: string
      readonly kind: 'person' | 'company'
      readonly name: string
      readonly birthDate?: string
      readonly countries: readonly string[]
      readonly registrationNumber?: string
      readonly lei?: string
    }[]
    readonly edges: readonly {
      readonly owner: string
      readonly owned: string
      readonly kind: 'shares' | 'voting_rights' | 'control' | 'accounting_consolidation'
      readonly share: number | null
      readonly shareMin: number | null
      readonly shareMax: number | null
      readonly source: string
    }[]
    readonly owners: readonly {
      readonly node: string
      readonly share: number | null
      readonly shareMin: number | null
      readonly shareMax: number | null
      readonly sentence: string
      readonly paths: readonly {
        readonly nodes: readonly string[]
        readonly share: number | null
        readonly shareMin: number | null
        readonly shareMax: number | null
      }[]
    }[]
    readonly known: number
    readonly incomplete: readonly string[]
  }
  CompanyReading: {
    readonly pages: { readonly read: number; readonly total: number }
    readonly textLayer: {
      readonly state: 'none' | 'believed' | 'not_believed'
      readonly sampled?: number
      readonly reason?: string
    }
    readonly language: string | null
    readonly unread: readonly string[]
  }
  CompanyRegistry: {
    readonly state: 'not_checked' | 'not_found' | 'ambiguous' | 'found'
    readonly reason?: string
    readonly register?: string
    readonly id?: string
    readonly date?: string | null
    readonly records: readonly {
      readonly register: string
      readonly id: string
      readonly legalName: string
      readonly score: number
      readonly by: 'lei' | 'registration_number' | 'tax_number' | 'name'
      readonly date: string | null
    }[]
    readonly versions: readonly {
      readonly register: string
      readonly title: string
      readonly date: string | null
      readonly records: number
      readonly state: 'current' | 'stale' | 'not_loaded'
      readonly countries: readonly string[] | null
    }[]
  }
  Consent: {
    readonly id: string
    readonly subjectId: string
    readonly transactionId: string | null
    readonly purpose: string
    readonly mode: 'live' | 'test'
    readonly textId: string
    readonly locale: string
    readonly version: string | null
    readonly givenAt: number
    readonly withdrawnAt: number | null
    readonly madeBy: string
    readonly madeAt: number
  }
  ConsentText: {
    readonly textId: string
    readonly locale: string
    readonly version: string
    readonly text: string
    readonly mode: 'live' | 'test'
    readonly madeBy: string
    readonly madeAt: number
  }
  ContractField: {
    readonly uid: string
    readonly kind: 'signature' | 'initials' | 'date' | 'text' | 'checkbox' | 'select' | 'image'
    readonly label: string
    readonly party: string
    readonly optional: boolean
    readonly options: readonly string[]
  }
  ContractTemplate: {
    readonly id: string
    readonly name: string
    readonly content: string
    readonly orientation: '0' | '1'
    readonly timezone: string
    readonly font: string
    readonly fontUsed: string
    readonly version: number
    readonly createdAt: number
    readonly updatedAt: number
  }
  ContractTemplatePart: {
    readonly name?: string
    readonly content?: string
    readonly orientation?: '0' | '1'
    readonly timezone?: string
    readonly font?: string
  }
  CreatedHostedLink: {
    readonly success: true
    readonly reference: string
    readonly url: string
    readonly urlSign: { readonly [name: string]: string }
    readonly expiry: number
    readonly customData: string
    readonly qrCode: string
    readonly quota: number
    readonly credit: number
  }
  DecisionTrace: {
    readonly schema: 1
    readonly decision: 'accept' | 'review' | 'reject'
    readonly sentence: string
    readonly reviewScore: number
    readonly rejectScore: number
    readonly decisionTrigger: { readonly review: number; readonly reject: number }
    readonly nearest?: {
      readonly kind: 'outcome' | 'threshold' | 'level' | 'score' | 'trigger'
      readonly codes: readonly string[]
      readonly path: string
      readonly from: number
      readonly to: number
      readonly becomes: 'accept' | 'review' | 'reject'
      readonly sentence: string
    }
    readonly checks: readonly Schemas['TraceCheck'][]
  }
  Delivery: {
    readonly id: string
    readonly url: string
    readonly event: string
    readonly success: boolean
    readonly createdAt: number
    readonly lastAttempt: number
    readonly errorMessage: string
    readonly canResend: boolean
    readonly transactionId: string
    readonly subject: Schemas['EventSubject'] | null
    readonly endpointId: string
    readonly state: 'waiting' | 'delivered' | 'failed' | 'cancelled'
    readonly attempts: number
    readonly nextAttempt: number | null
  }
  DeliveryDetail: {
    readonly id: string
    readonly url: string
    readonly event: string
    readonly success: boolean
    readonly createdAt: number
    readonly lastAttempt: number
    readonly errorMessage: string
    readonly canResend: boolean
    readonly transactionId: string
    readonly subject: Schemas['EventSubject'] | null
    readonly endpointId: string
    readonly state: 'waiting' | 'delivered' | 'failed' | 'cancelled'
    readonly attempts: number
    readonly nextAttempt: number | null
    readonly body: string
    readonly tries: readonly {
      readonly attempt: number
      readonly at: number
      readonly finishedAt: number | null
      readonly status: number | null
      readonly errorMessage: string
      readonly reply: string | null
    }[]
  }
  DocumentData: {
    readonly [
      Key in
        | 'fullName'
        | 'firstName'
        | 'middleName'
        | 'lastName'
        | 'fullNameLocal'
        | 'firstNameLocal'
        | 'middleNameLocal'
        | 'lastNameLocal'
        | 'dob'
        | 'issued'
        | 'expiry'
        | 'dobDay'
        | 'dobMonth'
        | 'dobYear'
        | 'issuedDay'
        | 'issuedMonth'
        | 'issuedYear'
        | 'expiryDay'
        | 'expiryMonth'
        | 'expiryYear'
        | 'age'
        | 'daysFromIssue'
        | 'daysToExpiry'
        | 'sex'
        | 'height'
        | 'weight'
        | 'hairColor'
        | 'eyeColor'
        | 'placeOfBirth'
        | 'religion'
        | 'nationalityFull'
        | 'nationalityIso2'
        | 'nationalityIso3'
        | 'address1'
        | 'address2'
        | 'postcode'
        | 'documentNumber'
        | 'personalNumber'
        | 'documentSide'
        | 'documentType'
        | 'documentName'
        | 'internalId'
        | 'issueAuthority'
        | 'countryFull'
        | 'countryIso2'
        | 'countryIso3'
        | 'stateFull'
        | 'stateShort'
        | 'optionalData'
        | 'optionalData2'
        | 'optionalData3'
        | 'optionalData4'
        | 'vehicleClass'
        | 'restrictions'
        | 'endorsement'
        | 'document'
        | 'face'
        | 'signature'
        | 'businessName'
        | 'businessNameLocal'
        | 'businessRegistrationNumber'
        | 'businessType'
        | 'taxNumber'
        | 'lei'
        | 'businessStatus'
        | 'incorporationDate'
        | 'shareCapital'
    ]?: readonly Schemas['Field'][]
  }
  Erasure: {
    readonly accountId: string
    readonly kind: 'transaction' | 'screening' | 'subject'
    readonly targetId: string
    readonly at: number
    readonly actor: string
    readonly lastSeq: number
    readonly digest: string
  }
  ErasureCertificate: {
    readonly success: true
    readonly certificate: {
      readonly schema: 1
      readonly accountId: string
      readonly subjectId: string
      readonly mode: 'live' | 'test'
      readonly erasedAt: number
      readonly erasedBy: string
      readonly destroyed: {
        readonly subjectKeys: number
        readonly recordKeys: number
        readonly transactions: number
        readonly screenings: number
        readonly contracts?: number
        readonly links?: number
        readonly images: number
      }
      readonly records: readonly {
        readonly kind: 'transaction' | 'screening' | 'contract' | 'link'
        readonly id: string
        readonly sha256: string
      }[]
    }
    readonly signed: string
  }
  EventSubject: { readonly kind: 'transaction' | 'signing' | 'link'; readonly id: string }
  Events: {
    readonly success: true
    readonly events: readonly {
      readonly id: string
      readonly event: string
      readonly subject: Schemas['EventSubject']
      readonly transactionId: string
      readonly mode: 'live' | 'test'
      readonly createdAt: number
      readonly data: { readonly [name: string]: unknown } | null
    }[]
    readonly nextCursor: string
    readonly hasMore: boolean
  }
  ExportReply: {
    readonly success: true
    readonly url: string
    readonly Url: string
    readonly Base64?: string
  }
  FalsePositive: {
    readonly id: string
    readonly subjectId: string
    readonly recordId: string
    readonly mode: 'live' | 'test'
    readonly entityId: string
    readonly reason: string
    readonly madeBy: string
    readonly madeAt: number
    readonly expiresAt: number | null
    readonly needsApproval: boolean
    readonly approvedBy: string | null
    readonly approvedAt: number | null
    readonly withdrawnBy: string | null
    readonly withdrawnAt: number | null
  }
  Field: {
    readonly value: string
    readonly confidence: number
    readonly source?: 'visual' | 'mrz' | 'barcode'
    readonly index: 0 | 1
    readonly inputBox?: Schemas['Box']
    readonly outputBox?: Schemas['Box']
  }
  GenerateReply: {
    readonly success: true
    readonly outputFile: readonly Schemas['OutputFile'][]
    readonly fontUsed: string
    readonly leftOut: readonly {
      readonly element: string
      readonly attribute?: string
      readonly count: number
    }[]
    readonly archival: boolean | null
    readonly missingPictures: readonly string[]
    readonly unresolved: readonly string[]
    readonly fields: readonly Schemas['ContractField'][]
    readonly quota: number
    readonly credit: number
    readonly executionTime: number
  }
  GenerateRequest: {
    readonly templateId: string
    readonly format?: 'pdf' | 'docx' | 'html'
    readonly transactionId?: string
    readonly fillData?: { readonly [name: string]: unknown }
  }
  HostedLink: {
    readonly reference: string
    readonly mode: number
    readonly profileId: string
    readonly verifyDocumentNo: string
    readonly verifyName: string
    readonly verifyDob: string
    readonly verifyAge: string
    readonly verifyAddress: string
    readonly verifyPostcode: string
    readonly userPhone: string
    readonly validatedPhone: string
    readonly language: string
    readonly transactionId: string
    readonly decision: ('accept' | 'review' | 'reject') | ''
    readonly customData: string
    readonly ip: string
    readonly completedAt: number
    readonly createdAt: number
    readonly expiry: number
    readonly reusable: 0 | 1
    readonly url: string
    readonly urlSign: { readonly [name: string]: string }
    readonly partySigned: { readonly [name: string]: boolean }
    readonly finalTransaction: Schemas['Transaction'] | null
    readonly intermediateTransactions: readonly {
      readonly id: string
      readonly outputImage: { readonly front?: string; readonly back?: string; readonly face?: string }
      readonly data: Schemas['RecordData']
      readonly documentPage?: { readonly front?: number; readonly back?: number }
      readonly outputFile: readonly Schemas['OutputFile'][]
      readonly warning: readonly Schemas['Warning'][]
      readonly missingFields: readonly string[]
      readonly profileId: string
      readonly reviewScore: number
      readonly rejectScore: number
      readonly decision: 'accept' | 'review' | 'reject'
      readonly customData: string
      readonly scores: { readonly [name: string]: number }
      readonly notChecked: readonly Schemas['NotChecked'][]
      readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
      readonly type: string
      readonly mode: 'live' | 'test'
      readonly company?: Schemas['Company']
      readonly officers?: readonly Schemas['Officer'][]
      readonly owners?: readonly Schemas['CompanyOwner'][]
      readonly aml?: Schemas['CompanyAml']
      readonly registry?: Schemas['CompanyRegistry']
      readonly comparison?: readonly Schemas['CompanyComparison'][]
      readonly numbers?: readonly Schemas['CompanyNumber'][]
      readonly ownership?: Schemas['CompanyOwnership']
      readonly reading?: Schemas['CompanyReading'] | null
      readonly docupass: string
      readonly createdAt: number
      readonly updatedAt: number
      readonly reason: string
      readonly note: string
      readonly step: 'document' | 'face'
    }[]
    readonly auditLog: readonly Schemas['HostedLinkLogEntry'][]
  }
  HostedLinkItem: {
    readonly reference: string
    readonly mode: number
    readonly profileId: string
    readonly verifyDocumentNo: string
    readonly verifyName: string
    readonly verifyDob: string
    readonly verifyAge: string
    readonly verifyAddress: string
    readonly verifyPostcode: string
    readonly userPhone: string
    readonly validatedPhone: string
    readonly language: string
    readonly transactionId: string
    readonly decision: ('accept' | 'review' | 'reject') | ''
    readonly customData: string
    readonly ip: string
    readonly completedAt: number
    readonly createdAt: number
    readonly expiry: number
    readonly reusable: 0 | 1
  }
  HostedLinkLogEntry: {
    readonly session: string
    readonly action: string
    readonly description: string
    readonly latitude: number | null
    readonly Longitude: number | null
    readonly longitude: number | null
    readonly accuracy: number | null
    readonly ip: string
    readonly time: number
  }
  HostedLinkRequest: {
    readonly version?: '2' | '3' | 'v2' | 'v3'
    readonly profile: string
    readonly profileOverride?: Schemas['ProfilePart']
    readonly mode: number | string
    readonly customData?: string
    readonly language?:
      | 'en'
      | 'tw'
      | 'cn'
      | 'fr'
      | 'nl'
      | 'de'
      | 'es'
      | 'ja'
      | 'ko'
      | 'tl'
      | 'th'
      | 'id'
      | 'vi'
      | 'hi'
      | 'pt'
      | 'ar'
      | 'bn'
      | 'ur'
      | 'it'
      | 'pl'
    readonly userPhone?: string
    readonly reusable?: boolean
    readonly verifyName?: string
    readonly verifyDOB?: string
    readonly verifyDob?: string
    readonly verifyAge?: string
    readonly verifyAddress?: string
    readonly verifyPostcode?: string
    readonly verifyDocumentNumber?: string
    readonly verifyDocumentNo?: string
    readonly referenceDocument?: string
    readonly referenceDocumentBack?: string
    readonly referenceFace?: string
    readonly contractGenerate?: string
    readonly contractSign?: string
    readonly contractFormat?: 'pdf' | 'docx' | 'html'
    readonly contractPrefill?: { readonly [name: string]: unknown }
  }
  Key: {
    readonly id: string
    readonly kind: 'server' | 'restricted'
    readonly mode: 'live' | 'test'
    readonly scopes: readonly string[]
    readonly label: string
    readonly prefix: string
    readonly createdAt: number
    readonly lastUsedAt: number | null
    readonly expiresAt: number | null
    readonly revokedAt: number | null
  }
  KybReply: {
    readonly success: true
    readonly transactionId?: string
    readonly outputImage?: { readonly front?: string; readonly back?: string; readonly face?: string }
    readonly data: Schemas['RecordData']
    readonly documentPage?: { readonly front?: number; readonly back?: number }
    readonly outputFile: readonly Schemas['OutputFile'][]
    readonly warning: readonly Schemas['Warning'][]
    readonly missingFields: readonly string[]
    readonly profileId: string
    readonly reviewScore: number
    readonly rejectScore: number
    readonly decision: 'accept' | 'review' | 'reject'
    readonly customData: string
    readonly scores: { readonly [name: string]: number }
    readonly notChecked: readonly Schemas['NotChecked'][]
    readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
    readonly type: string
    readonly mode: 'live' | 'test'
    readonly quota: number
    readonly credit: number
    readonly customerData: string
    readonly executionTime: number
    readonly company: Schemas['Company']
    readonly officers: readonly Schemas['Officer'][]
    readonly owners: readonly Schemas['CompanyOwner'][]
    readonly aml: Schemas['CompanyAml']
    readonly registry: Schemas['CompanyRegistry']
    readonly comparison: readonly Schemas['CompanyComparison'][]
    readonly numbers: readonly Schemas['CompanyNumber'][]
    readonly ownership: Schemas['CompanyOwnership']
    readonly reading: Schemas['CompanyReading'] | null
    readonly trace?: Schemas['DecisionTrace']
  }
  LegalHold: {
    readonly id: string
    readonly subjectId: string
    readonly reason: string
    readonly placedBy: string
    readonly placedAt: number
    readonly endsAt: number | null
    readonly liftedAt: number | null
  }
  Limits: {
    readonly success: true
    readonly bodyBytes: number
    readonly imageBytes: number
    readonly pageRows: number
    readonly requestSeconds: number
    readonly linkSeconds: number
    readonly answersKeptDays: number
    readonly rate: {
      readonly perSecond: number
      readonly left: number
      readonly fullAfterSeconds: number
    } | null
    readonly quota: number
    readonly credit: number
  }
  ListVersion: {
    readonly database: string
    readonly version: string
    readonly date: string | null
    readonly records: number
    readonly state: 'loaded' | 'stale' | 'not_loaded'
  }
  ListedBeing: {
    readonly id: string
    readonly schema: 'Person' | 'Organization' | 'Vessel' | 'Airplane'
    readonly caption: string
    readonly score: number
    readonly topics: readonly ('sanction' | 'crime' | 'pep')[]
    readonly datasets: readonly string[]
    readonly fullname: readonly string[]
    readonly alias: readonly string[]
    readonly dob: readonly string[]
    readonly nationality: readonly string[]
    readonly birthplace: readonly string[]
    readonly address: readonly string[]
    readonly identification: readonly {
      readonly type: string
      readonly number: string
      readonly country: string
    }[]
    readonly note: readonly string[]
    readonly program: readonly string[]
    readonly source: readonly string[]
    readonly firstSeen: number | null
    readonly lastSeen: number | null
    readonly politicalExposure: {
      readonly tier: number | null
      readonly office: string
      readonly class: string
      readonly tenure: 'current' | 'past' | 'cannot tell'
      readonly positions: readonly { readonly title: string; readonly from: string; readonly to: string }[]
      readonly summary: string
    } | null
    readonly stated?: readonly {
      readonly field:
        'fullname' | 'alias' | 'dob' | 'nationality' | 'birthplace' | 'address' | 'identification' | 'program'
      readonly value: string
      readonly by: readonly string[]
    }[]
    readonly relations?: readonly {
      readonly depth: number
      readonly of: { readonly id: string; readonly name: string }
      readonly kind: string
      readonly to: { readonly id: string | null; readonly name: string; readonly listed: boolean }
      readonly from: string
      readonly until: string
    }[]
    readonly moreRelations?: boolean
    readonly alsoListed?: readonly {
      readonly database: string
      readonly id: string
      readonly score: number
      readonly evidence: string
    }[]
    readonly reason: string
    readonly reasons: readonly {
      readonly feature: string
      readonly points: number
      readonly sentence: string
    }[]
  }
  MasterKey: {
    readonly success: true
    readonly version: number
    readonly since: number
    readonly leaving: number | null
    readonly remaining: number
    readonly held: boolean
  }
  NotChecked: { readonly code: string; readonly reason: string }
  Officer: {
    readonly name: string
    readonly kind: 'person' | 'company'
    readonly birthDate?: string
    readonly countries: readonly string[]
    readonly registrationNumber?: string
    readonly lei?: string
    readonly role:
      | 'director'
      | 'managing_director'
      | 'board_member'
      | 'chair'
      | 'secretary'
      | 'authorised_signatory'
      | 'partner'
      | 'member'
      | 'liquidator'
      | 'representative'
    readonly appointedOn?: string
    readonly sources: readonly string[]
  }
  OutputFile: {
    readonly name: string
    readonly fileName: string
    readonly fileUrl: string
    readonly templateId?: string
    readonly templateVersion?: number
    readonly unresolved?: readonly string[]
    readonly fontUsed?: string
    readonly leftOut?: readonly {
      readonly element: string
      readonly attribute?: string
      readonly count: number
    }[]
    readonly archival?: boolean | null
    readonly missingPictures?: readonly string[]
  }
  Profile: {
    readonly name: string
    readonly canvasSize: number
    readonly orientationCorrection: boolean
    readonly objectDetection: boolean
    readonly AAMVABarcodeParsing: boolean
    readonly saveResult: boolean
    readonly saveImage: boolean
    readonly outputImage: boolean
    readonly outputType: 'url' | 'base64' | 'jpg' | 'png'
    readonly crop: boolean
    readonly advancedCrop: boolean
    readonly outputSize: number
    readonly inferFullName: boolean
    readonly splitFirstName: boolean
    readonly transactionAuditReport: boolean
    readonly timezone: string
    readonly obscure: readonly string[]
    readonly webhook: string
    readonly thresholds: {
      readonly face?: number
      readonly nameDualSide?: number
      readonly nameVerification?: number
      readonly addressVerification?: number
      readonly imageForgery?: number
      readonly textForgery?: number
      readonly recapture?: number
      readonly screenDetection?: number
      readonly lowTextConfidence?: number
      readonly artificialImage?: number
      readonly artificialText?: number
      readonly faceDuplicate?: number
      readonly faceIdentical?: number
      readonly smallImage?: number
      readonly blurryImage?: number
      readonly cameraPerspective?: number
      readonly faceLiveness?: number
      readonly faceRecapture?: number
      readonly glareDetect?: number
      readonly blackWhite?: number
    }
    readonly screeningBand: number | null
    readonly decisionTrigger: { readonly review: number; readonly reject: number }
    readonly decisions: {
      readonly [name: string]: {
        readonly enabled: boolean
        readonly review: number
        readonly reject: number
        readonly weight: number
      }
    }
    readonly docupass: { readonly [name: string]: unknown }
    readonly acceptedDocuments: {
      readonly documentType: string
      readonly documentCountry: string
      readonly documentState: string
    }
    readonly face: {
      readonly requireConsent: boolean
      readonly templates: 'keep' | 'never'
      readonly duplicateSearch: boolean
    }
    readonly kyb: {
      readonly ownerShare: number
      readonly screening: boolean
      readonly minAgeDays: number
      readonly companiesAtAddress: number
    }
    readonly id: string
  }
  ProfileChange: { readonly path: string; readonly from: unknown; readonly to: unknown }
  ProfileLint: {
    readonly id: string
    readonly version: number
    readonly findings: readonly {
      readonly path: string
      readonly kind: 'unknown' | 'obsolete' | 'not_built'
      readonly sentence: string
    }[]
  }
  ProfilePart: {
    readonly name?: string
    readonly canvasSize?: number
    readonly orientationCorrection?: boolean
    readonly objectDetection?: boolean
    readonly AAMVABarcodeParsing?: boolean
    readonly saveResult?: boolean
    readonly saveImage?: boolean
    readonly outputImage?: boolean
    readonly outputType?: 'url' | 'base64' | 'jpg' | 'png'
    readonly crop?: boolean
    readonly advancedCrop?: boolean
    readonly outputSize?: number
    readonly inferFullName?: boolean
    readonly splitFirstName?: boolean
    readonly transactionAuditReport?: boolean
    readonly timezone?: string
    readonly obscure?: readonly string[]
    readonly webhook?: string
    readonly thresholds?: {
      readonly face?: number
      readonly nameDualSide?: number
      readonly nameVerification?: number
      readonly addressVerification?: number
      readonly imageForgery?: number
      readonly textForgery?: number
      readonly recapture?: number
      readonly screenDetection?: number
      readonly lowTextConfidence?: number
      readonly artificialImage?: number
      readonly artificialText?: number
      readonly faceDuplicate?: number
      readonly faceIdentical?: number
      readonly smallImage?: number
      readonly blurryImage?: number
      readonly cameraPerspective?: number
      readonly faceLiveness?: number
      readonly faceRecapture?: number
      readonly glareDetect?: number
      readonly blackWhite?: number
    }
    readonly screeningBand?: number | null
    readonly decisionTrigger?: { readonly review?: number; readonly reject?: number }
    readonly decisions?: {
      readonly [name: string]: {
        readonly enabled?: boolean
        readonly review?: number
        readonly reject?: number
        readonly weight?: number
      }
    }
    readonly docupass?: { readonly [name: string]: unknown }
    readonly acceptedDocuments?: {
      readonly documentType?: string
      readonly documentCountry?: string
      readonly documentState?: string
    }
    readonly face?: {
      readonly requireConsent?: boolean
      readonly templates?: 'keep' | 'never'
      readonly duplicateSearch?: boolean
    }
    readonly kyb?: {
      readonly ownerShare: number
      readonly screening: boolean
      readonly minAgeDays: number
      readonly companiesAtAddress: number
    }
  }
  ProfilePlan: {
    readonly id: string
    readonly version: number
    readonly changes: readonly Schemas['ProfileChange'][]
    readonly backtest: Schemas['Backtest']
  }
  ProfileVersion: {
    readonly version: number
    readonly parent: number | null
    readonly author: string
    readonly createdAt: number
    readonly name: string
    readonly changes: readonly Schemas['ProfileChange'][]
    readonly profile: Schemas['Profile']
  }
  QuickScanReply: {
    readonly success: true
    readonly data: Schemas['DocumentData']
    readonly documentPage?: { readonly front?: number; readonly back?: number }
    readonly warning: readonly Schemas['Warning'][]
    readonly missingFields: readonly string[]
    readonly notChecked?: readonly Schemas['NotChecked'][]
    readonly outputImage?: { readonly front?: string; readonly back?: string }
    readonly reference?: { readonly document?: string; readonly documentBack?: string }
    readonly quota: number
    readonly credit: number
    readonly executionTime: number
  }
  RecordData: {
    readonly fullName?: readonly Schemas['Field'][]
    readonly firstName?: readonly Schemas['Field'][]
    readonly middleName?: readonly Schemas['Field'][]
    readonly lastName?: readonly Schemas['Field'][]
    readonly fullNameLocal?: readonly Schemas['Field'][]
    readonly firstNameLocal?: readonly Schemas['Field'][]
    readonly middleNameLocal?: readonly Schemas['Field'][]
    readonly lastNameLocal?: readonly Schemas['Field'][]
    readonly dob?: readonly Schemas['Field'][]
    readonly issued?: readonly Schemas['Field'][]
    readonly expiry?: readonly Schemas['Field'][]
    readonly dobDay?: readonly Schemas['Field'][]
    readonly dobMonth?: readonly Schemas['Field'][]
    readonly dobYear?: readonly Schemas['Field'][]
    readonly issuedDay?: readonly Schemas['Field'][]
    readonly issuedMonth?: readonly Schemas['Field'][]
    readonly issuedYear?: readonly Schemas['Field'][]
    readonly expiryDay?: readonly Schemas['Field'][]
    readonly expiryMonth?: readonly Schemas['Field'][]
    readonly expiryYear?: readonly Schemas['Field'][]
    readonly age?: readonly Schemas['Field'][]
    readonly daysFromIssue?: readonly Schemas['Field'][]
    readonly daysToExpiry?: readonly Schemas['Field'][]
    readonly sex?: readonly Schemas['Field'][]
    readonly height?: readonly Schemas['Field'][]
    readonly weight?: readonly Schemas['Field'][]
    readonly hairColor?: readonly Schemas['Field'][]
    readonly eyeColor?: readonly Schemas['Field'][]
    readonly placeOfBirth?: readonly Schemas['Field'][]
    readonly religion?: readonly Schemas['Field'][]
    readonly nationalityFull?: readonly Schemas['Field'][]
    readonly nationalityIso2?: readonly Schemas['Field'][]
    readonly nationalityIso3?: readonly Schemas['Field'][]
    readonly address1?: readonly Schemas['Field'][]
    readonly address2?: readonly Schemas['Field'][]
    readonly postcode?: readonly Schemas['Field'][]
    readonly documentNumber?: readonly Schemas['Field'][]
    readonly personalNumber?: readonly Schemas['Field'][]
    readonly documentSide?: readonly Schemas['Field'][]
    readonly documentType?: readonly Schemas['Field'][]
    readonly documentName?: readonly Schemas['Field'][]
    readonly internalId?: readonly Schemas['Field'][]
    readonly issueAuthority?: readonly Schemas['Field'][]
    readonly countryFull?: readonly Schemas['Field'][]
    readonly countryIso2?: readonly Schemas['Field'][]
    readonly countryIso3?: readonly Schemas['Field'][]
    readonly stateFull?: readonly Schemas['Field'][]
    readonly stateShort?: readonly Schemas['Field'][]
    readonly optionalData?: readonly Schemas['Field'][]
    readonly optionalData2?: readonly Schemas['Field'][]
    readonly optionalData3?: readonly Schemas['Field'][]
    readonly optionalData4?: readonly Schemas['Field'][]
    readonly vehicleClass?: readonly Schemas['Field'][]
    readonly restrictions?: readonly Schemas['Field'][]
    readonly endorsement?: readonly Schemas['Field'][]
    readonly document?: readonly Schemas['Field'][]
    readonly face?: readonly Schemas['Field'][]
    readonly signature?: readonly Schemas['Field'][]
    readonly businessName?: readonly Schemas['Field'][]
    readonly businessNameLocal?: readonly Schemas['Field'][]
    readonly businessRegistrationNumber?: readonly Schemas['Field'][]
    readonly businessType?: readonly Schemas['Field'][]
    readonly taxNumber?: readonly Schemas['Field'][]
    readonly lei?: readonly Schemas['Field'][]
    readonly businessStatus?: readonly Schemas['Field'][]
    readonly incorporationDate?: readonly Schemas['Field'][]
    readonly shareCapital?: readonly Schemas['Field'][]
  }
  ScanReply: {
    readonly success: true
    readonly transactionId?: string
    readonly outputImage?: { readonly front?: string; readonly back?: string; readonly face?: string }
    readonly data: Schemas['RecordData']
    readonly documentPage?: { readonly front?: number; readonly back?: number }
    readonly outputFile: readonly Schemas['OutputFile'][]
    readonly warning: readonly Schemas['Warning'][]
    readonly missingFields: readonly string[]
    readonly profileId: string
    readonly reviewScore: number
    readonly rejectScore: number
    readonly decision: 'accept' | 'review' | 'reject'
    readonly customData: string
    readonly scores: { readonly [name: string]: number }
    readonly notChecked: readonly Schemas['NotChecked'][]
    readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
    readonly type: string
    readonly mode: 'live' | 'test'
    readonly quota: number
    readonly credit: number
    readonly customerData: string
    readonly executionTime: number
    readonly trace?: Schemas['DecisionTrace']
  }
  Screening: {
    readonly id: string
    readonly subjectId: string
    readonly mode: 'live' | 'test'
    readonly madeBy: string
    readonly createdAt: number
    readonly matcher: string
    readonly lists: readonly Schemas['ListVersion'][]
    readonly success: true
    readonly query: unknown
    readonly hits: readonly Schemas['StoredHit'][]
    readonly suppressed: readonly {
      readonly entityId: string
      readonly score: number
      readonly ofacScore?: number | null
      readonly database?: string
      readonly listVersion?: string
      readonly listDate?: string | null
      readonly matchedName?: string | null
      readonly tokens?: readonly {
        readonly query: string | null
        readonly listed: string | null
        readonly relation: string
        readonly similarity: number
        readonly weight: number
      }[]
      readonly reasons?: readonly {
        readonly feature: string
        readonly points: number
        readonly sentence: string
      }[]
      readonly sentence?: string
      readonly falsePositiveId: string
      readonly reason: string
    }[]
    readonly executionTime: number | null
  }
  Signing: {
    readonly id: string
    readonly state: 'open' | 'sealing' | 'sealed' | 'declined' | 'expired' | 'cancelled'
    readonly name: string
    readonly templateId: string
    readonly templateVersion: number
    readonly transactionId: string | null
    readonly mode: 'live' | 'test'
    readonly order: 'parallel' | 'sequential'
    readonly createdAt: number
    readonly expiry: number
    readonly reminderHours: number | null
    readonly endedAt: number | null
    readonly consent: { readonly text: string; readonly sha256: string }
    readonly documentSha256: string
    readonly certificateLanguage: 'en' | 'de'
    readonly fields: readonly Schemas['ContractField'][]
    readonly parties: readonly {
      readonly id: string
      readonly party: string
      readonly name: string
      readonly email: string
      readonly phone: string
      readonly state: 'waiting' | 'open' | 'shown' | 'signed' | 'declined'
      readonly shownAt: number | null
      readonly signedAt: number | null
      readonly declinedAt: number | null
      readonly reason: string | null
      readonly identity: {
        readonly transactionId: string
        readonly verifiedAt: number
        readonly decision: string
        readonly document: string
        readonly faceSimilarity: number | null
      } | null
    }[]
    readonly outputFile: readonly {
      readonly name: string
      readonly fileName: string
      readonly fileUrl: string
      readonly sha256: string
      readonly size: number
      readonly level: string
      readonly levelReason: string | null
      readonly sealedBy: string
      readonly sealedAt: number
      readonly timeStampedAt: number | null
    }[]
  }
  SigningRequest: {
    readonly templateId: string
    readonly transactionId?: string
    readonly fillData?: { readonly [name: string]: unknown }
    readonly parties?: readonly {
      readonly party: string
      readonly name?: string
      readonly email?: string
      readonly phone?: string
      readonly transactionId?: string
    }[]
    readonly order?: 'parallel' | 'sequential'
    readonly expiry?: number
    readonly reminderHours?: number
    readonly consent?: string
    readonly language?: string
    readonly webhook?: string
  }
  StoreReport: {
    readonly success: true
    readonly isSound: boolean
    readonly checks: readonly { readonly check: string; readonly examined: number; readonly found: number }[]
    readonly findings: readonly {
      readonly check: string
      readonly about: string
      readonly sentence: string
    }[]
  }
  StoredHit: {
    readonly entityId: string
    readonly score: number
    readonly ofacScore?: number | null
    readonly database?: string
    readonly listVersion?: string
    readonly listDate?: string | null
    readonly matchedName?: string | null
    readonly tokens?: readonly {
      readonly query: string | null
      readonly listed: string | null
      readonly relation: string
      readonly similarity: number
      readonly weight: number
    }[]
    readonly reasons?: readonly {
      readonly feature: string
      readonly points: number
      readonly sentence: string
    }[]
    readonly sentence?: string
  }
  Subject: {
    readonly id: string
    readonly mode: 'live' | 'test'
    readonly createdAt: number
    readonly records: readonly {
      readonly id: string
      readonly kind: 'transaction' | 'screening' | 'contract' | 'link'
      readonly createdAt: number
    }[]
    readonly holds: readonly string[]
    readonly success: true
  }
  Trace: {
    readonly id: string
    readonly subjectId: string
    readonly profileId: string
    readonly profileVersion: number
    readonly effectiveProfile: { readonly [name: string]: unknown }
    readonly facts: { readonly [name: string]: unknown }
    readonly trace: Schemas['DecisionTrace']
  }
  TraceCheck: {
    readonly code: string
    readonly outcome: 'found' | 'clear' | 'cannot_tell' | 'not_checked' | 'off'
    readonly rule: {
      readonly enabled: boolean
      readonly review: number
      readonly reject: number
      readonly weight: number
    }
    readonly needs?: readonly string[]
    readonly fields: readonly string[]
    readonly threshold?: { readonly key: string; readonly value: number; readonly measured?: number }
    readonly findings?: readonly {
      readonly confidence: number
      readonly sentence: string
      readonly evidence: { readonly [name: string]: unknown }
      readonly reviewContribution: number
      readonly rejectContribution: number
      readonly decision: 'accept' | 'review' | 'reject'
      readonly excused?: string
    }[]
    readonly evidence?: { readonly [name: string]: unknown }
    readonly reason?: string
  }
  Transaction: {
    readonly id: string
    readonly outputImage: { readonly front?: string; readonly back?: string; readonly face?: string }
    readonly data: Schemas['RecordData']
    readonly documentPage?: { readonly front?: number; readonly back?: number }
    readonly outputFile: readonly Schemas['OutputFile'][]
    readonly warning: readonly Schemas['Warning'][]
    readonly missingFields: readonly string[]
    readonly profileId: string
    readonly reviewScore: number
    readonly rejectScore: number
    readonly decision: 'accept' | 'review' | 'reject'
    readonly customData: string
    readonly scores: { readonly [name: string]: number }
    readonly notChecked: readonly Schemas['NotChecked'][]
    readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
    readonly type: string
    readonly mode: 'live' | 'test'
    readonly company?: Schemas['Company']
    readonly officers?: readonly Schemas['Officer'][]
    readonly owners?: readonly Schemas['CompanyOwner'][]
    readonly aml?: Schemas['CompanyAml']
    readonly registry?: Schemas['CompanyRegistry']
    readonly comparison?: readonly Schemas['CompanyComparison'][]
    readonly numbers?: readonly Schemas['CompanyNumber'][]
    readonly ownership?: Schemas['CompanyOwnership']
    readonly reading?: Schemas['CompanyReading'] | null
    readonly docupass: string
    readonly createdAt: number
    readonly updatedAt: number
    readonly reason: string
    readonly note: string
  }
  Warning: {
    readonly code: string
    readonly description: string
    readonly severity: 'low' | 'medium' | 'high'
    readonly confidence: number
    readonly decision: 'accept' | 'review' | 'reject'
    readonly data?: unknown
  }
  WebhookEndpoint: {
    readonly id: string
    readonly url: string
    readonly mode: 'live' | 'test'
    readonly successRule: '200' | '2xx'
    readonly state: 'active' | 'resting' | 'paused'
    readonly pausedReason: string
    readonly pausedAt: number | null
    readonly failures: number
    readonly restsUntil: number | null
    readonly waiting: number
    readonly delivered: number
    readonly failedTries: number
    readonly hasOwnSecret: boolean
    readonly createdAt: number
  }
}

/** What an operation takes and what it answers when it succeeds; `Blob` where that is not JSON. */
export interface Operations {
  'POST /scan': {
    path: undefined
    query: { trace?: boolean }
    body: {
      readonly document: string
      readonly documentBack?: string
      readonly face?: string
      readonly faceVideo?: string
      readonly consent?: { readonly textId: string; readonly at: number; readonly locale?: string }
      readonly profile: string
      readonly profileOverride?: Schemas['ProfilePart']
      readonly restrictCountry?: string
      readonly restrictState?: string
      readonly restrictType?: string
      readonly verifyName?: string
      readonly verifyDob?: string
      readonly verifyAge?: string
      readonly verifyAddress?: string
      readonly verifyPostcode?: string
      readonly verifyDocumentNumber?: string
      readonly contractGenerate?: string
      readonly contractFormat?: 'pdf' | 'docx' | 'html'
      readonly contractPrefill?: { readonly [name: string]: unknown }
      readonly ip?: string
      readonly customData?: string
    }
    answer: Schemas['ScanReply']
  }
  'POST /face': {
    path: undefined
    query: { trace?: boolean }
    body: {
      readonly face?: string
      readonly faceVideo?: string
      readonly consent?: { readonly textId: string; readonly at: number; readonly locale?: string }
      readonly profile: string
      readonly profileOverride?: Schemas['ProfilePart']
      readonly customData?: string
      readonly reference: string
    }
    answer: Schemas['ScanReply']
  }
  'POST /liveness': {
    path: undefined
    query: { trace?: boolean }
    body: {
      readonly face?: string
      readonly faceVideo?: string
      readonly consent?: { readonly textId: string; readonly at: number; readonly locale?: string }
      readonly profile: string
      readonly profileOverride?: Schemas['ProfilePart']
      readonly customData?: string
    }
    answer: Schemas['ScanReply']
  }
  'POST /kyb': {
    path: undefined
    query: { trace?: boolean }
    body: {
      readonly document?: string
      readonly legalName?: string
      readonly legalNameLocal?: string
      readonly registrationNumber?: string
      readonly taxNumber?: string
      readonly lei?: string
      readonly entityType?: string
      readonly countryIso2?: string
      readonly state?: string
      readonly profile?: string
      readonly profileOverride?: Schemas['ProfilePart']
      readonly customData?: string
    }
    answer: Schemas['KybReply']
  }
  'POST /quickscan': {
    path: undefined
    query: undefined
    body: { readonly document: string; readonly documentBack?: string; readonly saveFile?: boolean }
    answer: Schemas['QuickScanReply']
  }
  'POST /veryquickscan': {
    path: undefined
    query: undefined
    body: { readonly document: string; readonly documentBack?: string; readonly saveFile?: boolean }
    answer: Schemas['QuickScanReply']
  }
  'POST /aml': {
    path: undefined
    query: undefined
    body: {
      readonly name?: string
      readonly idNumber?: string
      readonly entity?: number
      readonly country?: string
      readonly database?: readonly string[]
      readonly birthYear?: string
      readonly birthDate?: string
      readonly subjectId?: string
    }
    answer: {
      readonly success: true
      readonly match: readonly Schemas['AmlMatch'][]
      readonly complete: boolean
      readonly suppressed?: readonly { readonly id: string; readonly falsePositiveId: string }[]
      readonly lists: readonly Schemas['ListVersion'][]
      readonly queryId: string
      readonly executionTime: number
    }
  }
  'POST /amlv3': {
    path: undefined
    query: undefined
    body: {
      readonly text?: string
      readonly id?: string
      readonly limit?: number
      readonly page?: number
      readonly subjectId?: string
    }
    answer: {
      readonly success: true
      readonly total: number
      readonly page: number
      readonly limit: number
      readonly items: readonly Schemas['ListedBeing'][]
      readonly complete: boolean
      readonly suppressed?: readonly { readonly id: string; readonly falsePositiveId: string }[]
      readonly lists?: readonly Schemas['ListVersion'][]
      readonly queryId?: string
      readonly executionTime: number
    }
  }
  'GET /x/screening/queries': {
    path: undefined
    query: { limit?: number; cursor?: unknown }
    body: undefined
    answer: {
      readonly items: readonly {
        readonly id: string
        readonly subjectId: string
        readonly mode: 'live' | 'test'
        readonly madeBy: string
        readonly createdAt: number
        readonly matcher: string
        readonly lists: readonly Schemas['ListVersion'][]
      }[]
      readonly nextCursor?: string
    }
  }
  'GET /x/screening/queries/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['Screening']
  }
  'POST /x/screening/queries/{id}/rerun': {
    path: { id: string }
    query: undefined
    body: undefined
    answer:
      | {
          readonly success: true
          readonly match: readonly Schemas['AmlMatch'][]
          readonly complete: boolean
          readonly suppressed?: readonly { readonly id: string; readonly falsePositiveId: string }[]
          readonly lists: readonly Schemas['ListVersion'][]
          readonly queryId: string
          readonly executionTime: number
        }
      | {
          readonly success: true
          readonly total: number
          readonly page: number
          readonly limit: number
          readonly items: readonly Schemas['ListedBeing'][]
          readonly complete: boolean
          readonly suppressed?: readonly { readonly id: string; readonly falsePositiveId: string }[]
          readonly lists?: readonly Schemas['ListVersion'][]
          readonly queryId?: string
          readonly executionTime: number
        }
  }
  'POST /x/blocklist': {
    path: undefined
    query: undefined
    body: {
      readonly issuer: string
      readonly documentNumber: string
      readonly reason?: 'fraud' | 'lost' | 'stolen' | 'cancelled' | 'other'
    }
    answer: { readonly success: true; readonly item: Schemas['BlockedDocument'] }
  }
  'GET /x/blocklist': {
    path: undefined
    query: { limit?: number; cursor?: unknown }
    body: undefined
    answer: { readonly items: readonly Schemas['BlockedDocument'][]; readonly nextCursor?: string }
  }
  'DELETE /x/blocklist/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'POST /x/consents/texts': {
    path: undefined
    query: undefined
    body: { readonly textId: string; readonly locale?: string; readonly text: string }
    answer: { readonly success: true; readonly item: Schemas['ConsentText'] }
  }
  'GET /x/consents/texts': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly items: readonly Schemas['ConsentText'][] }
  }
  'POST /x/consents': {
    path: undefined
    query: undefined
    body: {
      readonly textId: string
      readonly at: number
      readonly locale?: string
      readonly customData?: string
      readonly target?: string
    }
    answer: { readonly success: true; readonly item: Schemas['Consent'] }
  }
  'GET /x/consents': {
    path: undefined
    query: { limit?: number; cursor?: unknown; subjectId?: string; customData?: string }
    body: undefined
    answer: { readonly items: readonly Schemas['Consent'][]; readonly nextCursor?: string }
  }
  'DELETE /x/consents/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['Consent'] }
  }
  'POST /x/screening/false-positives': {
    path: undefined
    query: undefined
    body: {
      readonly recordId: string
      readonly entityId: string
      readonly reason: string
      readonly expiresAt?: number
      readonly needsApproval?: boolean
    }
    answer: { readonly success: true; readonly item: Schemas['FalsePositive'] }
  }
  'GET /x/screening/false-positives': {
    path: undefined
    query: { limit?: number; cursor?: unknown; subjectId?: string }
    body: undefined
    answer: { readonly items: readonly Schemas['FalsePositive'][]; readonly nextCursor?: string }
  }
  'POST /x/screening/false-positives/{id}/approve': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['FalsePositive'] }
  }
  'DELETE /x/screening/false-positives/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['FalsePositive'] }
  }
  'GET /transaction': {
    path: undefined
    query: {
      limit?: number
      offset?: number
      order?: -1 | 1
      cursor?: unknown
      profileId?: string
      decision?: 'accept' | 'review' | 'reject'
      customData?: string
      createdAtMin?: number
      createdAtMax?: number
      docupass?: string
      mode?: 'live' | 'test'
    }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly nextCursor?: string
      readonly transactions: readonly Schemas['Transaction'][]
    }
  }
  'GET /transaction/{id}': {
    path: { id: string }
    query: { trace?: boolean }
    body: undefined
    answer: {
      readonly id: string
      readonly outputImage: { readonly front?: string; readonly back?: string; readonly face?: string }
      readonly data: Schemas['RecordData']
      readonly documentPage?: { readonly front?: number; readonly back?: number }
      readonly outputFile: readonly Schemas['OutputFile'][]
      readonly warning: readonly Schemas['Warning'][]
      readonly missingFields: readonly string[]
      readonly profileId: string
      readonly reviewScore: number
      readonly rejectScore: number
      readonly decision: 'accept' | 'review' | 'reject'
      readonly customData: string
      readonly scores: { readonly [name: string]: number }
      readonly notChecked: readonly Schemas['NotChecked'][]
      readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
      readonly type: string
      readonly mode: 'live' | 'test'
      readonly company?: Schemas['Company']
      readonly officers?: readonly Schemas['Officer'][]
      readonly owners?: readonly Schemas['CompanyOwner'][]
      readonly aml?: Schemas['CompanyAml']
      readonly registry?: Schemas['CompanyRegistry']
      readonly comparison?: readonly Schemas['CompanyComparison'][]
      readonly numbers?: readonly Schemas['CompanyNumber'][]
      readonly ownership?: Schemas['CompanyOwnership']
      readonly reading?: Schemas['CompanyReading'] | null
      readonly docupass: string
      readonly createdAt: number
      readonly updatedAt: number
      readonly reason: string
      readonly note: string
      readonly trace?: Schemas['DecisionTrace']
    }
  }
  'PATCH /transaction/{id}': {
    path: { id: string }
    query: undefined
    body: {
      readonly decision: 'accept' | 'review' | 'reject'
      readonly reason?: string
      readonly note?: string
    }
    answer: { readonly success: true }
  }
  'DELETE /transaction/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'GET /imagevault/{token}': { path: { token: string }; query: undefined; body: undefined; answer: Blob }
  'GET /image/{transactionId}/{token}/{file}': {
    path: { transactionId: string; token: string; file: 'front.jpg' | 'back.jpg' | 'face.jpg' }
    query: undefined
    body: undefined
    answer: Blob
  }
  'GET /filevault/{fileName}': { path: { fileName: string }; query: undefined; body: undefined; answer: Blob }
  'POST /export/transaction': {
    path: undefined
    query: undefined
    body: {
      readonly exportType?: 'csv' | 'json'
      readonly transactionId?: readonly string[]
      readonly profileId?: string
      readonly decision?: 'accept' | 'review' | 'reject'
      readonly customData?: string
      readonly createdAtMin?: number
      readonly createdAtMax?: number
      readonly docupass?: string
      readonly mode?: 'live' | 'test'
      readonly ignoreUnrecognized?: boolean
      readonly ignoreDuplicate?: boolean
      readonly limit?: number
      readonly offset?: number
      readonly order?: -1 | 1
      readonly images?: boolean
    }
    answer: Schemas['ExportReply']
  }
  'GET /export/{archive}': { path: { archive: string }; query: undefined; body: undefined; answer: Blob }
  'GET /profile': {
    path: undefined
    query: { limit?: number; offset?: number; order?: -1 | 1; client?: string }
    body: undefined
    answer:
      | {
          readonly limit: number
          readonly offset: number
          readonly nextOffset?: number
          readonly total: number
          readonly items: readonly {
            readonly id: string
            readonly profileName: string
            readonly createdAt: number
          }[]
        }
      | readonly { readonly id: string; readonly profileName: string; readonly createdAt: number }[]
  }
  'POST /profile': {
    path: undefined
    query: undefined
    body: Schemas['ProfilePart']
    answer: { readonly success: true; readonly id: string; readonly profileId: string }
  }
  'GET /profile/{id}': { path: { id: string }; query: undefined; body: undefined; answer: Schemas['Profile'] }
  'PUT /profile/{id}': {
    path: { id: string }
    query: undefined
    body: Schemas['ProfilePart']
    answer: { readonly success: true }
  }
  'DELETE /profile/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'GET /export/profile/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['Profile']
  }
  'GET /x/profiles/{id}/lint': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['ProfileLint']
  }
  'GET /x/profiles/{id}/versions': {
    path: { id: string }
    query: { limit?: number; offset?: number; order?: -1 | 1 }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly versions: readonly {
        readonly version: number
        readonly parent: number | null
        readonly author: string
        readonly createdAt: number
        readonly name: string
        readonly changes: readonly Schemas['ProfileChange'][]
      }[]
    }
  }
  'GET /x/profiles/{id}/versions/{version}': {
    path: { id: string; version: number }
    query: undefined
    body: undefined
    answer: Schemas['ProfileVersion']
  }
  'POST /x/profiles/{id}/versions/{version}/restore': {
    path: { id: string; version: number }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly version: number }
  }
  'POST /x/profiles/{id}/plan': {
    path: { id: string }
    query: { createdAtMin?: number }
    body: Schemas['ProfilePart']
    answer: Schemas['ProfilePlan']
  }
  'POST /x/backtest': {
    path: undefined
    query: undefined
    body: {
      readonly profile?: string
      readonly profileOverride?: Schemas['ProfilePart']
      readonly profileId?: string
      readonly customData?: string
      readonly createdAtMin?: number
      readonly createdAtMax?: number
      readonly docupass?: string
      readonly mode?: 'live' | 'test'
      readonly examples?: number
    }
    answer: Schemas['Backtest']
  }
  'GET /contract': {
    path: undefined
    query: { limit?: number; offset?: number; order?: -1 | 1; templateId?: string; templateid?: string }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly items: readonly {
        readonly id: string
        readonly name: string
        readonly createdAt: number
        readonly updatedAt: number
      }[]
    }
  }
  'POST /contract': {
    path: undefined
    query: undefined
    body: Schemas['ContractTemplatePart']
    answer: {
      readonly success: true
      readonly templateId: string
      readonly fontUsed: string
      readonly placeholders: readonly string[]
      readonly leftOut: readonly {
        readonly element: string
        readonly attribute?: string
        readonly count: number
      }[]
      readonly fields: readonly Schemas['ContractField'][]
      readonly fieldProblems: readonly {
        readonly uid: string
        readonly problem: string
        readonly message: string
      }[]
    }
  }
  'POST /generate': {
    path: undefined
    query: undefined
    body: Schemas['GenerateRequest']
    answer: Schemas['GenerateReply']
  }
  'GET /contract/{id}': {
    path: { id: string }
    query: { version?: number }
    body: undefined
    answer: Schemas['ContractTemplate']
  }
  'POST /contract/{id}': {
    path: { id: string }
    query: undefined
    body: Schemas['ContractTemplatePart']
    answer: {
      readonly success: true
      readonly fontUsed: string
      readonly placeholders: readonly string[]
      readonly leftOut: readonly {
        readonly element: string
        readonly attribute?: string
        readonly count: number
      }[]
      readonly fields: readonly Schemas['ContractField'][]
      readonly fieldProblems: readonly {
        readonly uid: string
        readonly problem: string
        readonly message: string
      }[]
    }
  }
  'DELETE /contract/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'POST /x/contract/{id}/preview': {
    path: { id: string }
    query: undefined
    body: { readonly transactionId?: string; readonly fillData?: { readonly [name: string]: unknown } }
    answer: Blob
  }
  'POST /x/signings': {
    path: undefined
    query: undefined
    body: Schemas['SigningRequest']
    answer: {
      readonly success: true
      readonly item: Schemas['Signing']
      readonly unresolved: readonly string[]
      readonly missingPictures: readonly string[]
      readonly fontUsed: string
    }
  }
  'GET /x/signings': {
    path: undefined
    query: {
      limit?: number
      offset?: number
      order?: -1 | 1
      state?: 'open' | 'sealing' | 'sealed' | 'declined' | 'expired' | 'cancelled'
      templateId?: string
      transactionId?: string
      createdAtMin?: number
      createdAtMax?: number
    }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly items: readonly Schemas['Signing'][]
    }
  }
  'GET /x/signings/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['Signing'] }
  }
  'DELETE /x/signings/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['Signing'] }
  }
  'GET /x/signings/{id}/document': { path: { id: string }; query: undefined; body: undefined; answer: Blob }
  'GET /x/signings/{id}/report': { path: { id: string }; query: undefined; body: undefined; answer: Blob }
  'POST /x/signings/{id}/parties/{party}/show': {
    path: { id: string; party: string }
    query: undefined
    body: { readonly documentSha256: string; readonly ip?: string; readonly userAgent?: string }
    answer: { readonly success: true; readonly item: Schemas['Signing'] }
  }
  'POST /x/signings/{id}/parties/{party}/submit': {
    path: { id: string; party: string }
    query: undefined
    body: {
      readonly fields: { readonly [name: string]: string | boolean | { readonly typed: string } }
      readonly consent: true
      readonly ip?: string
      readonly userAgent?: string
    }
    answer: { readonly success: true; readonly item: Schemas['Signing'] }
  }
  'POST /x/signings/{id}/parties/{party}/decline': {
    path: { id: string; party: string }
    query: undefined
    body: { readonly reason?: string; readonly ip?: string; readonly userAgent?: string }
    answer: { readonly success: true; readonly item: Schemas['Signing'] }
  }
  'GET /webhook': {
    path: undefined
    query: {
      limit?: number
      offset?: number
      order?: -1 | 1
      event?: string
      success?: 0 | 1
      createdAtMin?: number
      createdAtMax?: number
    }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly items: readonly Schemas['Delivery'][]
    }
  }
  'POST /webhook': { path: undefined; query: undefined; body: undefined; answer: { readonly success: true } }
  'DELETE /webhook': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'POST /webhook/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'DELETE /webhook/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'GET /myaccount': { path: undefined; query: undefined; body: undefined; answer: Schemas['Account'] }
  'GET /x/account': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly account: Schemas['AccountSettings'] }
  }
  'PATCH /x/account': {
    path: undefined
    query: undefined
    body: {
      readonly hostList?: string
      readonly restrictedSecurityNone?: boolean
      readonly retentionDays?: number | null
      readonly screeningBand?: number | null
      readonly requiredLists?: readonly string[] | null
      readonly falsePositivesNeedApproval?: boolean
      readonly quota?: number | null
      readonly quotaPeriod?: 'none' | 'day' | 'month' | 'year'
      readonly credit?: number | null
      readonly banned?: boolean
      readonly bannedReason?: string
    }
    answer: { readonly success: true; readonly account: Schemas['AccountSettings'] }
  }
  'POST /x/accounts': {
    path: undefined
    query: undefined
    body: { readonly name: string }
    answer: { readonly success: true; readonly account: Schemas['AccountItem'] }
  }
  'GET /x/accounts': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly items: readonly Schemas['AccountItem'][] }
  }
  'GET /x/webhook-endpoints': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly items: readonly Schemas['WebhookEndpoint'][] }
  }
  'GET /x/webhook-endpoints/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['WebhookEndpoint']
  }
  'PATCH /x/webhook-endpoints/{id}': {
    path: { id: string }
    query: undefined
    body: { readonly successRule?: '200' | '2xx' }
    answer: { readonly success: true; readonly item: Schemas['WebhookEndpoint'] }
  }
  'POST /x/webhook-endpoints/{id}/rotate-secret': {
    path: { id: string }
    query: { overlapHours?: number }
    body: undefined
    answer: { readonly success: true; readonly secret: string; readonly formerUntil: number | null }
  }
  'POST /x/webhook-endpoints/{id}/test': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly delivered: boolean; readonly item: Schemas['DeliveryDetail'] }
  }
  'POST /x/webhook-endpoints/{id}/resume': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['WebhookEndpoint'] }
  }
  'POST /x/webhook-secret': {
    path: undefined
    query: { overlapHours?: number }
    body: undefined
    answer: { readonly success: true; readonly secret: string; readonly formerUntil: number | null }
  }
  'GET /x/deliveries/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['DeliveryDetail']
  }
  'GET /x/inbox': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'GET /x/verify-pdf': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'GET /assets/{name}': { path: { name: string }; query: undefined; body: undefined; answer: Blob }
  'GET /': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'GET /asset/country.json': {
    path: undefined
    query: undefined
    body: undefined
    answer: readonly { readonly iso: string; readonly name_en: string }[]
  }
  'GET /asset/language.json': {
    path: undefined
    query: undefined
    body: undefined
    answer: readonly { readonly code: string; readonly name: string; readonly name_en: string }[]
  }
  'GET /js/docupassembed.js': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'GET /x/audit': {
    path: undefined
    query: { after?: number; limit?: number }
    body: undefined
    answer: {
      readonly items: readonly {
        readonly seq: number
        readonly at: number
        readonly actor: string
        readonly action: string
        readonly target: string
        readonly digest: string
        readonly hash: string
      }[]
      readonly next: number | null
    }
  }
  'GET /x/audit/checkpoint': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly checkpoint: Schemas['AuditCheckpoint'] }
  }
  'POST /x/audit/verify': {
    path: undefined
    query: undefined
    body: { readonly checkpoint?: Schemas['AuditCheckpoint'] }
    answer: {
      readonly success: true
      readonly isWhole: boolean
      readonly entries: number
      readonly hash: string
      readonly fault: { readonly kind: string; readonly seq: number; readonly sentence: string } | null
    }
  }
  'POST /x/keys': {
    path: undefined
    query: undefined
    body: {
      readonly kind: 'server' | 'restricted'
      readonly mode: 'live' | 'test'
      readonly label?: string
      readonly scopes?: readonly ('scan' | 'screen' | 'records' | 'profiles' | 'account' | 'operate')[]
      readonly expiresAt?: number
    }
    answer: { readonly success: true; readonly key: string; readonly item: Schemas['Key'] }
  }
  'GET /x/keys': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly items: readonly Schemas['Key'][] }
  }
  'POST /x/keys/{id}/rotate': {
    path: { id: string }
    query: undefined
    body: { readonly overlapSeconds?: number }
    answer: {
      readonly success: true
      readonly key: string
      readonly item: Schemas['Key']
      readonly replaced: Schemas['Key']
    }
  }
  'DELETE /x/keys/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'POST /x/lists/refresh': {
    path: undefined
    query: undefined
    body: {
      readonly source: string
      readonly from?: string
      readonly own?: {
        readonly topic: 'sanction' | 'crime' | 'pep'
        readonly title?: string
        readonly map?: { readonly [name: string]: unknown }
      }
      readonly dated?: string
      readonly force?: boolean
    }
    answer: {
      readonly success: true
      readonly source: string
      readonly database: string
      readonly version: string
      readonly previous: string | null
      readonly isNew: boolean
      readonly date: string
      readonly records: number
      readonly added: number
      readonly changed: number
      readonly removed: number
      readonly files: readonly string[]
      readonly warnings: readonly string[]
      readonly importedAt: number
    }
  }
  'GET /x/lists': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly lists: readonly {
        readonly source: string | null
        readonly database: string
        readonly title: string
        readonly licence: string | null
        readonly commercialUse: ('free' | 'needs a licence') | null
        readonly address: string | null
        readonly cadenceDays: number | null
        readonly expected: { readonly min: number; readonly max: number } | null
        readonly version: string
        readonly date: string | null
        readonly records: number
        readonly state: 'loaded' | 'stale' | 'not_loaded'
        readonly refreshedAt: number | null
        readonly trouble: string | null
      }[]
      readonly refreshing: {
        readonly source: string
        readonly stage: string
        readonly done: number
        readonly total: number | null
      } | null
    }
  }
  'GET /x/registers': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly registers: readonly {
        readonly register: string
        readonly title: string
        readonly state: 'current' | 'stale' | 'not_loaded'
        readonly holds: 'companies' | 'owners'
        readonly records: number
        readonly date: string
        readonly version: string | null
        readonly countries: readonly string[] | null
        readonly whole: boolean
        readonly licence: string
        readonly commercialUse: 'free' | 'needs a licence'
        readonly address: string | null
        readonly cadenceDays: number
        readonly staleAfterDays: number
        readonly expected: { readonly min: number; readonly max: number }
        readonly refreshedAt: number | null
        readonly trouble: string | null
        readonly refreshing: {
          readonly stage: 'download' | 'read' | 'index' | 'keep'
          readonly done: number
          readonly total: number | null
          readonly records: number
        } | null
      }[]
    }
  }
  'GET /x/registers/search': {
    path: undefined
    query: {
      name?: string
      registrationNumber?: string
      taxNumber?: string
      lei?: string
      country?: string
      limit?: number
    }
    body: undefined
    answer: {
      readonly hits: readonly {
        readonly register: string
        readonly id: string
        readonly score: number
        readonly by: 'lei' | 'registration_number' | 'tax_number' | 'name'
        readonly company: { readonly [name: string]: string }
        readonly otherNames: readonly string[]
        readonly companiesAtAddress: number | null
      }[]
    }
  }
  'POST /x/registers/refresh': {
    path: undefined
    query: undefined
    body: {
      readonly source: string
      readonly from?: string
      readonly own?: {
        readonly title?: string
        readonly countries?: readonly string[]
        readonly map: { readonly [name: string]: unknown }
      }
      readonly dated?: string
      readonly force?: boolean
    }
    answer: {
      readonly success: true
      readonly source: string
      readonly version: string
      readonly previous: string | null
      readonly isNew: boolean
      readonly date: string
      readonly records: number
      readonly resumedAt: number
      readonly files: readonly string[]
      readonly warnings: readonly string[]
      readonly importedAt: number
    }
  }
  'GET /x/transactions/{id}/trace': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['Trace']
  }
  'GET /x/events': {
    path: undefined
    query: { cursor?: number; limit?: number }
    body: undefined
    answer: Schemas['Events']
  }
  'GET /x/limits': { path: undefined; query: undefined; body: undefined; answer: Schemas['Limits'] }
  'POST /x/fsck': { path: undefined; query: undefined; body: undefined; answer: Schemas['StoreReport'] }
  'POST /x/backup': {
    path: undefined
    query: undefined
    body: { readonly folder: string }
    answer: {
      readonly success: true
      readonly state: 'none' | 'running' | 'done' | 'failed'
      readonly stage: ('database' | 'pictures' | 'hashes') | null
      readonly done: number
      readonly report: Schemas['BackupReport'] | null
      readonly trouble: string | null
      readonly masterKeyExported: boolean
    }
  }
  'GET /x/backup': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly success: true
      readonly state: 'none' | 'running' | 'done' | 'failed'
      readonly stage: ('database' | 'pictures' | 'hashes') | null
      readonly done: number
      readonly report: Schemas['BackupReport'] | null
      readonly trouble: string | null
      readonly masterKeyExported: boolean
    }
  }
  'GET /x/erasures': {
    path: undefined
    query: { after?: number }
    body: undefined
    answer: { readonly items: readonly Schemas['Erasure'][]; readonly next: number | null }
  }
  'GET /x/subjects': {
    path: undefined
    query: { limit?: number; cursor?: string }
    body: undefined
    answer: {
      readonly items: readonly {
        readonly id: string
        readonly mode: 'live' | 'test'
        readonly createdAt: number
        readonly records: number
      }[]
      readonly nextCursor: string | null
    }
  }
  'GET /x/subjects/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['Subject']
  }
  'DELETE /x/subjects/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['ErasureCertificate']
  }
  'GET /x/subjects/{id}/candidates': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: {
      readonly items: readonly {
        readonly subjectId: string
        readonly by: readonly ('document' | 'person')[]
        readonly records: readonly string[]
      }[]
    }
  }
  'GET /x/subjects/{id}/export': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: {
      readonly success: true
      readonly exportedAt: number
      readonly subject: {
        readonly id: string
        readonly mode: 'live' | 'test'
        readonly createdAt: number
        readonly records: readonly {
          readonly id: string
          readonly kind: 'transaction' | 'screening' | 'contract' | 'link'
          readonly createdAt: number
        }[]
        readonly holds: readonly string[]
      }
      readonly transactions: readonly {
        readonly id: string
        readonly outputImage: { readonly front?: string; readonly back?: string; readonly face?: string }
        readonly data: Schemas['RecordData']
        readonly documentPage?: { readonly front?: number; readonly back?: number }
        readonly outputFile: readonly Schemas['OutputFile'][]
        readonly warning: readonly Schemas['Warning'][]
        readonly missingFields: readonly string[]
        readonly profileId: string
        readonly reviewScore: number
        readonly rejectScore: number
        readonly decision: 'accept' | 'review' | 'reject'
        readonly customData: string
        readonly scores: { readonly [name: string]: number }
        readonly notChecked: readonly Schemas['NotChecked'][]
        readonly x?: { readonly faceHints: readonly { readonly code: string; readonly hint: string }[] }
        readonly type: string
        readonly mode: 'live' | 'test'
        readonly company?: Schemas['Company']
        readonly officers?: readonly Schemas['Officer'][]
        readonly owners?: readonly Schemas['CompanyOwner'][]
        readonly aml?: Schemas['CompanyAml']
        readonly registry?: Schemas['CompanyRegistry']
        readonly comparison?: readonly Schemas['CompanyComparison'][]
        readonly numbers?: readonly Schemas['CompanyNumber'][]
        readonly ownership?: Schemas['CompanyOwnership']
        readonly reading?: Schemas['CompanyReading'] | null
        readonly docupass: string
        readonly createdAt: number
        readonly updatedAt: number
        readonly reason: string
        readonly note: string
        readonly imageUrls: { readonly [name: string]: string }
        readonly effectiveProfile: { readonly [name: string]: unknown }
        readonly facts: { readonly [name: string]: unknown }
        readonly trace: { readonly [name: string]: unknown }
      }[]
      readonly files: readonly {
        readonly transactionId: string
        readonly recordId: string
        readonly fileName: string
        readonly contentType: string
        readonly size: number
        readonly sha256: string
      }[]
      readonly screenings: readonly {
        readonly id: string
        readonly createdAt: number
        readonly matcher: string
        readonly query: unknown
        readonly hits: unknown
        readonly suppressed: unknown
      }[]
      readonly falsePositives: readonly Schemas['FalsePositive'][]
      readonly consents: readonly Schemas['Consent'][]
      readonly links: readonly { readonly [name: string]: unknown }[]
      readonly signings: readonly { readonly [name: string]: unknown }[]
      readonly audit: readonly {
        readonly seq: number
        readonly at: number
        readonly actor: string
        readonly action: string
        readonly target: string
      }[]
    }
  }
  'GET /x/subjects/{id}/archive': { path: { id: string }; query: undefined; body: undefined; answer: Blob }
  'PUT /x/subjects/{id}/records/{recordId}': {
    path: { id: string; recordId: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'DELETE /x/subjects/{id}/records/{recordId}': {
    path: { id: string; recordId: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly subjectId: string }
  }
  'GET /x/subjects/{id}/certificate': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: Schemas['ErasureCertificate']
  }
  'GET /x/certificate-key': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly kty: string
      readonly crv: string
      readonly use: string
      readonly alg: string
      readonly x: string
    }
  }
  'POST /x/legal-holds': {
    path: undefined
    query: undefined
    body: { readonly target: string; readonly reason: string; readonly endsAt?: number }
    answer: { readonly success: true; readonly item: Schemas['LegalHold'] }
  }
  'GET /x/legal-holds': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly items: readonly Schemas['LegalHold'][] }
  }
  'DELETE /x/legal-holds/{id}': {
    path: { id: string }
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly item: Schemas['LegalHold'] }
  }
  'GET /x/retention': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly success: true
      readonly rules: readonly {
        readonly kind: '*' | 'transaction' | 'screening' | 'contract' | 'link'
        readonly profileId: string
        readonly days: number | null
      }[]
    }
  }
  'PUT /x/retention': {
    path: undefined
    query: undefined
    body: {
      readonly rules: readonly {
        readonly kind: '*' | 'transaction' | 'screening' | 'contract' | 'link'
        readonly profileId?: string
        readonly days: number | null
      }[]
    }
    answer: {
      readonly success: true
      readonly rules: readonly {
        readonly kind: '*' | 'transaction' | 'screening' | 'contract' | 'link'
        readonly profileId: string
        readonly days: number | null
      }[]
    }
  }
  'GET /x/master-key': { path: undefined; query: undefined; body: undefined; answer: Schemas['MasterKey'] }
  'POST /x/master-key/rotation': {
    path: undefined
    query: undefined
    body: undefined
    answer: Schemas['MasterKey']
  }
  'GET /healthz': {
    path: undefined
    query: undefined
    body: undefined
    answer: { readonly success: true; readonly status: 'alive' }
  }
  'GET /readyz': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly success: true
      readonly status: 'ready'
      readonly listsInTrouble: readonly string[]
      readonly missingPrograms: readonly string[]
      readonly sealTrouble: string | null
    }
  }
  'GET /metrics': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'POST /docupass': {
    path: undefined
    query: undefined
    body: Schemas['HostedLinkRequest']
    answer: Schemas['CreatedHostedLink']
  }
  'GET /docupass': {
    path: undefined
    query: {
      limit?: number
      offset?: number
      order?: -1 | 1
      sort?: 'id' | 'completedat'
      reference?: string
      customData?: string
      profileId?: string
      decision?: 'accept' | 'review' | 'reject'
      createdAtMin?: number
      createdAtMax?: number
      completedAtMin?: number
      completedAtMax?: number
    }
    body: undefined
    answer: {
      readonly limit: number
      readonly offset: number
      readonly nextOffset?: number
      readonly total: number
      readonly items: readonly Schemas['HostedLinkItem'][]
    }
  }
  'GET /docupass/{reference}': {
    path: { reference: string }
    query: undefined
    body: undefined
    answer: Schemas['HostedLink']
  }
  'DELETE /docupass/{reference}': {
    path: { reference: string }
    query: undefined
    body: undefined
    answer: { readonly success: true }
  }
  'POST /x/docupass/{reference}/ask-again': {
    path: { reference: string }
    query: undefined
    body: { readonly step: 'document' | 'face'; readonly transactionId?: string }
    answer: Schemas['CreatedHostedLink']
  }
  'GET /docupassappv3/get_action': {
    path: undefined
    query: undefined
    body: undefined
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'GET /docupassappv3/logo': { path: undefined; query: undefined; body: undefined; answer: Blob }
  'POST /docupassappv3/save_document_selection': {
    path: undefined
    query: undefined
    body: { readonly country: string; readonly type: string }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/create_phone_verification': {
    path: undefined
    query: undefined
    body: { readonly number?: string; readonly type: 'sms' | 'call' }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/check_phone_verification': {
    path: undefined
    query: undefined
    body: { readonly number?: string; readonly code: string }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/save_form': {
    path: undefined
    query: undefined
    body: { readonly [name: string]: unknown }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/submit_contract': {
    path: undefined
    query: undefined
    body: { readonly [name: string]: string | boolean }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/save_consent': {
    path: undefined
    query: undefined
    body: { readonly language: string; readonly version: number; readonly sha256: string }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/audit': {
    path: undefined
    query: undefined
    body: { readonly action: string; readonly data?: readonly unknown[] }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/create_handoff': {
    path: undefined
    query: undefined
    body: { readonly [name: string]: unknown }
    answer:
      | {
          readonly success: true
          readonly token: string
          readonly expiresAt: number
          readonly url: string
          readonly qrCode: string
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/ask_person': {
    path: undefined
    query: undefined
    body: { readonly [name: string]: unknown }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/extend_time': {
    path: undefined
    query: undefined
    body: { readonly [name: string]: unknown }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/upload_document': {
    path: undefined
    query: undefined
    body: { readonly document: string; readonly documentBack?: string; readonly source?: 'camera' | 'file' }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'POST /docupassappv3/upload_face': {
    path: undefined
    query: undefined
    body: {
      readonly face: string
      readonly faceVideo?: string
      readonly source?: 'camera' | 'file'
      readonly liveness?: { readonly nonce: string; readonly at: readonly number[] }
    }
    answer:
      | {
          readonly success: true
          readonly task: 'phone' | 'customform' | 'document' | 'face' | 'contract' | 'party_pending'
          readonly sessionId: string
          readonly reference: string
          readonly acceptedDocumentCountry: string
          readonly acceptedDocumentType: string
          readonly selectedDocumentCountry: string | null
          readonly selectedDocumentType: string | null
          readonly allowFileUpload: boolean
          readonly documentSide: 1 | 2
          readonly gps: boolean
          readonly reviewData: boolean
          readonly logoURL: string
          readonly companyName: string
          readonly welcomeMessage: string
          readonly language: string
          readonly userPhone: string | null
          readonly hasFaceFile: boolean
          readonly hasDocumentFile: boolean
          readonly verifyDocumentNo: null
          readonly verifyName: null
          readonly verifyDob: null
          readonly verifyAge: null
          readonly verifyAddress: null
          readonly verifyPostcode: null
          readonly preloadFaceLib: boolean
          readonly contractSource: string | null
          readonly customField: readonly {
            readonly fieldId: string
            readonly fieldLabel: string
            readonly fieldDescription: string
            readonly fieldType: 0 | 1 | 2
            readonly fieldData: string
          }[]
          readonly phoneCountryCode:
            readonly { readonly name: string; readonly dial_code: string; readonly code: string }[] | null
          readonly consent: {
            readonly textId: string
            readonly language: string
            readonly version: number
            readonly sha256: string
            readonly text: string
            readonly isRequired: boolean
          } | null
          readonly readData: {
            readonly name: string | null
            readonly dob: string | null
            readonly documentNumber: string | null
          } | null
          readonly steps: readonly ('phone' | 'customform' | 'document' | 'face' | 'contract')[]
          readonly party: { readonly id: string; readonly role: string } | null
          readonly devices: number
          readonly consentGiven: boolean
          readonly liveness: {
            readonly nonce: string
            readonly prompts: readonly ('TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN')[]
          } | null
          readonly attemptsLeft: { readonly document: number; readonly face: number }
          readonly expiresAt: number
          readonly extensionsLeft: number
          readonly privacy: {
            readonly storedDays: number | null
            readonly url: string
            readonly contact: string
          }
          readonly accentColor: string
          readonly hasLogo: boolean
          readonly mayAskPerson: boolean
          readonly signingOrigins: readonly string[]
        }
      | {
          readonly success: false
          readonly error: {
            readonly status: 200
            readonly code: string
            readonly message: string
            readonly reason?: 'accepted' | 'under-review' | 'failed' | 'completed' | 'expired' | 'used-up'
          }
        }
  }
  'GET /x/phone-inbox': {
    path: undefined
    query: undefined
    body: undefined
    answer: {
      readonly success: true
      readonly items: readonly {
        readonly at: number
        readonly to: string
        readonly channel: 'sms' | 'call'
        readonly text: string
      }[]
    }
  }
}
