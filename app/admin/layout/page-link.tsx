import { type Previewed, PreviewLink } from './preview-link.tsx'
import { SiteLink } from './site-link.tsx'

type Props = { address: string; editor: Previewed; shown: boolean }

/** A link to the page on the site. It opens the preview of a hidden page, which would redirect shoppers home. */
export const PageLink = ({ address, editor, shown }: Props) =>
  shown ? <SiteLink address={address} /> : <PreviewLink address={address} editor={editor} />
