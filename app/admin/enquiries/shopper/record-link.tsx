import type { ReactNode } from 'react'
import { Link } from 'react-router'

export const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline lg:min-h-0">
    {children}
  </Link>
)
