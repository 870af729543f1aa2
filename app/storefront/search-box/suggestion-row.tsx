import { useEffect, useRef } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import { Price } from '../product-card/price.tsx'
import type { Suggested } from './suggested.ts'

type Props = { id: string; item: Suggested; active: boolean; onClick?: (() => void) | undefined }

/** Also a link, so that it can be opened in another tab. */
export function SuggestionRow({ id, item: { name, path, text, picture, price }, active, onClick }: Props) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <a
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={path}
      onClick={onClick}
      className={`flex min-h-11 items-center gap-4 px-4 py-1.5 hover:bg-sand ${active ? 'bg-sand' : ''}`}
    >
      {price && (
        <span aria-hidden="true" className="size-14 shrink-0 overflow-hidden bg-sand">
          {picture ? (
            <Picture picture={picture} alt="" sizes="3.5rem" largest={320} className="size-full object-cover" />
          ) : (
            <NoPhotograph className="size-full place-items-center text-[0.625rem] leading-tight" />
          )}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {text && <span className="line-clamp-2 text-small text-soft">{text}</span>}
        {price && <Price facts={price} className="text-small text-soft" />}
      </span>
    </a>
  )
}
