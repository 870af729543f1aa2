import { useRef, useState } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { Button } from '../../ui/button.tsx'

type Hosted = Exclude<PublicSettings['captcha']['provider'], 'altcha'>
type Callbacks = Record<'expired-callback' | 'error-callback', () => void>
type Settings = Callbacks & { sitekey: string; callback: (value: string) => void }
type HostedApi = { ready?: (then: () => void) => void; render: (place: HTMLElement, settings: Settings) => void }

const hosts: Record<Hosted, { script: string; global: string; name: string }> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    name: 'reCAPTCHA',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha', name: 'hCaptcha' },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    name: 'Turnstile',
  },
}

type Props = { provider: Hosted; siteKey: string; onChange: (value: string) => void }

/** A captcha of another host: nothing is loaded from it before the shopper allows it. */
export function HostedCaptcha({ provider, siteKey, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const { name, script, global } = hosts[provider]
  const start = async () => {
    setProgress('started')
    const clear = () => onChange('')
    const settings = { sitekey: siteKey, callback: onChange, 'expired-callback': clear, 'error-callback': clear }
    try {
      const api = await loadHost(script, global)
      const render = () => place.current && api.render(place.current, settings)
      if (api.ready) api.ready(render)
      else render()
    } catch (error) {
      console.error(error)
      setProgress('failed')
    }
  }
  return (
    <div className="min-h-20">
      {progress === 'failed' && (
        <p role="alert" className="label mb-4">
          The check by {name} could not be loaded. Nothing you wrote is lost: please try again.
        </p>
      )}
      {progress !== 'started' && (
        <Button look="outline" onClick={start}>
          Check that I am a person with {name}
        </Button>
      )}
      <div ref={place} />
    </div>
  )
}

function loadHost(script: string, global: string): Promise<HostedApi> {
  return new Promise((resolve, reject) => {
    const found = () => (window as unknown as Record<string, HostedApi | undefined>)[global]
    const ready = found()
    if (ready) return resolve(ready)
    const tag = Object.assign(document.createElement('script'), { src: script, async: true })
    tag.onload = () => {
      const api = found()
      if (api) resolve(api)
      else reject(new Error(`${global} did not start.`))
    }
    tag.onerror = () => reject(new Error(`${script} could not be loaded.`))
    document.head.append(tag)
  })
}
