import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Ocağın Başı',
  description:
    'Her evin sıcak bir ortası vardır; bir lamba ve bir sandalye bile olsa. Bu hafta o ortaya bakar: elden ele geçen eşyaya, akşamın küçük törenlerine, bardakların yerini bilenlere.',
  affirmation: 'Sıcak bir yer kurabilirim; kendime ve kapıdan giren herkese.',
  journalingPrompt:
    'Büyüdüğün evin hangi küçük törenini, isteyerek ya da istemeden, hâlâ taşıyorsun? Onu bütün eşyası ve kokularıyla anlat. Neyi birilerine devretmek isterdin, ne sende bitebilir?',
  tarotCard: {
    name: 'Aziz',
    interpretation:
      'İki sütun arasında, çapraz duran anahtarların ve açık bir kitabın üzerinde bir mum yanar. Aziz, elden ele geçeni saklar: tarifleri, türküleri, iyi geceler demenin yollarını. Kart, hangi geleneklerin sana hâlâ bir kapı açtığını sorar. Anahtarı tutup odayı değiştirmekte özgürsün.',
  },
  song: {
    title: 'Ocak Başında, “Çocuk Sahneleri”nden',
    artist: 'Robert Schumann',
    message: 'Terlikli bir dakikalık müzik. Demlikte hâlâ çay varsa bir önceki parçaya, Düş’e de uğra.',
  },
  exercises: [
    {
      title: 'Görünen bir onarım',
      steps: [
        'Küçük bir deliği ya da incelmiş yeri olan bir şey bul: bir çorap, bir dirsek, bir kurulama bezi.',
        'Bile bile uymayan bir iplik seç.',
        'O yerin üzerine, pirinç taneleri kadar sık, birbirine paralel küçük dikişler at.',
        'İstersen dik açıyla, aralarından geçerek geri dön.',
        'Hiçbir işe yaramayan fazladan bir dikişle bitir.',
      ],
    },
    {
      title: 'Evdeki bir gölgenin portresi',
      steps: [
        'Akşam, odalarında hiç bakmadığın bir gölge bul.',
        'Düştüğü yere bir kâğıt yapıştır.',
        'Hafif bir çizgiyle çevresinden geç, sonra onu düşürene bak.',
        'Gölgeyi griden başka bir renge boya.',
        'Saati yaz, yarın geri gelecek mi bak.',
      ],
    },
    {
      title: 'Fincan altlığı',
      steps: [
        'Bir kartonun iki kenarına onar çentik aç, ipi bunlara sar.',
        'Küt bir iğneye yün geçir; bir alttan bir üstten doku, aklına gelen her kişi için bir sıra.',
        'Oda ya da yıl değiştiğinde rengi değiştir.',
        'Sıraları bir çatalla sıkıştır.',
        'İpleri kes, ikişer ikişer düğümle ve üzerine bir fincan koy.',
      ],
    },
  ],
  artActivity: {
    title: 'Masa için dokuma bir kare',
    description:
      'Bir resim çerçevesini ya da sağlam bir kutu kapağını birkaç çivi veya çentikle tezgâha çevir ve ev ne verirse onunla doku: yün artıkları, eski bir gömleğin şeritleri, kurdele. Üç renkte kal, kenarlar düzgün olmasın. Evine benzeyecek, çünkü ondan yapılmış olacak.',
    materials: [
      'Bir resim çerçevesi ya da kalın karton',
      'Çözgü için ip',
      'Yün artıkları ve kumaş şeritleri',
      'Küt bir iğne ve bir çatal',
    ],
  },
  menu: [
    'Püre örtülü mercimek güveci',
    'Kavrulmuş fındıklı kereviz çorbası',
    'Üç peynirli fırın makarna',
    'Karabuğdaylı, mantarlı lahana sarması',
    'Kekikli hamur kapağıyla sebze güveci',
    'Fırında kaşarlı küçük patatesler, turşuyla',
    'Sıcak mutfaktan tarçınlı çörek',
  ],
  recipe: {
    title: 'Püre örtülü mercimek güveci',
    ingredients: [
      '1 su bardağı yeşil mercimek',
      '1 soğan',
      '2 sap kereviz',
      '250 g mantar',
      '2 yemek kaşığı domates salçası',
      '1 tatlı kaşığı nar ekşisi',
      '4 dal kekik',
      '4 orta boy patates',
      '3 havuç',
      '2 yemek kaşığı tereyağı',
      '1 çay bardağı süt',
      'Sıvı yağ, tuz, muskat',
    ],
    instructions: numbered(
      'Mercimeği tuzsuz suda 25 dakika haşla. Suyundan 1 su bardağı ayır, gerisini süz.',
      'Patatesle havucu tuzlu suda, yumuşayana dek 20 dakika haşla.',
      'Bu arada doğranmış soğanı, kerevizi ve mantarı yağda, kızarana dek 12 dakika kavur.',
      'Salçayla kekiği 2 dakika çevir; mercimeği, ayırdığın suyu ve nar ekşisini kat, 5 dakika daha pişir.',
      'Patatesle havucu tereyağı ve sütle ez, tuz ve muskatla tatlandır.',
      'Mercimeği bir güvece yay, püreyi üzerine ört, çatalla çizgiler çek ve 200 derecede 25 dakika fırınla.',
    ),
  },
} satisfies ThemeTexts
