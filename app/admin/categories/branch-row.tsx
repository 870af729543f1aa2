import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { offSite } from '../../../contract/staff/site-words.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'

type Props = {
  name: string
  to: string
  address: string
  visible: boolean
  products: number
  /** The category's own row stands out from the rows of its sub-categories. */
  strong?: boolean
  children?: ReactNode
}

export function BranchRow({ name, to, address, visible, products, strong = false, children }: Props) {
  const Name = strong ? 'h2' : 'span'
  return (
    <div className={`flex flex-wrap items-center justify-end gap-x-2 py-0.5 pr-1 ${strong ? 'pl-4' : 'pl-4 sm:pl-8'}`}>
      <span className="flex min-w-0 grow basis-24 flex-wrap items-center gap-x-3">
        <Name className={strong ? 'font-sans text-body font-semibold' : 'text-small'}>
          <Link to={to} className="inline-flex min-h-11 items-center hover:underline lg:min-h-9">
            {name}
          </Link>
        </Name>
        {!visible && <span className="rounded-sm bg-sand px-1.5 text-label text-soft">{offSite}</span>}
        <span className="text-label text-soft max-sm:hidden">{address}</span>
        <span className="text-label text-soft">{writeCount(products, 'product')}</span>
      </span>
      {children}
    </div>
  )
}
