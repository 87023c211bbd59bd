/** How one breathes where an exercise says nothing else, in seconds: in for four, out for six. */
export const usualBreath = { in: 4, hold: 0, out: 6, rest: 0 }
