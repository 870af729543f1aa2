import { calls } from '../../contract/calls.ts'
import { createClient, sendByFetch } from '../../contract/client.ts'
import { doorCalls, staffCalls } from '../../contract/staff-calls.ts'

export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...doorCalls, ...staffCalls },
  sendByFetch(),
)
