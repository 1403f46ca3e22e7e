interface Shared {
  title: string
  text?: string
  /** The page's path on this site. */
  path: string
}

/** Shares a page with the device's dialog, else copies its address; returns whether it was copied. */
export async function shareLink({ title, text, path }: Shared): Promise<boolean> {
  const url = new URL(path, location.origin).href
  try {
    if (navigator.share) {
      await navigator.share({ title, url, ...(text && { text }) })
      return false
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // Closing the device's dialog is not a failure.
    return false
  }
}
