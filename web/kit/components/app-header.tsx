import { isLanguage, languageCodes, languages } from '../../i18n/languages.ts'
import { useText } from '../../i18n/text.ts'
import { themes, type Preferences } from '../state/preferences.ts'
import { Icon, type IconName } from './icon.tsx'
import { Mark } from './mark.tsx'

export interface Section {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  readonly isCurrent: boolean
  readonly count?: number
}

interface AppHeaderProps {
  /** Of the page, beside that of the product. */
  readonly name: string
  readonly sections: readonly Section[]
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Preferences) => void
  /** Null while no one has signed in. */
  readonly onSignOut: (() => void) | null
}

/** Name of the page, its sections, and how a person wants it. */
export function AppHeader({ name, sections, preferences, onPreferences, onSignOut }: AppHeaderProps) {
  const { page } = useText()
  return (
    <header class="app-header">
      <button type="button" class="skip" onClick={() => document.querySelector('main')?.focus()}>
        {page.skip}
      </button>
      <span class="brand">
        <Mark />
        <span class="brand-name">Symbolon</span>
        <span class="brand-page">{name}</span>
      </span>
      {sections.length > 0 && (
        <nav class="sections" aria-label={page.sections}>
          {sections.map(({ href, label, icon, isCurrent, count }) => (
            <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{label}</span>
              {count !== undefined && count > 0 && <span class="count">{count}</span>}
            </a>
          ))}
        </nav>
      )}
      <div class="tools">
        <PreferenceMenu preferences={preferences} onPreferences={onPreferences} />
        {onSignOut !== null && (
          <button
            type="button"
            class="button button-plain"
            aria-label={page.signOut}
            title={page.signOut}
            onClick={onSignOut}
          >
            <Icon name="signOut" />
          </button>
        )}
      </div>
    </header>
  )
}

/** Language and colours, folded away; Escape and a click elsewhere close it. */
function PreferenceMenu({
  preferences,
  onPreferences,
}: Pick<AppHeaderProps, 'preferences' | 'onPreferences'>) {
  const { page } = useText()
  return (
    <>
      <button
        type="button"
        class="button button-plain"
        popovertarget="settings"
        aria-label={page.settings}
        title={page.settings}
      >
        <Icon name="settings" />
      </button>
      <div id="settings" popover="auto" class="menu" role="group" aria-label={page.settings}>
        <label for="language">{page.language}</label>
        <select
          id="language"
          class="input"
          value={preferences.language}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) onPreferences({ ...preferences, language: value })
          }}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </select>
        <label for="theme">{page.theme.label}</label>
        <select
          id="theme"
          class="input"
          value={preferences.theme}
          onChange={({ currentTarget: { value } }) => {
            const theme = themes.find((known) => known === value)
            if (theme !== undefined) onPreferences({ ...preferences, theme })
          }}
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {page.theme[theme]}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
