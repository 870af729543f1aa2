import { z } from 'zod'
import { post } from './call.ts'

const OpenedSearch = z.object({ searchField: z.string().max(200) })

/** How the shop's own pages report what shoppers do, where no address shows it; not for others, unlike `calls`. */
export const reportCalls = {
  openedSearch: post('/api/search/opened', z.null(), OpenedSearch),
}
