import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { ShopAddress } from '../layout/shop-address.tsx'
import { useSite } from '../layout/site.ts'

export function VisitPlace() {
  const { shop } = useSite().settings
  return (
    <div className="border-y border-rule py-6">
      <p className="font-semibold">{shop.name}</p>
      <ShopAddress shop={shop} className="text-soft" />
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href="/find-us" className="plain-link inline-block py-1.5">
          How to find us
        </a>
        {canCall(shop.phone) && <PhoneLink phone={shop.phone} className="plain-link inline-block py-1.5" />}
      </p>
    </div>
  )
}
