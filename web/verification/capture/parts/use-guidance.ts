import { useEffect, useRef, useState } from 'preact/hooks'
import { createSounds, type Sounds } from '../../../kit/camera/sounds.ts'
import { canSpeak, speak, stopSpeaking } from '../../../kit/camera/speech.ts'
import { useLanguageTag } from '../../i18n/text.ts'

/** Guidance that needs no look at the screen. */
export interface Guidance {
  readonly hasVoice: boolean
  readonly isVoiceOn: boolean
  readonly isSoundOn: boolean
  readonly toggleSound: () => void
  readonly toggleVoice: () => void
  /** Something is well; a picture was taken: by sound and by vibration. */
  readonly tick: () => void
  readonly shutter: () => void
  /** Something is amiss: by vibration alone, as its sentence is read aloud. */
  readonly nudge: () => void
}

/** Milliseconds of vibration, and of pauses between: no two feel the same in the hand. */
const vibrations = { tick: [15], shutter: [40], nudge: [20, 80, 20] } as const

/** Milliseconds after which a hint that still holds is read again. */
const repeatEvery = 6000

/** @param hint what is said now: read aloud whenever it changes, if the person wants that */
export function useGuidance(hint: string): Guidance {
  const language = useLanguageTag()
  const [isVoiceOn, setVoiceOn] = useState(false)
  const [isSoundOn, setSoundOn] = useState(true)
  const sounds = useRef<Sounds | null>(null)
  useEffect(() => {
    const made = createSounds()
    sounds.current = made
    return () => {
      made.close()
      stopSpeaking()
    }
  }, [])
  useEffect(() => {
    if (!isVoiceOn || hint === '') return
    speak(hint, language)
    const again = setInterval(() => speak(hint, language), repeatEvery)
    return () => clearInterval(again)
  }, [isVoiceOn, hint, language])
  return {
    hasVoice: canSpeak(),
    isVoiceOn,
    isSoundOn,
    toggleSound: () => setSoundOn(!isSoundOn),
    toggleVoice: () => {
      stopSpeaking()
      setVoiceOn(!isVoiceOn)
    },
    tick: () => {
      if (isSoundOn) sounds.current?.tick()
      vibrate('tick')
    },
    shutter: () => {
      if (isSoundOn) sounds.current?.shutter()
      vibrate('shutter')
    },
    nudge: () => vibrate('nudge'),
  }
}

function vibrate(kind: keyof typeof vibrations): void {
  // Not in Safari.
  if (Reflect.has(navigator, 'vibrate')) navigator.vibrate([...vibrations[kind]])
}
