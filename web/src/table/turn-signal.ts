import { mustAnswer } from '@curio/ui'
import { useEffect, useRef } from 'react'
import { settings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** When it is the viewer's turn, the title of the tab says so and a soft sound is played. */
export function useTurnSignal(game: string, { table }: Snapshot): void {
  const words = useWords()
  const mine = mustAnswer(table) !== null
  const before = useRef(mine)
  useEffect(() => {
    document.title = mine ? `${words.table.yourTurnTitle} · ${game}` : `${game} · ${words.brand}`
    return () => {
      document.title = words.brand
    }
  }, [mine, game, words])
  useEffect(() => {
    if (mine && !before.current && settings.get().sound) playChime()
    before.current = mine
  }, [mine])
}

let audio: AudioContext | null = null

/** Two soft notes, a fourth apart. */
export function playChime(): void {
  audio ??= new AudioContext()
  // Browsers stay silent until the person has touched the page; before that nothing can be done.
  if (audio.state === 'suspended') void audio.resume()
  note(audio, 587.33, 0)
  note(audio, 783.99, 0.14)
}

function note(context: AudioContext, frequency: number, delay: number): void {
  const start = context.currentTime + delay
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.09, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.55)
}
