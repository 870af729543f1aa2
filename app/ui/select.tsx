import type { ComponentProps } from 'react'
import { ChevronIcon } from './icons.tsx'

/** A native select, styled like the other fields. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`appearance-none pr-11 ${className}`} {...rest} />
      <ChevronIcon className="pointer-events-none print:hidden absolute right-3 top-1/2 size-5 -translate-y-1/2" />
    </span>
  )
}
