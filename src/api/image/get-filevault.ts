import { Refusal } from '../../vocabulary/refusals.ts'
import { unkeyed } from '../endpoint.ts'
import { fileVaultParams } from './schema.ts'

/** No flow makes files yet, so no name is ever found; signature and key are looked at all the same. */
export const getFileVault = unkeyed({
  method: 'GET',
  path: '/filevault/:fileName',
  tag: 'transaction',
  summary: 'A file that was made for a transaction, by key or by its signed, expiring address',
  access: { kind: 'signed-or-key', scope: 'records' },
  audit: 'file.viewed',
  params: fileVaultParams,
  answer: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/html',
  ],
  run: () => Promise.reject(new Refusal('ERROR_NOT_FOUND')),
})
