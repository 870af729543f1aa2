import { onDemand } from './platform/on-demand.ts'

/** What the shop's process loads when it is first needed (decision 209). */
export const findUsed = onDemand(() => import('./content/media-uses.ts'), 'findUsed')
export const isShown = onDemand(() => import('./content/media-uses.ts'), 'isShown')
export const openMetrics = onDemand(() => import('./metrics/metrics.ts'), 'openMetrics')
export const createBackOfficeRoutes = onDemand(() => import('./back-office-routes.ts'), 'createBackOfficeRoutes')
