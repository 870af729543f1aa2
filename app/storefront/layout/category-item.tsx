import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { categoryAddress } from '../../../contract/addresses.ts'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { OpenMenu } from './open-menu.ts'
import { PlainMenu } from './plain-menu.tsx'
import type { NavGroup } from './site.ts'

const CategoryMenu = lazyPart(() => import('../category-menu/category-menu.tsx'))

type Props = {
  group: NavGroup
  details?: NavCategory[]
  menu: OpenMenu
  /** False until a script can unfold the menu. */
  unfolds: boolean
  className: string
}

/** A link whose menu unfolds on hover, and beside it a button that unfolds it for the keyboard. */
export function CategoryItem({ group, details, menu, unfolds, className }: Props) {
  const { name, routeName } = group
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = menu.open === routeName
  const hasBeenOpen = useOnceTrue(isOpen)
  const panelId = `menu-${routeName}`

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) menu.show(undefined)
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen && currentTarget.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <li
      className="group"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.point(routeName)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && menu.leave()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <span className="relative">
        <a href={categoryAddress(routeName)} className={`${className}${isOpen ? ' border-green' : ''}`}>
          {name}
        </a>
        {unfolds && (
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={hasBeenOpen ? panelId : undefined}
            aria-label={`${name} menu`}
            onClick={() => menu.show(isOpen ? undefined : routeName)}
            className="absolute -right-[24px] top-1/2 grid size-[24px] -translate-y-1/2 place-items-center bg-paper opacity-0 focus-visible:z-10 focus-visible:opacity-100"
          >
            <ChevronIcon className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </span>
      <noscript>
        <PlainMenu group={group} />
      </noscript>
      {hasBeenOpen && (
        <Suspense>
          <CategoryMenu
            id={panelId}
            hidden={!isOpen}
            group={group}
            details={details?.find((category) => category.routeName === routeName)}
          />
        </Suspense>
      )}
    </li>
  )
}

function useOnceTrue(value: boolean): boolean {
  const [seen, setSeen] = useState(value)
  if (value && !seen) setSeen(true)
  return seen || value
}
