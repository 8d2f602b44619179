import { useEffect, useMemo, useState } from 'preact/hooks'
import type { FlowDriver } from '../flow/flow-driver.ts'
import { addressInLanguage, chooseLanguage } from '../i18n/choose-language.ts'
import { type LanguageCode, languageOf } from '../i18n/languages.ts'
import { type LocalisedText, TextContext } from '../i18n/text.ts'
import { PageFlowContext } from './page-flow.ts'
import { Shell } from './shell.tsx'
import { startFlow } from './start-flow.ts'
import { surroundingsOf } from './surroundings.ts'
import { useDriver } from './use-driver.ts'

interface AppProps {
  readonly initial: LocalisedText
}

/** The whole page behind a hosted link. */
export function App({ initial }: AppProps) {
  const { driver, client, locate } = useMemo(() => startFlow(() => document.documentElement.lang), [])
  const { localised, choose } = useLanguageChoice(initial, driver)
  const state = useDriver(driver)
  useEffect(() => {
    // Another link in the same tab is another flow.
    const begin = (): void => location.reload()
    addEventListener('hashchange', begin)
    return () => removeEventListener('hashchange', begin)
  }, [])
  const around = useMemo(() => surroundingsOf(state.session), [state.session])
  return (
    <TextContext.Provider value={localised}>
      <PageFlowContext.Provider value={{ driver, client, state, around, locate }}>
        <Shell onLanguage={choose} />
      </PageFlowContext.Provider>
    </TextContext.Provider>
  )
}

/** Texts of the chosen language; the old ones stay until the new ones are there. */
function useLanguageChoice(
  initial: LocalisedText,
  { look }: Pick<FlowDriver, 'look'>,
): {
  readonly localised: LocalisedText
  readonly choose: (code: LanguageCode) => void
} {
  const [localised, setLocalised] = useState(initial)
  const choose = (code: LanguageCode): void => {
    void loadLanguage(code).then(
      (loaded) => {
        history.replaceState(history.state, '', addressInLanguage(location.href, code))
        showLanguage(loaded.code)
        setLocalised(loaded)
        // What a person agrees to comes from the service, in the language of the page.
        void look()
      },
      // Without a network the page stays as it is.
      () => undefined,
    )
  }
  return { localised, choose }
}

export function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = languageOf(code).tag
  document.documentElement.dir = languageOf(code).direction
}

const loadLanguage = async (code: LanguageCode): Promise<LocalisedText> => ({
  code,
  text: await languageOf(code).load(),
})

/** The language of the address or of the browser; English where its texts do not come. */
export async function firstLanguage(): Promise<LocalisedText> {
  const code = chooseLanguage(location.search, navigator.languages)
  const loaded = await loadLanguage(code).catch(() => loadLanguage('en'))
  showLanguage(loaded.code)
  return loaded
}
