import './ui.css'

interface Props {
  /** The picture's address; without one the initials show. */
  src: string | null
  name: string
  large?: boolean | undefined
}

/** A person's picture, decorative beside the name. */
export function Avatar({ src, name, large }: Props) {
  const className = large ? 'avatar avatar-large' : 'avatar'
  if (src) return <img className={className} src={src} alt="" width="96" height="96" />
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
  return letters
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
