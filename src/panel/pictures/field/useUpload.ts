import { useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/failure.ts'
import { PictureError, type ReadyPicture, readyPicture } from './shrink.ts'

/** The state of an upload. */
export type UploadState =
  | { state: 'none' }
  | { state: 'shrinking'; file: File }
  | { state: 'uploading'; file: File; ready: ReadyPicture }
  | { state: 'done'; ready: ReadyPicture; original: number }
  | { state: 'failed'; file: File; message: string }

const FAILED = 'Failed to upload the picture. Please try again.'

/** Resizes chosen pictures and uploads them; only the one chosen last counts. */
export function useUpload(
  send: (picture: Blob, name: string) => Promise<string>,
  onStored: (address: string) => void,
) {
  const [upload, setUpload] = useState<UploadState>({ state: 'none' })
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  const choose = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    const show = (next: UploadState) => {
      if (mine === latest.current) setUpload(next)
    }
    show({ state: 'shrinking', file })
    try {
      const ready = await readyPicture(file)
      show({ state: 'uploading', file, ready })
      const address = await send(ready.blob, ready.name)
      if (mine === latest.current) onStored(address)
      show({ state: 'done', ready, original: file.size })
    } catch (error) {
      const isTold = error instanceof PictureError || error instanceof CallError
      show({ state: 'failed', file, message: isTold ? error.message : FAILED })
    }
  }
  const forget = () => {
    latest.current += 1
    setUpload({ state: 'none' })
  }
  return { upload, choose, forget }
}
