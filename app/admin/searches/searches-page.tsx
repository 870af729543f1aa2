import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { CountedSearch } from '../../../contract/staff/searches.ts'
import { staffApi } from '../api.ts'
import { Menu } from '../controls/menu.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { RuleDialog, type RulePurpose } from '../search-rules/rule-dialog.tsx'
import { SynonymDialog } from '../synonyms/synonym-dialog.tsx'
import { columns, findsNothing, isPassedBy } from './search-columns.tsx'
import { useForget } from './use-forget.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.searches()))
export const shouldRevalidate = shouldReloadList

const views = {
  all: { label: 'All', shows: () => true },
  nothing: { label: 'Found nothing', shows: findsNothing },
  unopened: { label: 'Nothing opened', shows: isPassedBy },
}
type View = keyof typeof views
const viewKeys = Object.keys(views) as View[]

type Open = { search: CountedSearch; does: 'synonym' | RulePurpose }

export default function SearchesPage({ loaderData: searches }: { loaderData: CountedSearch[] }) {
  const state = useListState()
  const [open, setOpen] = useState<Open>()
  const { forget, dialog } = useForget()
  const close = () => setOpen(undefined)
  const shown = viewKeys.find((key) => key === state.read('show')) ?? 'all'
  const tabs = viewKeys.map((key) => ({
    key,
    label: views[key].label,
    count: searches.filter(views[key].shows).length,
  }))
  return (
    <>
      <ListPage
        title="Searches"
        noun={['search', 'searches']}
        rows={arrangeRows(searches.filter(views[shown].shows), columns, ({ text }) => text, state)}
        total={searches.length}
        columns={columns}
        state={state}
        usual={{ sort: '-asked' }}
        rowKey={({ text }) => text}
        rowActions={(search) => (
          <SearchActions
            search={search}
            onOpen={(does) => setOpen({ search, does })}
            onForget={() => forget(search.text)}
          />
        )}
        filters={<ListTabs state={state} tabs={tabs} />}
        before={
          <p className="mb-4 max-w-text text-label text-soft">
            What shoppers searched for in the last year. A search is listed once it was made in three different hours.
            Nothing says who made it.
          </p>
        }
        empty="No searches yet. What shoppers look for is listed here once it was searched for in three different hours."
      />
      {dialog}
      {open?.does === 'synonym' && <SynonymDialog start={{ word: open.search.word, means: [] }} onClose={close} />}
      {open && open.does !== 'synonym' && <RuleDialog words={open.search.text} purpose={open.does} onClose={close} />}
    </>
  )
}

type ActionProps = { search: CountedSearch; onOpen(does: Open['does']): void; onForget(): void }

/** A search has at most one rule. If it has one, the menu links to it instead of offering to make one. */
function SearchActions({ search: { text, ruleUuid }, onOpen, onForget }: ActionProps) {
  const navigate = useNavigate()
  const ruleItems =
    ruleUuid === null
      ? [
          { label: 'Pin or hide products', onChoose: () => onOpen('products') },
          { label: 'Send to a page', onChoose: () => onOpen('page') },
        ]
      : [
          {
            label: 'Change its rule',
            onChoose: () => void navigate(href('/admin/search-rules/:uuid', { uuid: ruleUuid })),
          },
        ]
  return (
    <Menu
      label="Improve"
      name={`Improve ${text}`}
      items={[
        { label: 'Add a synonym', onChoose: () => onOpen('synonym') },
        ...ruleItems,
        { label: 'Forget', onChoose: onForget, danger: true },
      ]}
    />
  )
}
