/** With https, the prefix `__Host-`: browsers refuse such a cookie from plain http, or for more than this host. */
export const nameCookies = (publicUrl: string) =>
  publicUrl.startsWith('https:')
    ? { cookiePrefix: '__Host-showroom', useSecureCookies: false, defaultCookieAttributes: { secure: true } }
    : { cookiePrefix: 'showroom', useSecureCookies: false }

/** Whether a request may be of somebody who has signed in; most shoppers have cookies of other kinds. */
export const hasSessionCookie = (headers: Headers): boolean => sessionCookie.test(headers.get('cookie') ?? '')
const sessionCookie = /\bshowroom\.session_token=/
