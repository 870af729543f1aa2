import { useState } from 'react'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { formatPounds } from '../../../contract/prices.ts'
import type { PriceHistory } from '../../../contract/staff/price-history.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { PriceReportLinks } from './price-report-links.tsx'

type Variant = PriceHistory['variants'][number]
type Props = { uuid: string; asked: PriceHistory }

/** Opens the price history of each variant. */
export function PriceHistoryButton({ uuid, asked: { variants } }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        Price history
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Price history">
        <div className="grid gap-6">
          <PriceReportLinks asked={{ product: uuid }} />
          {variants.map((variant) => (
            <VariantPrices key={variant.uuid} variant={variant} />
          ))}
        </div>
      </Drawer>
    </>
  )
}

/** The prices of one variant, latest first. */
function VariantPrices({ variant: { name, prices } }: { variant: Variant }) {
  return (
    <section>
      {name && <h3 className="font-semibold">{name}</h3>}
      {prices.length === 0 && <p className="text-small text-soft">Not on the site so far.</p>}
      <ul className="text-small">
        {prices.toReversed().map(({ from, price, onSale, sale }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5">
            <span className="text-soft">From {formatMoment(from)}</span>
            <span className="tabular-nums">
              {price === null
                ? 'Not on the site'
                : `${formatPounds(price)}${onSale ? `, on offer${sale ? ` (${sale})` : ''}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
