import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'
import { sendFromBrowser } from '../no-connection.ts'

/** Never aborts: an import or an upload takes as long as it does. */
const unlimited = new AbortController().signal

export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...signInCalls, ...staffCalls },
  sendFromBrowser,
  unlimited,
)
