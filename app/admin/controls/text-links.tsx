import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const touchTarget = 'inline-flex min-h-11 items-center lg:min-h-6'

/** A link within text, with room for a finger on a small screen. */
export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={`${touchTarget} underline`} />
)

/** A link to the parent page, above the heading. */
export const BackLink = ({ children, ...rest }: ComponentProps<typeof Link>) => (
  <Link {...rest} className={`${touchTarget} text-small text-soft hover:text-ink`}>
    ← {children}
  </Link>
)
