/** A link that this browser made: with its end key it can be ended here, and nowhere else. */
export type OwnLink = { token: string; endKey: string; madeAt: string }

const storageKey = 'shortlist_links'
/** Where the browser stores nothing they last as long as the page. */
let links: OwnLink[] = []

export function readLinks(): OwnLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    links = Array.isArray(stored) ? stored.filter((link) => link?.token && link.endKey) : []
  } catch (error) {
    console.error(error)
  }
  return links
}

export const keepLink = (link: OwnLink): OwnLink[] => write([link, ...readLinks()])
export const dropLink = (token: string): OwnLink[] => write(readLinks().filter((link) => link.token !== token))

function write(next: OwnLink[]): OwnLink[] {
  links = next
  try {
    localStorage.setItem(storageKey, JSON.stringify(links))
  } catch (error) {
    console.error(error)
  }
  return links
}
