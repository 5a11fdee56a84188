import type { Sound } from '@curio/ui/motion'
import { settings } from '../store/settings.ts'

/**
 * The sounds of a table, made by this page itself: noise through filters for what rattles and rustles, decaying tones
 * for what rings. They are part of Curio and under its license.
 */
class Sounds {
  #audio: AudioContext | null = null
  #noise: AudioBuffer | null = null

  /** The loudness goes from 0 to 1. Before the person has touched the page, browsers and we keep silent. */
  play(sound: Sound, loudness: number): void {
    if (loudness <= 0 || !navigator.userActivation.hasBeenActive) return
    this.#audio ??= new AudioContext()
    const audio = this.#audio
    if (audio.state === 'suspended') void audio.resume()
    const master = audio.createGain()
    master.gain.value = loudness
    master.connect(audio.destination)
    this.#perform(sound, { audio, out: master, at: audio.currentTime + 0.01 })
  }

  #perform(sound: Sound, desk: Desk): void {
    switch (sound) {
      case 'dice':
        // Bone on wood: knocks that come closer and get softer.
        for (const [delay, loud] of KNOCKS) {
          this.#burst(desk, { delay, length: 0.035, pitch: 2400 - delay * 1400, width: 3, loud })
          tone(desk, { delay, pitch: 420 - delay * 160, length: 0.05, loud: loud * 0.4, form: 'triangle' })
        }
        return
      case 'pen':
        this.#burst(desk, { delay: 0, length: 0.12, pitch: 3400, width: 1.2, loud: 0.16 })
        this.#burst(desk, { delay: 0.1, length: 0.1, pitch: 2800, width: 1.2, loud: 0.12 })
        return
      case 'card':
        this.#burst(desk, { delay: 0, length: 0.09, pitch: 1900, width: 0.8, loud: 0.3 })
        this.#burst(desk, { delay: 0.07, length: 0.03, pitch: 3800, width: 1, loud: 0.2 })
        return
      case 'wood':
        tone(desk, { delay: 0, pitch: 210, length: 0.09, loud: 0.5, form: 'sine' })
        this.#burst(desk, { delay: 0, length: 0.02, pitch: 1200, width: 1.5, loud: 0.3 })
        return
      case 'coin':
        for (const [delay, pitch] of RINGS)
          tone(desk, { delay, pitch, length: 0.25, loud: 0.12, form: 'sine' })
        return
      case 'thud':
        tone(desk, { delay: 0, pitch: 95, length: 0.22, loud: 0.8, form: 'sine' })
        this.#burst(desk, { delay: 0, length: 0.05, pitch: 300, width: 0.7, loud: 0.4 })
        return
      case 'bell':
        tone(desk, { delay: 0, pitch: 587.33, length: 0.5, loud: 0.18, form: 'sine' })
        tone(desk, { delay: 0.14, pitch: 783.99, length: 0.6, loud: 0.18, form: 'sine' })
        return
      case 'chord':
        for (const [index, pitch] of CHORD.entries())
          tone(desk, { delay: index * 0.07, pitch, length: 1.8, loud: 0.13, form: 'triangle' })
        return
    }
  }

  #burst({ audio, out, at }: Desk, { delay, length, pitch, width, loud }: Burst): void {
    const source = audio.createBufferSource()
    this.#noise ??= whiteNoise(audio)
    source.buffer = this.#noise
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = width
    source
      .connect(filter)
      .connect(decay(audio, at + delay, length, loud))
      .connect(out)
    source.start(at + delay, Math.random() * 0.5, length + 0.05)
  }
}

interface Desk {
  readonly audio: AudioContext
  readonly out: AudioNode
  readonly at: number
}

interface Burst {
  readonly delay: number
  readonly length: number
  /** The middle of what is let through, in hertz. */
  readonly pitch: number
  readonly width: number
  readonly loud: number
}

interface Tone {
  readonly delay: number
  readonly pitch: number
  readonly length: number
  readonly loud: number
  readonly form: OscillatorType
}

/** When a die knocks, in seconds, and how loud. */
const KNOCKS = [
  [0, 0.7],
  [0.09, 0.55],
  [0.17, 0.6],
  [0.29, 0.4],
  [0.38, 0.3],
  [0.46, 0.2],
  [0.53, 0.12],
] as const
const RINGS = [
  [0, 2637],
  [0.02, 3951],
  [0.08, 3136],
] as const
/** D major, wide. */
const CHORD = [146.83, 293.66, 369.99, 440, 587.33] as const

function tone({ audio, out, at }: Desk, { delay, pitch, length, loud, form }: Tone): void {
  const source = audio.createOscillator()
  source.type = form
  source.frequency.value = pitch
  source.connect(decay(audio, at + delay, length, loud)).connect(out)
  source.start(at + delay)
  source.stop(at + delay + length + 0.05)
}

function decay(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.006 + length)
  return volume
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** The same sound again within this many milliseconds is only louder, not clearer. */
const TOO_SOON = 80

/** Keeps many alike from becoming a rattle. */
export class Repeats {
  readonly #last = new Map<Sound, number>()

  allows(sound: Sound, now: number): boolean {
    const isTooSoon = now - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < TOO_SOON
    if (!isTooSoon) this.#last.set(sound, now)
    return !isTooSoon
  }
}

const sounds = new Sounds()
const repeats = new Repeats()

/** As loud as the settings say, if at all. */
export function playSound(sound: Sound): void {
  const { sound: on, volume } = settings.get()
  if (on && repeats.allows(sound, performance.now())) sounds.play(sound, volume)
}
