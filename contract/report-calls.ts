import { z } from 'zod'
import { post } from './call.ts'

const OpenedSearch = z.object({ searchField: z.string().max(200) })

/** Calls by which the shop's own pages report actions that no address shows; unlike `calls`, they are not for other clients. */
export const reportCalls = {
  openedSearch: post('/api/search/opened', z.null(), OpenedSearch),
}
