import type { Problem } from '../../../contract/errors.ts'
import { failed } from '../../../contract/errors.ts'
import { post } from './session.ts'

/** Whether this browser can create and use passkeys here: only in a secure context. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

const notDone: Problem = { title: 'Not done', reason: 'No passkey was used. Try again, or sign in with your password.' }

/** Creates a passkey on this device, or on one that the browser offers. */
export async function addPasskey(password: string, name: string): Promise<Problem | undefined> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('passkey/begin', { password })
  if (failed(options)) return options.problem
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return send('passkey/verify-registration', made, { name })
}

export async function enterByPasskey(): Promise<Problem | undefined> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('passkey/enter', {})
  if (failed(options)) return options.problem
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return send('passkey/verify-authentication', shown)
}

async function send(path: string, credential: Credential | null, facts: object = {}): Promise<Problem | undefined> {
  if (!(credential instanceof PublicKeyCredential)) return notDone
  const answer = await post(path, { response: credential.toJSON(), ...facts })
  return failed(answer) ? answer.problem : undefined
}
