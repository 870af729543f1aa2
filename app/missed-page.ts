const name = 'missed_page'
const seconds = 60

/** Tells the home page which page was asked for and could not be loaded: also across a redirect by the server. */
export const writeMissed = ({ pathname, search }: URL): string =>
  `${name}=${encodeURIComponent(pathname + search)}; Max-Age=${seconds}; Path=/; SameSite=Lax`

/** The address, which is told once. */
export function takeMissed(): string | undefined {
  const address = readMissed(document.cookie)
  if (address !== undefined) Reflect.set(document, 'cookie', `${name}=; Max-Age=0; Path=/; SameSite=Lax`)
  return address
}

/** An address of this shop, whatever the cookie holds. */
export function readMissed(cookies: string): string | undefined {
  const written = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  try {
    const { origin, pathname, search } = new URL(decodeURIComponent(written ?? ''), somewhere)
    return written && origin === somewhere ? pathname + search : undefined
  } catch {
    return undefined
  }
}

const somewhere = 'https://shop.invalid'
