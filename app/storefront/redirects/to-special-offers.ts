import { goTo, inBrowser, onServer, type Visit } from '../../api.ts'

const load = async ({ url }: Visit) => {
  throw goTo(`/special-offers${url.search}`, 301)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
