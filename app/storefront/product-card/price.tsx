import { effectivePrice, formatPounds, type PriceFacts } from '../../../contract/prices.ts'

export type ShownPrice = PriceFacts & { previousPrice: number | null }

export function Price({ facts, className = '' }: { facts: ShownPrice; className?: string }) {
  const now = effectivePrice(facts)
  if (now <= 0) return <span className={className}>In store only</span>
  const { onSale, previousPrice } = facts
  if (!onSale) return <span className={className}>{`From ${formatPounds(now)}`}</span>
  return (
    // A new key replaces a text that the browser has translated (decision 220).
    <span key={now} className={`text-sale ${className}`}>
      {`From ${formatPounds(now)}`}
      {previousPrice !== null && previousPrice > now && (
        <s className="earlier-price">
          <span className="sr-only">previously </span>
          {formatPounds(previousPrice)}
        </s>
      )}
    </span>
  )
}
