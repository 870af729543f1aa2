import { useRef } from 'react'

type Event = { preventDefault(): void }

/**
 * Ignores an event while what the last one began still runs: a second press of ‘Undo all of it’, or a second Enter in a form,
 * would do the same again or be refused.
 */
export function useOneAtATime<Given extends Event>(handle: ((event: Given) => unknown) | undefined) {
  const isRunning = useRef(false)
  return (event: Given): void => {
    if (isRunning.current) return void event.preventDefault()
    const running = handle?.(event)
    if (!(running instanceof Promise)) return
    isRunning.current = true
    // Passes a failure on, which the frame of the back office reports.
    void running.finally(() => {
      isRunning.current = false
    })
  }
}
