import { useEffect, useState } from 'preact/hooks'
import type { DocumentReport } from '../../src/vocabulary/agreements/document-report.ts'
import { useText } from '../i18n/text.ts'
import { AppHeader } from '../kit/components/app-header.tsx'
import { Icon } from '../kit/components/icon.tsx'
import type { ShownPreferences } from '../kit/page/render-page.tsx'
import { loadVerifier, readReport } from './read-report.ts'
import { ReportView } from './report-view.tsx'

type State =
  | { readonly kind: 'empty' | 'reading' | 'failed' }
  | { readonly kind: 'done'; readonly name: string; readonly report: DocumentReport }

/** Takes a file, looks at it on this device, and says what is intact of it. */
export function VerifyPage({ preferences, onPreferences }: ShownPreferences) {
  const { verify } = useText()
  const [state, setState] = useState<State>({ kind: 'empty' })
  // From then on the page needs no network.
  useEffect(() => void loadVerifier().catch(() => undefined), [])
  const read = async (file: File): Promise<void> => {
    setState({ kind: 'reading' })
    try {
      setState({ kind: 'done', name: file.name, report: await readReport(file) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <>
      <AppHeader
        name={verify.name}
        sections={[]}
        preferences={preferences}
        onPreferences={onPreferences}
        onSignOut={null}
      />
      <main id="content" class="verify" tabIndex={-1}>
        <h1>{verify.title}</h1>
        <p class="quiet">{verify.lead}</p>
        <FileField onFile={(file) => void read(file)} />
        <div role="status" aria-busy={state.kind === 'reading'}>
          {state.kind === 'reading' && <p>{verify.reading}</p>}
          {state.kind === 'failed' && <p class="form-error">{verify.failed}</p>}
          {state.kind === 'done' && <ReportView name={state.name} report={state.report} />}
        </div>
        <p class="quiet small">{verify.limits}</p>
      </main>
    </>
  )
}

function FileField({ onFile }: { readonly onFile: (file: File) => void }) {
  const { verify } = useText()
  const [isOver, setOver] = useState(false)
  return (
    <div
      class="drop"
      data-over={isOver}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon name="document" />
      <label for="file">{verify.choose}</label>
      <p class="quiet small">{verify.stays}</p>
      <input
        id="file"
        type="file"
        accept="application/pdf,.pdf"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that the same file can be chosen again.
          if (file !== undefined) onFile(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
