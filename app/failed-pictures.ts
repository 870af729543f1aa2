/**
 * Runs in the browser, sent as text. A browser never requests a failed picture again: this does, once the browser is
 * back online, and after 4, 16 and 64 seconds.
 */
export function refetchPictures(): void {
  const waits = new WeakMap<Element, number>()
  const refetch = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const wait = (waits.get(target) ?? 1000) * 4
    if (wait > 64_000) return
    waits.set(target, wait)
    const again = () => {
      clearTimeout(timer)
      removeEventListener('online', again)
      target.setAttribute('src', target.getAttribute('src') ?? '')
    }
    const timer = setTimeout(again, wait)
    addEventListener('online', again)
  }
  document.addEventListener('error', refetch, true)
}
