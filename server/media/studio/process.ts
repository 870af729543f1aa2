import { serveOrders } from '../../platform/child/serve-orders.ts'
import { develop, resize, strip } from './develop.ts'

/** What decodes and encodes. It runs in a process of its own (`studio.ts`), and this is what that process runs. */
const tasks = { develop, strip, resize }

export type Tasks = typeof tasks

serveOrders(tasks)
