/** What a screen in the hall says. Arabic texts stand beside the page's language in every language. */
export const displayTexts = {
  title: 'Screen',
  silence: 'Please silence your phones',
  silenceArabic: 'يُرجى إغلاق الهواتف',
  /** What begins with the silence. */
  iqama: (prayer: string) => `${prayer} iqama`,
  khutbah: (prayer: string) => `${prayer} khutbah`,
  /** For latecomers, on the dark screen: '4 min'. */
  sinceIqama: (duration: string) => `Since iqama ${duration}`,
  sinceKhutbah: (duration: string) => `Since khutbah ${duration}`,
  nextIs: (prayer: string) => `Next: ${prayer}`,
  jumuahToday: "Jumu'ah today",
  iqamaIn: (prayer: string) => `${prayer} iqama in`,
  khutbahIn: (prayer: string) => `${prayer}: khutbah in`,
  prayerIn: (prayer: string) => `${prayer} in`,
  janazah: 'Janazah',
  thenJanazah: 'Then Salat al-Janazah',
  janazahNow: 'Salat al-Janazah now',
  janazahStay: 'Please stay in your rows.',
  janazahFollows: 'Salat al-Janazah follows',
  afterPrayer: (prayer: string) => `After ${prayer}`,
  prayerAt: (time: string) => `prayer ${time}`,
  takbirAt: (time: string) => `takbir ${time}`,
  athan: 'Athan',
  iqamaHead: 'Iqama',
  isNew: 'new',
  changes: 'New iqama times',
  waitsForMoon: 'Waiting for the moon',
  site: 'Times, events and news',
  donate: 'Donate',
  /** The clock of the screen's device. */
  fast: (duration: string) => `This screen’s clock is ${duration} fast`,
  slow: (duration: string) => `This screen’s clock is ${duration} slow`,
  offlineSince: (moment: string) => `No network since ${moment}`,
  asAt: (moment: string) => `Shown as at ${moment}`,
  noTimes: 'Failed to load prayer times',
  noScript: 'This screen needs JavaScript.',
}

export const displayNoticeTexts = {
  announcement: 'Announcement',
  closure: 'Closed',
  janazah: 'Janazah',
  urgent: 'Urgent',
}

/** The names beside the English ones. */
export const arabicNames = {
  fajr: 'الفجر',
  sunrise: 'الشروق',
  dhuhr: 'الظهر',
  asr: 'العصر',
  maghrib: 'المغرب',
  isha: 'العشاء',
  jumuah: 'الجمعة',
}

/** The words of remembrance after a prayer (Muslim 591 and 597), with their meaning. */
export const remembrance: readonly { text: string; isArabic: boolean }[] = [
  { text: 'أَسْتَغْفِرُ اللهَ ٣', isArabic: true },
  {
    text: 'اللَّهُمَّ أَنْتَ السَّلَامُ وَمِنْكَ السَّلَامُ تَبَارَكْتَ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ',
    isArabic: true,
  },
  {
    text: 'O Allah, You are Peace, and from You is peace. Blessed are You, Owner of majesty and honor.',
    isArabic: false,
  },
  { text: 'سُبْحَانَ اللهِ ٣٣ · الْحَمْدُ لِلَّهِ ٣٣ · اللهُ أَكْبَرُ ٣٣', isArabic: true },
  {
    text: 'Glory be to Allah · Praise be to Allah · Allah is the greatest',
    isArabic: false,
  },
]
