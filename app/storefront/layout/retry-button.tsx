import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'

type Props = { again?: () => void }

/** Asks for the page again, and does so by itself once the browser is back online. */
export function RetryButton({ again }: Props) {
  const { revalidate, state } = useRevalidator()
  const trying = state === 'loading'
  useEffect(() => {
    const retry = () => (again ? again() : void revalidate())
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [again, revalidate])
  return (
    <Button aria-disabled={trying} onClick={() => trying || (again ? again() : void revalidate())}>
      {trying ? 'Trying again…' : 'Try again'}
    </Button>
  )
}
