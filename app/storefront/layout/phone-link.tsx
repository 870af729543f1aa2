import type { ReactNode } from 'react'

type Props = { phone: string; className: string; label?: string; children?: ReactNode }

/** Nothing, while the shop has told no number. */
export function PhoneLink({ phone, className, label, children = phone }: Props) {
  if (!phone) return null
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={label} className={className}>
      {children}
    </a>
  )
}
