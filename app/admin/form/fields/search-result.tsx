import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import { writeHead } from '../../../../contract/head-texts.ts'
import { staffApi } from '../../api.ts'

type Props = { address: string; title: string; description: string }

/** A preview of the page as a search result. */
export function SearchResult({ address, title, description }: Props) {
  const shop = useShop()
  const head = writeHead({ title, description }, shop)
  return (
    <div className="grid gap-0.5 border border-rule bg-white p-4" role="img" aria-label="How a search result looks">
      <p className="truncate text-label text-soft">{`${location.host}${address}`.replaceAll('/', ' › ')}</p>
      <p className="truncate text-body text-green">{head.title}</p>
      <p className="line-clamp-2 text-small text-soft">{head.description}</p>
    </div>
  )
}

/** The shop's name as pages have it; empty if it cannot be loaded. */
function useShop(): { name: string; town: string } {
  const [shop, setShop] = useState({ name: '', town: '' })
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const settings = await staffApi.settingsShown(undefined, { signal: gone.signal })
      if (!failed(settings)) setShop(settings.shop)
    }
    ask().catch((error) => gone.signal.aborted || console.error(error))
    return () => gone.abort()
  }, [])
  return shop
}
