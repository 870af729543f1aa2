import { Navigate, useLocation } from 'react-router'
import { staffApi } from '../api.ts'
import { useNamedField } from '../form/fields/named-field.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { type KnownSettings, listSettingGroups } from './setting-groups.ts'
import { findFormerAddress } from './setting-parts.ts'
import { SettingRow, WholeShopGroup } from './setting-rows.tsx'

type Data = KnownSettings & { hasDemonstration: boolean }
const nothing = { groups: [], also: [] }

export const clientLoader = whenSignedIn(async (): Promise<Data> => {
  const [settings, hours, look, mail, people, retention, visits, plan] = await Promise.all([
    staffApi.settings(),
    staffApi.openingHours(),
    staffApi.look(),
    staffApi.mailSettings(),
    staffApi.people(),
    staffApi.retention(),
    staffApi.bookingRules(),
    staffApi.planLeaving(nothing),
  ])
  const { groups, left, task } = orFail(plan)
  return {
    settings: orFail(settings).edit,
    hours: orFail(hours).edit,
    look: orFail(look).edit,
    mail: orFail(mail),
    people: orFail(people),
    retention: orFail(retention).edit,
    visits: orFail(visits).edit,
    hasDemonstration: groups.some(({ total }) => total > 0) || left !== null || task !== null,
  }
})

/** The index of the settings, with a summary of each page. */
export default function SettingsPage({ loaderData: known }: { loaderData: Data }) {
  useNamedField()
  const former = findFormerAddress(useLocation().hash)
  if (former) return <Navigate to={former} replace />
  return (
    <>
      <PageTitle title="Settings" />
      <h1 className="mb-2 text-h2">Settings</h1>
      <p className="mb-6 text-small text-soft">
        Everything that is set once. The search at the top finds each setting by its name too.
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {listSettingGroups(known).map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 text-h3">{title}</h2>
            <ul className="border-t border-rule">
              {rows.map((row) => (
                <SettingRow key={row.to} {...row} />
              ))}
            </ul>
          </section>
        ))}
        <WholeShopGroup hasDemonstration={known.hasDemonstration} />
      </div>
    </>
  )
}
