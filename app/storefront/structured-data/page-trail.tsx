import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { useSite } from '../layout/site.ts'
import { JsonLd } from './json-ld.tsx'
import { describeTrail, readTrail } from './trail.ts'

type Props = { crumbs: Crumb[] } | { path: string; name: string }

/** The way to this page, for people and for search engines; read from the address when no type gives it. */
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
