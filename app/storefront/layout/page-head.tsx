import { useSite } from './site.ts'

type Props = {
  title: string
  description?: string
  keywords?: string
  /** The one address of this page, as a path; pages that should not be found have none. */
  path?: string
}

/** Title and the like; React moves them into the head. */
export function PageHead({ title, description, keywords, path }: Props) {
  const { shop, publicUrl } = useSite().settings
  return (
    <>
      <title>{title === shop.name ? title : `${title} | ${shop.name}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {path === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + path} />}
    </>
  )
}
