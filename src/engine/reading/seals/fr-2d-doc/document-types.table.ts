/** What is sealed, by type of document in perimeter 01: papers about a person. Specification of ANTS, version 3.1.3, section 6. */
export const documentTypes: Readonly<Partial<Record<string, string>>> = {
  '00': 'Proof of address',
  '01': 'Bill as proof of address',
  '02': 'Housing tax notice',
  '04': 'Income tax notice',
  '06': 'Pay slip',
  '07': 'Identity document',
  '08': 'Identity document with its machine readable zone',
  '13': 'Document of a foreigner',
  '16': 'Certificate of an asylum application',
}

/** Those that stand on the document of the holder itself; the others are papers that say something about someone. */
export const identityTypes: readonly string[] = ['07', '08', '13']
