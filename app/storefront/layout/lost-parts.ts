import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lostParts } from '../../ui/kept.tsx'

/**
 * A browser or one of its extensions may have changed a page before it came alive. Then React renders all of it again, and
 * the facts of what was sent as it is shown are fetched.
 */
export function useLostParts(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (document.querySelector(lostParts)) revalidate()
  }, [revalidate])
}
