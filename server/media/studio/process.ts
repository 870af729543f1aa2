import { serveOrders } from '../../platform/child/serve-orders.ts'
import { develop, resize, strip } from './develop.ts'

/** Decodes and encodes pictures in a process of its own, which `studio.ts` starts. */
const tasks = { develop, strip, resize }

export type Tasks = typeof tasks

serveOrders(tasks)
