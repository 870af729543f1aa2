import { contactAddress } from '../../../contract/addresses.ts'
import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { useSite } from '../layout/site.ts'
import type { PageCard } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'

type Props = {
  subtitle?: string
  searchTitle?: string
  newIn: PageCard[]
  /** The address of the same list without filters; undefined if none are chosen. */
  unfiltered?: string
}

export function NoResults({ subtitle, searchTitle, newIn, unfiltered }: Props) {
  const { shop, hasProducts } = useSite().settings
  const isCallable = canCall(shop.phone)
  const named = [subtitle, searchTitle].filter(Boolean).join(' ')
  return (
    <>
      <div className="mx-auto max-w-text py-16 text-center md:py-24">
        <h2 className="text-h2">
          {hasProducts ? (named ? `No ${named}` : 'No products found') : 'Our products are on their way'}
        </h2>
        {unfiltered && (
          <p className="mt-4 text-lead">
            Nothing matches the filters you chose.{' '}
            <a href={unfiltered} className="plain-link">
              Clear all filters
            </a>
          </p>
        )}
        <p className="mt-4 text-lead text-soft">
          {!hasProducts && 'We are still putting them on our website. '}
          {isCallable && (
            <>
              Call the shop on <PhoneLink phone={shop.phone} className="plain-link whitespace-nowrap text-ink" />,{' '}
            </>
          )}
          <a href={contactAddress()} className="plain-link text-ink">
            {isCallable ? 'send us a message' : 'Send us a message'}
          </a>
          {newIn.length > 0 && (
            <>
              , or have a look at what is{' '}
              <a href="/latest-products" className="plain-link text-ink">
                New In
              </a>
            </>
          )}
          .
        </p>
      </div>
      {newIn.length > 0 && (
        <>
          <hr className="mx-auto w-1/2 border-rule" />
          <div className="-mx-[var(--gutter)]">
            <ProductRow
              id="new-in-instead"
              title="Why not see what's New In instead?"
              text="Elevate your home with our newest arrivals, carefully curated to bring fresh inspiration and style to every corner."
              cards={newIn}
            />
          </div>
        </>
      )}
    </>
  )
}
