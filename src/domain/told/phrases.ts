/** Where a sentence ends, and no shortened title does. */
export const SENTENCE_END =
  /\n+|(?<=(?<!\b(?:[A-Z]|br|sr|sh|shk|dr|mr|mrs|ms|mst|ust|st|eff))[.!?])\s+/i
/** Where what is said of a closure ends. */
export const CLOSURE_END = new RegExp(`${SENTENCE_END.source}|[,;]?\\s+(?:but|however),?\\s+`, 'i')
export const JANAZAH =
  /\b(?:j[ae]n+a+[zs]+a+h?|funeral)\b(?!\s+(?:committee|team|workshop|class|course|seminar|program\w*|training|fund|expenses|services|volunteers))|\binna+ lil+a+h|\bpassed away\b|\bpassing of\b|\breturned to Allah\b|\bdemise of\b|جناز|راجعون/i
/** What stands before the name of who speaks. */
export const TITLE = 'sh|shk|she?i?kh|shaykh|imam|bro?|brother|dr|ust\\w*|mufti|maulana'
export const PLACE = 'masjid|mosque|cent(?:er|re)|musalla'
export const NOT_CLOSED =
  /(?:\bnot|n['’]t|\bno longer|\bnever)\s+(?:be(?:en|ing)?\s+)?(?:clos|shut|cancel|called off|postponed)|\bno cancel|\bwas clos/i
/** What stays open of what is closed. */
export const EXCEPT = /\b(?:except|apart from|other than|all but|only for|besides)\b/i
/** What takes place all the same. */
export const GOES_ON =
  /^(?!.*(?:\bnot?\b|n['’]t\b|\bcancel)).*\b(?:still|go(?:es|ing)? (?:ahead|on)|as (?:usual|normal|planned|scheduled)|will (?:take place|be held|continue)|continues?)\b/i
export const AN_HOUR = /\b\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}[:.]\d{2}\b/i
export const SEVERAL = /\b(?:until|till?|through|thru|to|and|or)\b|&|[-–]|\/(?=[a-z])/i
export const UNTIL = /\b(?:until|till?|through|thru)\b/i
export const ALL_PRAYERS =
  /\b(?:all|five|daily) (?:(?:the|of|our|five|daily) )*(?:prayers|sala\w*|jama\w*)/i
