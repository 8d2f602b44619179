import type { Mutant } from './mutant.ts'

const verifier = 'src/adapters/seals/verify-seal.ts'
const verifierTest = 'src/adapters/seals/verify-seal.test.ts'

/** Guards of digital seals on documents. */
export const sealGuards: readonly Mutant[] = [
  {
    guard: 'the signature of a seal is that of its content',
    file: verifier,
    text: 'candidates.filter(({ x509 }) => isSignatureOf(x509, question))',
    replacement: 'candidates',
    attacks: [141],
    test: verifierTest,
  },
  {
    guard: 'the certificate of a seal is of the state that the seal names',
    file: verifier,
    text: 'country !== null && signer.country !== country',
    replacement: "country === ''",
    attacks: [141],
    test: verifierTest,
  },
  {
    guard: 'the certificate of a seal was valid when the seal was made',
    file: verifier,
    text: 'if (!isValidOn(signer, validOn))',
    replacement: "if (validOn === '')",
    attacks: [],
    test: verifierTest,
    title: 'dated when its certificate was not valid',
  },
  {
    guard: 'the key of the certificate of a seal may sign',
    file: verifier,
    text: 'if (!signer.maySign)',
    replacement: "if (validOn === '')",
    attacks: [],
    test: verifierTest,
    title: 'by a certificate that is not for signing',
  },
  {
    guard: 'a certificate inside a seal was issued by an imported authority',
    file: verifier,
    text: 'if (authorityOf(certificate, served) === null)',
    replacement: 'if (der.length === 0)',
    attacks: [],
    test: verifierTest,
    title: 'where no imported authority issued that for seals',
  },
  {
    guard: 'a certificate inside a seal was issued for seals',
    file: verifier,
    text: 'Array.isArray(usages) && usages.includes(vdsNcUsage)',
    replacement: 'usages !== null',
    attacks: [],
    test: verifierTest,
    title: 'where no imported authority issued that for seals',
  },
  {
    guard: 'an authority of that name issued the certificate of a seal',
    file: verifier,
    text: 'return isOrphan',
    replacement: "return isOrphan && validOn === ''",
    attacks: [],
    test: verifierTest,
    title: 'an imported authority of that name did not issue',
  },
  {
    guard: 'values of a seal are answered only once it is verified',
    file: 'src/flows/scan/seals/verify-seals.ts',
    text: "verdict.result !== 'verified' || date === null",
    replacement: 'date === null',
    attacks: [],
    test: 'src/flows/scan/seals/verify-seals.test.ts',
    title: 'says nothing where it',
  },
  {
    guard: 'a packed record unfolds to no more than it may',
    file: 'src/flows/scan/seals/gunzip.ts',
    text: '{ maxOutputLength: most }',
    replacement: '{ maxOutputLength: most * 100 }',
    attacks: [],
    test: 'src/engine/reading/seals/parse-seal.test.ts',
    title: 'that unfolds to more than a record is given up',
  },
]
