import { MONTHS_IN_RESPONSE } from '#domain/prayer/responseForms.ts'

/** A name or term that mosques have their own words for, by the word of the fixed texts. */
export const TERMS = {
  fajr: 'Fajr',
  sunrise: 'Sunrise',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  jumuah: "Jumu'ah",
  athan: 'athan',
  iqama: 'iqama',
  khutbah: 'khutbah',
  khateeb: 'khateeb',
  tarawih: 'Tarawih',
} as const
export type Term = keyof typeof TERMS

interface NameSet {
  readonly label: string
  /** In the order of the terms. */
  readonly terms: string
  readonly months: string
}

/** The names that people use, by where they come from; a mosque can change each. */
export const NAME_SETS = {
  american: {
    label: "Fajr, Dhuhr, Jumu'ah, iqama",
    terms: Object.values(TERMS).join(','),
    months: MONTHS_IN_RESPONSE.join(','),
  },
  british: {
    label: "Fajr, Zuhr, Jummah, jama'at",
    terms: "Fajr,Sunrise,Zuhr,Asr,Maghrib,Isha,Jummah,adhan,jama'at,khutbah,khateeb,Taraweeh",
    months:
      'Muharram,Safar,Rabi al-Awwal,Rabi al-Thani,Jumada al-Ula,Jumada al-Akhirah,Rajab,Shaban,Ramadan,Shawwal,Dhul Qadah,Dhul Hijjah',
  },
  southAsian: {
    label: "Fajr, Zuhr, Jumma, jama'at",
    terms: "Fajr,Sunrise,Zuhr,Asr,Maghrib,Isha,Jumma,azan,jama'at,khutba,khateeb,Taraweeh",
    months:
      'Muharram,Safar,Rabi ul Awwal,Rabi us Sani,Jamadi ul Awwal,Jamadi us Sani,Rajab,Shaban,Ramzan,Shawwal,Zil Qad,Zil Hajj',
  },
  turkish: {
    label: 'Sabah, Öğle, Cuma, kamet',
    terms: 'Sabah,Güneş,Öğle,İkindi,Akşam,Yatsı,Cuma,ezan,kamet,hutbe,hatip,Teravih',
    months:
      'Muharrem,Safer,Rebiülevvel,Rebiülahir,Cemaziyelevvel,Cemaziyelahir,Recep,Şaban,Ramazan,Şevval,Zilkade,Zilhicce',
  },
  bosnian: {
    label: 'Zora, Podne, Džuma, ikamet',
    terms: 'Zora,Izlazak sunca,Podne,Ikindija,Akšam,Jacija,Džuma,ezan,ikamet,hutba,hatib,Teravija',
    months:
      'Muharrem,Safer,Rebiu-l-evvel,Rebiu-l-ahir,Džumade-l-ula,Džumade-l-uhra,Redžeb,Šaban,Ramazan,Ševval,Zu-l-kade,Zu-l-hidždže',
  },
  french: {
    label: 'Fajr, Dhohr, Joumou’a, iqama',
    terms: 'Fajr,Chourouq,Dhohr,Asr,Maghreb,Icha,Joumou’a,adhan,iqama,khoutba,khatib,Tarawih',
    months:
      'Mouharram,Safar,Rabia al awal,Rabia ath-thani,Joumada al oula,Joumada ath-thania,Rajab,Chaabane,Ramadan,Chawwal,Dhou al qi’da,Dhou al-hijja',
  },
  malay: {
    label: 'Subuh, Zohor, Jumaat, iqamah',
    terms: 'Subuh,Syuruk,Zohor,Asar,Maghrib,Isyak,Jumaat,azan,iqamah,khutbah,khatib,Tarawih',
    months:
      'Muharam,Safar,Rabiulawal,Rabiulakhir,Jamadilawal,Jamadilakhir,Rejab,Syaaban,Ramadan,Syawal,Zulkaedah,Zulhijah',
  },
} as const satisfies Record<string, NameSet>
export type NameSetId = keyof typeof NAME_SETS

/** The names of a set by their terms. */
export function termsOf(set: NameSetId): Readonly<Record<Term, string>> {
  const names = NAME_SETS[set].terms.split(',')
  const entries = Object.keys(TERMS).map((term, index) => [term, names[index] ?? ''])
  return Object.fromEntries(entries) as Record<Term, string>
}

/** The twelve Hijri months in the words of a set. */
export const monthsOf = (set: NameSetId): readonly string[] => NAME_SETS[set].months.split(',')

/** What mosques call something, for a list to choose from. */
export const namesFor = (term: Term): readonly string[] => [
  ...new Set((Object.keys(NAME_SETS) as NameSetId[]).map(set => termsOf(set)[term])),
]
