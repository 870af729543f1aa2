import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'
import { sendFromBrowser } from '../no-connection.ts'

/**
 * A test email takes longest: its mail server has 90 seconds. Without a timeout, a save whose answer is lost could not
 * be repeated.
 */
const staffTimeoutMs = 120_000

export const staffApi = createClient(
  { login: calls.login, settingsShown: calls.settings, ...signInCalls, ...staffCalls },
  (call, input, signal) => sendFromBrowser(call, input, signal, staffTimeoutMs),
)
