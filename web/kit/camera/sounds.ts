/** Short sounds of the camera; silent where the browser plays none. */
export interface Sounds {
  /** Something is well. */
  tick(): void
  /** A picture was taken. */
  shutter(): void
  close(): void
}

interface Tone {
  /** Hertz; and seconds from now, until it has faded. */
  readonly pitch: number
  readonly begin: number
  readonly length: number
}

const tick: readonly Tone[] = [{ pitch: 880, begin: 0, length: 0.09 }]
const shutter: readonly Tone[] = [
  { pitch: 660, begin: 0, length: 0.08 },
  { pitch: 1320, begin: 0.09, length: 0.16 },
]
const loudness = 0.12

export function createSounds(): Sounds {
  const context = 'AudioContext' in globalThis ? new AudioContext() : null
  const play = (tones: readonly Tone[]): void => {
    if (context === null) return
    // Browsers let a page play once it was tapped.
    void context.resume().catch(() => undefined)
    for (const tone of tones) playTone(context, tone)
  }
  return {
    tick: () => play(tick),
    shutter: () => play(shutter),
    close: () => void context?.close().catch(() => undefined),
  }
}

function playTone(context: AudioContext, { pitch, begin, length }: Tone): void {
  const [from, to] = [context.currentTime + begin, context.currentTime + begin + length]
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, to)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(to)
}
