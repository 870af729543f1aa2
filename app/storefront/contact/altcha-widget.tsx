import 'altcha/external'
import 'altcha/altcha.css'
import type { WidgetMethods } from 'altcha/types'
import type {} from 'altcha/types/react'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useLayoutEffect, useRef } from 'react'
import { formTimeoutMs } from '../../no-connection.ts'

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())
// Without a timeout, a challenge that never arrives would leave a form that can never be sent.
globalThis.$altcha.defaults.set({
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(formTimeoutMs) }),
})
globalThis.$altcha.i18n.set('en', {
  ...globalThis.$altcha.i18n.get('en'),
  error: 'The check did not work. Tick the box to try again.',
})

export default function AltchaWidget({ onChange }: { onChange: (value: string) => void }) {
  const widget = useRef<HTMLElement & Pick<WidgetMethods, 'verify'>>(null)
  // A layout effect, because a quick check could end before a passive effect listens.
  useLayoutEffect(() => {
    const element = widget.current
    let hasFailed = false
    const tryAgain = () => hasFailed && element?.verify()
    const report = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail
      hasFailed = state === 'error'
      onChange(state === 'verified' ? (payload ?? '') : '')
    }
    element?.addEventListener('statechange', report)
    window.addEventListener('online', tryAgain)
    return () => {
      element?.removeEventListener('statechange', report)
      window.removeEventListener('online', tryAgain)
    }
  }, [onChange])
  return <altcha-widget ref={widget} challenge="/api/captcha/challenge" auto="onload" />
}
