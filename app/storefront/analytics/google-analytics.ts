import { expireCookie, listAnalyticsCookies } from './analytics-cookies.ts'

const loader = 'https://www.googletagmanager.com/gtag/js'

/** Does nothing without an id. If consent is given twice in one visit, the script is loaded once. */
export function startAnalytics(id: string | null): void {
  if (!id || window.sendToAnalytics) return
  Reflect.set(window, `ga-disable-${id}`, false)
  const layer = window.dataLayer ?? []
  window.dataLayer = layer
  window.sendToAnalytics = (...command) => layer.push(asArguments(command))
  if (document.querySelector(`script[src^="${loader}"]`)) return
  window.sendToAnalytics('js', new Date())
  window.sendToAnalytics('config', id)
  const script = document.createElement('script')
  script.async = true
  script.src = `${loader}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export function stopAnalytics(id: string | null): void {
  if (id) Reflect.set(window, `ga-disable-${id}`, true)
  window.sendToAnalytics = undefined
  for (const name of listAnalyticsCookies(document.cookie)) {
    for (const cookie of expireCookie(name, location.hostname)) Reflect.set(document, 'cookie', cookie)
  }
}

/** Google's script accepts a command only as an `arguments` object. */
const asArguments = (command: unknown[]) =>
  Object.defineProperties(command, { [Symbol.toStringTag]: { value: 'Arguments' }, callee: { value: undefined } })
