import { useEffect } from 'preact/hooks'
import { postResult } from '../app/post-result.ts'
import type { LinkTrouble } from '../flow/flow-state.ts'
import { useFlow } from '../app/page-flow.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { StepScreen } from '../parts/step-screen.tsx'

type Link = Catalogue['troubles']['link']

const texts: Readonly<Record<LinkTrouble, (link: Link) => readonly [title: string, text: string]>> = {
  'no-address': (link) => [link.noAddress, link.noAddressText],
  unknown: (link) => [link.unknown, link.unknownText],
  'hand-off-used': (link) => [link.handOffUsed, link.handOffUsedText],
  'not-now': (link) => [link.notNow, link.notNowText],
}

/** Nothing can be done with this address, and why. */
export function LinkBlocked() {
  const { trouble } = useFlow().state
  const { flow, troubles } = useText()
  useEffect(() => postResult('error', ''), [])
  const [title, text] = texts[trouble ?? 'unknown'](troubles.link)
  return <StepScreen title={title} lead={text} illustration="link" pageTitle={flow.name} />
}
