/** Happens to the document when a page is asked for. A slow one arrives much later: what is opened meanwhile stays open. */
export const pageAsked = 'page-asked'

/** Closes the menu, whose link it may be, and has other parts of the header close what they opened. */
export function reportAsked(): void {
  document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover()
  document.dispatchEvent(new Event(pageAsked))
}
