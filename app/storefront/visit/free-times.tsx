import { LoadFailure } from '../layout/load-failure.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { Times } from './times.ts'

type Props = { times: Times; startsAt: string; problem?: string; onChange(startsAt: string): void }

/** The calendar of free times, or why there is none yet. */
export function FreeTimes({ times: { slots, missing, again }, ...choice }: Props) {
  if (slots) return <TimeChoice {...slots} {...choice} />
  if (missing) return <LoadFailure {...missing} again={again} />
  return (
    <p role="status" className="h-128 animate-pulse bg-sand motion-reduce:animate-none">
      <span className="sr-only">Loading the free times…</span>
    </p>
  )
}
