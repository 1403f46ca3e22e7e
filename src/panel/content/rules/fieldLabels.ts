import { LINE } from './items.ts'

/** What a field of an item is called in the panel. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  question: 'Question',
  answer: 'Answer',
  year: 'Year',
  title: 'Title',
  description: 'Description',
  name: 'Name',
  position: 'Position',
  languages: 'Languages',
  contact: 'How to reach them',
  photo: 'Photo',
  photos: 'Pictures',
  focus: 'Part of the photo that is shown',
  text: 'Text',
  file: 'Document',
  bytes: 'Size in bytes',
  video: 'Address of the video',
  image: 'Picture',
  alt: 'What the picture shows',
  id: 'Id',
  date: 'Date',
  category: 'Category',
  label: 'Words on the button',
  address: 'Where it leads',
  [LINE]: 'Text',
}
