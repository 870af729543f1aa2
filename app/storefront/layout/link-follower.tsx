import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isShopPage } from '../../redirect-from.ts'
import { fetchCode } from '../../router/loaded-pages.ts'
import { carryPhotograph } from './carried-photograph.ts'

/**
 * Follows plain links and GET forms without loading a new document. One listener handles all of them: links in staff's
 * text are followed too, and a page with two hundred links renders as fast as one with two.
 */
export function LinkFollower() {
  const navigate = useNavigate()
  const [likely, setLikely] = useState<string>()

  useEffect(() => {
    const visit = (event: Event, to: URL) => {
      event.preventDefault()
      const here = location
      navigate(to.pathname + to.search + to.hash, {
        replace: to.href === here.href,
        preventScrollReset: to.pathname === here.pathname && to.search !== here.search,
        viewTransition: carryPhotograph(event),
      })
    }
    const onClick = (event: MouseEvent) => {
      const to = readLink(event)
      if (to && isPlain(event)) visit(event, to)
    }
    const onSubmit = (event: SubmitEvent) => {
      const to = readForm(event)
      if (to) visit(event, to)
    }
    let pointed: URL | undefined
    const onPoint = async (event: Event) => {
      const to = readLink(event)
      if (!to || !navigator.onLine) return
      pointed = to
      // The router reloads the document if it cannot fetch the code of a page, even on a prefetch.
      if ((await fetchCode(to.pathname)) === 200 && pointed === to) setLikely(to.pathname + to.search)
    }
    const listening = new AbortController()
    document.addEventListener('click', onClick, listening)
    document.addEventListener('submit', onSubmit, listening)
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, onPoint, listening)
    return () => listening.abort()
  }, [navigate])

  return likely ? <PrefetchPageLinks page={likely} /> : null
}

const isPlain = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

function readLink({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const to = new URL(link.href)
  const onThisPage = to.hash && to.pathname + to.search === location.pathname + location.search
  return isShopPage(to) && !onThisPage ? to : undefined
}

function readForm({ target, submitter, defaultPrevented }: SubmitEvent): URL | undefined {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return undefined
  const to = new URL(target.action)
  const fields = [...new FormData(target, submitter)].filter(([, value]) => value !== '')
  to.search = new URLSearchParams(fields as [string, string][]).toString()
  return isShopPage(to) ? to : undefined
}
