import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readPageData } from './router/read-page-data.ts'
import { allowTranslation } from './translated-text.ts'

allowTranslation()
readPageData()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
