import './main.css'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { languages } from '../i18n/languages.ts'
import { TextContext, type LocalisedText } from '../i18n/text.ts'
import { preferenceQuery, readPreferences, type Preferences } from '../kit/state/preferences.ts'
import { App } from './app.tsx'

interface PageProps {
  readonly initial: Preferences
  readonly initialText: LocalisedText
}

/** The page in the language and the colours that a person wants. */
function Page({ initial, initialText }: PageProps) {
  const [preferences, setPreferences] = useState(initial)
  const [localised, setLocalised] = useState(initialText)
  const { language, theme } = preferences
  useEffect(() => {
    const query = preferenceQuery({ language, theme }, navigator.languages)
    history.replaceState(null, '', `${location.pathname}${query}${location.hash}`)
    document.documentElement.dataset['theme'] = theme
  }, [language, theme])
  useEffect(() => {
    let isWanted = true
    void languages[language].load().then((text) => {
      if (isWanted) setLocalised({ language, text })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = localised.language
    document.title = localised.text.page.title
  }, [localised])
  return (
    <TextContext.Provider value={localised}>
      <App preferences={preferences} onPreferences={setPreferences} />
    </TextContext.Provider>
  )
}

const root = document.getElementById('page')
if (root === null) throw new Error('index.html has no element "page".')
const initial = readPreferences(location.search, navigator.languages)
document.documentElement.dataset['theme'] = initial.theme
const text = await languages[initial.language].load()
render(<Page initial={initial} initialText={{ language: initial.language, text }} />, root)
