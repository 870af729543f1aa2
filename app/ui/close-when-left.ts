import type { FocusEvent } from 'react'

/** Closes a panel that the focus leaves: it may cover what has the focus then. Its own button closes it by itself. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return
  const ownButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget
  if (!ownButton) currentTarget.hidePopover()
}
