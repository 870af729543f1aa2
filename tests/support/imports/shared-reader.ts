import { openFileReader } from '../../../server/catalogue/import/reading/file-reader.ts'

/** One for all test files of a process: each new one starts a process of its own, which takes most of a second. It ends with this process. */
export const sharedReader = openFileReader()
