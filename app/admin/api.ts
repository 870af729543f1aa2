import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'
import { sendUnlimited } from '../no-connection.ts'

/** Without a limit: an import or an upload takes as long as it does. */
export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...signInCalls, ...staffCalls },
  sendUnlimited,
)
