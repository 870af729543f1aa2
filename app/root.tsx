import type { ReactNode } from 'react'
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
import icon from './icon.svg?url'
import styles from './styles/app.css?url'
import { Tooltips } from './ui/tooltips/tooltips.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const look = useRouteLoaderData<{ settings: PublicSettings }>('storefront')?.settings.look
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.paper ?? '#faf7f1'} />
        <link rel="stylesheet" href={styles} />
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
