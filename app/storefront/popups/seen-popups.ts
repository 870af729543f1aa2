import type { Popup } from '../../../contract/content.ts'
import { hasAction } from '../../ui/popup-rules.ts'

export const seenKey = 'seen_popups'

export function readSeen(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const addSeen = (stored: string | null, id: string): string =>
  JSON.stringify([...new Set([...readSeen(stored), id])])

/** The first pop-up that has content and was not closed in this session. */
export function choosePopup(popups: Popup[], seen: string[]): Popup | undefined {
  return popups.find((popup) => !seen.includes(popup.id) && showsSomething(popup))
}

const showsSomething = (popup: Popup) =>
  popup.title !== '' || popup.messageHtml !== '' || popup.imageUrl !== null || hasAction(popup)
