import type { ComponentChild } from 'preact'

/** Line drawings on a grid of 160 by 112. Class `tint` is a surface, `soft` a quiet line. */
const drawings = {
  identity: (
    <>
      <rect class="tint" x="22" y="26" width="88" height="60" rx="8" />
      <circle cx="46" cy="50" r="9" />
      <path d="M32 74c1-9 6-13 14-13s13 4 14 13" />
      <path class="soft" d="M72 46h26M72 58h26M72 70h16" />
      <rect class="raised" x="98" y="44" width="38" height="58" rx="7" />
      <path d="M109 74l6 6 11-13M112 95h10" />
    </>
  ),
  card: (
    <>
      <path class="soft" d="M18 32V20h14M128 20h14v12M142 80v12h-14M32 92H18V80" />
      <rect class="tint" x="30" y="28" width="100" height="56" rx="7" />
      <circle cx="53" cy="50" r="8" />
      <path d="M40 73c1-8 6-12 13-12s12 4 13 12" />
      <path class="soft" d="M78 44h38M78 56h38M78 68h22" />
    </>
  ),
  passport: (
    <>
      <path class="soft" d="M34 22V10h14M112 10h14v12M126 90v12h-14M48 102H34V90" />
      <path class="tint" d="M46 18h68v34H46z" />
      <path class="tint" d="M46 52h68v42H46z" />
      <circle cx="62" cy="68" r="6" />
      <path d="M53 84c1-6 4-9 9-9s8 3 9 9" />
      <path class="soft" d="M80 64h26M80 72h26M80 80h16M52 89h56M60 28h40M60 36h40" />
    </>
  ),
  face: (
    <>
      <path class="soft" d="M44 26V12h14M102 12h14v14M116 86v14h-14M58 100H44V86" />
      <ellipse class="tint" cx="80" cy="54" rx="24" ry="31" />
      <path d="M70 50v.01M90 50v.01M80 53v8h-3M71 70c5 4 13 4 18 0" />
    </>
  ),
  phone: (
    <>
      <rect class="tint" x="20" y="22" width="82" height="54" rx="6" />
      <path d="M50 92h22M61 76v16" />
      <rect class="raised" x="92" y="34" width="40" height="64" rx="8" />
      <path d="M108 90h8" />
      <path class="soft" d="M102 46h8v8h-8zM114 46h8v8h-8zM102 58h8v8h-8zM116 60h6M116 66h6" />
    </>
  ),
  message: (
    <>
      <rect class="tint" x="26" y="14" width="46" height="84" rx="9" />
      <path d="M43 88h12" />
      <path
        class="raised"
        d="M60 32h70a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H84l-14 12V72h-4a6 6 0 0 1-6-6V38a6 6 0 0 1 0 0z"
      />
      <path d="M76 52v.01M87 52v.01M98 52v.01M109 52v.01M120 52v.01" />
    </>
  ),
  contract: (
    <>
      <path class="tint" d="M44 12h52l22 22v66H44z" />
      <path d="M96 12v22h22" />
      <path class="soft" d="M58 44h46M58 55h46M58 66h28" />
      <path d="M58 88c5-9 9-12 11-9s-5 11-1 11 6-9 10-9 1 7 6 7 5-4 8-4" />
    </>
  ),
  location: (
    <>
      <path class="soft" d="M24 92l34-12 44 12 34-12M24 92V64l20-7M136 80V52l-20 7" />
      <path class="tint" d="M80 92C64 72 56 58 56 45a24 24 0 0 1 48 0c0 13-8 27-24 47z" />
      <circle cx="80" cy="45" r="9" />
    </>
  ),
  done: (
    <>
      <circle class="tint" cx="80" cy="56" r="38" />
      <path class="thick" d="M62 57l13 13 24-27" />
    </>
  ),
  waiting: (
    <>
      <circle class="tint" cx="80" cy="56" r="38" />
      <path class="thick" d="M80 34v23l14 9" />
    </>
  ),
  stopped: (
    <>
      <circle class="tint" cx="80" cy="56" r="38" />
      <path class="thick" d="M80 36v24M80 74v.01" />
    </>
  ),
  camera: (
    <>
      <path class="tint" d="M30 34h24l8-12h36l8 12h24v58H30z" />
      <circle cx="80" cy="60" r="17" />
      <path class="thick" d="M36 14l88 86" />
    </>
  ),
  link: (
    <>
      <path class="tint" d="M26 22h108v68H26z" />
      <path d="M26 38h108M36 30v.01M44 30v.01M52 30v.01" />
      <path d="M72 76l-6 6a10 10 0 0 1-14-14l8-8M88 56l6-6a10 10 0 0 1 14 14l-8 8M76 52l-2-6M84 82l2 6" />
    </>
  ),
} satisfies Readonly<Record<string, ComponentChild>>

export type IllustrationName = keyof typeof drawings

/** A picture beside words that say the same: hidden from screen readers. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg
      class={`illustration illustration-${name}`}
      viewBox="0 0 160 112"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  )
}
