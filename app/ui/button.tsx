import type { ComponentProps } from 'react'

const looks = {
  solid: 'bg-green text-paper hover:bg-green-deep',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
}
type Look = keyof typeof looks

/** The classes of a button, for elements that only look like one. */
export const buttonClasses = (look: Look, className = '') => `button min-h-12 ${looks[look]} ${className}`

type ButtonProps = ComponentProps<'button'> & { look?: Look }
export function Button({ look = 'solid', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...rest} />
}

type ButtonLinkProps = ComponentProps<'a'> & { look?: Look }
export function ButtonLink({ look = 'solid', className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClasses(look, className)} {...rest}>
      {children}
    </a>
  )
}
