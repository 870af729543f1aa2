import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffFile } from '../../../../contract/staff/media.ts'
import { SocialLinksField } from '../../settings/social-links-field.tsx'
import { addFiles, FilesField } from './files-field.tsx'

const bind = <Value,>(name: string, value: Value) => ({
  name,
  label: 'Rows',
  value,
  problems: {},
  onChange: () => undefined,
})
const readLabels = (html: string) => [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) => label)

test('each row of a list of files or links has names of its own', () => {
  const files = ['one', 'two'].map((fileHash) => ({ uuid: null, fileHash, name: 'Care' }))
  expect(readLabels(renderToStaticMarkup(<FilesField bound={bind('files', files)} />))).toEqual([
    'Name of file 1',
    'Name of file 2',
  ])
  const links = ['Instagram', ''].map((network) => ({ network, url: '' }))
  expect(readLabels(renderToStaticMarkup(<SocialLinksField bound={bind('socialLinks', links)} />))).toEqual([
    'Network of link 1',
    'Address of link 1',
    'Network of link 2',
    'Address of link 2',
  ])
})

test('a file that is uploaded twice is listed once', () => {
  const care = { hash: 'one', fileName: 'oak-care.pdf' } as StaffFile
  const kept = { uuid: 'a', fileHash: 'one', name: 'How to care for oak' }
  expect(addFiles([], [care, care])).toEqual([{ uuid: null, fileHash: 'one', name: 'Oak care' }])
  expect(addFiles([kept], [care])).toEqual([kept])
})
