import type { ContactFields } from '#domain/contact/fields.ts'

export type Sample = ContactFields & { trap?: string; fillSeconds?: number; duplicates?: number }

const from = (name: string, message: string, changes: Partial<Sample> = {}): Sample => ({
  name,
  email: 'someone@example.org',
  phone: '',
  subject: 'general',
  message,
  ...changes,
})

/** Messages like those people write to a mosque; written for this site, all names are invented. */
export const GENUINE: readonly Sample[] = [
  from(
    'مريم عودة',
    'السلام عليكم ورحمة الله، متى يبدأ درس القرآن للأطفال؟ وهل هناك مكان للنساء؟ جزاكم الله خيرا.',
  ),
  from('عبد الرحمن', 'السلام عليكم'),
  from('Sam', 'Salam'),
  from('Bilal', 'When is Jumuah?'),
  from(
    'Nadia Karim',
    'WHY IS THE PARKING LOT LOCKED AGAIN ON FRIDAY??? MY MOTHER CANNOT WALK THAT FAR. PLEASE OPEN IT BEFORE THE KHUTBAH.',
  ),
  from(
    'Omar Haddad',
    'Please call me back, (555) 010-4477 or on my cell 555-010-9921. It is about my father’s janazah. He passed away this morning at the hospital.',
    { phone: '+1 555 010 4477' },
  ),
  from(
    'Emily Carter',
    'Hello, I teach 7th grade social studies. May we visit with 24 students in March? Here is our school’s page with the trip rules: https://www.lincoln-middle.example.org/trips',
  ),
  from(
    'Yusuf',
    'The link to the prayer calendar on your site is broken, it gives 404: https://mosque.example.org/prayer-times/2026.pdf',
  ),
  from(
    'Aisha Rahman',
    'I would like to volunteer for the food pantry. I am free on Thursday evenings and can drive. My daughter (16) would like to come too and needs service hours signed.',
    { subject: 'volunteer' },
  ),
  from(
    'Hassan',
    'I gave $250 online on Nov 3 and did not get a receipt. Could you send one to this address? Also, does my company’s matching program have your EIN?',
    { subject: 'donation' },
  ),
  from(
    'Fatima Zahra',
    'Assalamu alaikum, my son is 6 and has autism. Is there a class that would be right for him? He loves recitation, but noise is hard for him.',
  ),
  from(
    'David Okafor',
    'I have been reading the Quran in translation for a few months and I think I believe. I do not know any Muslims. Could I talk to someone? Evenings are best.',
    { subject: 'explore-islam' },
  ),
  from(
    'Leyla',
    'lost my black scarf w/ silver edge last night after isha, womens side near the shelves. plz let me know if someone found it 🙏🙏',
  ),
  from(
    'Ibrahim Said',
    'Can I rent the hall for a nikah on December 19? About 120 guests. What does it cost, and may we bring our own caterer?',
  ),
  from(
    'Maria Gonzalez',
    'Buenos días. Soy vecina de la mezquita. ¿Podrían bajar el volumen del altavoz los sábados temprano? Muchas gracias y saludos cordiales.',
  ),
  from(
    'Ахмад',
    'Ассаляму алейкум! Я недавно переехал в ваш город. Во сколько у вас пятничная молитва и можно ли прийти с детьми?',
  ),
  from(
    'Khalid Mansoor',
    'Is it allowed to pay zakat al-fitr online, and is it per person? We are 7 in the house, so $84 at $12 each?',
    { subject: 'donation' },
  ),
  from(
    'Zaynab',
    'Jazakum Allahu khairan for the lecture yesterday!! Alhamdulillah, alhamdulillah, alhamdulillah. It was exactly what our family needed to hear.',
  ),
  from(
    'John Miller',
    'I am a reporter at the county paper and would like to write about your iftar for neighbors. Two photos and one interview. Deadline is Thursday noon. Tel 555-010-3300.',
  ),
  from(
    'Samira B.',
    'Could the khutbah be put online again? I follow on https://www.youtube.com/@mosque-example and https://www.facebook.com/mosque.example, but the last one is from October.',
  ),
  from(
    'Tariq Aziz',
    'I build websites for a living and could help you with yours for free, if you need a volunteer. I noticed the events page is slow on my phone.',
    { subject: 'volunteer' },
  ),
  from(
    'Huda',
    'Is investing in bitcoin halal? My brother says yes and my husband says no. Could the imam answer this after Jumuah?',
  ),
  from(
    'Musa',
    'Is it allowed to take a personal loan with interest to pay for my mother’s surgery? I have no one else to ask. Please answer privately.',
  ),
  from(
    'Jamal',
    'Salam imam, is forex trading haram? And is crypto passive income halal if I never hold bitcoin overnight?',
  ),
  from(
    'Sana Malik',
    'URGENT: water is running under the door of the women’s wudu area. Come quick!',
  ),
  from(
    'ياسمين',
    'هل يمكنني التسجيل في المدرسة الآن؟ عندي ثلاثة أولاد أعمارهم ٦ و ٨ و ١١ سنة. رقمي ٠٥٥٥٠١٠٢٢٣٣',
  ),
  from('Anon', 'my husband hits me. who can i talk to. please do not call the house'),
  from(
    'Grace Lee',
    'Our church across the street would like to invite you to a shared meal for the neighborhood on the 5th. Who would be the right person to plan it with?',
    { fillSeconds: 9 },
  ),
  from('Adam', 'Test, does this form work? Ignore please.', { fillSeconds: 4 }),
  from(
    'Rukhsana',
    'Please make dua for my mother. Please make dua for my father. Please make dua for all who are sick in Gaza, in Sudan and in Yemen. Ameen, ameen, ameen.',
  ),
  from(
    'Salman',
    'Is the free quran class for new muslims still every sunday? i cant find it on the events page',
    { fillSeconds: 30, duplicates: 1 },
  ),
]

/** Spam like that sent through forms; written for this site. */
export const SPAM: readonly Sample[] = [
  from(
    'Rankify Team',
    'Hi, we noticed your website is not on the first page of Google. Our SEO experts can build 500 high quality backlinks and bring you more traffic within 30 days. Reply for a price list.',
  ),
  from(
    'Digital Agency',
    'Dear owner, I found some errors on your website. We offer web redesign, SEO and mobile app development at low prices. May I send you a free quote?',
  ),
  from(
    'Michael',
    'Hello, I would like to publish a guest post on your site with a dofollow link exchange. What do you charge for a sponsored article? Our domain authority is 60.',
  ),
  from(
    'CryptoKing',
    'Earn $5000 a day with our bitcoin trading bot! Passive income, 100% guaranteed. Join now https://t.me/earnfastnow',
  ),
  from(
    'Анна',
    'Лучшее онлайн казино! Бонус 500% на первый депозит http://best-kazino.example.ru/bonus',
  ),
  from(
    'Loan Desk',
    'Do you need an urgent business loan or personal loan at an interest rate of 2%? Funding for your business in 24 hours. Contact us now, special offer.',
  ),
  from(
    'Mr. Barrister James',
    'I am contacting you as the next of kin of my late client who left an inheritance fund of 9.5 million US dollars. Kindly reply for further details.',
  ),
  from('HZpQwXrTkLm', 'dGhUjKlOpQwErTy'),
  from('xkcvbnmtrwq', 'kjhgfdsqwrtzp', { fillSeconds: 1 }),
  from(
    'Cheap Pills',
    'Buy viagra and cialis online <a href="http://pills.example.top">click here</a>',
  ),
  from(
    'seo',
    '[url=http://a.example.xyz]best seo[/url] [url=http://b.example.xyz]buy backlinks[/url]',
  ),
  from(
    'Marketing',
    'We have a mailing list of 2 million verified business contacts. Get an email list for your industry, limited time offer. To opt-out reply NO.',
  ),
  from(
    'Olivia',
    'See https://shop-a.example.com https://shop-b.example.com https://shop-c.example.com https://shop-d.example.com',
  ),
  from('http://win.example.click', 'Congratulations! You have won. Claim your prize.'),
  from('Robert', 'Nice site, I really like it.', { trap: 'https://spam.example.com' }),
  from('Bot', 'Great content and very useful information, thanks for sharing!', { trap: 'Google' }),
  from(
    'Lead Gen',
    'I can send you targeted visitors and more leads with our lead generation system. Boost your sales today! https://leads.example.online',
  ),
  from(
    'Daisy',
    'hot singles in your area are waiting, adult dating, click the link https://bit.ly/xxxxxx',
  ),
  from(
    'Promo',
    'BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW https://promo.example.shop',
  ),
  from(
    'Traders',
    'Forex signals that double your money every week. Binary options experts. Money-back guarantee.',
  ),
  from(
    'Followers',
    'Get 10000 followers and likes per month only $19. Act now https://social.example.site',
  ),
  from(
    'Anne',
    'Our members asked for an offer like yours. Write to us for the details of a partnership that pays.',
    { fillSeconds: 1, duplicates: 1 },
  ),
  from(
    'Carl',
    'Our members asked for an offer like yours. Write to us for the details of a partnership that pays.',
    { duplicates: 6 },
  ),
]
