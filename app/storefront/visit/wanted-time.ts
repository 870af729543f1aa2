import { useState } from 'react'
import { keepFree, type Times } from './times.ts'

/** The time that was chosen. One that is no longer offered is forgotten, so that no time is booked that nobody sees. */
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
