/** What of a text is never meant to be seen. */
const leftovers = /undefined|\[object|\bNaN\b|=>|\$\{|\bnull\b/

/** Pixels by which rounding may differ. */
const slack = 1.5

/** What a person would see go wrong on the page as it is now, a line each: cut texts, a page that is too wide, leftovers. */
export function examinePage(root: HTMLElement): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...(scrollWidth > clientWidth ? [`wider than the screen by ${scrollWidth - clientWidth}`] : []),
    ...textsIn(root).flatMap(cutText),
    ...cameraFaults(root),
    ...[leftovers.exec(root.innerText)?.[0]].flatMap((found) =>
      found === undefined ? [] : [`says ${found}`],
    ),
  ]
}

interface ShownText {
  readonly text: string
  readonly box: DOMRect
  readonly parent: Element
}

/** Texts that can be seen, with the box that each fills. */
function textsIn(root: HTMLElement): readonly ShownText[] {
  const found: ShownText[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node
    if (parent === null || parent.closest('option, .visually-hidden, .skip, .company') !== null) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width > 0) found.push({ text: node.textContent ?? '', box, parent })
  }
  return found
}

/** Boxes that a text must stay in: the screen across, its control, and all that cut off what reaches beyond them. */
function cutText({ text, box, parent }: ShownText): readonly string[] {
  const said = text.slice(0, 60)
  if (box.left < -slack || box.right > innerWidth + slack) return [`beyond the screen: ${said}`]
  for (let around: Element | null = parent; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    const isControl = around.matches('button, a[href], label, select, .capture-hint')
    const frame = around.getBoundingClientRect()
    const isWide = box.left < frame.left - slack || box.right > frame.right + slack
    const isHigh = box.top < frame.top - slack || box.bottom > frame.bottom + slack
    if (isWide && (isControl || overflowX === 'hidden')) return [`cut off across: ${said}`]
    if (isHigh && (isControl || overflowY === 'hidden')) return [`cut off in height: ${said}`]
  }
  return []
}

/** The camera fills the screen: its buttons stay on it, and its picture stays where it is whatever is said. */
function cameraFaults(root: HTMLElement): readonly string[] {
  const says = root.querySelector('.capture-says')
  const most = says === null ? 0 : Number.parseFloat(getComputedStyle(says).minHeight)
  return [
    ...[...root.querySelectorAll('.capture button')].flatMap((button) =>
      button.getBoundingClientRect().bottom > innerHeight + slack
        ? [`below the screen: ${button.textContent}`]
        : [],
    ),
    ...(says !== null && says.getBoundingClientRect().height > most + slack
      ? [`moves the picture: ${says.textContent}`]
      : []),
  ]
}

/** What reads in one direction in every language, or is drawn. */
const sameInBoth = 'svg *, #page [dir] *, .capture-picture *, .visually-hidden'

/** Elements that do not lie mirrored when the page is read from the right; the page is turned back afterwards. */
export function mirrorFaults(root: HTMLElement): readonly string[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => !element.matches(sameInBoth) && element.getBoundingClientRect().width > 0,
  )
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const { dir } = document.documentElement
  document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl'
  const width = document.documentElement.clientWidth
  const faults = elements.flatMap((element, at) => {
    const { left, right } = element.getBoundingClientRect()
    const before = boxes[at] ?? new DOMRect()
    const isMirrored =
      Math.abs(width - right - before.left) <= slack && Math.abs(width - left - before.right) <= slack
    return isMirrored ? [] : [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`]
  })
  document.documentElement.dir = dir
  return faults
}
