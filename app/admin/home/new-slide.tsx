import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { SlideEdit } from '../../../contract/staff/content-records.ts'
import { staffApi } from '../api.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { slideStyles } from './slide-styles.ts'

type Start = Pick<SlideEdit, 'title' | 'style'>

/** A slide is hidden until somebody has given it a picture and shows it. */
export function NewSlide() {
  const create = async (start: Start) => {
    const answer = await staffApi.createSlide({
      ...start,
      subTitle: '',
      ctaString: '',
      ctaUrl: '',
      imageHash: null,
      mobileImageHash: null,
      showOverlay: false,
      visible: false,
    })
    return failed(answer) ? answer : { to: href('/admin/home/slides/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="slide"
      start={{ title: '', style: 1 } as Start}
      labels={{ title: 'Title', style: 'Style' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('title')} />
          <ChoiceField bound={field('style')} choices={slideStyles} />
        </>
      )}
    </NewRecord>
  )
}
