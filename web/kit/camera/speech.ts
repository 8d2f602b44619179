/** Whether the browser reads texts aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Reads a text aloud instead of what is being read. */
export function speak(text: string, language: string): void {
  if (!canSpeak()) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
