import { brandAddress, contactAddress, pageAddress, saleAddress, visitAddress } from '../../../contract/addresses.ts'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import { effectivePrice } from '../../../contract/prices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { offersCredit, useSite } from '../layout/site.ts'
import { listBadges } from '../product-card/card-view.ts'
import { Price } from '../product-card/price.tsx'
import { Heart } from '../shortlist/heart.tsx'
import { FootBar } from './foot-bar.tsx'
import { nameSale } from './sale-name.ts'
import { VariantChooser } from './variant-chooser.tsx'

type Props = { product: Product; variant: Variant }

export function ProductSummary({ product, variant }: Props) {
  const { settings } = useSite()
  const credit = offersCredit(settings) && product.showInterestFreeCredit
  const { onDisplay, displayCheckedAt, lines } = variant.showroom
  // Staff have checked that it is not on display.
  const isElsewhere = displayCheckedAt && !onDisplay
  return (
    <>
      <header>
        <BrandLink product={product} />
        <h1 className="mt-2 text-h1">{product.name}</h1>
        {variant.name && <p className="mt-2 text-lead text-soft">{variant.name}</p>}
        <p className="mt-5 text-h2 tabular-nums">
          <Price facts={variant} />
        </p>
        {credit && (
          <a href={pageAddress('interest-free-credit')} className="plain-link mt-2 inline-block py-1">
            Interest free credit available
          </a>
        )}
        {variant.sale && (
          <a href={saleAddress(variant.sale.routeName)} className="plain-link mt-2 inline-block py-1">
            {nameSale(variant.sale)}
          </a>
        )}
        <Badges product={product} />
        <ul className="showroom">
          {lines.map(({ text, note, path }) => (
            <li key={text}>
              {path ? <a href={path}>{text}</a> : text}
              {'\u2002'}
              <small>{note}</small>
            </li>
          ))}
        </ul>
      </header>
      <VariantChooser product={product} chosen={variant.uuid} />
      <FootBar>
        <span aria-hidden="true" className="shrink-0 font-semibold tabular-nums max-[22.5rem]:hidden md:hidden">
          <Price facts={{ ...variant, previousPrice: null }} />
        </span>
        <ButtonLink href={contactAddress(variant.uuid)} className="flex-1 px-1 text-center max-sm:text-small">
          Contact us about this product
        </ButtonLink>
        <Heart
          wanted={{
            variantUuid: variant.uuid,
            productUuid: product.uuid,
            name: product.name,
            savedPrice: effectivePrice(variant),
          }}
          className="size-12 shrink-0 border border-line"
        />
      </FootBar>
      {settings.takesVisits && (
        <a href={visitAddress(variant.uuid)} className="plain-link mt-3 inline-block py-1">
          {isElsewhere ? 'Plan a visit to our showroom' : 'See it in our showroom: plan a visit'}
        </a>
      )}
    </>
  )
}

function BrandLink({ product: { brand, brandUuid, brandLogo, brandLogoImage } }: { product: Product }) {
  if (!brandUuid) return null
  return (
    <a href={brandAddress(brandUuid, brand)} className="quiet-link inline-block py-1 text-soft">
      {brandLogo ? (
        <img
          src={brandLogo}
          alt={brand}
          width={brandLogoImage?.width}
          height={brandLogoImage?.height}
          className="h-9 w-auto"
        />
      ) : (
        brand
      )}
    </a>
  )
}

function Badges({ product }: { product: Product }) {
  const shown = listBadges(product)
  if (shown.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {shown.map((badge) => (
        <li key={badge} className="bg-sage px-3 py-1 text-small text-green-deep">
          {badge}
        </li>
      ))}
    </ul>
  )
}
