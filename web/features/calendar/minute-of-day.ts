/** The minute of the day of a wall clock's `HH:MM`. */
export const minuteOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The minute of the day of a moment, on this device. */
export const minuteOf = (moment: Date): number => moment.getHours() * 60 + moment.getMinutes()
