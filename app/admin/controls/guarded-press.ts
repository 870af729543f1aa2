import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * The props of a button that may not be pressed now, such as one whose call runs. The browser would take the keyboard focus
 * from a disabled button, so this one stays enabled and does nothing; nor does Enter in a field send its form.
 */
export const guardPress = (disabled = false, onClick?: MouseEventHandler<HTMLButtonElement>) => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? ignore : onClick,
})

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
