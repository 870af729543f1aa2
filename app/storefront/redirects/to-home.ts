import { goTo, inBrowser, onServer } from '../../api.ts'

const load = async () => {
  throw goTo('/')
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
