import type {
  DocumentReport,
  DocumentVerdict,
  SignatureReport,
} from '../../src/vocabulary/agreements/document-report.ts'
import { commonName } from '../../src/vocabulary/agreements/common-name.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { Icon, type IconName } from '../kit/components/icon.tsx'
import { useFormat, type Format } from '../kit/format.ts'

const looks: Readonly<Record<DocumentVerdict, { readonly tone: string; readonly icon: IconName }>> = {
  intact: { tone: 'good', icon: 'accept' },
  'added-to': { tone: 'wait', icon: 'warning' },
  changed: { tone: 'bad', icon: 'reject' },
  'not-sealed': { tone: 'wait', icon: 'info' },
  'cannot-tell': { tone: 'wait', icon: 'info' },
}

/** What was found of a file: one sentence, and what it rests on. */
export function ReportView({ name, report }: { readonly name: string; readonly report: DocumentReport }) {
  const { verify } = useText()
  const format = useFormat()
  const { verdict, signatures, size, sha256 } = report
  const { tone, icon } = looks[verdict]
  return (
    <div class="verify-report">
      <section class={`outcome outcome-${tone}`}>
        <Icon name={icon} />
        <h2>{verify.verdict[verdict]}</h2>
        <p>{reportSentence(report, verify, format)}</p>
      </section>
      {signatures.map((signature, index) => (
        <section key={index} class="card">
          <h3>{signatures.length === 1 ? verify.seal : verify.sealNumber(index + 1)}</h3>
          <Rows rows={signatureRows(signature, verify, format)} />
        </section>
      ))}
      <section class="card">
        <h3>{verify.file}</h3>
        <Rows
          rows={[
            [verify.fileName, name],
            [verify.size, verify.bytes(size)],
            [verify.sha256, sha256],
          ]}
        />
      </section>
    </div>
  )
}

type Row = readonly [name: string, value: string]

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl class="fields">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} class="field">
            <dt>{name}</dt>
            <dd class={/^[0-9a-f]{64}$/.test(value) ? 'fingerprint' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function signatureRows(
  signature: SignatureReport,
  verify: Catalogue['verify'],
  format: Format,
): readonly Row[] {
  const { signer, claimedAt, timeStamp, level, notRevokedAsOf, reason, location } = signature
  const time = (at: number): string => format.time(at / 1000)
  return [
    [verify.sealedBy, signer?.subject ?? ''],
    [verify.issuedBy, signer === null ? '' : signer.selfIssued ? verify.itself : signer.issuer],
    [verify.fingerprint, signer?.sha256 ?? ''],
    [verify.claimed, claimedAt === null ? '' : time(claimedAt)],
    [
      verify.stamp,
      timeStamp === null ? '' : verify.stamped(time(timeStamp.at), commonName(timeStamp.authority.subject)),
    ],
    [verify.level, level === null ? '' : `PAdES ${level}`],
    [verify.notRevoked, notRevokedAsOf === null ? '' : time(notRevokedAsOf)],
    [verify.reason, reason],
    [verify.location, location],
  ]
}

/** Who sealed, what is intact, what was changed. */
function reportSentence(
  { verdict, signatures, without }: DocumentReport,
  verify: Catalogue['verify'],
  format: Format,
): string {
  const [first] = signatures
  if (first === undefined) return verify.without[without ?? 'never-sealed']
  const who = ({ signer }: SignatureReport): string =>
    signer === null ? verify.unknownKey : commonName(signer.subject)
  const when = ({ timeStamp, claimedAt }: SignatureReport): string => {
    const at = timeStamp?.at ?? claimedAt
    return at === null ? verify.unknownTime : format.time(at / 1000)
  }
  const broken = signatures.find(({ problem }) => problem !== null)
  if (broken !== undefined) return verify.problem[broken.problem ?? 'unreadable'](who(broken))
  const last = signatures.reduce((a, b) => (b.bytesAfter < a.bytesAfter ? b : a))
  if (verdict === 'intact') return verify.intact(who(first), when(first))
  return verdict === 'added-to'
    ? verify.addedTo(who(first), who(last))
    : verify.appended(who(last), when(last), verify.bytes(last.bytesAfter))
}
