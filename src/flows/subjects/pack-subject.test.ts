import { expect, it } from 'vitest'
import { partialStub } from '../../../test/world/partial-stub.ts'
import { aBlob, aHostedLink } from '../../../test/world/verification/store-link.ts'
import { linkActor } from '../../vocabulary/account/actor.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Ports } from '../ports/ports.ts'
import type { SubjectExport } from '../ports/subjects/subjects.ts'
import { packSubject } from './pack-subject.ts'

const principal: Principal = {
  ...{ accountId: 'a', actor: linkActor('l'), kind: 'server', mode: 'live', scopes: [] },
}
const seal = { key: new Uint8Array(32), keyVersion: 1, accountId: 'a', recordId: 'l', kind: 'link' }

it('gives out what an unfinished link keeps: pictures, and what was found in them', async () => {
  const [picture, found] = [aBlob(), aBlob()]
  const bytes = new Map([
    [picture.blobId, Buffer.from([0xff, 0xd8, 0xff])],
    [found.blobId, Buffer.from('{"schema":1}')],
  ])
  const link = aHostedLink({ id: 'l', subjectId: 's' }, principal)
  const held: SubjectExport = {
    subject: { id: 's', mode: 'live', createdAt: 0, records: [], holds: [] },
    ...{ transactions: [], files: [], screenings: [], falsePositives: [], consents: [], signings: [] },
    links: [{ link, events: [], completion: null, seal, blobs: [picture, found] }],
    audit: [],
  }
  const names: string[] = []
  const ports = {
    records: partialStub<Ports['records']>({ exportSubject: () => Promise.resolve(held) }, 'records'),
    vault: partialStub<Ports['vault']>(
      { fetch: (id) => Promise.resolve(bytes.get(id) ?? Buffer.alloc(0)) },
      'vault',
    ),
    archives: {
      pack: async function* (entries: Parameters<Ports['archives']['pack']>[0]) {
        for await (const { name } of entries) names.push(name)
        yield new Uint8Array(0)
      },
    },
    clock: { now: () => 0, monotonic: () => 0 },
  }
  for await (const _ of await packSubject(ports, principal, { id: 's', present: () => ({}) }));
  expect(names).toEqual(['subject.json', `links/l/${picture.blobId}.jpg`, `links/l/${found.blobId}.json`])
})
