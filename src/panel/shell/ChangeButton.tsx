import { Button } from '#islands/ui/Button.tsx'

interface Props {
  /** What it opens. */
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens what can be changed of one of several things, and closes it again. */
export const ChangeButton = ({ name, isOpen, onToggle }: Props) => (
  <Button icon={isOpen ? 'chevronDown' : 'pencil'} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? 'Close' : 'Change'}
    <span className="visually-hidden"> {name}</span>
  </Button>
)
