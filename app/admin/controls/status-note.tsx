import type { ReactNode } from 'react'

type Props = { className: string; children: ReactNode }

/** A text that comes and goes. Its region is always there: screen readers may not read out a text that comes with its region. */
export const StatusNote = ({ className, children }: Props) => (
  <div role="status" className={children ? className : 'sr-only'}>
    {children}
  </div>
)
