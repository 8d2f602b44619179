import { endpointWithKey } from '../../kit/endpoint.ts'
import { backupBody, backupReply, presentBackup } from './schema.ts'

export const postBackup = endpointWithKey({
  method: 'POST',
  path: '/x/backup',
  tag: 'backup',
  summary:
    'Begin a backup of everything stored into a new folder, while the service goes on; for the operator',
  scope: 'installation',
  audit: 'store.copied',
  body: backupBody,
  answer: backupReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  run: async ({ ports, body }) => {
    await ports.backups.begin(body.folder)
    return { json: presentBackup(ports.backups.status()), shown: { ids: [] } }
  },
})
