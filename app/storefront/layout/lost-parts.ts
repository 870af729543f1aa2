import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lostParts } from '../../ui/kept.tsx'

/**
 * A browser or an extension may change a page before hydration. React then renders all of it again, and the facts that
 * the page was sent without (`asShown`) have to be fetched.
 */
export function useLostParts(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (document.querySelector(lostParts)) revalidate()
  }, [revalidate])
}
