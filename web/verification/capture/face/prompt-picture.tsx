import type { FacePrompt } from '../../../../src/vocabulary/verification/face-prompts.ts'

/** A head that does what is asked for; it stands still where less motion is wanted. Not turned in languages read leftwards. */
export function PromptPicture({ prompt }: { readonly prompt: FacePrompt }) {
  const name = prompt.toLowerCase().replace('_', '-')
  return (
    <svg class={`prompt prompt-${name}`} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle class="prompt-ground" cx="60" cy="60" r="58" />
      <path class="prompt-neck" d="M28 112c2-16 14-22 32-22s30 6 32 22" />
      <g class="prompt-head">
        <path d="M60 22c18 0 27 13 27 31 0 22-12 39-27 39S33 75 33 53c0-18 9-31 27-31z" />
        <g class="prompt-face">
          <circle cx="49" cy="52" r="2.6" />
          <circle cx="71" cy="52" r="2.6" />
          <path d="M60 54v11l-4 2" />
          {prompt === 'MOUTH_OPEN' ? (
            <ellipse class="prompt-mouth" cx="60" cy="77" rx="8" ry="8" />
          ) : (
            <path d="M52 77q8 4 16 0" />
          )}
        </g>
      </g>
      {prompt === 'MOUTH_OPEN' ? null : <path class="prompt-arrow" d={arrows[prompt]} />}
    </svg>
  )
}

const arrows: Readonly<Record<Exclude<FacePrompt, 'MOUTH_OPEN'>, string>> = {
  TURN_LEFT: 'M24 60H6M12 53l-7 7 7 7',
  TURN_RIGHT: 'M96 60h18M108 53l7 7-7 7',
  TURN_UP: 'M60 18V4M53 10l7-7 7 7',
}
