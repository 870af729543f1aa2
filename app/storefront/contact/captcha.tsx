import { lazy, Suspense } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { HostedCaptcha } from './hosted-captcha.tsx'

/** As large as everything else of the page together: fetched only for someone who begins to write. */
const AltchaWidget = lazy(() => import('./altcha-widget.tsx'))

type Props = PublicSettings['captcha'] & { wanted: boolean; onChange: (value: string) => void }

export function Captcha({ provider, siteKey, wanted, onChange }: Props) {
  if (provider !== 'altcha') return <HostedCaptcha provider={provider} siteKey={siteKey} onChange={onChange} />
  return (
    <div className="min-h-18">
      <noscript>
        <p>This form needs JavaScript to check that you are a person. Please call us instead: we are glad to help.</p>
      </noscript>
      {wanted ? (
        <Suspense>
          <AltchaWidget onChange={onChange} />
        </Suspense>
      ) : (
        <p className="label border border-rule px-4 py-5">
          A short check that you are a person starts here by itself when you begin to write.
        </p>
      )}
    </div>
  )
}
