import { useEffect } from 'react'

/** An earlier website may have left a worker behind that would go on answering in our place. */
export function useNoWorkers(): void {
  useEffect(() => {
    dismissWorkers(navigator.serviceWorker).catch(console.error)
  }, [])
}

/** Absent where the connection is not secure. */
export async function dismissWorkers(workers?: Pick<ServiceWorkerContainer, 'getRegistrations'>): Promise<void> {
  const left = (await workers?.getRegistrations()) ?? []
  await Promise.all(left.map((worker) => worker.unregister()))
}
