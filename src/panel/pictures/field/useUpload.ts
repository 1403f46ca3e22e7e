import { useEffect, useRef, useState } from 'react'
import { textOf } from '#panel/shell/loaded.ts'
import { follow, useLatest } from '#panel/shell/underway.ts'
import { uploadPicture } from '../upload.ts'
import { type ReadyPicture, readyPicture } from './shrink.ts'

/** The state of an upload. */
export type UploadState =
  | { state: 'none' }
  | { state: 'shrinking'; file: File }
  /** `isWaiting`: nothing answered, and it is sent again by itself. */
  | { state: 'uploading'; file: File; ready: ReadyPicture; isWaiting: boolean }
  | { state: 'done'; ready: ReadyPicture; original: number }
  | { state: 'failed'; file: File; message: string }

/** Resizes chosen pictures and uploads them; only the one chosen last counts. */
export function useUpload(onStored: (address: string) => void) {
  const stored = useLatest(onStored)
  const [upload, setUpload] = useState<UploadState>({ state: 'none' })
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  /** False: it could not be uploaded, and is still wanted. */
  const run = async (file: File): Promise<boolean> => {
    latest.current += 1
    const mine = latest.current
    const show = (next: UploadState) => {
      if (mine === latest.current) setUpload(next)
    }
    show({ state: 'shrinking', file })
    try {
      const ready = await readyPicture(file)
      const sending = (isWaiting: boolean) => show({ state: 'uploading', file, ready, isWaiting })
      sending(false)
      const address = await uploadPicture(ready.blob, ready.name, sending)
      if (mine === latest.current) stored(address)
      show({ state: 'done', ready, original: file.size })
      return true
    } catch (error) {
      show({ state: 'failed', file, message: textOf(error) })
      return mine !== latest.current
    }
  }
  const choose = (file: File) => follow(run(file))
  const forget = () => {
    latest.current += 1
    setUpload({ state: 'none' })
  }
  return { upload, choose, forget }
}
