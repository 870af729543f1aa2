import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Popup } from '../../../contract/content.ts'
import { awaitQuiet } from './quiet-moment.ts'
import { addSeen, choosePopup, readSeen, seenKey } from './seen-popups.ts'

const PopupDialog = lazy(() => import('./popup-dialog.tsx'))
const delayMs = 5000
const onContactPage = /^\/contact(\/|$)/

/** At most one on each path, once the question about cookies is answered and the visitor is at nothing else. */
export function Popups({ popups, decided }: { popups: Popup[]; decided: boolean }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Popup | 'not yet' | 'no more'>('not yet')
  const [path, setPath] = useState(pathname)
  if (path !== pathname) {
    setPath(pathname)
    setShown('not yet')
  }
  useEffect(() => {
    if (!decided || shown !== 'not yet' || onContactPage.test(pathname)) return
    return awaitQuiet(delayMs, () => setShown(choosePopup(popups, readSeen(readStored())) ?? 'no more'))
  }, [popups, decided, pathname, shown])

  if (typeof shown === 'string') return null
  const close = () => {
    store(addSeen(readStored(), shown.id))
    setShown('no more')
  }
  return (
    <Suspense>
      <PopupDialog popup={shown} onClose={close} onInTheWay={() => setShown('not yet')} />
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
