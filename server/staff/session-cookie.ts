/** With https the cookie has the prefix `__Host-`: browsers then refuse one from plain http, or for other hosts too. */
export const nameCookies = (publicUrl: string) =>
  publicUrl.startsWith('https:')
    ? { cookiePrefix: '__Host-showroom', useSecureCookies: false, defaultCookieAttributes: { secure: true } }
    : { cookiePrefix: 'showroom', useSecureCookies: false }

/** Whether a request may come from somebody who is signed in, which spares most shoppers' requests a query. */
export const hasSessionCookie = (headers: Headers): boolean => sessionCookie.test(headers.get('cookie') ?? '')
const sessionCookie = /\bshowroom\.session_token=/
