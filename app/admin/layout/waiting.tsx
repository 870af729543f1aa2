import { PageTitle } from './page-title.tsx'

/** The only page of the back office that the server renders, shown until the browser knows who is signed in. */
export const HydrateFallback = () => <PageTitle title="Overview" />
