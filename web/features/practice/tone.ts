import type { Phase } from './breath.ts'

/** What is heard: each phase of a breath, and that the time of a step is over. */
export type Sound = Phase | 'over'

/** A fifth apart, low, so that nobody is startled (hertz); seconds that each takes to fade. */
const pitches: Record<Sound, { from: number; to: number; fades: number }> = {
  in: { from: 196, to: 220, fades: 2.4 },
  hold: { from: 294, to: 294, fades: 1.2 },
  out: { from: 165, to: 147, fades: 3.2 },
  rest: { from: 110, to: 110, fades: 1.6 },
  over: { from: 392, to: 392, fades: 4 },
}
const loudness = 0.12

let context: AudioContext | undefined

/** Makes sound possible; to be called within a press, as browsers want it. */
export function wakeTones(): void {
  context ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  void context?.resume().catch(() => undefined)
}

/** Lets the device's sound rest until it is made possible again. */
export function restTones(): void {
  void context?.suspend().catch(() => undefined)
}

/** Plays a soft tone, made of two sines; nothing where the browser has no sound. */
export function play(sound: Sound): void {
  if (!context) return
  // A call, or a device that slept, has stopped it.
  if (context.state !== 'running') void context.resume().catch(() => undefined)
  const { from, to, fades } = pitches[sound]
  const now = context.currentTime
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(loudness, now + 0.35)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + fades)
  gain.connect(context.destination)
  for (const [times, share] of [
    [1, 1],
    [2, 0.18],
  ] as const) {
    const sine = context.createOscillator()
    const part = context.createGain()
    part.gain.value = share
    sine.frequency.setValueAtTime(from * times, now)
    sine.frequency.exponentialRampToValueAtTime(to * times, now + fades)
    sine.connect(part).connect(gain)
    sine.start(now)
    sine.stop(now + fades)
  }
}
