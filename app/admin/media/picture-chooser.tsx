import type { StaffPicture } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { type ChooserProps, LibraryChooser } from './library-chooser.tsx'
import { Thumbnail } from './thumbnail.tsx'

export const PictureChooser = (props: ChooserProps<StaffPicture>) => (
  <LibraryChooser {...props} noun="picture" ask={staffApi.pictures} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
    {(picture) => <Thumbnail picture={picture} alt={picture.alt || picture.fileName} />}
  </LibraryChooser>
)
