import type { ComponentProps } from 'react'
import { PageHead } from '../layout/page-head.tsx'
import { hrefOf, writeChosen } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

type Props = ComponentProps<typeof PageHead> & { path: string; listing: ListingView }

/** Each page of a list has its own canonical address; filtered and sorted lists are not indexed. */
export function ListingHead({ listing: { chosen, page, picture: ofFirst }, path, title, picture, ...rest }: Props) {
  const asItIs = writeChosen({ ...chosen, page: 1 }).length === 0
  const pageTitle = page > 1 ? `${title}, page ${page}` : title
  const address = asItIs ? hrefOf(path, { ...chosen, page }) : undefined
  return <PageHead title={pageTitle} path={address} picture={picture ?? ofFirst} {...rest} />
}
