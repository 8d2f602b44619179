import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { useText } from '../i18n/text.ts'
import { ApiError, type Client } from '../kit/client/client.ts'
import { createImageStore } from '../kit/client/images.ts'
import { AppHeader, type Section } from '../kit/components/app-header.tsx'
import { Toast, type ToastMessage } from '../kit/components/toast.tsx'
import type { Preferences } from '../kit/state/preferences.ts'
import { useHash } from '../kit/state/use-hash.ts'
import { CodesView } from './codes/codes-view.tsx'
import { ReviewView } from './review/review-view.tsx'
import { hrefOf, parseRoute, type Route } from './route.ts'
import { SessionContext, type Session } from './session.ts'
import { SignIn } from './sign-in.tsx'
import { WebhooksView } from './webhooks/webhooks-view.tsx'

interface AppProps {
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Preferences) => void
}

/** The inbox: a key first, then what it may see. */
export function App({ preferences, onPreferences }: AppProps) {
  const text = useText()
  const route = parseRoute(useHash())
  const [client, setClient] = useState<Client | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [waiting, setWaiting] = useState(0)
  const signOut = useCallback((why: string | null) => {
    setClient(null)
    setReason(why)
    setToast(null)
    setWaiting(0)
  }, [])
  const { expired } = text.signIn
  const session = useMemo<Session | null>(() => {
    if (client === null) return null
    const guarded = signsOutWhenRefused(client, () => signOut(expired))
    const notify = (message: Omit<ToastMessage, 'id'>): void =>
      setToast((before) => ({ ...message, id: (before?.id ?? 0) + 1 }))
    return { client: guarded, images: createImageStore(guarded), notify }
    // A change of language is no reason to make the session anew.
  }, [client])
  useEffect(() => () => session?.images.clear(), [session])
  const closeToast = useCallback(() => setToast(null), [])
  return (
    <>
      <AppHeader
        name={text.page.inbox}
        sections={session === null ? [] : sectionsOf(route, waiting, text.page)}
        preferences={preferences}
        onPreferences={onPreferences}
        onSignOut={session === null ? null : () => signOut(null)}
      />
      {session === null ? (
        <SignIn key={reason} reason={reason} onOpen={setClient} />
      ) : (
        <SessionContext.Provider value={session}>
          {route.section === 'review' && <ReviewView id={route.id} onWaiting={setWaiting} />}
          {route.section === 'webhooks' && <WebhooksView id={route.id} />}
          {route.section === 'codes' && <CodesView />}
        </SessionContext.Provider>
      )}
      <Toast message={toast} onClose={closeToast} />
    </>
  )
}

function sectionsOf(
  route: Route,
  waiting: number,
  labels: Readonly<Record<Route['section'], string>>,
): readonly Section[] {
  const sections = [
    { section: 'review', icon: 'inbox', count: waiting },
    { section: 'webhooks', icon: 'send', count: 0 },
    { section: 'codes', icon: 'phone', count: 0 },
  ] as const
  return sections.map(({ section, icon, count }) => ({
    href: hrefOf({ section, id: null }),
    label: labels[section],
    icon,
    count,
    isCurrent: route.section === section,
  }))
}

/** A key that is withdrawn while the page is open ends the session. */
function signsOutWhenRefused(client: Client, onRefused: () => void): Client {
  return {
    call: (name, parts) =>
      client.call(name, parts).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) onRefused()
        throw error
      }),
  }
}
