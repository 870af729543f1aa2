import type { MouseEvent } from 'react'
import { Outlet, useLocation } from 'react-router'
import { onServer, orHome, type PageOf, type PageRequest } from '../api.ts'
import { earlyFonts } from '../fonts/early-fonts.ts'

const preview = '/admin/preview'

/** The address of the form that edits the previewed record. */
async function load({ api, params }: PageRequest) {
  const { productUuid, brandUuid, pageId, rangeRoute, saleRoute, categoryRoute = '', subCategoryRoute } = params
  if (productUuid) return { editor: `/admin/products/${productUuid}` }
  if (brandUuid) return { editor: `/admin/brands/${brandUuid}` }
  if (pageId) return { editor: `/admin/pages/${pageId}` }
  if (rangeRoute) return { editor: `/admin/ranges/${orHome(await api.range({ rangeRoute }))?.uuid}` }
  if (saleRoute) return { editor: `/admin/sales/${orHome(await api.sale({ saleRoute })).uuid}` }
  const { categoryId, subCategoryUuid } = orHome(await api.storeIds({ categoryRoute, subCategoryRoute }))
  return { editor: subCategoryUuid ? `/admin/sub-categories/${subCategoryUuid}` : `/admin/categories/${categoryId}` }
}
export const loader = onServer(load)

export const links = () => earlyFonts

/** Frames a preview: labels it, and keeps its links inside the preview, where hidden pages are shown too. */
export default function PreviewLayout({ loaderData: { editor } }: PageOf<typeof load>) {
  const { pathname } = useLocation()
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPreviewed(link, pathname) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    location.assign(preview + link.pathname + link.search)
  }
  return (
    <div onClickCapture={stay}>
      <meta name="robots" content="noindex" />
      <div className="on-green bg-green text-small text-paper">
        <p className="wrap py-3">
          Preview: this is how shoppers will see it as it is saved now.{' '}
          <a href={editor} className="underline">
            Back to editing
          </a>
        </p>
      </div>
      <Outlet />
    </div>
  )
}

/** Whether a link stays in the preview: links to products do, which may be hidden, and links within the previewed category. */
function isPreviewed({ origin, pathname: to }: HTMLAnchorElement, pathname: string): boolean {
  if (origin !== location.origin) return false
  const [kind, key] = pathname.slice(preview.length + 1).split('/')
  return to.startsWith('/product/') || `${to}/`.startsWith(`/${kind}/${key}/`)
}
