import { Suspense, useLayoutEffect } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { HostedCaptcha } from './hosted-captcha.tsx'

/** The widget is as large as the rest of the page, so it is loaded only once somebody begins to write. */
const AltchaWidget = lazyPart(
  () => import('./altcha-widget.tsx'),
  () => (
    <p role="alert" className="label border border-rule px-4 py-5">
      The check that you are a person could not be loaded. Copy what you wrote, reload the page and try again.
    </p>
  ),
)

type Props = PublicSettings['captcha'] & { wanted: boolean; onChange: (value: string) => void }

export function Captcha({ provider, siteKey, wanted, onChange }: Props) {
  // A token is valid for one attempt, and the form mounts a new widget for the next.
  useLayoutEffect(() => onChange(''), [onChange])
  if (provider !== 'altcha') return <HostedCaptcha provider={provider} siteKey={siteKey} onChange={onChange} />
  const soon = (
    <p className="label border border-rule px-4 py-5">A short check that you are human starts when you begin typing.</p>
  )
  return (
    <div className="min-h-18">
      {wanted ? (
        <Suspense fallback={soon}>
          <AltchaWidget onChange={onChange} />
        </Suspense>
      ) : (
        soon
      )}
    </div>
  )
}
