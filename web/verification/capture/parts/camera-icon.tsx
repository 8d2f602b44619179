/** Outlines on a grid of 24 units, for the buttons of the camera. */
const outlines = {
  light: 'M9 3h6l-1 7h4l-8 11 1.5-8H7z',
  voice: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  sound:
    'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 9 18zM19 16a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 19 16z',
  silence:
    'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 9 18zM19 16a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 19 16zM4 3.5l17 17',
  upload: 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 15v4.5h14V15',
} as const

export type CameraIconName = keyof typeof outlines

export function CameraIcon({ name }: { readonly name: CameraIconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  )
}
