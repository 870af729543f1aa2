import { createContext } from 'react-router'

/** Takes a sentence that says what React Router no longer does, and what is sent instead. */
export type Warn = (change: string) => void

/** Logs why a page was sent without the optimisation. */
export const warnContext = createContext<Warn>(console.warn)

/** A change in React Router affects every page, so it is logged once per process. */
export function createWarnings(): (change: string, warn: Warn) => void {
  const logged = new Set<string>()
  return (change, warn) => {
    if (logged.has(change)) return
    logged.add(change)
    warn(change)
  }
}
