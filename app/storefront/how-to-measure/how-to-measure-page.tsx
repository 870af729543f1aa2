import { contactAddress, measuringAddress } from '../../../contract/addresses.ts'
import { inBrowser, onServer } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { useSite } from '../layout/site.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { MeasuringSteps } from './measuring-steps.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

const load = async () => null
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const title = 'How to measure'

export default function HowToMeasurePage() {
  const { shop } = useSite().settings
  return (
    <>
      <PageHead
        title={title}
        description={`How to measure your room, your doors and your stairs before you order furniture from ${shop.name}.`}
        path={measuringAddress}
      />
      <PageBanner
        title={title}
        description="A tape measure, a pencil and ten minutes. Print this sheet and write your measurements on it."
      />
      <div className="wrap sheet mt-6">
        <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
          <PageTrail path={measuringAddress} name={title} />
          <Button look="outline" onClick={() => window.print()}>
            Print this sheet
          </Button>
        </div>
        <MeasuringSteps />
        <p className="mt-10 max-w-text border-t border-rule pt-6 print:mt-4 print:pt-3">
          Open any product and press ‘Will it fit?’, or open ‘Fits my space’ among the filters of a list, and type your
          measurements once. You may write 74 cm, 1.98 m or 6ft 2. If it is tight, or your way in has more turns,{' '}
          {canCall(shop.phone) && (
            <>
              call <PhoneLink phone={shop.phone} className="plain-link whitespace-nowrap" /> or{' '}
            </>
          )}
          <a href={contactAddress()} className="plain-link">
            send us a message
          </a>
          . We are glad to check it with you.
        </p>
      </div>
    </>
  )
}
