import type { ReactNode } from 'react'

type Props = { className: string; children: ReactNode }

/**
 * A text that comes and goes. Its live region is always mounted: screen readers may ignore a text that appears together
 * with its region.
 */
export const StatusNote = ({ className, children }: Props) => (
  <div role="status" className={children ? className : 'sr-only'}>
    {children}
  </div>
)
