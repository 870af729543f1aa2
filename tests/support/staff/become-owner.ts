const owner = { name: 'Ruth', email: 'ruth@shop.example', password: 'oak and ash and thorn' }

/** Creates the first owner with the link that the shop prints. */
export async function becomeOwner(base: string, ownerLink: string): Promise<void> {
  const token = new URL(ownerLink).searchParams.get('token')
  await post(`${base}/api/staff/owner`, { token, ...owner })
}

/** Signs the owner in, and returns the cookies of the session. */
export async function signInAsOwner(base: string): Promise<string> {
  const { email, password } = owner
  const { headers } = await post(`${base}/api/auth/sign-in/email`, { email, password })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`)
  return answer
}
