import type { MouseEvent } from 'react'
import { Outlet, useParams } from 'react-router'

/** Around a page that is looked at before shoppers see it: says so, and keeps to it from one variant to the next. */
export default function PreviewLayout() {
  const { productUuid = '' } = useParams()
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.pathname.startsWith(`/product/${productUuid}`) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    location.assign(`/admin/preview${link.pathname}`)
  }
  return (
    <div onClickCapture={stay}>
      <meta name="robots" content="noindex" />
      <div className="on-green bg-green text-small text-paper">
        <p className="wrap py-3">
          Preview: this is how shoppers will see it as it is saved now.{' '}
          <a href={`/admin/products/${productUuid}`} className="underline">
            Back to editing
          </a>
        </p>
      </div>
      <Outlet />
    </div>
  )
}
