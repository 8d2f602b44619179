import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { roleCredentials, type RoleSettings } from './role-credentials.ts'

interface Came {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Status and body by method and path; 404 for others. */
type Answers = Readonly<Record<string, (came: Came) => readonly [status: number, body: string]>>

const home = mkdtempSync(join(tmpdir(), 'symbolon-role-'))
afterAll(() => {
  rmSync(home, { recursive: true, force: true })
})
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function aService(answers: Answers) {
  const came: Came[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const [method, url] = [request.method ?? '', request.url ?? '']
      const asked = { method, url, headers: request.headers, body }
      came.push(asked)
      const [status, text] = answers[`${method} ${url}`]?.(asked) ?? [404, '']
      reply.writeHead(status).end(text)
    })
  })
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { came, url: `http://127.0.0.1:${port}` }
}

const nothing: RoleSettings = {
  roleArn: '',
  webIdentityTokenFile: '',
  stsEndpoint: null,
  containerRelativeUri: '',
  containerFullUri: '',
  containerTokenFile: '',
  metadataEndpoint: null,
}
const providerOf = (settings: Partial<RoleSettings>) =>
  roleCredentials({ ...nothing, ...settings }, { region: 'eu-north-1', now: Date.now })

const tokenFile = join(home, 'token')
const expiration = '2099-01-01T00:00:00Z'
const expected = {
  accessKey: 'ASIA1',
  secretKey: 'se/cret+&',
  sessionToken: 'session==',
  expiresAt: Date.parse(expiration),
}
const json = JSON.stringify({
  Code: 'Success',
  AccessKeyId: 'ASIA1',
  SecretAccessKey: 'se/cret+&',
  Token: 'session==',
  Expiration: expiration,
})
const stsAnswer = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult><Credentials><SessionToken>session==</SessionToken>
  <SecretAccessKey>se/cret+&amp;</SecretAccessKey><Expiration>${expiration}</Expiration>
  <AccessKeyId>ASIA1</AccessKeyId></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`

describe('The role of a pod (web identity)', () => {
  const pod = { roleArn: 'arn:aws:iam::1:role/blobs', webIdentityTokenFile: tokenFile }

  it('is assumed with the token of the file, which is read anew each time and stands in the body alone', async () => {
    const sts = await aService({ 'POST /': () => [200, stsAnswer] })
    const provider = providerOf({ ...pod, stsEndpoint: sts.url })
    writeFileSync(tokenFile, 'header.one.signature\n')
    const first = await provider.current()
    expect(first).toEqual(expected)
    writeFileSync(tokenFile, 'header.two.signature\n')
    provider.expire(first)
    await provider.current()
    const forms = sts.came.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    expect(forms.map((form) => form['WebIdentityToken'])).toEqual([
      'header.one.signature',
      'header.two.signature',
    ])
    expect(forms[0]).toMatchObject({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: pod.roleArn,
    })
    expect(sts.came.map(({ url }) => url)).toEqual(['/', '/'])
  })

  it('is refused with the code of the service and without the token', async () => {
    const refusal =
      '<ErrorResponse><Error><Code>InvalidIdentityToken</Code><Message>x</Message></Error></ErrorResponse>'
    const sts = await aService({ 'POST /': () => [400, refusal] })
    writeFileSync(tokenFile, 'header.secret.signature')
    const refused: unknown = await providerOf({ ...pod, stsEndpoint: sts.url })
      .current()
      .catch((error: unknown) => error)
    expect(String(refused)).toContain('answered 400 InvalidIdentityToken')
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('secret')
  })

  it.each([
    ['another document', '<html></html>'],
    ['a document without credentials', '<AssumeRoleWithWebIdentityResponse/>'],
    ['credentials without an end', stsAnswer.replace(expiration, '')],
  ])('is not believed from %s', async (_what, answer) => {
    const sts = await aService({ 'POST /': () => [200, answer] })
    writeFileSync(tokenFile, 'x')
    await expect(providerOf({ ...pod, stsEndpoint: sts.url }).current()).rejects.toThrow('no credentials')
  })
})

describe('The role of a container', () => {
  it('is asked for with the token of the file', async () => {
    const agent = await aService({ 'GET /v1/credentials': () => [200, json] })
    writeFileSync(tokenFile, 'pod-token\n')
    const provider = providerOf({
      containerFullUri: `${agent.url}/v1/credentials`,
      containerTokenFile: tokenFile,
    })
    expect(await provider.current()).toEqual(expected)
    expect(agent.came[0]?.headers.authorization).toBe('pod-token')
  })

  it('is asked for without a token where there is none', async () => {
    const agent = await aService({ 'GET /v2/1': () => [200, json] })
    expect(await providerOf({ containerFullUri: `${agent.url}/v2/1` }).current()).toEqual(expected)
    expect(agent.came[0]?.headers.authorization).toBeUndefined()
  })

  it.each(['http://192.0.2.1/x', 'http://credentials.example/x', 'ftp://127.0.0.1/x'])(
    'is not asked for at %s, where the token would travel in plain text',
    async (containerFullUri) => {
      await expect(providerOf({ containerFullUri }).current()).rejects.toThrow('must be https')
    },
  )

  it.each(['//192.0.2.1/x', '@192.0.2.1/x'])(
    'is not asked for at another host than the agent: %s',
    async (uri) => {
      await expect(providerOf({ containerRelativeUri: uri }).current()).rejects.toThrow(
        'must begin with one slash',
      )
    },
  )

  it.each([
    ['no JSON', 'gateway'],
    ['JSON without an end', json.replace('Expiration', 'Other')],
    ['more than credentials need', `"${'x'.repeat(70_000)}"`],
  ])('is not believed from %s', async (_what, answer) => {
    const agent = await aService({ 'GET /c': () => [200, answer] })
    await expect(providerOf({ containerFullUri: `${agent.url}/c` }).current()).rejects.toThrow(
      'The credentials service of the container',
    )
  })
})

describe('The role of a machine (instance metadata)', () => {
  const roles = '/latest/meta-data/iam/security-credentials/'
  const withToken =
    (body: string) =>
    ({ headers }: Came): readonly [number, string] =>
      headers['x-aws-ec2-metadata-token'] === 'imds-token' ? [200, body] : [401, '']

  it('is asked for by IMDSv2: a session token, the name of the role, its credentials', async () => {
    const imds = await aService({
      'PUT /latest/api/token': ({ headers }) =>
        headers['x-aws-ec2-metadata-token-ttl-seconds'] === '300' ? [200, 'imds-token'] : [400, ''],
      [`GET ${roles}`]: withToken('blobs-role'),
      [`GET ${roles}blobs-role`]: withToken(json),
    })
    expect(await providerOf({ metadataEndpoint: imds.url }).current()).toEqual(expected)
    expect(imds.came).toHaveLength(3)
  })

  it('is never asked for by version 1, even where version 2 is not there', async () => {
    const imds = await aService({ [`GET ${roles}`]: () => [200, 'blobs-role'] })
    await expect(providerOf({ metadataEndpoint: imds.url }).current()).rejects.toThrow('answered 404')
    expect(imds.came.map(({ method }) => method)).toEqual(['PUT'])
  })

  it('is said to be missing where the machine has none', async () => {
    const imds = await aService({
      'PUT /latest/api/token': () => [200, 'imds-token'],
      [`GET ${roles}`]: () => [200, ''],
    })
    await expect(providerOf({ metadataEndpoint: imds.url }).current()).rejects.toThrow('knows no role')
  })
})
