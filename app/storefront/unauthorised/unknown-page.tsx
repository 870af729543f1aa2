import { data } from 'react-router'
import UnauthorisedPage from './unauthorised-page.tsx'

const load = () => data(null, { status: 404 })
export const loader = load
export const clientLoader = load

export default UnauthorisedPage
