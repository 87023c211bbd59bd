const perDay = 1440

/** A set of minutes since 1970: one bit each, 180 bytes for each day that has any. */
export function minuteSet() {
  const days = new Map<number, Uint8Array>()
  return {
    /** Adds the minutes from one up to before another. */
    add(from: number, to: number): void {
      for (let minute = from; minute < to; minute += 1) {
        const day = Math.floor(minute / perDay)
        const bits = days.get(day) ?? new Uint8Array(perDay / 8)
        days.set(day, bits)
        const place = minute - day * perDay
        bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
      }
    },
    has(minute: number): boolean {
      const day = Math.floor(minute / perDay)
      const place = minute - day * perDay
      return (((days.get(day)?.[place >> 3] ?? 0) >> (place & 7)) & 1) === 1
    },
    /** The runs of minutes without a gap, in order: the first minute, and the one after the last. */
    *runs(): Generator<{ from: number; to: number }> {
      let open: { from: number; to: number } | undefined
      for (const day of [...days.keys()].sort((a, b) => a - b)) {
        const bits = days.get(day) as Uint8Array
        for (let place = 0; place < perDay; place += 1) {
          if (((bits[place >> 3] ?? 0) >> (place & 7)) & 1) {
            const minute = day * perDay + place
            if (open?.to === minute) open.to += 1
            else {
              if (open) yield open
              open = { from: minute, to: minute + 1 }
            }
          }
        }
      }
      if (open) yield open
    },
  }
}
