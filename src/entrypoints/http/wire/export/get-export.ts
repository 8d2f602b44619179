import { fetchExport } from '../../../../flows/export/export-transactions.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { exportParams } from './schema.ts'

export const getExport = endpointWithAccess({
  method: 'GET',
  path: '/export/:archive',
  tag: 'export',
  summary: 'An archive by its signed, expiring address',
  access: { kind: 'signed' },
  audit: 'file.viewed',
  params: exportParams,
  answer: ['application/zip'],
  refusals: ['ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ ports, params }) => {
    const { id, blobId, seal, size, sha256 } = await fetchExport(ports, params.archive.replace('.zip', ''))
    const source = (start: number, end: number) => ports.vault.fetchPart(blobId, seal, { start, end, size })
    return {
      shown: { ids: [id], accountId: seal.accountId },
      content: { contentType: 'application/zip', size, sha256, source },
      headers: { 'content-disposition': `attachment; filename="${params.archive}"` },
    }
  },
})
