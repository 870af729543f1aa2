import { type ComponentType, lazy } from 'react'

/** A part whose code is fetched when it is first shown. If that fails, the page stays as it is and `instead` is shown. */
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
