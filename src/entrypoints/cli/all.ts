import type { Command } from './command.ts'
import { createAccount } from './commands/accounts/create-account.ts'
import { listAccounts } from './commands/accounts/list-accounts.ts'
import { setAccount } from './commands/accounts/set-account.ts'
import { verifyAudit } from './commands/audit/verify-audit.ts'
import { writeCheckpoint } from './commands/audit/write-checkpoint.ts'
import { createBackup } from './commands/backup/create-backup.ts'
import { exportErasures } from './commands/backup/export-erasures.ts'
import { restoreBackup } from './commands/backup/restore-backup.ts'
import { addToBlocklist } from './commands/blocklist/add-to-blocklist.ts'
import { listBlocklist } from './commands/blocklist/list-blocklist.ts'
import { removeFromBlocklist } from './commands/blocklist/remove-from-blocklist.ts'
import { importCertificates } from './commands/certificates/import-certificates.ts'
import { listCertificates } from './commands/certificates/list-certificates.ts'
import { keepConsentText } from './commands/consents/keep-consent-text.ts'
import { listConsents } from './commands/consents/list-consents.ts'
import { recordConsent } from './commands/consents/record-consent.ts'
import { withdrawConsent } from './commands/consents/withdraw-consent.ts'
import { drawSpecimen } from './commands/draw-specimen.ts'
import { liftHold } from './commands/holds/lift-hold.ts'
import { listHolds } from './commands/holds/list-holds.ts'
import { placeHold } from './commands/holds/place-hold.ts'
import { createKey } from './commands/keys/create-key.ts'
import { listKeys } from './commands/keys/list-keys.ts'
import { revokeKey } from './commands/keys/revoke-key.ts'
import { rotateKey } from './commands/keys/rotate-key.ts'
import { listen } from './commands/listen.ts'
import { createLink } from './commands/links/create-link.ts'
import { importList } from './commands/lists/import-list.ts'
import { listStatus } from './commands/lists/list-status.ts'
import { refreshList } from './commands/lists/refresh-list.ts'
import { exportMasterKey } from './commands/master-key/export-master-key.ts'
import { rotateMasterKey } from './commands/master-key/rotate-master-key.ts'
import { showMasterKey } from './commands/master-key/show-master-key.ts'
import { moveStore } from './commands/move-store.ts'
import { applyProfile } from './commands/profiles/apply-profile.ts'
import { backtest } from './commands/profiles/backtest.ts'
import { importTemplate } from './commands/agreements/import-template.ts'
import { verifyDocument } from './commands/agreements/verify-document.ts'
import { importProfile } from './commands/profiles/import-profile.ts'
import { planProfile } from './commands/profiles/plan-profile.ts'
import { listRegisters } from './commands/registers/list-registers.ts'
import { refreshRegister } from './commands/registers/refresh-register.ts'
import { searchRegisters } from './commands/registers/search-registers.ts'
import { listRetention } from './commands/retention/list-retention.ts'
import { setRetention } from './commands/retention/set-retention.ts'
import { runFsck } from './commands/run-fsck.ts'
import { scanFile } from './commands/scan-file.ts'
import { screenName } from './commands/screen-name.ts'
import { serve } from './commands/serve.ts'
import { showSettings } from './commands/show-settings.ts'
import { eraseSubject } from './commands/subjects/erase-subject.ts'
import { exportSubject } from './commands/subjects/export-subject.ts'
import { linkRecord } from './commands/subjects/link-record.ts'
import { listSubjects } from './commands/subjects/list-subjects.ts'
import { printCertificate } from './commands/subjects/print-certificate.ts'
import { showSubject } from './commands/subjects/show-subject.ts'
import { unlinkRecord } from './commands/subjects/unlink-record.ts'
import { work } from './commands/work.ts'

/** What a first word that several commands share is about. */
export const groupSummaries: Readonly<Record<string, string>> = {
  accounts: 'several accounts, each apart from the others',
  keys: 'API keys',
  audit: 'who changed and who saw what',
  links: 'addresses that lead a person through a verification',
  lists: 'sanction, PEP and crime lists',
  registers: 'registers of companies',
  'master-key': 'the key over all keys',
  import: 'take in what another service of this interface exported',
  profile: 'profiles kept as files',
  subject: 'people and companies that records are about',
  hold: 'legal holds: what is held is neither deleted, erased nor purged',
  retention: 'how long records are kept',
  certificates: 'certificates of those who seal documents',
  blocklist: 'documents that are sent to review where a profile asks',
  consent: 'what people agreed to before a face is looked at',
  erasures: 'what was erased: a ledger to be kept apart from backups',
}

/** Every command, in the order of the help. */
export const allCommands: readonly Command[] = [
  serve,
  work,
  listen,
  createAccount,
  listAccounts,
  setAccount,
  createKey,
  listKeys,
  rotateKey,
  revokeKey,
  verifyAudit,
  writeCheckpoint,
  listStatus,
  refreshList,
  listRegisters,
  refreshRegister,
  searchRegisters,
  importList,
  listCertificates,
  importCertificates,
  createLink,
  scanFile,
  screenName,
  drawSpecimen,
  verifyDocument,
  runFsck,
  showSettings,
  showMasterKey,
  rotateMasterKey,
  exportMasterKey,
  importProfile,
  importTemplate,
  planProfile,
  applyProfile,
  backtest,
  listSubjects,
  showSubject,
  exportSubject,
  linkRecord,
  unlinkRecord,
  eraseSubject,
  printCertificate,
  placeHold,
  listHolds,
  liftHold,
  listRetention,
  setRetention,
  addToBlocklist,
  listBlocklist,
  removeFromBlocklist,
  keepConsentText,
  recordConsent,
  listConsents,
  withdrawConsent,
  createBackup,
  restoreBackup,
  exportErasures,
  moveStore,
]
