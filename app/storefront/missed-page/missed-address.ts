import { missedCookie } from '../../missed-cookie.ts'

/** Validates the cookie: the result is always an address of this shop. */
export function readMissed(cookies: string): string | undefined {
  const written = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${missedCookie}=`))
    ?.slice(missedCookie.length + 1)
  try {
    const { origin, pathname, search } = new URL(decodeURIComponent(written ?? ''), somewhere)
    return written && origin === somewhere ? pathname + search : undefined
  } catch {
    return undefined
  }
}

const somewhere = 'https://shop.invalid'

export const forgetMissed = () => {
  Reflect.set(document, 'cookie', `${missedCookie}=; Max-Age=0; Path=/; SameSite=Lax`)
}
