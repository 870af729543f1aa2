import { createClient, sendByFetch } from '../../contract/client.ts'
import { doorCalls, staffCalls } from '../../contract/staff-calls.ts'

export const staffApi = createClient({ ...doorCalls, ...staffCalls }, sendByFetch())
