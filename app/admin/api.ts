import { createClient, sendByFetch } from '../../contract/client.ts'
import { staffCalls } from '../../contract/staff-calls.ts'

export const staffApi = createClient(staffCalls, sendByFetch())
