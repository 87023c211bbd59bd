import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Köz',
  description:
    'Yüksek alevlerden sonra daha uzun, daha sessiz bir sıcaklık kalır; asıl yemek onun üzerinde pişer. Bu hafta gürültü dindiğinde hâlâ kızıl duranın başında oturur ve neyi beslediğine dikkat eder.',
  affirmation: 'Benim için asıl önemli olan hâlâ sıcak ve ona nasıl bakılacağını biliyorum.',
  journalingPrompt:
    'Bir zamanlar çöken bir şeyi düşün: bir planı, kesin bildiğin bir şeyi, kendine dair bir resmi. Küllerine usulca üfle ve altında hâlâ ne kızardığını yaz. O günden beri onunla neleri tutuşturdun; bu hafta küçük, kuru bir dalı hangisi hak ediyor?',
  tarotCard: {
    name: 'Kule',
    interpretation:
      'Yüksek bir kuleye yıldırım düşmüş, pencerelerinden kuşlar havalanıyor. Bu, fazla yükseğe ya da fazla dar kurulan bir şey çöktüğünde ansızın gelen açıklığın kartıdır. Resmin kendisinde korkulacak bir şey yok; dibindeki çiçeğe bak. Yıkıldığından beri nelerin sadeleştiğini sor.',
  },
  song: {
    title: 'Goldberg Çeşitlemeleri: Aria',
    artist: 'Johann Sebastian Bach',
    message:
      'Uyuyamayan biri için yazıldığı söylenir. Otuz çeşitlemeden sonra aynı sessiz aria geri gelir ve sen onu artık eskisi gibi duymazsın.',
  },
  exercises: [
    {
      title: 'Kendi kömürüyle çizilen ateş',
      steps: [
        'Bir çubuk çizim kömürü al ya da bir dalın soğumuş yanık ucunu.',
        'Kâğıdın alt yarısını bastıra bastıra karart.',
        'Parmak ucunla oradan yukarı doğru çek, duman yükselsin.',
        'Bir silgiyle beş kıvılcım çıkar.',
        'Hesapta olmayan o tek lekeyi olduğu gibi bırak.',
      ],
    },
    {
      title: 'Ateşe üç satır',
      steps: [
        'Üç kısa mektup yaz: pişman olduğun bir şeye, özlediğin birine, istediğin bir şeye.',
        'Her birini katlayabildiğin en küçük kareye katla.',
        'Bir şarkı boyunca bir mumun yanında onlarla otur.',
        'Birini güvenli bir kapta yak, birini bir saksıya göm, birini sakla.',
        'Hangisinin nereye gittiğini yaz, başka bir şey yazma.',
      ],
    },
    {
      title: 'Mürekkepten duman',
      steps: [
        'Kâğıdın ortasını ıslat ve içine tek bir damla mürekkep düşür.',
        'Pipetle üfle; mürekkep ince teller hâlinde yukarı çıksın.',
        'Kâğıdı çevir, ilkinin inceldiği yere ikinci bir damla ekle.',
        'Kurumasını bekle ve dumanın nereden çıkar gibi göründüğünü ara.',
        'Orayı çiz: bir baca, bir fincan, bir ağız, bir çayır.',
      ],
    },
  ],
  artActivity: {
    title: 'Alttan gelen kızıllık',
    description:
      'Bir kartonu turuncu, sarı ve kırmızı mum boyayla doldur, üzerini bir damla bulaşık deterjanı karıştırılmış siyah guaj boyayla kapat. Kuruyunca bir kürdanla közler, kıvılcımlar ve dallar kazı. Sıcaklık baştan beri alttaydı.',
    materials: [
      'Sıcak renklerde mum boya',
      'Siyah guaj boya',
      'Bir damla bulaşık deterjanı',
      'Kürdan ya da örgü şişi',
      'Kalın karton',
    ],
  },
  menu: [
    'Közde tatlı patates, limonlu tereyağıyla',
    'Kızarmış ekmekte pul biberli fasulye',
    'Közlenmiş pırasa, cevizli biber sosuyla',
    'Fırınlanmış domates çorbası, acılı yağla',
    'Közlenmiş lahana, tahin ve yer fıstığıyla',
    'Tavada bazlama, közlenmiş patlıcanla',
    'Kestane kebap ve bir demlik baharatlı çay',
  ],
  recipe: {
    title: 'Tavada bazlama, közlenmiş patlıcanla',
    ingredients: [
      '2,5 su bardağı un',
      '1 su bardağından az eksik yoğurt (180 g)',
      '1 çay kaşığı kabartma tozu',
      '1 çay kaşığı tuz',
      '2 büyük bostan patlıcanı',
      '2 diş sarımsak',
      '2 yemek kaşığı tahin',
      '1 limon',
      '2 yemek kaşığı zeytinyağı',
      'Bir avuç nar tanesi ve maydanoz',
    ],
    instructions: numbered(
      'Patlıcanları delip ocak alevinde ya da fırının en kızgın ızgarasında 35 dakika, çökene dek közle. Arada çevir.',
      'Unu, yoğurdu, kabartma tozunu ve tuzu 3 dakika yoğur; hamuru 30 dakika dinlendir.',
      'Yumuşayan patlıcanların içini kaşıkla sıyır, süzgeçte suyunu süz ve kıy.',
      'Dövülmüş sarımsağı, tahini, limon suyunu, yağı ve tuzu karıştır.',
      'Hamurdan 6 ince yuvarlak aç, her birini çok kızgın kuru tavada iki yüzünü birer ikişer dakika pişir.',
      'Bazlamaları bir beze sar; patlıcan, nar ve maydanozla sofraya getir.',
    ),
  },
} satisfies ThemeTexts
