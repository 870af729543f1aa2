import { contactAddress, pageAddress } from '../../../contract/addresses.ts'
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx'
import { PhoneLink } from './phone-link.tsx'

const link = 'quiet-link inline-flex min-h-10 items-center gap-2'

export function ContactStrip({ phone, credit }: { phone: string; credit: boolean }) {
  return (
    <div className="on-green bg-green text-label text-paper max-md:hidden">
      <div className="wrap flex items-center">
        {credit && (
          <a href={pageAddress('interest-free-credit')} className={link}>
            Interest free credit available
          </a>
        )}
        <div className="ml-auto flex gap-8">
          <PhoneLink phone={phone} className={link}>
            <PhoneIcon className="size-4" />
            {phone}
          </PhoneLink>
          <a href={contactAddress()} className={link}>
            <MailIcon className="size-4" />
            Email Us
          </a>
          <a href="/find-us" className={link}>
            <PinIcon className="size-4" />
            Find Us
          </a>
        </div>
      </div>
    </div>
  )
}
