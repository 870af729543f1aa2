import { href } from 'react-router'
import { productAddress } from '../../../../contract/addresses.ts'
import { formatPounds } from '../../../../contract/prices.ts'
import type { EnquiryView, PieceInEnquiry, ProductAsked } from '../../../../contract/staff/enquiries.ts'
import { TextLink } from '../../controls/text-links.tsx'
import { Thumbnail } from '../../media/thumbnail.tsx'

/** The products of the enquiry as the shopper saw them and, where they have changed, as they are now. */
export function ProductsQuery({ enquiry: { asked, now, variantUuid, items } }: { enquiry: EnquiryView }) {
  if (!asked && items.length === 0) return null
  return (
    <section aria-label="What it is about" className="grid gap-6 border-t border-rule pt-4">
      {asked && <ThenAndNow asked={asked} now={now} variantUuid={variantUuid} />}
      {items.length > 0 && <PiecesAsked items={items} />}
    </section>
  )
}

function PiecesAsked({ items }: { items: PieceInEnquiry[] }) {
  return (
    <>
      <h2 className="text-small font-semibold">
        {items.length === 1 ? 'One piece from a shortlist' : `${items.length} pieces from a shortlist`}
      </h2>
      <ol className="grid gap-5">
        {items.map(({ variantUuid, quantity, note, asked, now }) => (
          <li key={variantUuid} className="grid gap-2 border-t border-rule pt-4">
            {quantity > 1 && <p className="text-small font-semibold">{quantity} of these</p>}
            <ThenAndNow asked={asked} now={now} variantUuid={variantUuid} />
            {note && <p className="border-l-2 border-line pl-3 text-small whitespace-pre-wrap">{note}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

type Compared = { asked: ProductAsked; now: EnquiryView['now']; variantUuid: string | null }

function ThenAndNow({ asked, now, variantUuid }: Compared) {
  const changes = listChanges(asked, now)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <ProductCard product={asked} head={changes.length > 0 ? 'When asked' : 'When asked and now'} />
        {now && changes.length > 0 && <ProductCard product={now} head="Now" />}
      </div>
      {changes.length > 0 && (
        <ul className="grid gap-1 border-l-2 border-sale pl-3 text-small">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {now?.showroomNote && <p className="text-small text-green-deep">{now.showroomNote}</p>}
      {now && (
        <p className="flex flex-wrap gap-x-4 text-small">
          <TextLink to={href('/admin/products/:uuid', { uuid: now.productUuid })}>Open it in the catalogue</TextLink>
          {now.onSite && (
            <a href={productAddress(now.productUuid, now.productName, variantUuid ?? '')} className={link}>
              See it on the site
            </a>
          )}
        </p>
      )}
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center underline lg:min-h-6'

function ProductCard({ product, head }: { product: ProductAsked; head: string }) {
  const { productName, variantName, picture } = product
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-x-3 text-small">
      <div className="row-span-2 self-start border border-rule bg-white">
        {picture ? (
          <Thumbnail picture={picture} alt="" sizes="80px" />
        ) : (
          <p className="grid aspect-square place-items-center text-label text-soft">No picture</p>
        )}
      </div>
      <h2 className="text-label text-soft">{head}</h2>
      <p>
        <strong className="block font-semibold">{productName}</strong>
        {variantName && <span className="block">{variantName}</span>}
        {formatAskedPrice(product)}
      </p>
    </div>
  )
}

function formatAskedPrice({ price, salePrice }: ProductAsked): string {
  if (salePrice !== null) return `${formatPounds(salePrice)}, on sale from ${formatPounds(price)}`
  return price > 0 ? formatPounds(price) : 'In store only'
}

function listChanges(asked: ProductAsked, now: EnquiryView['now']): string[] {
  if (!now) return ['It is no longer in the catalogue.']
  const [before, after] = [asked.salePrice ?? asked.price, now.salePrice ?? now.price]
  const isNamed = asked.productName === now.productName && asked.variantName === now.variantName
  return [
    ...(now.onSite ? [] : ['It is no longer on the site.']),
    ...(isNamed ? [] : ['It has another name now.']),
    ...(before === after ? [] : [`The price was ${formatAskedPrice(asked)}. It is ${formatAskedPrice(now)} now.`]),
    ...(asked.picture?.hash === now.picture?.hash ? [] : ['It has another picture now.']),
  ]
}
