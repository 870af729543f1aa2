import { data } from 'react-router'

/** An address of the back office that leads nowhere. */
export const loader = () => data(null, 404)

export const clientLoader = () => {
  const reason = 'The requested page either does not exist, or you do not have access.'
  throw data({ title: 'There is nothing here', reason }, 404)
}

// Also on a full load, where the server has answered already.
clientLoader.hydrate = true as const

export default function UnknownPage() {
  return null
}
