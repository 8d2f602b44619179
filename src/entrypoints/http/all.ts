import { postDocument } from './hosted/verification/post-document.ts'
import { postFacePicture } from './hosted/verification/post-face-picture.ts'
import { getPhoneInbox } from './wire/verification/get-phone-inbox.ts'
import { getLogo } from './hosted/verification/get-logo.ts'
import { getAction } from './hosted/verification/get-action.ts'
import { postDocumentSelection } from './hosted/verification/post-document-selection.ts'
import { postPhoneVerification } from './hosted/verification/post-phone-verification.ts'
import { postPhoneCode } from './hosted/verification/post-phone-code.ts'
import { postForm } from './hosted/verification/post-form.ts'
import { postHolderSignature } from './hosted/verification/post-holder-signature.ts'
import { postLinkConsent } from './hosted/verification/post-link-consent.ts'
import { postAskPerson } from './hosted/verification/post-ask-person.ts'
import { postExtendTime } from './hosted/verification/post-extend-time.ts'
import { postNote } from './hosted/verification/post-note.ts'
import { postHandOff } from './hosted/verification/post-handoff.ts'
import { deleteContract } from './wire/agreements/delete-contract.ts'
import { getContract } from './wire/agreements/get-contract.ts'
import { listContracts } from './wire/agreements/list-contracts.ts'
import { postGenerate } from './wire/agreements/post-generate.ts'
import { postContract } from './wire/agreements/post-contract.ts'
import { postContractChange } from './wire/agreements/post-contract-change.ts'
import { deleteSigning } from './wire/agreements/delete-signing.ts'
import { getSigningDocument } from './wire/agreements/get-signing-document.ts'
import { getSigningReport } from './wire/agreements/get-signing-report.ts'
import { getSigning } from './wire/agreements/get-signing.ts'
import { listSignings } from './wire/agreements/list-signings.ts'
import { postContractPreview } from './wire/agreements/post-contract-preview.ts'
import { postSigningDecline } from './wire/agreements/post-signing-decline.ts'
import { postSigningShow } from './wire/agreements/post-signing-show.ts'
import { postSigningSubmit } from './wire/agreements/post-signing-submit.ts'
import { postSigning } from './wire/agreements/post-signing.ts'
import { getAccount } from './wire/account/get-account.ts'
import { getMyAccount } from './wire/account/get-myaccount.ts'
import { patchAccount } from './wire/account/patch-account.ts'
import { postAml } from './wire/screening/post-aml.ts'
import { postFreeText } from './wire/screening/post-free-text.ts'
import { getAuditCheckpoint } from './wire/audit/get-audit-checkpoint.ts'
import { listAudit } from './wire/audit/list-audit.ts'
import { postAuditVerify } from './wire/audit/post-audit-verify.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { deleteKey } from './wire/keys/delete-key.ts'
import { getEvents } from './wire/webhooks/get-events.ts'
import { getLimits } from './wire/account/get-limits.ts'
import { getRegisters } from './wire/companies/get-registers.ts'
import { postRegistersRefresh } from './wire/companies/post-registers-refresh.ts'
import { getRegistersSearch } from './wire/companies/get-registers-search.ts'
import { getLists } from './wire/watchlists/get-lists.ts'
import { getTrace } from './wire/transactions/get-trace.ts'
import { listKeys } from './wire/keys/list-keys.ts'
import { getBackup } from './wire/backup/get-backup.ts'
import { postBacktest } from './wire/backtest/post-backtest.ts'
import { postProfilePlan } from './wire/backtest/post-profile-plan.ts'
import { listErasures } from './wire/backup/list-erasures.ts'
import { postBackup } from './wire/backup/post-backup.ts'
import { postFsck } from './wire/operation/post-fsck.ts'
import { postKeys } from './wire/keys/post-keys.ts'
import { postKeyRotation } from './wire/keys/post-key-rotation.ts'
import { postListsRefresh } from './wire/watchlists/post-lists-refresh.ts'
import { deleteConsent } from './wire/consents/delete-consent.ts'
import { listConsentTexts } from './wire/consents/list-consent-texts.ts'
import { listConsents } from './wire/consents/list-consents.ts'
import { postConsentText } from './wire/consents/post-consent-text.ts'
import { postConsent } from './wire/consents/post-consent.ts'
import { deleteBlocklist } from './wire/blocklist/delete-blocklist.ts'
import { listBlocklist } from './wire/blocklist/list-blocklist.ts'
import { postBlocklist } from './wire/blocklist/post-blocklist.ts'
import { getExport } from './wire/export/get-export.ts'
import { postExport } from './wire/export/post-export.ts'
import { postFace } from './wire/face/post-face.ts'
import { postKyb } from './wire/kyb/post-kyb.ts'
import { postLiveness } from './wire/face/post-liveness.ts'
import { getFileVault } from './wire/images/get-filevault.ts'
import { getImageVault } from './wire/images/get-imagevault.ts'
import { getLinkedImage } from './wire/images/get-linked-image.ts'
import { deleteLegalHold } from './wire/retention/delete-legal-hold.ts'
import { getMasterKey } from './wire/keys/get-master-key.ts'
import { getRetention } from './wire/retention/get-retention.ts'
import { listLegalHolds } from './wire/retention/list-legal-holds.ts'
import { postLegalHold } from './wire/retention/post-legal-hold.ts'
import { postMasterKeyRotation } from './wire/keys/post-master-key-rotation.ts'
import { listAccounts } from './wire/installation/list-accounts.ts'
import { postAccounts } from './wire/installation/post-accounts.ts'
import { putRetention } from './wire/retention/put-retention.ts'
import { getAsset } from './assets/get-asset.ts'
import { getCountryList } from './assets/get-country-list.ts'
import { getEmbedScript } from './assets/get-embed-script.ts'
import { getLanguageList } from './assets/get-language-list.ts'
import { getLinkPage } from './hosted/verification/get-link-page.ts'
import { getInbox } from './desk/inbox/get-inbox.ts'
import { getVerifyPdf } from './desk/verify-pdf/get-verify-pdf.ts'
import { deleteDocupass } from './wire/verification/delete-docupass.ts'
import { getDocupass } from './wire/verification/get-docupass.ts'
import { listDocupass } from './wire/verification/list-docupass.ts'
import { postDocupass } from './wire/verification/post-docupass.ts'
import { postAskAgain } from './wire/verification/post-ask-again.ts'
import { getHealthz } from './wire/operation/get-healthz.ts'
import { getMetrics } from './wire/operation/get-metrics.ts'
import { getReadyz } from './wire/operation/get-readyz.ts'
import { deleteProfile } from './wire/profiles/delete-profile.ts'
import { exportProfile } from './wire/profiles/export-profile.ts'
import { getProfileLint } from './wire/profiles/get-profile-lint.ts'
import { getProfileVersion } from './wire/profiles/get-profile-version.ts'
import { getProfile } from './wire/profiles/get-profile.ts'
import { listProfileVersions } from './wire/profiles/list-profile-versions.ts'
import { listProfiles } from './wire/profiles/list-profiles.ts'
import { postProfileRestore } from './wire/profiles/post-profile-restore.ts'
import { postProfile } from './wire/profiles/post-profile.ts'
import { putProfile } from './wire/profiles/put-profile.ts'
import { postQuickScan } from './wire/scan/post-quickscan.ts'
import { postScan } from './wire/scan/post-scan.ts'
import { postVeryQuickScan } from './wire/scan/post-veryquickscan.ts'
import { deleteFalsePositive } from './wire/screening/delete-false-positive.ts'
import { getScreening } from './wire/screening/get-screening.ts'
import { listFalsePositives } from './wire/screening/list-false-positives.ts'
import { listScreenings } from './wire/screening/list-screenings.ts'
import { postFalsePositiveApproval } from './wire/screening/post-false-positive-approval.ts'
import { postFalsePositive } from './wire/screening/post-false-positive.ts'
import { postRerun } from './wire/screening/post-rerun.ts'
import { deleteSubjectRecord } from './wire/subjects/delete-subject-record.ts'
import { deleteSubject } from './wire/subjects/delete-subject.ts'
import { exportSubject } from './wire/subjects/export-subject.ts'
import { getCertificateKey } from './wire/subjects/get-certificate-key.ts'
import { getCertificate } from './wire/subjects/get-certificate.ts'
import { getSubjectArchive } from './wire/subjects/get-subject-archive.ts'
import { getSubject } from './wire/subjects/get-subject.ts'
import { listCandidates } from './wire/subjects/list-candidates.ts'
import { listSubjects } from './wire/subjects/list-subjects.ts'
import { putSubjectRecord } from './wire/subjects/put-subject-record.ts'
import { deleteTransaction } from './wire/transactions/delete-transaction.ts'
import { getTransaction } from './wire/transactions/get-transaction.ts'
import { listTransactions } from './wire/transactions/list-transactions.ts'
import { patchTransaction } from './wire/transactions/patch-transaction.ts'
import { deleteWebhookWithoutId } from './wire/webhooks/delete-webhook-without-id.ts'
import { deleteWebhook } from './wire/webhooks/delete-webhook.ts'
import { getDelivery } from './wire/webhooks/get-delivery.ts'
import { getWebhookEndpoint } from './wire/webhooks/get-webhook-endpoint.ts'
import { listWebhookEndpoints } from './wire/webhooks/list-webhook-endpoints.ts'
import { listWebhooks } from './wire/webhooks/list-webhooks.ts'
import { patchWebhookEndpoint } from './wire/webhooks/patch-webhook-endpoint.ts'
import { postWebhookEndpointResume } from './wire/webhooks/post-webhook-endpoint-resume.ts'
import { postWebhookEndpointSecret } from './wire/webhooks/post-webhook-endpoint-secret.ts'
import { postWebhookEndpointTest } from './wire/webhooks/post-webhook-endpoint-test.ts'
import { postWebhookSecret } from './wire/webhooks/post-webhook-secret.ts'
import { postWebhookWithoutId } from './wire/webhooks/post-webhook-without-id.ts'
import { postWebhook } from './wire/webhooks/post-webhook.ts'

/** Every endpoint there is: router, OpenAPI and tests read this table. */
export const allEndpoints: readonly Endpoint[] = [
  postScan,
  postFace,
  postLiveness,
  postKyb,
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
  listContracts,
  postContract,
  postGenerate,
  getContract,
  postContractChange,
  deleteContract,
  postContractPreview,
  postSigning,
  listSignings,
  getSigning,
  getSigningDocument,
  getSigningReport,
  postSigningShow,
  postSigningSubmit,
  postSigningDecline,
  deleteSigning,
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
  getVerifyPdf,
  getAsset,
  getLinkPage,
  getCountryList,
  getLanguageList,
  getEmbedScript,
  listAudit,
  getAuditCheckpoint,
  postAuditVerify,
  postKeys,
  listKeys,
  postKeyRotation,
  deleteKey,
  postListsRefresh,
  getLists,
  getRegisters,
  getRegistersSearch,
  postRegistersRefresh,
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
  postDocupass,
  listDocupass,
  getDocupass,
  deleteDocupass,
  postAskAgain,
  getAction,
  getLogo,
  postDocumentSelection,
  postPhoneVerification,
  postPhoneCode,
  postForm,
  postHolderSignature,
  postLinkConsent,
  postNote,
  postHandOff,
  postAskPerson,
  postExtendTime,
  postDocument,
  postFacePicture,
  getPhoneInbox,
]
