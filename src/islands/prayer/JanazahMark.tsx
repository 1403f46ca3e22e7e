import { janazahTexts } from '#texts/notices.ts'

/** Beside a prayer of today: shown while `data-janazah` of the root names it (paint/notices.ts). */
export const JanazahMark = ({ of }: { of: string }) => (
  <span className="janazah-mark" data-janazah-of={of}>
    {janazahTexts.after}
  </span>
)
