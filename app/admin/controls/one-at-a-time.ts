import { createContext, type MouseEvent, useRef, useState } from 'react'
import { guardPress } from './guarded-press.ts'

type Event = { preventDefault(): void }

/**
 * Ignores an event while the action of the last one still runs: a second press of ‘Undo all of it’, or a second Enter in a
 * form, would do the same again or be refused. `isRunning` is for the button, which should look disabled.
 */
export function useOneAtATime<Given extends Event>(handle: ((event: Given) => unknown) | undefined) {
  const hasBegun = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const change = (runs: boolean) => {
    hasBegun.current = runs
    setIsRunning(runs)
  }
  const handleOnce = (event: Given): void => {
    if (hasBegun.current) return void event.preventDefault()
    const running = handle?.(event)
    if (!(running instanceof Promise)) return
    change(true)
    // Passes a rejection on: the frame of the back office reports it.
    void running.finally(() => change(false))
  }
  return { handleOnce, isRunning }
}

type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/** The props of a button that runs one action at a time, and looks disabled while it runs. */
export function useOnePress(onClick: Press | undefined, disabled = false) {
  const { handleOnce, isRunning } = useOneAtATime(onClick)
  return guardPress(disabled || isRunning, handleOnce)
}

/** Whether the action of the surrounding form still runs; its button reads this. */
export const FormIsRunning = createContext(false)
