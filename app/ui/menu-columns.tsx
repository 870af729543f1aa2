import type { ReactNode } from 'react'
import { Picture, type PictureFacts } from './picture.tsx'

type MenuLink = { name: string; path: string }
type MenuColumn = MenuLink & { picks: MenuLink[] }

type Props = {
  columns: MenuColumn[]
  /** The name under which the menu unfolds. */
  whole: MenuLink
  /** What is shown beside the columns. */
  tile: ReactNode
}

/** The unfolded menu of a category in the header. Its layout depends on the width of its `@container`, not of the screen. */
export function MenuColumns({ columns, whole, tile }: Props) {
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-9 py-10 @3xl:grid-cols-[1fr_16rem] @min-[75rem]:grid-cols-[1fr_20rem] @min-[75rem]:gap-x-20">
        <ul className="grid content-start grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-10 gap-y-9">
          {columns.map((column) => (
            <li key={column.path} className="border-t border-rule pt-4">
              <Column {...column} />
            </li>
          ))}
        </ul>
        {tile}
      </div>
      <p className="border-t border-rule">
        <a href={whole.path} className="wrap quiet-link flex min-h-12 items-center">
          All {whole.name}
        </a>
      </p>
    </>
  )
}

function Column({ name, path, picks }: MenuColumn) {
  return (
    <>
      <a href={path} className="quiet-link font-serif text-h3">
        {name}
      </a>
      <ul className="mt-2 text-soft">
        {picks.map((pick) => (
          <li key={pick.path}>
            <a href={pick.path} className="quiet-link inline-block py-1 hover:text-ink">
              {pick.name}
            </a>
          </li>
        ))}
        <li>
          <a href={path} className="plain-link inline-block py-1 text-label">
            See All {name}
          </a>
        </li>
      </ul>
    </>
  )
}

export function MenuTile({ name, path, image }: MenuLink & { image: PictureFacts | null }) {
  return (
    <a href={path} className="group block self-start">
      <span className="block aspect-4/3 overflow-hidden bg-sand">
        {image && (
          <Picture
            picture={image}
            alt=""
            sizes="20rem"
            largest={960}
            className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
          />
        )}
      </span>
      <span className="mt-3 block font-serif text-h3">{name}</span>
      <span className="plain-link text-label">See the range</span>
    </a>
  )
}
