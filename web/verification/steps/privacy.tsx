import { useCompany, useSession } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'

/** Who gets the data, for how long, and how to withdraw. */
export function Privacy() {
  const { storedDays, url, contact } = useSession().privacy
  const { privacy } = useText().flow
  return (
    <details class="privacy">
      <summary>{privacy.title}</summary>
      <ul>
        <li>{privacy.who(useCompany())}</li>
        <li>{storedDays === null ? privacy.untilDeleted : privacy.days(storedDays)}</li>
        <li>{privacy.withdraw(contact)}</li>
        {url === '' ? null : (
          <li>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {privacy.notice}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
