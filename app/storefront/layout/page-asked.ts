/** Dispatched on the document when a page is requested. A slow one arrives much later, and what is opened meanwhile stays open. */
export const pageAsked = 'page-asked'

/** Closes the menu, because the link may be in it, and makes other parts of the header close what they opened. */
export function reportAsked(): void {
  document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover()
  document.dispatchEvent(new Event(pageAsked))
  showWait(true)
}

/** Without React, which shows nothing new while a part of the page waits for its code. */
export const showWait = (waiting: boolean) => document.getElementById('main')?.setAttribute('aria-busy', `${waiting}`)
