import { endpointWithKey } from '../../kit/endpoint.ts'
import { backupReply, presentBackup } from './schema.ts'

export const getBackup = endpointWithKey({
  method: 'GET',
  path: '/x/backup',
  tag: 'backup',
  summary: 'How far the last backup is; for the operator of the installation',
  scope: 'installation',
  audit: 'none',
  answer: backupReply,
  run: ({ ports }) => Promise.resolve({ json: presentBackup(ports.backups.status()) }),
})
