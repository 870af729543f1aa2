import { useEffect } from 'react'

/** Unregisters service workers of a previous website, which would respond in our place. */
export function useWorkerRemoval(): void {
  useEffect(() => {
    unregisterWorkers().catch(console.error)
  }, [])
}

async function unregisterWorkers(): Promise<void> {
  // Undefined on an insecure connection.
  if (!('serviceWorker' in navigator)) return
  const left = await navigator.serviceWorker.getRegistrations()
  await Promise.all(left.map((worker) => worker.unregister()))
}
