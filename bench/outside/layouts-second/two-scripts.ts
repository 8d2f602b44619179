/** A name in its own letters, word by word; words that the table lacks stay as they are. */
export function inOwnLetters(name: string, words: Readonly<Record<string, string>>): string {
  return name
    .split(/([ -])/)
    .map((word) => words[word] ?? word)
    .join('')
}
