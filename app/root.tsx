import { type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { PublicSettings } from '../contract/site.ts'
import { ErrorScreen } from './error-screen.tsx'
import serifFont from './fonts/petrona-latin-300-600.woff2?url'
import sansFont from './fonts/source-sans-3-latin-400-700.woff2?url'
import icon from './icon.svg?url'
import styles from './styles/app.css?url'
import { Tooltips } from './ui/tooltips/tooltips.tsx'

/** The server adds them to its page: it leaves them as they are. */
const noStyles = { dangerouslySetInnerHTML: { __html: '' } }

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<{ settings: PublicSettings }>('storefront')
  const look = shop?.settings.look
  // Those of the shop come with its pages: their own request would delay the first paint by a round trip.
  const [broughtStyles] = useState(!import.meta.env.DEV && shop !== undefined)
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.paper ?? '#faf7f1'} />
        {broughtStyles ? <style id="shop-styles" suppressHydrationWarning {...noStyles} /> : <RequestedStyles />}
        {look?.stylesheet && <link rel="stylesheet" href={look.stylesheet} />}
        <link rel="icon" type={look?.icon ? 'image/webp' : 'image/svg+xml'} href={look?.icon ?? icon} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** On a fast line, where staff are, the fonts are asked for with the styles, so that a preview has them from the start. */
const RequestedStyles = () => (
  <>
    {[serifFont, sansFont].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="stylesheet" href={styles} />
  </>
)

export default function Root() {
  return (
    <>
      <Outlet />
      <Tooltips />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorScreen status={status} />
}
