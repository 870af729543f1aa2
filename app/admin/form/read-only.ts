import { createContext, use } from 'react'

export const ReadOnly = createContext(false)

/** Whether the surrounding fields are read-only, for controls that a disabled fieldset does not affect. */
export const useReadOnly = () => use(ReadOnly)
