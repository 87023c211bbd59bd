import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { announce } from '../../lib/announce.ts'
import { isRightToLeft } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { Controls } from './controls.tsx'
import type { Course } from './course.ts'
import { useDeviceChoice } from './device-choice.ts'
import { Ending } from './ending.tsx'
import { rememberPlace } from './left-place.ts'
import { phaseWords } from './phase-words.ts'
import './player.css'
import { Stage } from './stage.tsx'
import { StepWords } from './step-words.tsx'
import { play, restTones, type Sound, wakeTones } from './tone.ts'
import { TopBar } from './top-bar.tsx'
import { type Player as Playing, usePlayer } from './use-player.ts'
import { leastSeconds, useSavePractice } from './use-save-practice.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Plays the sound and the vibration of each phase of breath and clock, once. */
function useSounds({ moment, place, isPaused }: Playing, isHeard: boolean, isFelt: boolean) {
  const { phase, isOver } = moment
  const sound: Sound | undefined = isOver ? 'over' : phase
  const tell = useEffectEvent((what: Sound) => {
    announce(what === 'over' ? t('Your time is over. Go on when you like.') : phaseWords(what))
    if (isHeard) play(what)
    if (isFelt) navigator.vibrate?.(what === 'over' ? [40, 80, 40] : 30)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins its phases anew.
  useEffect(() => {
    if (sound && !isPaused) tell(sound)
  }, [sound, isPaused, place])
}

/** Each step is told once, when it comes. */
function useToldSteps({ place, step }: Playing, count: number) {
  const tell = useEffectEvent(() => {
    if (!step) return
    const text = [step.text, ...(step.list ?? [])].join(' ')
    announce(t('{step} of {count}: {text}', { step: place + 1, count, text }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the place changes.
  useEffect(() => tell(), [place])
}

export type PlayerProps = {
  course: Course
  /** The step to begin at, counted from 0. */
  from: number
  onClose: () => void
}

/**
 * Plays a course over the whole screen in the week's color, a step at a time, and asks at its end how one is. Left before
 * half a minute, it closes; later it ends as it does after the last step.
 */
export default function Player({ course, from, onClose }: PlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const id = useId()
  const memberId = useUser().id
  const player = usePlayer(course, from)
  const { place, step, moment, isPaused, isEnded } = player
  const save = useSavePractice(course)
  const [isHeard, setHeard] = useDeviceChoice('practice-tone')
  const [isFelt, setFelt] = useDeviceChoice('practice-vibration')
  useWakeLock(!isPaused && !isEnded)
  useSounds(player, isHeard, isFelt)
  useToldSteps(player, course.steps.length)
  useEffect(() => {
    // Browsers want a press before they sound; the one that opened this has just been.
    if (isHeard) wakeTones()
  }, [isHeard])
  useEffect(() => restTones, [])
  useEffect(() => {
    if (!isEnded) rememberPlace(memberId, course, place)
  }, [memberId, course, place, isEnded])

  function goTo(next: number) {
    player.goTo(next)
    if (next < course.steps.length) return
    save(player.practicedSeconds())
    rememberPlace(memberId, course, 0)
  }
  /** Ends it here; who has only looked simply leaves. */
  function leave() {
    if (isEnded || player.practicedSeconds() < leastSeconds) return onClose()
    save(player.practicedSeconds())
    player.goTo(course.steps.length)
  }
  const swipe = useSwipe((by) => !isEnded && goTo(place + by))

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="player"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onKeyDown={(event) => {
        if (isEnded || event.altKey || event.ctrlKey || event.metaKey) return
        const isRtl = isRightToLeft()
        const isPressed = event.target instanceof Element && event.target.closest('button')
        if (event.key === ' ' && !isPressed) {
          event.preventDefault()
          player.togglePause()
        } else if (event.key === 'ArrowRight') goTo(place + (isRtl ? -1 : 1))
        else if (event.key === 'ArrowLeft') goTo(place + (isRtl ? 1 : -1))
      }}
    >
      <div className="player-sheet" {...swipe}>
        <TopBar
          course={course}
          place={place}
          titleId={id}
          onLeave={leave}
          tone={[isHeard, setHeard]}
          vibration={[isFelt, setFelt]}
        />
        {isEnded || !step ? (
          <Ending course={course} isCounted={player.practicedSeconds() >= leastSeconds} onClose={onClose} />
        ) : (
          <>
            <div className="player-middle">
              <Stage
                course={course}
                breathedMs={step.isBreathed && !moment.isOver ? moment.breathedMs : undefined}
                isPaused={isPaused}
              />
              <StepWords step={step} moment={moment} isPaused={isPaused} />
            </div>
            <Controls
              isFirst={place === 0}
              isLast={place === course.steps.length - 1}
              isPaused={isPaused}
              isOver={moment.isOver}
              onGo={(by) => goTo(place + by)}
              onPause={player.togglePause}
            />
          </>
        )}
      </div>
    </dialog>
  )
}
