import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Popup } from '../../../contract/content.ts'
import { addSeen, choosePopup, readSeen, seenKey } from './seen-popups.ts'

const PopupDialog = lazy(() => import('./popup-dialog.tsx'))
const delayMs = 5000
const onContactPage = /^\/contact(\/|$)/

/** At most one on each path, once the question about cookies is out of the way. */
export function Popups({ popups, decided }: { popups: Popup[]; decided: boolean }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Popup>()
  useEffect(() => {
    if (!decided || onContactPage.test(pathname)) return
    const timer = setTimeout(() => setShown(choosePopup(popups, readSeen(readStored()))), delayMs)
    return () => {
      clearTimeout(timer)
      setShown(undefined)
    }
  }, [popups, decided, pathname])

  if (!shown) return null
  const close = () => {
    store(addSeen(readStored(), shown.id))
    setShown(undefined)
  }
  return (
    <Suspense>
      <PopupDialog popup={shown} onClose={close} />
    </Suspense>
  )
}

/** Some browsers refuse storage: a pop-up may then come again, and nothing breaks. */
function readStored(): string | null {
  try {
    return sessionStorage.getItem(seenKey)
  } catch {
    return null
  }
}
function store(list: string): void {
  try {
    sessionStorage.setItem(seenKey, list)
  } catch (error) {
    console.error(error)
  }
}
