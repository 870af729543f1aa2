import { writeHead } from '../../../contract/head-texts.ts'
import { findPlain, type PictureFacts } from '../../ui/picture.tsx'
import { listKeywords } from '../structured-data/keywords.ts'
import { useSite } from './site.ts'

type Props = {
  title: string
  description?: string
  keywords?: string
  /** The page's own keywords for search engines: category, sub-category, brand, tags. */
  about?: (string | undefined)[]
  /** The canonical path of the page; undefined for a page that should not be indexed. */
  path?: string
  /** The picture that a shared link shows. */
  picture?: PictureFacts | null
}

/** The title and metadata of a page; React moves them into the head. */
export function PageHead({ title, description, keywords, about, path, picture }: Props) {
  const { shop, publicUrl, categories, look } = useSite().settings
  const head = writeHead({ title, description }, shop)
  const shared = picture ?? look?.share ?? categories.find(({ thumbnail }) => thumbnail)?.thumbnail
  const image = shared && findPlain(shared)
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={listKeywords(keywords, about)} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      {image && <meta property="og:image" content={publicUrl + image} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={publicUrl + path} />
          <link rel="canonical" href={publicUrl + path} />
        </>
      )}
    </>
  )
}
