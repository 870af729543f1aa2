import { useState } from 'react'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { Button } from '../../controls/button.tsx'
import { signInFor } from '../../sign-in/next-page.ts'
import type { KeptTap } from './kept-taps.ts'
import type { Obstacle } from './send-tap.ts'
import type { Taps } from './use-taps.ts'

/** The taps that have not reached the shop yet, and why. */
export function WaitingTaps({ taps: { taps, obstacle, memberUuid, sendNow, takeOver } }: { taps: Taps }) {
  const waiting = taps.filter(({ state }) => state === 'waiting')
  const own = waiting.filter(({ member }) => member.uuid === memberUuid)
  const others = waiting.filter(({ member }) => member.uuid !== memberUuid)
  return (
    <div className="sticky top-14 z-20 -mx-4 sm:-mx-8">
      <div role="status" className="grid text-small">
        {own.length > 0 && obstacle && (
          <div className="flex min-h-12 items-center gap-x-3 border-b border-line bg-sage px-4 sm:px-8">
            <Line count={own.length} obstacle={obstacle} />
            {obstacle !== 'signed-out' && (
              <Button look="plain" className="ml-auto shrink-0 underline" onClick={sendNow}>
                Try now
              </Button>
            )}
          </div>
        )}
        {[...Map.groupBy(others, ({ member }) => member.uuid)].map(([uuid, theirs]) => (
          <OthersTaps key={uuid} taps={theirs} onTakeOver={() => takeOver(uuid)} />
        ))}
      </div>
    </div>
  )
}

function Line({ count, obstacle }: { count: number; obstacle: Obstacle }) {
  const verb = count === 1 ? 'is' : 'are'
  if (obstacle === 'network')
    return (
      <p className="py-2">
        <strong className="font-semibold">{`${writeCount(count, 'tap')} ${verb} waiting for the network.`}</strong>{' '}
        Carry on: they are kept on this phone.
      </p>
    )
  if (obstacle === 'shop')
    return <p className="py-2">{`${writeCount(count, 'tap')} ${verb} waiting: the shop is busy.`}</p>
  const here = new URL(location.href)
  return (
    <a href={signInFor(here, here)} className="flex min-h-12 items-center font-semibold underline">
      {`Sign in to send ${writeCount(count, 'tap')}`}
    </a>
  )
}

type OthersProps = { taps: KeptTap[]; onTakeOver(): void }

/** A colleague's taps on the same phone. They are kept for the colleague, unless the member signed in now sends them. */
function OthersTaps({ taps, onTakeOver }: OthersProps) {
  const [isKept, setIsKept] = useState(false)
  const name = taps[0]?.member.name ?? ''
  const verb = taps.length === 1 ? 'is' : 'are'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sand px-4 py-3 sm:px-8">
      <p>{`${writeCount(taps.length, 'tap')} by ${name} ${verb} kept on this phone, and sent when ${name} signs in here.`}</p>
      {!isKept && (
        <span className="flex flex-wrap gap-2">
          <Button onClick={onTakeOver}>Send them in my name</Button>
          <Button onClick={() => setIsKept(true)}>{`Keep them for ${name}`}</Button>
        </span>
      )}
    </div>
  )
}
