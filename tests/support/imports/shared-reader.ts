import { openFileReader } from '../../../server/catalogue/import/reading/file-reader.ts'

/** Shared by all test files of a process, because each reader starts a process, which takes most of a second. It ends with this process. */
export const sharedReader = openFileReader()
