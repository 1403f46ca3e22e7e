import type { DayTimeName, PrayerName } from '#domain/prayer/names.ts'

/** Words of column headers, normalized, in the languages of sites, Malay and German. */
const TIMES: Record<DayTimeName, string> = {
  fajr: 'fajr fejr fadjr fajar fecir subh subuh sobh soubh sabah zora dawn aube fayr subax morgengebet fruhgebet الفجر فجر صبح الصبح ফজর',
  sunrise:
    'sunrise shuruq shurooq shouruq shourouq shuruk shurouk shorouk chourouk chorouk chourouq churuq syuruk syuruq terbit gunes izlazak lever salida amanecer qorrax sonnenaufgang الشروق شروق طلوع সরযদয',
  dhuhr:
    'dhuhr duhr zuhr zohr zuhur zohor zohar zuhar dhohr dohr dhuhur dzuhur dzohor thuhr thohr duhur dhur ogle oglen podne noon midi mittag mittagsgebet الظهر ظهر যহর জহর',
  asr: 'asr asar ashar aser casar ikindi ikindija nachmittag nachmittagsgebet العصر عصر আসর',
  maghrib:
    'maghrib magrib maghreb magreb maghrab mughrib maqrib aksam abend abendgebet sunset sonnenuntergang coucher المغرب مغرب মগরব',
  isha: 'isha ishaa esha eshaa icha ichaa isya isyak ishak cisho yatsi jacija nacht nachtgebet العشاء عشاء العشا عشا এশ',
}
/** Names that mean a prayer only where no column has its own name. */
const STAND_INS: Partial<Record<DayTimeName, string>> = {
  fajr: 'imsak imsaq sehri sehar suhoor suhur الامساك امساك سحر',
  maghrib: 'iftar iftaar الافطار افطار',
}
const IQAMA =
  'iqama iqamah iqaamah iqamat iqaamat iqaama ikama ikamet ikamah ikamat iqomah iqomat kamet jamaat jamaah jamah jamaa jamat jama jamaaat jamaaca iqaamo congregation gebet gemeinschaft priere اقامه الاقامه جماعت جماعه জমত'
const ATHAN =
  'athan adhan azan adan ezan azaan adhaan athaan begins begin beginning start starts starting beginn debut اذان الاذان waqt vakit'
const DATE = 'date datum tarih tarikh tanggal tgl fecha taariikh التاريخ تاريخ তরখ'
const DAY = 'day tag jour gun dan hari tage اليوم يوم دن'
const UNTIL = 'to until till through thru end ends bis'
const MONTH = 'month monat mois ay mjesec bulan الشهر شهر ماه مهينه'
const HIJRI =
  'hijri hijra hijriah hijriyah hidzri hidzretski hicri islamic hegire hidschri ramadan ramadhan ramazan ramzan الهجري هجري رمضان'
const JUMUAH =
  'jumuah jumah jumua jumma jummah jumat jumaat joumoua djoumoua cuma dzuma dzumua friday khutbah khutba freitagsgebet الجمعه جمعه'
const HANAFI = 'hanafi hanefi hanafiy mithlayn mithl2 mitl2 2nd second'
const SHAFI = 'shafi shafii standard mithl1 mitl1 1st first'

type Kind =
  | 'iqama'
  | 'athan'
  | 'date'
  | 'day'
  | 'until'
  | 'month'
  | 'hijri'
  | 'jumuah'
  | 'hanafi'
  | 'shafi'

const MEANINGS = new Map<string, { time?: DayTimeName; standsIn?: DayTimeName; kind?: Kind }>()
for (const [time, words] of Object.entries(TIMES)) {
  for (const word of words.split(' ')) MEANINGS.set(word, { time: time as DayTimeName })
}
for (const [time, words] of Object.entries(STAND_INS)) {
  for (const word of words.split(' ')) MEANINGS.set(word, { standsIn: time as DayTimeName })
}
const KINDS: Record<Kind, string> = {
  ...{ iqama: IQAMA, athan: ATHAN, date: DATE, day: DAY, until: UNTIL, month: MONTH },
  ...{ hijri: HIJRI, jumuah: JUMUAH, hanafi: HANAFI, shafi: SHAFI },
}
for (const [kind, words] of Object.entries(KINDS)) {
  for (const word of words.split(' ')) MEANINGS.set(word, { kind: kind as Kind })
}

/** What the words of a header cell mean. */
export interface Title {
  readonly time?: DayTimeName
  readonly standsIn?: DayTimeName
  readonly kinds: ReadonlySet<Kind>
}

/** Reads a header cell: 'Asr Jamā‘at' is Asr's iqama. */
export function tableTitle(text: string): Title {
  // 'Asr Mithl 2', 'asr_mithl_2' and 'Sun rise'.
  const joined = text.replace(/(mith?l|sun)[\s_]*([12]|rise|set)/i, ' $1$2')
  const meanings = tableWords(joined).map(word => MEANINGS.get(word))
  const time = meanings.find(meaning => meaning?.time)?.time
  const standsIn = meanings.find(meaning => meaning?.standsIn)?.standsIn
  const kinds = new Set(meanings.flatMap(meaning => meaning?.kind ?? []))
  return { ...(time && { time }), ...(standsIn && { standsIn }), kinds }
}

export const isPrayer = (name: DayTimeName): name is PrayerName => name !== 'sunrise'

/** The words of a text without accents, marks and letter case, so that spellings compare. */
export function tableWords(text: string): string[] {
  return text
    .replace(/İ/g, 'I')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʿʾ`´\u0640]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ةۃۀہھە]/g, 'ه')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ک/g, 'ك')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
