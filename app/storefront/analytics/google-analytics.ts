import { expireCookie, listAnalyticsCookies } from './analytics-cookies.ts'

const loader = 'https://www.googletagmanager.com/gtag/js'

/** Does nothing without an id. If consent is given twice in one visit, the script is loaded once. */
export function startAnalytics(id: string | null): void {
  if (!id || window.sendToAnalytics) return
  Reflect.set(window, `ga-disable-${id}`, false)
  const layer = window.dataLayer ?? []
  window.dataLayer = layer
  window.sendToAnalytics = function () {
    // biome-ignore lint/complexity/noArguments: Google's script accepts a command only as an arguments object.
    layer.push(arguments)
  }
  if (document.querySelector(`script[src^="${loader}"]`)) return
  window.sendToAnalytics('js', new Date())
  window.sendToAnalytics('config', id)
  const script = document.createElement('script')
  script.async = true
  script.src = `${loader}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

const nobody = () => {}

/**
 * For a page with a secret address: replaces analytics by a function that does nothing, for as long as the document is
 * open. Call it in a layout effect, because the layout starts analytics after the layout effects of its pages.
 */
export function keepFromAnalytics(): void {
  window.sendToAnalytics ??= nobody
}

export function stopAnalytics(id: string | null): void {
  if (id) Reflect.set(window, `ga-disable-${id}`, true)
  if (window.sendToAnalytics !== nobody) window.sendToAnalytics = undefined
  for (const name of listAnalyticsCookies(document.cookie)) {
    for (const cookie of expireCookie(name, location.hostname)) Reflect.set(document, 'cookie', cookie)
  }
}
