const dayMs = 86_400_000
const slotMs = 15 * 60_000
const slots = dayMs / slotMs

/**
 * Adds up amounts that several devices counted. A day has 96 quarter-hours. In each of them the device that counted
 * most counts alone. So a telephone and a watch that were worn together are not added, and what only one of them saw is
 * not lost.
 */
export function quarterHours() {
  const days = new Map<number, Map<string, Float64Array>>()

  const put = (slot: number, device: string, amount: number) => {
    const day = Math.floor(slot / slots)
    const devices = days.get(day) ?? new Map<string, Float64Array>()
    days.set(day, devices)
    const counts = devices.get(device) ?? new Float64Array(slots)
    devices.set(device, counts)
    const place = slot - day * slots
    counts[place] = (counts[place] ?? 0) + amount
  }

  return {
    /** An amount from one moment of the person's clock to another, in milliseconds, spread evenly. */
    add(device: string, from: number, to: number, amount: number): void {
      const first = Math.floor(from / slotMs)
      if (to <= (first + 1) * slotMs) {
        put(first, device, amount)
        return
      }
      for (let slot = first; slot * slotMs < to; slot += 1) {
        const within = Math.min(to, (slot + 1) * slotMs) - Math.max(from, slot * slotMs)
        put(slot, device, (amount * within) / (to - from))
      }
    },

    /** The sum of each day, `YYYY-MM-DD`. */
    sums(): Map<string, number> {
      return new Map(
        [...days].map(([day, devices]): [string, number] => {
          let sum = 0
          for (let slot = 0; slot < slots; slot += 1) {
            let most = 0
            for (const counts of devices.values()) most = Math.max(most, counts[slot] ?? 0)
            sum += most
          }
          // The last digits of a sum depend on the order of its parts.
          return [new Date(day * dayMs).toISOString().slice(0, 10), Math.round(sum * 1e6) / 1e6]
        }),
      )
    },
  }
}
