import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'
import { sendFromBrowser } from '../no-connection.ts'

/** A test email is waited for longest: its server has a minute and a half. Without a limit, a save could not be repeated. */
const staffTimeoutMs = 120_000

export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...signInCalls, ...staffCalls },
  (call, input, signal) => sendFromBrowser(call, input, signal, staffTimeoutMs),
)
