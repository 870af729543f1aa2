const wholePounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

function writePrice(pounds: number): string {
  return (Number.isInteger(pounds) ? wholePounds : withPence).format(pounds)
}

export type PriceFacts = { price: number; onSale: boolean; salePrice: number | null; previousPrice: number | null }

/** What a shopper pays today, for a card or a variant: the sale price replaces the list price. 0 is 'In store only'. */
export function effectivePrice({ price, onSale, salePrice }: PriceFacts): number {
  return onSale && salePrice !== null && salePrice > 0 ? salePrice : price
}

export function Price({ facts, className = '' }: { facts: PriceFacts; className?: string }) {
  const now = effectivePrice(facts)
  if (now <= 0) return <span className={className}>In store only</span>
  const { onSale, previousPrice } = facts
  if (!onSale) return <span className={className}>{`From ${writePrice(now)}`}</span>
  return (
    <span className={`text-sale ${className}`}>
      {`From ${writePrice(now)}`}
      {previousPrice !== null && previousPrice > now && (
        <s className="ml-2 text-[0.8em] font-normal text-soft">
          <span className="sr-only">previously </span>
          {writePrice(previousPrice)}
        </s>
      )}
    </span>
  )
}
