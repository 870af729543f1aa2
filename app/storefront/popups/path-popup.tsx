import { useEffect, useState } from 'react'
import type { Popup } from '../../../contract/content.ts'
import { PopupDialog } from './popup-dialog.tsx'
import { awaitQuiet } from './quiet-moment.ts'
import { addSeen, choosePopup, readSeen, seenKey } from './seen-popups.ts'

const delayMs = 5000

/**
 * Shows a pop-up once the delay has passed and the visitor is idle. `since`: when this path was opened, or the cookie
 * question answered.
 */
export function PathPopup({ popups, since: opened }: { popups: Popup[]; since: number }) {
  const [shown, setShown] = useState<Popup | 'not yet' | 'no more'>('not yet')
  const [since, setSince] = useState(opened)
  useEffect(() => {
    if (shown !== 'not yet') return
    const leftMs = since + delayMs - performance.now()
    return awaitQuiet(leftMs, () => setShown(choosePopup(popups, readSeen(readStored())) ?? 'no more'))
  }, [popups, since, shown])

  if (typeof shown === 'string') return null
  const close = () => {
    store(addSeen(readStored(), shown.id))
    setShown('no more')
  }
  const putOff = () => {
    setSince(performance.now())
    setShown('not yet')
  }
  return <PopupDialog popup={shown} onClose={close} onInTheWay={putOff} />
}

/** Some browsers refuse storage: a pop-up may then appear again, and nothing breaks. */
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
  } catch {
    // Some browsers refuse storage.
  }
}
