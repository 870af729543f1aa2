import { type Previewed, PreviewLink } from './preview-link.tsx'
import { SiteLink } from './site-link.tsx'

type Props = { address: string; editor: Previewed; shown: boolean }

/** To the page on the site. The address of a hidden one leads shoppers home, so that one is previewed instead. */
export const PageLink = ({ address, editor, shown }: Props) =>
  shown ? <SiteLink address={address} /> : <PreviewLink address={address} editor={editor} />
