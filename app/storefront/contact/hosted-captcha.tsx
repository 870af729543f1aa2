import { useRef, useState } from 'react'
import type { PublicSettings } from '../../../contract/site.ts'
import { formTimeoutMs } from '../../no-connection.ts'
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

/** A captcha from another host, from which nothing is loaded before the shopper allows it. */
export function HostedCaptcha({ provider, siteKey, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting')
  const loading = progress === 'loading'
  const attempts = useRef(0)
  const { name, script, global } = hosts[provider]
  const start = async () => {
    setProgress('loading')
    attempts.current += 1
    const clear = () => onChange('')
    const settings = { sitekey: siteKey, callback: onChange, 'expired-callback': clear, 'error-callback': clear }
    try {
      const api = await Promise.race([loadHost(`${script}&attempt=${attempts.current}`, global), giveUp()])
      if (place.current) api.render(place.current, settings)
      setProgress('shown')
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
      {progress !== 'shown' && (
        <Button look="outline" aria-disabled={loading} onClick={() => loading || start()}>
          {loading ? `Loading the check by ${name}…` : `Check that I am a person with ${name}`}
        </Button>
      )}
      <div ref={place} />
    </div>
  )
}

async function loadHost(script: string, global: string): Promise<HostedApi> {
  const find = () => (window as unknown as Record<string, HostedApi | undefined>)[global]
  if (!find()) await addScript(script)
  const api = find()
  if (!api) throw new Error(`${global} did not start.`)
  await new Promise<void>((resolve) => (api.ready ? api.ready(resolve) : resolve()))
  return api
}

/** A different address each time, because a browser would let a second tag share the first one's pending script. */
const addScript = (script: string) =>
  new Promise((resolve, reject) => {
    const tag = Object.assign(document.createElement('script'), { src: script, async: true })
    tag.onload = resolve
    tag.onerror = () => reject(new Error(`${script} could not be loaded.`))
    document.head.append(tag)
  })

/** A timeout, because a script may neither load nor fail. */
const giveUp = () =>
  new Promise<never>((_, reject) => {
    AbortSignal.timeout(formTimeoutMs).addEventListener('abort', () => reject(new Error('The captcha did not arrive.')))
  })
