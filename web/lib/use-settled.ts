import { useEffect, useState } from 'react'

/** A value, such as a typed text, once it has not changed for so long (milliseconds). */
export function useSettled<Value>(value: Value, afterMs = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
