import type { ReactNode } from 'react'
import { phoneAddress } from '../../../contract/phone-address.ts'

const touchTarget = 'inline-flex min-h-11 items-center break-all underline lg:min-h-7'

type Props = { email: string; phone: string; className?: string; children?: ReactNode }

/** A person's phone number and email address as links. */
export function ContactLinks({ email, phone, className = '', children }: Props) {
  if (email === '' && phone === '' && !children) return null
  return (
    <p className={`flex flex-wrap items-center gap-x-4 text-small ${className}`}>
      {phone !== '' && (
        <a href={phoneAddress(phone)} className={touchTarget}>
          {phone}
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} className={touchTarget}>
          {email}
        </a>
      )}
      {children}
    </p>
  )
}
