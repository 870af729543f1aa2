import { expect, test, vi } from 'vitest'
import { dismissWorkers } from './old-workers.ts'

test('every worker that an earlier website left is dismissed', async () => {
  const unregister = vi.fn(async () => true)
  const left = [{ unregister }, { unregister }] as unknown as ServiceWorkerRegistration[]
  await dismissWorkers({ getRegistrations: async () => left })
  expect(unregister).toHaveBeenCalledTimes(2)
})

test('where there are no workers at all, there is nothing to do', async () => {
  await expect(dismissWorkers(undefined)).resolves.toBeUndefined()
})
