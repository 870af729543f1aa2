import { useContext } from 'react'
import type { Shop } from '../../../contract/site.ts'
import { Button } from '../../ui/button.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { MapConsent } from '../consent/map-consent.ts'
import { listAddress } from '../layout/shop-address.tsx'

/** The map comes from another host, so it loads only when a shopper requests it or has accepted content from other hosts. */
export function ShopMap({ shop }: { shop: Shop }) {
  const { given, give } = useContext(MapConsent)
  const address = listAddress(shop)
  if (address.length === 0 && !shop.mapEmbedUrl) return null
  const place = [shop.name, ...address].join(', ')
  if (given && shop.mapEmbedUrl) {
    return (
      <iframe
        src={shop.mapEmbedUrl}
        title={`Map: ${place}`}
        loading="lazy"
        className="aspect-4/3 w-full border border-rule"
      />
    )
  }
  return (
    <div className="grid aspect-4/3 w-full content-center self-start justify-items-center gap-5 bg-sage p-8 text-center">
      <PinIcon className="size-12 text-green" />
      <p className="max-w-[28ch] font-serif text-h3">{place}</p>
      {shop.mapEmbedUrl && (
        <Button onClick={give} className="noscript:hidden">
          Show the map
        </Button>
      )}
      {shop.mapEmbedUrl && (
        <p className="label max-w-[40ch] noscript:hidden">
          The map is loaded from {new URL(shop.mapEmbedUrl).host} when you ask for it.
        </p>
      )}
    </div>
  )
}
