/** Statements instead of a person with significant control, in words. Endings such as `-partnership` aside. */
export const pscStatements: Readonly<Record<string, string>> = {
  'no-individual-or-entity-with-signficant-control': 'the company says that no one has significant control',
  'psc-exists-but-not-identified': 'someone has significant control and the company has not found out who',
  'psc-details-not-confirmed': 'the details of someone with significant control are not confirmed',
  'steps-to-find-psc-not-yet-completed': 'the company is still finding out who has significant control',
  'psc-contacted-but-no-response': 'someone with significant control did not answer the company',
  'psc-has-failed-to-confirm-changed-details':
    'someone with significant control did not confirm changed details',
  'restrictions-notice-issued-to-psc': 'rights of someone with significant control are restricted',
  'no-beneficial-owner-identified': 'no beneficial owner was identified',
  'at-least-one-beneficial-owner-unidentified': 'at least one beneficial owner is not identified',
}
