import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { labelKind } from '../../../contract/kinds.ts'
import type { LinkHere } from '../../../contract/staff/overview.ts'
import { staffApi } from '../api.ts'
import { FormSection } from '../form/form-section.tsx'
import { findAddress } from '../record-addresses.ts'

const link = 'underline underline-offset-4'

/** Lists the links to a page or, if there are none, where one could be added. */
export function LinksHere({ address }: { address: string }) {
  const found = useLinksHere(address)
  if (!found) return null
  return (
    <FormSection title="Links to this page">
      {found.length === 0 ? (
        <p className="text-small">
          <strong className="font-semibold">No page links here yet.</strong> Add a link in the text of{' '}
          <Link to={href('/admin/pages')} className={link}>
            another page
          </Link>{' '}
          or of a product, as the button of{' '}
          <Link to={href('/admin/home')} className={link}>
            a slide
          </Link>{' '}
          or{' '}
          <Link to={href('/admin/popups')} className={link}>
            a pop-up
          </Link>
          , or put it in the{' '}
          <Link to={href('/admin/links')} className={link}>
            header or footer
          </Link>
          .
        </p>
      ) : (
        <ul className="text-small">
          {found.map((linkHere) => (
            <li key={`${linkHere.kind} ${linkHere.id}`} className="flex min-h-11 items-center gap-3 lg:min-h-9">
              <Link to={findAddress(linkHere)} className={link}>
                {linkHere.name || labelKind(linkHere.kind)}
              </Link>
              <span className="text-label text-soft">{labelKind(linkHere.kind)}</span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}

/** Undefined until it is loaded. */
function useLinksHere(path: string): LinkHere[] | undefined {
  const [found, setFound] = useState<LinkHere[]>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.linksHere({ path }, { signal: gone.signal })
      if (!failed(answer)) setFound(answer)
    }
    ask().catch((error) => gone.signal.aborted || console.error(error))
    return () => gone.abort()
  }, [path])
  return found
}
