import { canCall, PhoneLink } from './phone-link.tsx'
import { useSite } from './site.ts'

/** The end of a sentence that says what to do. */
export function OrCallUs() {
  const { phone } = useSite().settings.shop
  if (!canCall(phone)) return '.'
  return (
    <>
      , or call us on <PhoneLink phone={phone} className="plain-link whitespace-nowrap text-ink" />.
    </>
  )
}
