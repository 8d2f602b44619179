import {
  choice,
  cidrs,
  count,
  countOrUnset,
  flag,
  path,
  paths,
  period,
  secret,
  text,
  url,
  words,
} from './setting-kinds.ts'
import { tokenKeyAddress } from './pkcs11-uri.ts'

/**
 * Every setting there is, by group. This table is the only place where a variable is named: parsing, `.env.example`,
 * docs/reference/settings.md and `symbolon settings` all come from it.
 */
export const settingsTable = {
  listen: {
    host: text('SYMBOLON_HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 or :: for every interface.'),
    port: count('SYMBOLON_PORT', 8080, {
      min: 0,
      max: 65_535,
      sentence: 'Port to listen on; 0 takes any free one.',
    }),
    publicUrl: url(
      'SYMBOLON_PUBLIC_URL',
      'Base of every link, QR code and file address that is given out. Unset: HOST:PORT as listened on; with TLS on every interface, the address of this machine in its network.',
    ),
    trustedProxies: cidrs(
      'SYMBOLON_TRUSTED_PROXIES',
      'Addresses or CIDRs of reverse proxies, comma separated. X-Forwarded-For is believed from these alone.',
    ),
  },
  tls: {
    certificate: path(
      'SYMBOLON_TLS_CERTIFICATE',
      '',
      'PEM file with the certificate of the server and those between it and its authority. Set: HTTPS is served, and no HTTP. Read again when it changes.',
    ),
    key: path('SYMBOLON_TLS_KEY', '', 'PEM file with the key of that certificate, without a password.'),
  },
  account: {
    region: choice('SYMBOLON_REGION', ['us', 'eu'], 'Region word of this installation, as clients know it.'),
    serverKey: secret('SYMBOLON_SERVER_KEY', 'First live server key, instead of a generated one.'),
    restrictedKey: secret(
      'SYMBOLON_RESTRICTED_KEY',
      'First live restricted key, instead of a generated one.',
    ),
    testKey: secret('SYMBOLON_TEST_KEY', 'First test server key, instead of a generated one.'),
    webhookSecret: secret(
      'SYMBOLON_WEBHOOK_SECRET',
      'Signs webhooks of the first account: whsec_ and 24 to 64 bytes in base64. Unset: made and shown once on first start.',
    ),
  },
  storage: {
    dataDir: path(
      'SYMBOLON_DATA_DIR',
      './symbolon-data',
      'Folder of the embedded database, the vault and the lists.',
    ),
    databaseUrl: secret(
      'SYMBOLON_DATABASE_URL',
      'postgres://… of a PostgreSQL server, version 15 or later. Unset: the embedded database.',
    ),
    masterKey: secret(
      'SYMBOLON_MASTER_KEY',
      'Key that wraps all other keys: 32 bytes in base64 or hex; while it is replaced, NEW,OLD. Unset: made on first start in the data folder.',
    ),
    vaultDir: path(
      'SYMBOLON_VAULT_DIR',
      '',
      'Folder of the blobs, which several processes may share. Unset: vault in the data folder.',
    ),
    erasureLedger: path(
      'SYMBOLON_ERASURE_LEDGER',
      '',
      'File to which every erasure is added, best on another disk than the data; a restore needs it. Unset: erasures.jsonl in the data folder. Embedded database only.',
    ),
  },
  objects: {
    endpoint: url(
      'SYMBOLON_S3_ENDPOINT',
      'https://… of an S3-compatible store that keeps the blobs. Unset: they are files.',
    ),
    bucket: text('SYMBOLON_S3_BUCKET', '', 'Bucket of the blobs; it must be there.'),
    region: text('SYMBOLON_S3_REGION', 'us-east-1', 'Region by which requests to the store are signed.'),
    credentials: choice(
      'SYMBOLON_S3_CREDENTIALS',
      ['keys', 'role'],
      'Where requests to the store take their credentials from: the keys below, or the IAM role of the pod, container or machine (docs/operate/cluster.md).',
    ),
    accessKey: secret('SYMBOLON_S3_ACCESS_KEY', 'Access key of the store.'),
    secretKey: secret('SYMBOLON_S3_SECRET_KEY', 'Secret key of the store.'),
    sessionToken: secret(
      'SYMBOLON_S3_SESSION_TOKEN',
      'Session token of temporary keys. Keys that end are better taken from a role, which replaces them.',
    ),
    prefix: text(
      'SYMBOLON_S3_PREFIX',
      '',
      'Put before the name of every object, so that a bucket can be shared; letters, digits and . _ / -',
    ),
    pathStyle: flag(
      'SYMBOLON_S3_PATH_STYLE',
      true,
      'Address objects as endpoint/bucket/name; false: as bucket.endpoint/name.',
    ),
  },
  /** Names of the AWS SDKs, because the platform sets them. Read only when SYMBOLON_S3_CREDENTIALS is role. */
  role: {
    roleArn: text('AWS_ROLE_ARN', '', 'Role of the pod; EKS sets it.'),
    webIdentityTokenFile: path(
      'AWS_WEB_IDENTITY_TOKEN_FILE',
      '',
      'File with the token that the pod gets the role for; EKS sets it.',
    ),
    stsEndpoint: url(
      'AWS_ENDPOINT_URL_STS',
      'Address of the security token service (STS). Unset: that of AWS in SYMBOLON_S3_REGION.',
    ),
    containerRelativeUri: text(
      'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
      '',
      'Path of the credentials of a task; ECS sets it.',
    ),
    containerFullUri: text(
      'AWS_CONTAINER_CREDENTIALS_FULL_URI',
      '',
      'Address of the credentials of a container; EKS Pod Identity sets it.',
    ),
    containerTokenFile: path(
      'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
      '',
      'File with the token that is sent to that address; EKS Pod Identity sets it.',
    ),
    metadataEndpoint: url(
      'AWS_EC2_METADATA_SERVICE_ENDPOINT',
      'Address of the metadata of the machine, asked by IMDSv2. Unset: http://169.254.169.254.',
    ),
  },
  limits: {
    requestsPerSecond: count('SYMBOLON_RATE_LIMIT', 0, {
      max: 100_000,
      sentence: 'Requests per second and key; 0 = no limit.',
    }),
    failedKeysPerMinute: count('SYMBOLON_FAILED_KEY_LIMIT', 600, {
      max: 1_000_000,
      sentence:
        'Requests with a wrong or missing key per minute and address, before they are answered 429; 0 = no limit.',
    }),
    bodyMegabytes: count('SYMBOLON_BODY_LIMIT', 100, {
      min: 1,
      max: 1000,
      sentence: 'Largest request body, in megabytes.',
    }),
    imageMegabytes: count('SYMBOLON_IMAGE_LIMIT', 20, {
      min: 1,
      max: 200,
      sentence: 'Largest picture, decoded from base64 or fetched, in megabytes.',
    }),
    largeBodiesMegabytes: count('SYMBOLON_LARGE_BODIES', 300, {
      min: 1,
      max: 100_000,
      sentence:
        'Megabytes of request bodies over 1 MB that are held at the same time; beyond it the answer is 503 with Retry-After.',
    }),
    scanTimeoutMs: count('SYMBOLON_SCAN_TIMEOUT_MS', 55_000, {
      min: 1,
      max: 3_600_000,
      sentence:
        'Milliseconds one request may work before it is given up with 504, nothing stored or charged.',
    }),
    fetchTimeoutMs: count('SYMBOLON_FETCH_TIMEOUT_MS', 10_000, {
      min: 1,
      max: 600_000,
      sentence: 'Milliseconds for fetching one picture by its address, redirects included.',
    }),
    linkLifetimeSeconds: count('SYMBOLON_LINK_LIFETIME', 86_400, {
      min: 1,
      max: 31_536_000,
      sentence: 'Seconds for which a signed picture or file address works.',
    }),
  },
  links: {
    unfinishedDays: count('SYMBOLON_UNFINISHED_DAYS', 30, {
      min: 1,
      max: 3650,
      sentence:
        'Days after which a hosted link that a person began and did not finish forgets what it holds of the person.',
    }),
  },
  seal: {
    pkcs12: path(
      'SYMBOLON_SEAL_PKCS12',
      '',
      'PKCS#12 file with the key and the certificate that contracts are sealed with. Unset: a self-issued one, made on first start (docs/guides/seal-contracts.md).',
    ),
    pkcs12Password: secret('SYMBOLON_SEAL_PKCS12_PASSWORD', 'Password of that file.'),
    pkcs11: tokenKeyAddress(
      'SYMBOLON_SEAL_PKCS11',
      'PKCS#11 URI (RFC 7512) of a private key in a token, in place of a file; needs the program pkcs11-tool (docs/guides/seal-contracts.md).',
    ),
    pkcs11Pin: secret('SYMBOLON_SEAL_PKCS11_PIN', 'PIN of that token.'),
    pkcs11Certificate: path(
      'SYMBOLON_SEAL_PKCS11_CERTIFICATE',
      '',
      'PEM file with the certificate of that key, and after it those of its authorities.',
    ),
    pkcs11Variables: words(
      'SYMBOLON_SEAL_PKCS11_VARIABLES',
      { form: /^[A-Za-z_]\w*=[^,]+$/, why: 'must be like NAME=VALUE, separated by commas' },
      'What the library of that token reads from its environment, for example SOFTHSM2_CONF=/etc/softhsm2.conf. It gets nothing else.',
    ),
    timeStampUrl: url(
      'SYMBOLON_SEAL_TSA_URL',
      'Address of a time-stamp authority (RFC 3161). Unset: seals say themselves when they were made. With it, the addresses that certificates name are asked whether they were revoked. Private addresses must be in SYMBOLON_FETCH_ALLOW.',
    ),
  },
  egress: {
    fetchAllow: cidrs(
      'SYMBOLON_FETCH_ALLOW',
      'CIDRs of private hosts that pictures, lists and time stamps may be fetched from. Public addresses are always allowed.',
    ),
    webhookAllow: cidrs('SYMBOLON_WEBHOOK_ALLOW', 'CIDRs of private hosts that webhooks may be posted to.'),
  },
  phone: {
    service: choice(
      'SYMBOLON_PHONE',
      ['inbox', 'twilio', 'webhook'],
      'How codes reach the telephone of a hosted link. inbox: they are kept in the process, for GET /x/phone-inbox. Codes of test links always are.',
    ),
    url: url(
      'SYMBOLON_PHONE_URL',
      'twilio: another service that speaks its HTTP interface. webhook: where each code is posted as {to, channel, text}.',
    ),
    account: text('SYMBOLON_PHONE_ACCOUNT', '', 'twilio: the account SID.'),
    token: secret(
      'SYMBOLON_PHONE_TOKEN',
      'twilio: the auth token. webhook: whsec_… by which posts are signed.',
    ),
    from: text('SYMBOLON_PHONE_FROM', '', 'twilio: number or name that messages and calls come from.'),
  },
  hosted: {
    phoneCountries: words(
      'SYMBOLON_PHONE_COUNTRIES',
      { form: /^[A-Z]{2}$/, why: 'must be ISO 3166 alpha-2 codes, comma separated' },
      'Countries that codes are sent to, for example US,DE. Unset: all.',
    ),
    appSchemes: words(
      'SYMBOLON_LINK_APP_SCHEMES',
      { form: /^[a-z][a-z0-9+.-]{1,40}$/, why: 'must be schemes without :, comma separated' },
      'Schemes of apps that an ended hosted link may go on to, beside https, for example my-app.',
    ),
  },
  lists: {
    refreshMs: period(
      'SYMBOLON_LISTS_REFRESH',
      'How old a list may be before it is fetched again from its publisher, for example 24h or 7d. It applies to the free lists and to lists that were loaded once. off: only on request.',
    ),
    staleDays: count('SYMBOLON_LISTS_STALE_DAYS', 30, {
      min: 1,
      max: 3650,
      sentence: 'Days without a successful refresh after which a list is answered as stale.',
    }),
    searchThreads: countOrUnset('SYMBOLON_SEARCH_THREADS', {
      max: 256,
      sentence:
        'Threads that search lists of more than 50,000 records, started by the first question; 0 = none, requests wait for searches. Unset: as many as the machine has processors, four at most.',
    }),
  },
  registers: {
    directory: path(
      'SYMBOLON_REGISTERS_DIR',
      '',
      'Folder of the registers of companies; several processes may share it. Unset: registers in the data folder.',
    ),
    refreshMs: period(
      'SYMBOLON_REGISTERS_REFRESH',
      'How old a register of companies may be before it is fetched again from its publisher, for example 7d. It applies to registers that were loaded once. off: only on request.',
    ),
    staleDays: countOrUnset('SYMBOLON_REGISTERS_STALE_DAYS', {
      min: 1,
      max: 3650,
      sentence:
        'Days since its publication after which a register of companies is not asked any more. Unset: each register has its own bound (docs/operate/registers.md).',
    }),
  },
  places: {
    ipCountries: paths(
      'SYMBOLON_IP_COUNTRIES',
      'Tables of addresses and countries for IP_COUNTRY_MISMATCH, comma separated (docs/operate/ip-countries.md). Unset: no address tells its country.',
    ),
  },
  seals: {
    certificates: path(
      'SYMBOLON_SEAL_CERTIFICATES',
      '',
      'Folder of the certificates by which digital seals on documents are verified (docs/operate/digital-seals.md). Unset: certificates in the data folder. Read again when it changes.',
    ),
  },
  inference: {
    threads: count('SYMBOLON_INFERENCE_THREADS', 0, {
      max: 256,
      sentence: 'Threads of the networks; 0 = as many as the machine has processors, four at most.',
    }),
    timeoutMs: count('SYMBOLON_INFERENCE_TIMEOUT_MS', 30_000, {
      min: 1,
      max: 3_600_000,
      sentence:
        'Milliseconds one task of the networks may take before it is given up and its request fails; a request has several.',
    }),
    searchedFaces: count('SYMBOLON_SEARCHED_FACES', 250_000, {
      max: 4_000_000,
      sentence:
        'Templates of faces held in memory for duplicate search, all accounts together, a kilobyte each; an account with more is reviewed.',
    }),
  },
  operation: {
    worker: flag(
      'SYMBOLON_WORKER',
      true,
      'Let `symbolon serve` work off jobs as well; false leaves them to processes of `symbolon worker`.',
    ),
    logLevel: choice(
      'SYMBOLON_LOG_LEVEL',
      ['info', 'debug', 'warn', 'error', 'silent'],
      'How much is written to the log.',
    ),
    metricsToken: secret(
      'SYMBOLON_METRICS_TOKEN',
      'Bearer token for GET /metrics. Unset: only callers on this machine may read it.',
    ),
    docs: flag('SYMBOLON_DOCS', true, 'Serve the API page at /docs.'),
  },
} as const
