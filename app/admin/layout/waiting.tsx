import { PageTitle } from './page-title.tsx'

/** Shown until the person is known: all that the server shows of the back office. */
export const HydrateFallback = () => <PageTitle title="Overview" />
