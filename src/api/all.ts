import type { Endpoint } from './endpoint.ts'
import { getFileVault } from './image/get-filevault.ts'
import { getImageVault } from './image/get-imagevault.ts'
import { getLinkedImage } from './image/get-linked-image.ts'
import { notBuiltEndpoints } from './not-built/not-built.ts'
import { getHealthz } from './operation/get-healthz.ts'
import { getMetrics } from './operation/get-metrics.ts'
import { getReadyz } from './operation/get-readyz.ts'
import { deleteProfile } from './profile/delete-profile.ts'
import { exportProfile } from './profile/export-profile.ts'
import { getProfile } from './profile/get-profile.ts'
import { listProfiles } from './profile/list-profiles.ts'
import { postProfile } from './profile/post-profile.ts'
import { putProfile } from './profile/put-profile.ts'
import { postScan } from './scan/post-scan.ts'
import { deleteTransaction } from './transaction/delete-transaction.ts'
import { getTransaction } from './transaction/get-transaction.ts'
import { listTransactions } from './transaction/list-transactions.ts'
import { patchTransaction } from './transaction/patch-transaction.ts'

/** Every endpoint there is: router, OpenAPI and tests read this table. */
export const allEndpoints: readonly Endpoint[] = [
  postScan,
  listTransactions,
  getTransaction,
  patchTransaction,
  deleteTransaction,
  getImageVault,
  getLinkedImage,
  getFileVault,
  listProfiles,
  postProfile,
  getProfile,
  putProfile,
  deleteProfile,
  exportProfile,
  getHealthz,
  getReadyz,
  getMetrics,
  ...notBuiltEndpoints,
]
