import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/** A part of the page that may hold unsaved input. */
type Guard = { isChanged(): boolean }
type Answer = { stay(): void; leave(): void }
type Go = () => Promise<void>
type Leaving = Answer & { guards: Set<Guard>; asking: Guard | null; askBefore(go: Go): void }

const noGuards: Leaving = { guards: new Set(), asking: null, stay() {}, leave() {}, askBefore: (go) => void go() }
const LeavingContext = createContext(noGuards)

/** Lets each changed part of the page ask before another page opens, the innermost first: the router allows only one blocker. */
export function LeaveQuestions({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>())
  const [asking, setAsking] = useState<Guard | null>(null)
  const [left] = useState(() => new Set<Guard>())
  const wanted = useRef<Go>(undefined)
  const findChanged = () => [...guards].findLast((guard) => !left.has(guard) && guard.isChanged())
  const askNext = () => {
    const next = findChanged() ?? null
    setAsking(next)
    return next !== null
  }
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && askNext(),
  )
  const go = (wish: Go) => void wish().finally(() => left.clear())
  const askBefore = (wish: Go) => {
    if (!askNext()) return go(wish)
    wanted.current = wish
  }
  const stay = () => {
    wanted.current = undefined
    left.clear()
    setAsking(null)
    blocker.reset?.()
  }
  const leave = () => {
    if (asking) left.add(asking)
    if (askNext()) return
    const wish = wanted.current
    wanted.current = undefined
    if (wish) return go(wish)
    left.clear()
    blocker.proceed?.()
  }
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => [...guards].some((guard) => guard.isChanged()) && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [guards])
  return <LeavingContext value={{ guards, asking, stay, leave, askBefore }}>{children}</LeavingContext>
}

/** Registers a part of the page. While its question is open, returns the two answers to it, else null. */
export function useLeaveQuestion(isChanged: () => boolean): Answer | null {
  const { guards, asking, stay, leave } = useContext(LeavingContext)
  const [guard] = useState<Guard>(() => ({ isChanged }))
  useEffect(() => {
    guard.isChanged = isChanged
  })
  useEffect(() => {
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [guards, guard])
  return asking === guard ? { stay, leave } : null
}

/** Runs an action that leaves the page, such as signing out, once each changed part has asked. */
export const useAskBefore = () => useContext(LeavingContext).askBefore
