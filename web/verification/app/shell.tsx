import { useEffect } from 'preact/hooks'
import { screenOf } from '../flow/screen-of.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import { useText } from '../i18n/text.ts'
import { Banner } from './banner.tsx'
import { LeaveDialog, TimeDialogs } from './dialogs.tsx'
import { PageHeader } from './page-header.tsx'
import { useFlow } from './page-flow.ts'
import { screens } from './screens.table.tsx'
import { StepProgress } from './step-progress.tsx'
import { useBrandColours } from './use-brand.ts'
import { useBackButton, useCloseWarning, useScreenAwake } from './use-guards.ts'
import { useTimeLimits } from './use-time-limits.ts'

interface ShellProps {
  readonly onLanguage: (code: LanguageCode) => void
}

/** What stands around each screen: company, language, progress, and what is said of network and time. */
export function Shell({ onLanguage }: ShellProps) {
  const { driver, state, around } = useFlow()
  const { flow } = useText()
  const { session, end } = state
  const isOpen = session !== null && end === null
  const { notice, dismiss } = useTimeLimits(isOpen ? session.expiresAt : 0)
  useBrandColours()
  useBackButton(driver, isOpen)
  useScreenAwake(isOpen)
  useCloseWarning(state.sending !== null)
  const screen = screenOf(state, around)
  // Each screen begins at its top.
  useEffect(() => scrollTo(0, 0), [screen])
  const { Screen, isPlain } = screens[screen]
  const isHidden = isOpen && notice === 'hidden'
  return (
    <div class="shell" data-screen={screen}>
      <a class="skip" href="#main" onClick={skipToMain}>
        {flow.skip}
      </a>
      <header>
        <PageHeader onLanguage={onLanguage} />
        {isPlain || isHidden ? null : <StepProgress />}
        <Banner />
      </header>
      <main id="main" key={screen} hidden={isHidden}>
        <Screen />
      </main>
      {isOpen ? <TimeDialogs notice={notice} onDismiss={dismiss} /> : null}
      {state.isLeaving && isOpen ? <LeaveDialog /> : null}
    </div>
  )
}

/** The address holds the link, so it must not change. */
function skipToMain(event: Event): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('main h1')?.focus()
}
