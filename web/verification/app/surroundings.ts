import type { Surroundings } from '../flow/screen-of.ts'
import type { Session } from '../session/session.ts'
import { inAppBrowser } from '../troubles/browser-of.ts'

/** What the page runs in. */
export function surroundingsOf(session: Session | null): Surroundings {
  return {
    isDesktop: isComputer(),
    isInApp: inAppBrowser(navigator.userAgent) !== null,
    maySignHere: maySign(session?.signingOrigins ?? [], framingOrigins()),
  }
}

/** A mouse, and no phone or tablet that has one. */
function isComputer(): boolean {
  const isPhone = /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)
  return !isPhone && navigator.maxTouchPoints < 3 && matchMedia('(hover: hover) and (pointer: fine)').matches
}

/** Origins of the pages around this one; empty where it stands alone, null where the browser does not say. */
function framingOrigins(): readonly string[] | null {
  if (parent === window) return []
  const { ancestorOrigins } = location as { readonly ancestorOrigins?: DOMStringList }
  return ancestorOrigins === undefined ? null : [...ancestorOrigins]
}

/** A page that frames the signing step could lay something over it: every one must be named in the profile. */
export const maySign = (allowed: readonly string[], around: readonly string[] | null): boolean =>
  around?.every((origin) => allowed.includes(origin)) ?? false
