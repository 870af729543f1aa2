import type { Shop } from '../../../contract/site.ts'

type Place = Pick<Shop, 'street' | 'town' | 'postcode'>

export const listAddress = ({ street, town, postcode }: Place) => [street, town, postcode].filter(Boolean)

export function ShopAddress({ shop, className }: { shop: Place; className: string }) {
  return (
    <address className={className}>
      {listAddress(shop).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
