/** Lines of Han and Kana go on without a blank. */
export const isRunOn = (before: string, text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d)）]$/u.test(before.trim()) && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d(（]/u.test(text) && /[\p{Script=Han}\p{Script=Katakana}]/u.test(before + text) // prettier-ignore
