import type { ReactNode } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'

type Props = { calendarUrl: string; children: ReactNode }

export function VisitActions({ calendarUrl, children }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={calendarUrl} download="visit.ics" className={buttonClasses('solid')}>
        <DownloadIcon />
        Add to your calendar
      </a>
      {children}
    </p>
  )
}
