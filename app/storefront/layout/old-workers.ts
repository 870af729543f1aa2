import { useEffect } from 'react'

/** Unregisters service workers of a previous website, which would respond in our place. */
export function useWorkerRemoval(): void {
  useEffect(() => {
    // Undefined on an insecure connection.
    navigator.serviceWorker
      ?.getRegistrations()
      .then((left) => Promise.all(left.map((worker) => worker.unregister())))
      .catch(console.error)
  }, [])
}
