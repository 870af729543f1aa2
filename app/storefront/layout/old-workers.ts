import { useEffect } from 'react'

/** Unregisters service workers of an earlier website, which would answer in our place. */
export function useNoWorkers(): void {
  useEffect(() => {
    dismissWorkers().catch(console.error)
  }, [])
}

async function dismissWorkers(): Promise<void> {
  // Browsers have none where the connection is not secure.
  if (!('serviceWorker' in navigator)) return
  const left = await navigator.serviceWorker.getRegistrations()
  await Promise.all(left.map((worker) => worker.unregister()))
}
