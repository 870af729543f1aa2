import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Says } from '../../../../contract/staff/walk.ts'
import { warn } from '../../controls/notices.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { type QueueState, type TappedPiece, TapQueue } from './tap-queue.ts'

export type Taps = QueueState & {
  memberUuid: string
  tap(piece: TappedPiece, says: Says): Promise<void>
  drop: TapQueue['drop']
  takeOver(memberUuid: string): Promise<void>
  sendNow: TapQueue['sendNow']
}

/** `shopNow`: the shop’s clock at the time of loading, because a phone’s own may be wrong. */
export function useTaps(shopNow: string): Taps {
  const { uuid, name } = useMember()
  const [queue] = useState(() => {
    const ahead = Date.now() - Date.parse(shopNow)
    return new TapQueue({ member: { uuid, name }, readNow: () => new Date(Date.now() - ahead) })
  })
  useEffect(() => {
    queue.load().catch(explainNoKeeping)
    const events = ['online', 'focus', 'pageshow']
    for (const event of events) window.addEventListener(event, queue.sendNow)
    return () => {
      for (const event of events) window.removeEventListener(event, queue.sendNow)
      queue.stop()
    }
  }, [queue])
  const state = useSyncExternalStore(queue.watch, queue.read)
  return {
    ...state,
    memberUuid: uuid,
    tap: (piece, says) => queue.add(piece, says).catch(explainNoKeeping),
    drop: (tap) => queue.drop(tap),
    takeOver: (memberUuid) => queue.takeOver(memberUuid).catch(explainNoKeeping),
    sendNow: queue.sendNow,
  }
}

function explainNoKeeping(error: unknown): void {
  console.error(error)
  warn('This browser cannot keep what you tap: nothing was recorded. A private window often is the reason.')
}
