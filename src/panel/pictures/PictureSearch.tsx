import { TextField } from '#islands/ui/TextField.tsx'

/** Finds pictures by words. */
export const PictureSearch = (props: { value: string; onChange: (words: string) => void }) => (
  <TextField label="Search" type="search" placeholder="Name, description or place" {...props} />
)
