import { onDemand } from '../../server/platform/on-demand.ts'
import { hasStaff } from '../../server/staff/owner-link.ts'
import { isEmpty } from './empty.ts'
import type { Target } from './load.ts'

const loadDemoIfEmpty = onDemand(() => import('./load.ts'), 'loadDemoIfEmpty')

/** Not into a shop that somebody has emptied, or began without it. */
export async function loadDemoIfNew(target: Target): Promise<boolean> {
  return !(await hasStaff(target.db)) && (await isEmpty(target.db)) && (await loadDemoIfEmpty(target))
}
