import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useText } from '../i18n/text.ts'
import { Illustration, type IllustrationName } from './illustration.tsx'

interface StepScreenProps {
  readonly title: string
  readonly lead?: string
  readonly illustration?: IllustrationName
  /** Why the last try did not work, as a sentence. */
  readonly problem?: string | null
  /** Of the window; what is shown may be none of the business of a list of windows. */
  readonly pageTitle?: string
  readonly children?: ComponentChildren
  /** Buttons, the most important first. */
  readonly actions?: ComponentChildren
}

/** One screen: a heading that takes the focus, one idea, and what to do below. */
export function StepScreen(props: StepScreenProps) {
  const { title, lead, illustration, problem = null, pageTitle, children, actions } = props
  const { flow } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = pageTitle ?? flow.title(title)
  }, [pageTitle, title, flow])
  return (
    <>
      <div class="screen">
        {illustration === undefined ? null : <Illustration name={illustration} />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p class="lead">{lead}</p>}
        <div role="alert">{problem === null ? null : <p class="problem">{problem}</p>}</div>
        {children}
      </div>
      {actions === undefined ? null : <div class="actions">{actions}</div>}
    </>
  )
}
