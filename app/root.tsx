import { type ReactNode, useState } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, useRouteError, useRouteLoaderData } from 'react-router'
import type { PublicSettings } from '../contract/site.ts'
import { ErrorScreen } from './error-screen.tsx'
import { listWideFonts } from './fonts/early-fonts.ts'
import icon from './icon.svg?url'
import { useKeptPlaces } from './router/places.ts'
import { ScrollRestoration } from './router/scroll-restoration.tsx'
import styles from './styles/app.css?url'
import fonts from './styles/fonts.css?url'
import { Tooltips } from './ui/tooltips/tooltips.tsx'

/** The server writes styles into this element after rendering. Hydration leaves its contents unchanged. */
const added = { dangerouslySetInnerHTML: { __html: '' } }

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<{ settings: PublicSettings }>('storefront')
  const look = shop?.settings.look
  // Pages of the shop inline their styles, because a request for a stylesheet would delay the first paint by a round trip.
  const [broughtStyles] = useState(!import.meta.env.DEV && shop !== undefined)
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.paper ?? '#faf7f1'} />
        {broughtStyles ? (
          <style id="shop-styles" suppressHydrationWarning {...added} />
        ) : (
          [fonts, styles].map((href) => <link key={href} rel="stylesheet" href={href} />)
        )}
        {broughtStyles && listWideFonts(look?.fonts).map((link) => <link key={link.href} {...link} />)}
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

export default function Root() {
  useKeptPlaces()
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
