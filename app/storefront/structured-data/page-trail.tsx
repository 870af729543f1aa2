import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { useSite } from '../layout/site.ts'
import { JsonLd } from './json-ld.tsx'
import { describeTrail, readTrail } from './trail.ts'

type Props = { crumbs: Crumb[] } | { path: string; name: string }

/** The breadcrumbs of this page, for people and search engines; derived from the address if no type is given. */
export function PageTrail(props: Props) {
  const { settings, navigation } = useSite()
  const crumbs = 'crumbs' in props ? props.crumbs : readTrail(props.path, props.name, navigation)
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd facts={import.meta.env.SSR && describeTrail(crumbs, settings.publicUrl)} />
    </>
  )
}
