import { calls } from '../../contract/calls.ts'
import { createClient, sendByFetch } from '../../contract/client.ts'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'

export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...signInCalls, ...staffCalls },
  sendByFetch(),
)
