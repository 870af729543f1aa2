import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Popup } from '../../../contract/content.ts'
import type { PathPopup } from './path-popup.tsx'

const onContactPage = /^\/contact(\/|$)/

type Waiting = { Shown: typeof PathPopup; since: number; path: string }

/** At most one pop-up per path, once the cookie question is answered: none of their code or pictures is loaded before. */
export function Popups({ popups, decided }: { popups: Popup[]; decided: boolean }) {
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<Waiting>()
  const wanted = decided && popups.length > 0 && !onContactPage.test(pathname)
  useEffect(() => {
    if (!wanted) return
    const since = performance.now()
    let gone = false
    const begin = (code: { PathPopup: typeof PathPopup }) =>
      gone || setWaiting({ Shown: code.PathPopup, since, path: pathname })
    import('./path-popup.tsx').then(begin, console.error)
    return () => {
      gone = true
      setWaiting(undefined)
    }
  }, [wanted, pathname])
  if (!wanted || waiting?.path !== pathname) return null
  return <waiting.Shown key={`${pathname} ${waiting.since}`} popups={popups} since={waiting.since} />
}
