import { fetchFile } from '../../../../flows/images/files.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { fileVaultParams } from './schema.ts'

/** Always as a download: what a template's owner wrote must not run as a page of this service. */
export const getFileVault = endpointWithAccess({
  method: 'GET',
  path: '/filevault/:fileName',
  tag: 'images',
  summary: 'A file that was made for a transaction, by key or by its signed, expiring address',
  access: { kind: 'signed-or-key', scope: 'records' },
  audit: 'file.viewed',
  params: fileVaultParams,
  answer: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/html',
  ],
  refusals: ['ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ ports, caller, params }) => {
    const file = await fetchFile(ports, caller?.principal ?? null, params.fileName)
    const { bytes, contentType, size, sha256, recordId, seal } = file
    return {
      shown: { ids: [recordId], accountId: seal.accountId },
      content: { contentType, size, sha256, source: bytes },
      headers: {
        'content-disposition': `attachment; filename="${params.fileName}"`,
        'cache-control': 'private, max-age=300',
      },
    }
  },
})
