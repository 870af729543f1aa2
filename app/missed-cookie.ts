export const missedCookie = 'missed_page'
const seconds = 60

/** Passes the address of the page that could not be loaded to the home page, even across a redirect by the server. */
export const writeMissed = ({ pathname, search }: URL): string =>
  `${missedCookie}=${encodeURIComponent(pathname + search)}; Max-Age=${seconds}; Path=/; SameSite=Lax`
