import { createContext } from 'react-router'

/** Takes one sentence that says what React Router no longer does, and what is sent instead. */
export type Warn = (change: string) => void

/** Logs why a page was sent in the plain way. */
export const warnContext = createContext<Warn>(console.warn)

/** A change of React Router concerns every page: it is logged once in the life of the process. */
export function createWarnings(): (change: string, warn: Warn) => void {
  const logged = new Set<string>()
  return (change, warn) => {
    if (logged.has(change)) return
    logged.add(change)
    warn(change)
  }
}
