import type { FocusEvent } from 'react'

/**
 * Closes a panel when the focus leaves it, because it may cover the newly focused element. Its own button closes it
 * separately. An element around the panel gets the focus when a label or an empty place in the panel is pressed.
 */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return
  const ownButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget
  if (!ownButton && !relatedTarget.contains(currentTarget)) currentTarget.hidePopover()
}
