import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'

export type RetryProps = {
  again?: () => void
  /** Whether the retry is running. */
  trying?: boolean
}

/** Loads the page again, also automatically once the browser is back online. */
export function RetryButton({ again, trying: busy }: RetryProps) {
  const { revalidate, state } = useRevalidator()
  const button = useFocusPassedOn()
  const trying = busy || state === 'loading'
  const retry: () => void = again ?? revalidate
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <Button ref={button} aria-disabled={trying} onClick={() => trying || retry()}>
      {trying ? 'Trying again…' : 'Try again'}
    </Button>
  )
}

/** If the focused button disappears because its content has loaded, the page gets the focus. */
function useFocusPassedOn() {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && own === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return button
}
