export const missedCookie = 'missed_page'
const seconds = 60

/** Hands the home page the address of the page that could not be loaded: also across a redirect by the server. */
export const writeMissed = ({ pathname, search }: URL): string =>
  `${missedCookie}=${encodeURIComponent(pathname + search)}; Max-Age=${seconds}; Path=/; SameSite=Lax`
