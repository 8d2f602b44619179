import { getAccount } from './account/get-account.ts'
import { getMyAccount } from './account/get-myaccount.ts'
import { patchAccount } from './account/patch-account.ts'
import { postAml } from './aml/post-aml.ts'
import { postFreeText } from './aml/post-free-text.ts'
import { getAuditCheckpoint } from './audit/get-audit-checkpoint.ts'
import { listAudit } from './audit/list-audit.ts'
import { postAuditVerify } from './audit/post-audit-verify.ts'
import type { Endpoint } from './endpoint.ts'
import { deleteKey } from './extension/delete-key.ts'
import { getEvents } from './extension/get-events.ts'
import { getLimits } from './extension/get-limits.ts'
import { getLists } from './extension/get-lists.ts'
import { getTrace } from './extension/get-trace.ts'
import { listKeys } from './extension/list-keys.ts'
import { getBackup } from './backup/get-backup.ts'
import { postBacktest } from './backtest/post-backtest.ts'
import { postProfilePlan } from './backtest/post-profile-plan.ts'
import { listErasures } from './backup/list-erasures.ts'
import { postBackup } from './backup/post-backup.ts'
import { postFsck } from './extension/post-fsck.ts'
import { postKeys } from './extension/post-keys.ts'
import { postKeyRotation } from './extension/post-key-rotation.ts'
import { postListsRefresh } from './extension/post-lists-refresh.ts'
import { deleteConsent } from './consent/delete-consent.ts'
import { listConsentTexts } from './consent/list-consent-texts.ts'
import { listConsents } from './consent/list-consents.ts'
import { postConsentText } from './consent/post-consent-text.ts'
import { postConsent } from './consent/post-consent.ts'
import { deleteBlocklist } from './blocklist/delete-blocklist.ts'
import { listBlocklist } from './blocklist/list-blocklist.ts'
import { postBlocklist } from './blocklist/post-blocklist.ts'
import { getExport } from './export/get-export.ts'
import { postExport } from './export/post-export.ts'
import { postFace } from './face/post-face.ts'
import { postLiveness } from './face/post-liveness.ts'
import { getFileVault } from './image/get-filevault.ts'
import { getImageVault } from './image/get-imagevault.ts'
import { getLinkedImage } from './image/get-linked-image.ts'
import { deleteLegalHold } from './lifecycle/delete-legal-hold.ts'
import { getMasterKey } from './lifecycle/get-master-key.ts'
import { getRetention } from './lifecycle/get-retention.ts'
import { listLegalHolds } from './lifecycle/list-legal-holds.ts'
import { postLegalHold } from './lifecycle/post-legal-hold.ts'
import { postMasterKeyRotation } from './lifecycle/post-master-key-rotation.ts'
import { listAccounts } from './installation/list-accounts.ts'
import { postAccounts } from './installation/post-accounts.ts'
import { putRetention } from './lifecycle/put-retention.ts'
import { getInboxScript } from './inbox/get-inbox-script.ts'
import { getInboxStyle } from './inbox/get-inbox-style.ts'
import { getInbox } from './inbox/get-inbox.ts'
import { notBuiltEndpoints } from './not-built/not-built.ts'
import { getHealthz } from './operation/get-healthz.ts'
import { getMetrics } from './operation/get-metrics.ts'
import { getReadyz } from './operation/get-readyz.ts'
import { deleteProfile } from './profile/delete-profile.ts'
import { exportProfile } from './profile/export-profile.ts'
import { getProfileLint } from './profile/get-profile-lint.ts'
import { getProfileVersion } from './profile/get-profile-version.ts'
import { getProfile } from './profile/get-profile.ts'
import { listProfileVersions } from './profile/list-profile-versions.ts'
import { listProfiles } from './profile/list-profiles.ts'
import { postProfileRestore } from './profile/post-profile-restore.ts'
import { postProfile } from './profile/post-profile.ts'
import { putProfile } from './profile/put-profile.ts'
import { postQuickScan } from './scan/post-quickscan.ts'
import { postScan } from './scan/post-scan.ts'
import { postVeryQuickScan } from './scan/post-veryquickscan.ts'
import { deleteFalsePositive } from './screening/delete-false-positive.ts'
import { getScreening } from './screening/get-screening.ts'
import { listFalsePositives } from './screening/list-false-positives.ts'
import { listScreenings } from './screening/list-screenings.ts'
import { postFalsePositiveApproval } from './screening/post-false-positive-approval.ts'
import { postFalsePositive } from './screening/post-false-positive.ts'
import { postRerun } from './screening/post-rerun.ts'
import { deleteSubjectRecord } from './subject/delete-subject-record.ts'
import { deleteSubject } from './subject/delete-subject.ts'
import { exportSubject } from './subject/export-subject.ts'
import { getCertificateKey } from './subject/get-certificate-key.ts'
import { getCertificate } from './subject/get-certificate.ts'
import { getSubjectArchive } from './subject/get-subject-archive.ts'
import { getSubject } from './subject/get-subject.ts'
import { listCandidates } from './subject/list-candidates.ts'
import { listSubjects } from './subject/list-subjects.ts'
import { putSubjectRecord } from './subject/put-subject-record.ts'
import { deleteTransaction } from './transaction/delete-transaction.ts'
import { getTransaction } from './transaction/get-transaction.ts'
import { listTransactions } from './transaction/list-transactions.ts'
import { patchTransaction } from './transaction/patch-transaction.ts'
import { deleteWebhookWithoutId } from './webhook/delete-webhook-without-id.ts'
import { deleteWebhook } from './webhook/delete-webhook.ts'
import { getDelivery } from './webhook/get-delivery.ts'
import { getWebhookEndpoint } from './webhook/get-webhook-endpoint.ts'
import { listWebhookEndpoints } from './webhook/list-webhook-endpoints.ts'
import { listWebhooks } from './webhook/list-webhooks.ts'
import { patchWebhookEndpoint } from './webhook/patch-webhook-endpoint.ts'
import { postWebhookEndpointResume } from './webhook/post-webhook-endpoint-resume.ts'
import { postWebhookEndpointSecret } from './webhook/post-webhook-endpoint-secret.ts'
import { postWebhookEndpointTest } from './webhook/post-webhook-endpoint-test.ts'
import { postWebhookSecret } from './webhook/post-webhook-secret.ts'
import { postWebhookWithoutId } from './webhook/post-webhook-without-id.ts'
import { postWebhook } from './webhook/post-webhook.ts'

/** Every endpoint there is: router, OpenAPI and tests read this table. */
export const allEndpoints: readonly Endpoint[] = [
  postScan,
  postFace,
  postLiveness,
  postQuickScan,
  postVeryQuickScan,
  postAml,
  postFreeText,
  listScreenings,
  getScreening,
  postRerun,
  postBlocklist,
  listBlocklist,
  deleteBlocklist,
  postConsentText,
  listConsentTexts,
  postConsent,
  listConsents,
  deleteConsent,
  postFalsePositive,
  listFalsePositives,
  postFalsePositiveApproval,
  deleteFalsePositive,
  listTransactions,
  getTransaction,
  patchTransaction,
  deleteTransaction,
  getImageVault,
  getLinkedImage,
  getFileVault,
  postExport,
  getExport,
  listProfiles,
  postProfile,
  getProfile,
  putProfile,
  deleteProfile,
  exportProfile,
  getProfileLint,
  listProfileVersions,
  getProfileVersion,
  postProfileRestore,
  postProfilePlan,
  postBacktest,
  listWebhooks,
  postWebhook,
  deleteWebhook,
  postWebhookWithoutId,
  deleteWebhookWithoutId,
  getMyAccount,
  getAccount,
  patchAccount,
  postAccounts,
  listAccounts,
  listWebhookEndpoints,
  getWebhookEndpoint,
  patchWebhookEndpoint,
  postWebhookEndpointSecret,
  postWebhookEndpointTest,
  postWebhookEndpointResume,
  postWebhookSecret,
  getDelivery,
  getInbox,
  getInboxScript,
  getInboxStyle,
  listAudit,
  getAuditCheckpoint,
  postAuditVerify,
  postKeys,
  listKeys,
  postKeyRotation,
  deleteKey,
  postListsRefresh,
  getLists,
  getTrace,
  getEvents,
  getLimits,
  postFsck,
  postBackup,
  getBackup,
  listErasures,
  listSubjects,
  getSubject,
  listCandidates,
  exportSubject,
  getSubjectArchive,
  putSubjectRecord,
  deleteSubjectRecord,
  deleteSubject,
  getCertificate,
  getCertificateKey,
  postLegalHold,
  listLegalHolds,
  deleteLegalHold,
  getRetention,
  putRetention,
  getMasterKey,
  postMasterKeyRotation,
  getHealthz,
  getReadyz,
  getMetrics,
  ...notBuiltEndpoints,
]
