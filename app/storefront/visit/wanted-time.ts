import { useState } from 'react'
import { keepFree, type Times } from './times.ts'

/** The chosen time. One that is no longer offered is cleared, so that nobody books a time that they do not see. */
export function useWantedTime(times: Times, before = '') {
  const [wanted, setWanted] = useState(before)
  const [lost, setLost] = useState('')
  const startsAt = keepFree(times, wanted)
  if (times.slots && wanted && !startsAt) {
    setLost(wanted)
    setWanted('')
  }
  const choose = (chosen: string) => {
    setWanted(chosen)
    setLost('')
  }
  return { startsAt, lost, choose }
}
