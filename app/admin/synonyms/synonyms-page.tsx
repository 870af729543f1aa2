import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Missed } from '../../../contract/staff/overview.ts'
import type { SynonymEdit, SynonymRow } from '../../../contract/staff/search.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { nameChange, notify, warn } from '../controls/notices.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import type { Column } from '../list/record-table.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { unreachable } from '../unreachable.ts'
import { MissedList } from './missed-list.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

export const clientLoader = whenSignedIn(async () => {
  const [synonyms, missed] = await Promise.all([staffApi.synonyms(), staffApi.missedSearches()])
  return { synonyms: orFail(synonyms), missed: orFail(missed) }
})
export const shouldRevalidate = shouldReloadList

const columns: Column<SynonymRow>[] = [
  { key: 'word', label: 'Shoppers say', show: ({ word }) => word, sortBy: ({ word }) => word },
  {
    key: 'means',
    label: 'The catalogue says',
    show: ({ means }) => means.join(', '),
    sortBy: ({ means }) => means[0] ?? '',
  },
  {
    key: 'count',
    label: 'Products found',
    align: 'right',
    wide: true,
    show: ({ count }) => writeWhole(count),
    sortBy: ({ count }) => count,
  },
]

type Data = { synonyms: SynonymRow[]; missed: Missed }
type Open = { start: SynonymEdit; known: boolean }

export default function SynonymsPage({ loaderData: { synonyms, missed } }: { loaderData: Data }) {
  const state = useListState()
  const [open, setOpen] = useState<Open>()
  const remove = useRemoval()
  return (
    <>
      <ListPage
        title="Synonyms"
        noun={['synonym', 'synonyms']}
        rows={arrangeRows(synonyms, columns, ({ word, means }) => [word, ...means].join(' '), state)}
        total={synonyms.length}
        columns={columns}
        state={state}
        usual={{ sort: 'word' }}
        rowKey={({ word }) => word}
        rowActions={(row) => (
          <>
            <Button
              look="plain"
              aria-label={`Change ${row.word}`}
              onClick={() => setOpen({ start: { word: row.word, means: row.means }, known: true })}
            >
              Change
            </Button>
            <Button look="plain" aria-label={`Delete ${row.word}`} onClick={() => remove(row)}>
              Delete
            </Button>
          </>
        )}
        actions={
          <Button look="solid" onClick={() => setOpen({ start: { word: '', means: [] }, known: false })}>
            New synonym
          </Button>
        }
        empty="No synonyms yet. Where shoppers say settee and you say sofa, a synonym lets them find it."
      />
      {missed.count > 0 && (
        <section aria-labelledby="missed" className="mt-12 border-t border-rule pt-6">
          <h2 id="missed" className="mb-3 text-h3">
            Searches that found nothing
          </h2>
          <MissedList searches={missed.first} />
        </section>
      )}
      {open && <SynonymDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useRemoval() {
  const reload = useReload()
  return async ({ word, means }: SynonymRow) => {
    const answer = await staffApi.deleteSynonym({ word, was: means }).catch(unreachable)
    await reload()
    if (failed(answer)) return void warn(answer.problem.reason)
    notify(`“${word}” is no longer a synonym`, {
      run: async () => {
        const back = await staffApi.saveSynonym({ word, means, isNew: true }).catch(unreachable)
        if (failed(back)) return void warn(back.problem.reason)
        reload()
      },
      of: nameChange('synonym', word.toLowerCase()),
    })
  }
}
