import { goTo, inBrowser, onServer, type PageRequest } from '../../api.ts'

const load = async ({ url }: PageRequest) => {
  throw goTo(`/special-offers${url.search}`, 301)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
