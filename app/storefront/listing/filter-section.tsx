import type { ReactNode } from 'react'
import { ChevronIcon } from '../../ui/icons.tsx'

type Props = { title: string; open: boolean; className?: string; onOpen?(): void; children: ReactNode }

/** The filters of one kind, unfolded if one of them is chosen. */
export function FilterSection({ title, open, className = '', onOpen, children }: Props) {
  return (
    <details open={open || undefined} onToggle={onOpen} className="group py-2">
      <summary className="flex min-h-11 items-center justify-between font-serif text-h3">
        {title}
        <ChevronIcon className="fold-mark" />
      </summary>
      <fieldset className={`pb-3 ${className}`}>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
