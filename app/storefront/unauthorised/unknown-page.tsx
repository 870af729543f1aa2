import { data } from 'react-router'
import { inBrowser } from '../../api.ts'
import UnauthorisedPage from './unauthorised-page.tsx'

const load = async () => data(null, { status: 404 })
export const loader = load
export const clientLoader = inBrowser(load, { isNowhere: true })

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'
export default UnauthorisedPage
