import type { StaffFile } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { describeBytes } from './describe-bytes.ts'
import { type ChooserProps, LibraryChooser } from './library-chooser.tsx'

export const FileChooser = (props: ChooserProps<StaffFile>) => (
  <LibraryChooser {...props} noun="file" ask={staffApi.files} className="grid grid-cols-1 gap-1">
    {({ fileName, bytes }) => (
      <span className="flex min-h-11 flex-wrap items-center gap-x-4 px-2 text-small lg:min-h-9">
        <span className="min-w-0 grow">{fileName}</span>
        <span className="text-soft">{describeBytes(bytes)}</span>
      </span>
    )}
  </LibraryChooser>
)
