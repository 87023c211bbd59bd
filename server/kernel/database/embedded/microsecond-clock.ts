/**
 * A clock in fractional milliseconds, for PostgreSQL to take its microseconds from: on `Date.now` alone,
 * every row written within a millisecond would carry the same instant. It never runs ahead of or behind the
 * wall clock by more than a few milliseconds, and follows it when it is set.
 */
export function microsecondClock(wall: () => number, ticks: () => number): () => number {
  let offset = wall() - ticks()
  return () => {
    const now = wall()
    const fine = offset + ticks()
    if (Math.abs(fine - now) < 5) return fine
    offset = now - ticks()
    return now
  }
}
