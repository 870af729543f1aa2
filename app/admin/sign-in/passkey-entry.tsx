import { useState } from 'react'
import { useHydrated } from '../../ui/hydrated.ts'
import { guardPress } from '../controls/guarded-press.ts'
import { unreachable } from '../unreachable.ts'
import { enterByPasskey, knowsPasskeys } from './passkeys.ts'

/** Signs in by passkey in browsers that support it. Its space is reserved, because the centred form would move. */
export function PasskeyEntry({ onEnter }: { onEnter(): void }) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const offered = hydrated && knowsPasskeys()
  const enter = async () => {
    setBusy(true)
    setReason(undefined)
    const problem = await enterByPasskey().catch((error) => unreachable(error).problem)
    setBusy(false)
    if (problem) setReason(problem.reason)
    else onEnter()
  }
  return (
    <div className="grid gap-3">
      <p className={offered ? undefined : 'invisible'}>
        <button type="button" {...guardPress(busy, enter)} className="plain-link min-h-11">
          Use a passkey instead
        </button>
      </p>
      {reason && (
        <p role="alert" className="border-l-2 border-sale bg-sand px-5 py-4">
          {reason}
        </p>
      )}
    </div>
  )
}
