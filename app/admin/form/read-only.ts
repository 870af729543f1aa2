import { createContext, use } from 'react'

export const ReadOnly = createContext(false)

/** Whether the fields around here can be looked at only: for controls that a disabled fieldset does not reach. */
export const useReadOnly = () => use(ReadOnly)
