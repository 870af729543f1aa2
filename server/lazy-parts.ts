import { onDemand } from './platform/on-demand.ts'

/** Functions whose modules are loaded on the first call (decision 209). */
export const findUsed = onDemand(() => import('./content/media-uses.ts'), 'findUsed')
export const isShown = onDemand(() => import('./content/media-uses.ts'), 'isShown')
export const openMetrics = onDemand(() => import('./metrics/metrics.ts'), 'openMetrics')
export const createBackOfficeRoutes = onDemand(() => import('./back-office-routes.ts'), 'createBackOfficeRoutes')
