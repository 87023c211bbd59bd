import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { newId } from '../../lib/new-id.ts'
import { submit } from '../../lib/outbox/submit.ts'
import type { Course } from './course.ts'

/** Seconds from which on something counts as practiced. Who only looked at the steps has not. */
export const leastSeconds = 30

/** Saves once that a course was practiced, if it was for long enough; kept on this device until it is sent. */
export function useSavePractice(course: Course): (seconds: number) => void {
  const client = useQueryClient()
  const [practice] = useState(() => ({ id: newId(), isSaved: false }))
  return (seconds) => {
    if (practice.isSaved || seconds < leastSeconds) return
    practice.isSaved = true
    const { title, themeId } = course
    const body = {
      id: practice.id,
      theme_id: themeId,
      exercise: title.slice(0, lengths.themeTitle),
      seconds: Math.min(seconds, lengths.practiceSeconds),
      at: new Date().toISOString(),
    }
    // Nothing on the screen waits for it, and a refusal is listed with what waits.
    submit(client, { name: 'POST /practice', things: [`practice:${practice.id}`], body }).catch((error) =>
      logFailure('A practice was not saved.', error),
    )
  }
}
