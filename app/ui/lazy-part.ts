import { type ComponentType, lazy } from 'react'

/** Fetched when it is first shown. If it cannot be fetched, the page stays as it is, and `instead` is shown for it. */
export const lazyPart = <Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    fetchPart().catch((error: unknown) => {
      console.error(error)
      return { default: instead }
    }),
  )
