import { data } from 'react-router'

/** Answers an unknown address of the back office. */
export const loader = () => data(null, 404)

export const clientLoader = () => {
  const reason = 'The requested page either does not exist, or you do not have access.'
  throw data({ title: 'There is nothing here', reason }, 404)
}

// Runs on a full load as well, where the server has already answered.
clientLoader.hydrate = true as const

export default function UnknownPage() {
  return null
}
