import { z } from 'zod'
import { File, get, post, put } from '../../call.ts'
import * as demonstration from '../demonstration.ts'
import { FirstStepsEdit } from '../first-steps.ts'
import { Nothing, Resaved, Resaving } from '../forms.ts'
import { ClashesToDescribe, DescribedClashes, History, HistoryParts, HistoryQuery, PartsQuery } from '../history.ts'
import { Missed, Overview, ProductViews, ProductViewsAsked, SearchMark, ViewCounts, ViewsQuery } from '../overview.ts'
import { editors, everyone, open, owners } from '../roles.ts'
import * as synonyms from '../search.ts'
import { Found, SearchQuery } from '../search.ts'
import { searchRuleCalls } from '../search-rules.ts'
import { CountedSearch } from '../searches.ts'
import { Task, TaskQuery } from '../tasks.ts'

/** Calls about the whole shop. */
export const overviewCalls = {
  searchBackOffice: open(everyone, get('/api/staff/search', z.array(Found), SearchQuery)),
  overview: open(everyone, get('/api/staff/overview', Overview)),
  saveFirstSteps: open(owners, put('/api/staff/first-steps', Resaved, Resaving(FirstStepsEdit))),
  planLeaving: open(owners, post('/api/staff/demonstration', demonstration.LeavingPlan, demonstration.DemoChoice)),
  leaveDemonstration: open(owners, post('/api/staff/demonstration/leave', Task, demonstration.LeaveRequest)),
  takeBackDemonstration: open(owners, post('/api/staff/demonstration/take-back', Task, demonstration.TakeBackRequest)),
  viewCounts: open(everyone, get('/api/staff/visits', ViewCounts, ViewsQuery)),
  productViews: open(everyone, get('/api/staff/visits/:uuid', ProductViews, ProductViewsAsked)),

  describedClashes: open(everyone, post('/api/staff/described-clashes', DescribedClashes, ClashesToDescribe)),
  history: open(everyone, get('/api/staff/history', History, HistoryQuery)),
  historyParts: open(editors, get('/api/staff/history/:id', HistoryParts, PartsQuery)),
  tasks: open(editors, get('/api/staff/tasks', z.array(Task))),
  task: open(editors, get('/api/staff/tasks/:uuid', Task, TaskQuery)),

  searches: open(editors, get('/api/staff/searches', z.array(CountedSearch))),
  missedSearches: open(editors, get('/api/staff/missed-searches', Missed)),
  forgetSearch: open(editors, post('/api/staff/missed-searches/forget', Nothing, SearchMark)),
  synonyms: open(editors, get('/api/staff/synonyms', z.array(synonyms.SynonymRow))),
  trySynonym: open(editors, post('/api/staff/synonyms/try', synonyms.SynonymTrial, synonyms.SynonymEdit)),
  saveSynonym: open(editors, post('/api/staff/synonyms', Nothing, synonyms.SynonymSave)),
  deleteSynonym: open(editors, post('/api/staff/synonyms/delete', Nothing, synonyms.SynonymMark)),
  ...searchRuleCalls,
}

export const shopDownloads = {
  backup: open(owners, get('/api/staff/backup', File)),
}
