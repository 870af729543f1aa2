import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router'
import { FormIsRunning, useOnePress } from './one-at-a-time.ts'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-small font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 lg:min-h-9'
const looks = {
  solid: 'bg-green text-paper hover:bg-green-deep',
  outline: 'border border-line bg-white hover:border-ink',
  plain: 'hover:text-green',
  danger: 'border border-sale text-sale hover:bg-sale hover:text-white',
}
type Look = keyof typeof looks

type Props = ComponentProps<'button'> & { look?: Look }
export function Button({ look = 'outline', className = '', type = 'button', disabled, onClick, ...rest }: Props) {
  const isFormRunning = useContext(FormIsRunning) && type === 'submit'
  const press = useOnePress(onClick, disabled || isFormRunning)
  return <button type={type} className={`${shape} ${looks[look]} ${className}`} {...rest} {...press} />
}

type LinkProps = ComponentProps<typeof Link> & { look?: Look }
export function LinkButton({ look = 'outline', className = '', ...rest }: LinkProps) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />
}
