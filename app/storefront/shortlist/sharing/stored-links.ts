/** A link that this browser created: only here can it be ended, with its end key. */
export type OwnLink = { token: string; endKey: string; madeAt: string }

const storageKey = 'shortlist_links'
/** Links that could not be stored; they last as long as the page. */
let unstored: OwnLink[] | undefined

export const areStored = (): boolean => unstored === undefined

export const readLinks = (): OwnLink[] => unstored ?? readStored()

function readStored(): OwnLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((link) => link?.token && link.endKey && Date.parse(link.madeAt)) : []
  } catch {
    return []
  }
}

export const keepLink = (link: OwnLink): OwnLink[] => write([link, ...readLinks()])
export const dropLink = (token: string): OwnLink[] => write(readLinks().filter((link) => link.token !== token))

function write(links: OwnLink[]): OwnLink[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(links))
    unstored = undefined
  } catch {
    unstored = links
  }
  return links
}
