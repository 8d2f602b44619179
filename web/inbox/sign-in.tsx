import { useState } from 'preact/hooks'
import { useText } from '../i18n/text.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { ApiError, createClient, type Client } from '../kit/client/client.ts'
import { Icon } from '../kit/components/icon.tsx'
import { Mark } from '../kit/components/mark.tsx'

interface SignInProps {
  /** Why the last key was given up; null at first. */
  readonly reason: string | null
  readonly onOpen: (client: Client) => void
}

const shownKey = { type: 'text' } as const
const hiddenKey = { type: 'password' } as const

/** Takes a key, tries it once, and gives a client that holds it. */
export function SignIn({ reason, onOpen }: SignInProps) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(reason)
  const open = async (key: string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const client = createClient(key)
    try {
      await client.call('GET /transaction', { query: { limit: 1, decision: 'review' } })
      onOpen(client)
    } catch (error) {
      setFailure(failureText(error, text))
      setBusy(false)
    }
  }
  return (
    <main id="content" class="sign-in" tabIndex={-1}>
      <form
        class="card"
        onSubmit={(event) => {
          event.preventDefault()
          const key = new FormData(event.currentTarget).get('key')
          if (typeof key === 'string') void open(key.trim())
        }}
      >
        <Mark />
        <h1>{text.signIn.title}</h1>
        <p class="quiet">{text.signIn.lead}</p>
        <KeyField isRefused={failure !== null} />
        <div role="alert">{failure !== null && <p class="form-error">{failure}</p>}</div>
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {isBusy ? text.signIn.opening : text.signIn.open}
        </button>
      </form>
    </main>
  )
}

/** The key, hidden while it is typed. */
function KeyField({ isRefused }: { readonly isRefused: boolean }) {
  const { signIn: texts } = useText()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <label for="key">{texts.key}</label>
      <div class="key-line">
        <input
          id="key"
          name="key"
          class="input"
          {...(isShown ? shownKey : hiddenKey)}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          aria-describedby="key-hint"
          aria-invalid={isRefused}
        />
        <button
          type="button"
          class="button button-plain"
          aria-label={texts.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
      <p id="key-hint" class="quiet small">
        {texts.hint}
      </p>
    </>
  )
}

function failureText(error: unknown, { signIn, page }: Catalogue): string {
  if (!(error instanceof ApiError)) return page.failed
  if (error.status === 401) return signIn.unknown
  if (error.status === 403) return error.code === 'ERROR_KEY_FORBIDDEN' ? signIn.forbidden : error.message
  return error.code === 'NO_ANSWER' ? page.offline : error.message
}
