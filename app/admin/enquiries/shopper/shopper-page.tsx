import { Fragment } from 'react'
import { href, useNavigate } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import { type ShopperData, ShopperQuery } from '../../../../contract/staff/shoppers.ts'
import { staffApi } from '../../api.ts'
import { useNextPage } from '../../controls/next-page.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { BackLink } from '../../controls/text-links.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { unreachable } from '../../unreachable.ts'
import { AddressForm } from './address-form.tsx'
import { HeldList } from './held-list.tsx'
import { nameShopper, writeQuery } from './shopper-query.ts'

type Data = { asked: ShopperQuery; held: ShopperData | null }

export const clientLoader = whenSignedIn(async ({ url }): Promise<Data> => {
  const [email, phone] = [url.searchParams.get('email') ?? '', url.searchParams.get('phone') ?? '']
  const { data: asked } = ShopperQuery.safeParse({ email, phone })
  return asked ? { asked, held: orFail(await staffApi.shopper(asked)) } : { asked: { email, phone }, held: null }
})

/** Everything that the shop holds about a shopper, to show, export and erase. */
export default function ShopperPage({ loaderData: { asked, held } }: { loaderData: Data }) {
  const navigate = useNavigate()
  const openNext = useNextPage()
  const here = href('/admin/enquiries/shopper')
  const look = (shopper: ShopperQuery) => navigate(`${here}?${writeQuery(shopper)}`)
  const erase = async ({ email, phone }: ShopperQuery) => {
    const answer = await staffApi.eraseShopper({ email, phone }).catch(unreachable)
    if (failed(answer)) {
      warn(answer.problem.reason)
      return false
    }
    await openNext(here, { replace: true })
    notify(`Everything about ${nameShopper({ email, phone })} is erased`)
    return true
  }
  return (
    <>
      <PageTitle title="What we hold about somebody" />
      <BackLink to={href('/admin/enquiries')}>Enquiries</BackLink>
      <h1 className="mb-2 text-h2">What we hold about somebody</h1>
      <p className="mb-6 max-w-2xl text-soft">
        Anybody may ask to see what the shop holds about them, to get it as a file, and to have it erased.
      </p>
      <Fragment key={nameShopper(asked)}>
        <AddressForm asked={asked} onLook={look} />
        {held && <HeldList held={held} onErase={() => erase(held)} />}
      </Fragment>
    </>
  )
}
