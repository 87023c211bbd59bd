import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Dağ Nefesi',
  description:
    'Dağ, üzerinden geçen havayla tartışmaz. Bu hafta, derinden nefes almakla ve sağlam basmakla gelen o yavaş, dingin gücü arar.',
  affirmation: 'Aynı nefeste hem sağlam hem yumuşak olabilirim.',
  journalingPrompt:
    'Hayatında ne zaman, o sırada bildiğinden daha güçlüydün? Gücün dışarıdan nasıl görünüyordu, içeriden nasıldı, anlat. Bedeninin neresinde yaşar ve orada olduğunu sana nasıl belli eder?',
  tarotCard: {
    name: 'Güç',
    interpretation:
      'Bu kartta bir aslan gözleri kapalı dinlenir; yelesi taç yapraklarına dönmüştür. Güç burada, kanıtlayacak bir şeyi kalmamış bir yumuşaklıktır. Kart, yabani ve yorgun yanlarına nasıl davrandığını sorar. Sessiz bir el çoğu zaman sert bir elden daha uzağa erişir.',
  },
  song: {
    title: 'Largo, “Yeni Dünyadan” Senfonisi’nden',
    artist: 'Antonín Dvořák',
    message:
      'Bir korangle, çok uzun akorların üzerinde şarkı söyler. Bir nefesi bir cümle kadar uzatmayı dene.',
  },
  exercises: [
    {
      title: 'Elle yırtılmış dağlar',
      steps: [
        'Birbirine yakın renklerde dört kâğıt topla; zarf ve ambalaj iyi gelir.',
        'Her birini boylu boyunca, beyaz bir kenar görünecek biçimde yavaşça yırt.',
        'En açığını arkaya, en koyusunu öne koy.',
        'İçinde yürümek isteyeceğin bir vadi çıkana dek kaydır.',
        'Yapıştır; bir güneş ekle ya da ekleme.',
      ],
    },
    {
      title: 'Bir nefesin yükselti çizgileri',
      steps: [
        'Doruk için bir nokta koy.',
        'Her nefes verişte çevresine, yürüyüş haritalarındaki gibi, kapalı bir çizgi çek.',
        'Nefesin kısaldığı yerde çizgiler yaklaşsın, uzadığı yerde açılsın.',
        'On nefesten sonra çizgilere yükseklikleri, uydurduğun bir birimle yaz.',
        'Dağa bir ad ver.',
      ],
    },
    {
      title: 'Bir yürüyüşün haritası',
      steps: [
        'Yirmi dakika, varacak bir yerin olmadan ve kulaklıksız yürü.',
        'Evde yolu aklından, noktalı bir çizgiyle çiz.',
        'Hiçbir haritanın göstermeyeceği üç işaret ekle; bir koku ya da penceredeki bir kedi gibi.',
        'Nefesinin en derin olduğu yeri bir yıldızla göster.',
        'Haritayı katla, bir ceketin cebinde sakla.',
      ],
    },
  ],
  artActivity: {
    title: 'Pencere önünde sıradağlar',
    description:
      'Kartondan, her biri bir öncekinden biraz daha yüksek beş dağ sırtı kes ya da yırt; her birinin altını ayak gibi katla. Onları pencereye art arda diz. Gün boyunca boyamayı ışık yapacak.',
    materials: [
      'Beş tonda karton ya da kalın kâğıt',
      'Yapıştırıcı',
      'Katlamak için cetvel',
      'Bir pencere önü',
    ],
  },
  menu: [
    'Kekikli mantarlı kaçamak',
    'Kök sebzeli arpa çorbası',
    'Kızdırılmış tereyağlı ıspanaklı hıngel',
    'Patates mücveri, sahanda yumurta ve salata',
    'Lahanalı, kimyonlu erişte',
    'Muhlama, armut ve çıtır ekmek',
    'Yaban mersinli vanilyalı muhallebi',
  ],
  recipe: {
    title: 'Kekikli mantarlı kaçamak',
    ingredients: [
      '1 su bardağı iri çekilmiş mısır unu',
      '4 su bardağı su',
      '1 su bardağı süt',
      '3 yemek kaşığı tereyağı',
      'Yarım su bardağı rendelenmiş eski kaşar',
      '400 g karışık mantar',
      '2 diş sarımsak',
      '4 dal kekik',
      '2 yemek kaşığı zeytinyağı',
      'Tuz ve karabiber',
    ],
    instructions: numbered(
      'Suyu, sütü ve 1 çay kaşığı tuzu kaynat; karıştırırken mısır ununu yağmur gibi serp.',
      'Ateşi kıs, birkaç dakikada bir tahta kaşıkla karıştırarak 35 dakika pişir.',
      'Mantarları elinle parçala. Kızgın tavada, yağla, hiç kıpırdatmadan 4 dakika kızart.',
      'Sarımsağı ve kekiği ekle, çevir, 3 dakika daha pişir. Tuzu en son at.',
      'Tereyağını ve kaşarı kaçamağa çırparak yedir.',
      'Bir tahtaya ya da çukur tabağa yay, mantarları üzerine koy.',
    ),
  },
} satisfies ThemeTexts
