/** Outlines on a grid of 24 units, drawn with the colour of the text around them. */
const outlines = {
  accept: 'M5 12.5 10 17.5 19.5 7',
  reject: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  review: 'M12 7v5.2l3.3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  warning: 'M12 9v4.2M12 16.6v.01M12 3.8 2.9 19.2h18.2z',
  info: 'M12 11v5.5M12 7.6v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  refresh: 'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.4 9.5A8 8 0 0 0 5.6 7.2M4.6 14.5a8 8 0 0 0 13.8 2.3',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  signOut: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9.5',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.2v.01',
  inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.7l1.3 2.5h4l1.3-2.5H20',
  send: 'M20.5 3.5 10.3 13.7M20.5 3.5 14 20.5l-3.7-6.8-6.8-3.7z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  document: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9.2 14.6l2.1 2.1 4-4.4',
  phone: 'M7.5 2.8h9v18.4h-9zM11 18.2h2',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
} as const

export type IconName = keyof typeof outlines

/** A picture beside words that say the same: hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  )
}
