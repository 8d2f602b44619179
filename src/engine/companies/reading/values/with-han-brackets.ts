/** `（有 限合伙)`: brackets behind signs of Han have their width, and lines within them go on without a blank. */
const inBrackets = /(?<=\p{Script=Han}\s?)[（(]([\p{Script=Han}\s]+)[)）]/gu

/** A name in Han with the brackets of its form as registers write them. */
export function withHanBrackets(name: string): string {
  return name.replace(inBrackets, (_, inside: string) => `（${inside.replace(/\s+/gu, '')}）`)
}
