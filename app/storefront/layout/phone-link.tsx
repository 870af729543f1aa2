import type { ReactNode } from 'react'
import { phoneAddress } from '../../../contract/phone-address.ts'

type Props = { phone: string; className: string; label?: string; children?: ReactNode }

export const canCall = (phone: string) => /\d/.test(phone)

/** Renders nothing if the shop has no number that can be dialled. */
export function PhoneLink({ phone, className, label, children = phone }: Props) {
  if (!canCall(phone)) return null
  return (
    <a href={phoneAddress(phone)} aria-label={label} className={className}>
      {children}
    </a>
  )
}
