import { downloads } from '../../../contract/staff/calls.ts'
import { priceReportForms } from '../../../contract/staff/price-history.ts'

type Props = { asked: { product: string } | { sale: string } }

/** Links to the price history as files, for Trading Standards. */
export function PriceReportLinks({ asked }: Props) {
  const address = (as: string) => `${downloads.priceReport.path}?${new URLSearchParams({ ...asked, as })}`
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <span className="text-soft">What was charged when, for Trading Standards:</span>
      {priceReportForms.map((as) => (
        <a key={as} href={address(as)} className="inline-flex min-h-11 items-center underline lg:min-h-9">
          {as.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
