import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * The props of a button that may not be pressed now, such as one whose call runs. A disabled button would lose the
 * keyboard focus, so this one stays enabled and does nothing, and Enter in a field does not send its form either.
 */
export const guardPress = (disabled = false, onClick?: MouseEventHandler<HTMLButtonElement>) => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? ignore : onClick,
})

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
