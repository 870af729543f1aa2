import type { calls } from '../../contract/calls.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import type { Surroundings } from '../site/settings.ts'
import { findPage } from './pages.ts'
import { describeSite, type TakesVisits } from './public-settings.ts'
import { listSlides } from './slides.ts'

type Content = { db: Db; catalogue: Catalogue; around: Surroundings; takesVisits: TakesVisits }
type ContentCalls = Handlers<typeof calls, 'carousel' | 'settings' | 'page'>

export const answerContentCalls = ({ db, catalogue, around, takesVisits }: Content): ContentCalls => ({
  carousel: () => listSlides(db, catalogue.now()),
  settings: () => describeSite(db, catalogue, around, takesVisits),
  page: ({ pageId }) => findPage(db, pageId),
})
