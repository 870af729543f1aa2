/** Makes the first owner by the link that the shop prints; returns the cookies of the session. */
export async function becomeOwner(base: string, ownerLink: string): Promise<string> {
  const token = new URL(ownerLink).searchParams.get('token')
  const owner = { token, name: 'Ruth', email: 'ruth@shop.example', password: 'oak and ash and thorn' }
  const answer = await fetch(`${base}/api/staff/owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(owner),
  })
  if (answer.status !== 200) throw new Error(`The owner was not made: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
