import { listed, spelled, type Words } from '../../words.ts'

export const russian: Words = {
  writing: 'Cyrl',
  men: spelled('Александр=Aleksandr, Дмитрий=Dmitrii, Сергей=Sergei, Андрей=Andrei, Юрий=Iurii, Фёдор=Fedor, Игорь=Igor, Эдуард=Eduard, Жан=Zhan, Михаил=Mikhail'), // prettier-ignore
  women: spelled('Екатерина=Ekaterina, Анастасия=Anastasiia, Ольга=Olga, Юлия=Iuliia, Наталья=Natalia, Любовь=Liubov, Щедра=Shchedra, Ирина=Irina, Ксения=Kseniia'), // prettier-ignore
  families: spelled('Иванов=Ivanov, Кузнецов=Kuznetsov, Щербаков=Shcherbakov, Волков=Volkov, Журавлёв=Zhuravlev, Цветков=Tsvetkov, Ершов=Ershov, Хабибуллин=Khabibullin'), // prettier-ignore
  familiesOfWomen: spelled('Иванова=Ivanova, Кузнецова=Kuznetsova, Щербакова=Shcherbakova, Волкова=Volkova, Журавлёва=Zhuravleva, Цветкова=Tsvetkova, Ершова=Ershova, Хабибуллина=Khabibullina'), // prettier-ignore
  fathers: {
    men: spelled('Иванович=Ivanovich, Сергеевич=Sergeevich, Юрьевич=Iurevich, Дмитриевич=Dmitrievich, Фёдорович=Fedorovich'), // prettier-ignore
    women: spelled('Ивановна=Ivanovna, Сергеевна=Sergeevna, Юрьевна=Iurevna, Дмитриевна=Dmitrievna, Фёдоровна=Fedorovna'), // prettier-ignore
  },
  places: spelled('гор. Москва=Moskva, гор. Екатеринбург=Ekaterinburg, гор. Нижний Новгород=Nizhnii Novgorod, пос. Щёлково=Shchelkovo, гор. Уфа=Ufa'), // prettier-ignore
  streets: listed('ул. Ленина, д. 14, кв. 7 | пр-т Мира, д. 102 | ул. Чехова, д. 5, корп. 2'),
  printed: listed('РОССИЙСКАЯ ФЕДЕРАЦИЯ | Фамилия | Имя | Отчество | Дата рождения | Место рождения | Пол МУЖ. | Дата выдачи | Код подразделения | Паспорт выдан | ВОДИТЕЛЬСКОЕ УДОСТОВЕРЕНИЕ | 12.04.1987 | ГУ МВД РОССИИ ПО Г. МОСКВЕ | 45 08 113579'), // prettier-ignore
}

export const ukrainian: Words = {
  writing: 'Cyrl',
  men: spelled('Олександр=Oleksandr, Андрій=Andrii, Юрій=Yurii, Сергій=Serhii, Євген=Yevhen, Ґедимін=Gedymin, Тарас=Taras, Олексій=Oleksii'), // prettier-ignore
  women: spelled('Олена=Olena, Юлія=Yuliia, Наталія=Nataliia, Оксана=Oksana, Єва=Yeva, Іванна=Ivanna, Ганна=Hanna'), // prettier-ignore
  families: spelled('Шевченко=Shevchenko, Ткаченко=Tkachenko, Кравчук=Kravchuk, Гнатюк=Hnatiuk, Щербак=Shcherbak, Лук’яненко=Lukianenko, Їжакевич=Yizhakevych'), // prettier-ignore
  fathers: {
    men: spelled('Олександрович=Oleksandrovych, Юрійович=Yuriiovych, Тарасович=Tarasovych'),
    women: spelled('Олександрівна=Oleksandrivna, Юріївна=Yuriivna, Тарасівна=Tarasivna'),
  },
  places: spelled('м. Київ=Kyiv, м. Чернівці=Chernivtsi, с. Глибоке=Hlyboke, м. Запоріжжя=Zaporizhzhia'),
  streets: listed('вул. Хрещатик, буд. 22, кв. 4 | просп. Перемоги, буд. 8'),
  printed: listed('УКРАЇНА | Прізвище/Surname | Ім’я/Given Name | По батькові | Дата народження | Орган, що видав | Дійсний до | Громадянство | ПОСВІДЧЕННЯ ВОДІЯ | Запис № | ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ'), // prettier-ignore
}

export const kazakh: Words = {
  writing: 'Cyrl',
  men: spelled('Нұрлан=Nurlan, Ерлан=Yerlan, Қайрат=Kairat, Бауыржан=Bauyrzhan, Әділ=Adil, Дәурен=Dauren'),
  women: spelled('Айгүл=Aigul, Гүлнұр=Gulnur, Әсел=Assel, Жұлдыз=Zhuldyz, Қарлығаш=Karlygash'),
  families: spelled('Әбдіров=Abdirov, Жұмабаев=Zhumabayev, Нұрпейісов=Nurpeissov, Қалиев=Kaliyev, Сейітов=Seitov'), // prettier-ignore
  familiesOfWomen: spelled('Әбдірова=Abdirova, Жұмабаева=Zhumabayeva, Нұрпейісова=Nurpeissova, Қалиева=Kaliyeva, Сейітова=Seitova'), // prettier-ignore
  fathers: {
    men: spelled('Серікұлы=Serikuly, Болатұлы=Bolatuly'),
    women: spelled('Серікқызы=Serikkyzy, Болатқызы=Bolatkyzy'),
  },
  places: spelled('АЛМАТЫ ҚАЛАСЫ=Almaty, ҚАРАҒАНДЫ ОБЛЫСЫ=Karagandy, ШЫМКЕНТ ҚАЛАСЫ=Shymkent'),
  streets: listed('Абай даңғылы, 12 | Қонаев көшесі, 5'),
  printed: listed('ҚАЗАҚСТАН РЕСПУБЛИКАСЫ | ЖЕКЕ КУӘЛІК | ТЕГІ | АТЫ | ӘКЕСІНІҢ АТЫ | ТУҒАН КҮНІ | ЖСН | ТУҒАН ЖЕРІ | ҰЛТЫ | БЕРІЛГЕН КҮНІ'), // prettier-ignore
}

export const bulgarian: Words = {
  writing: 'Cyrl',
  men: spelled('Георги=Georgi, Димитър=Dimitar, Красимир=Krasimir, Стоян=Stoyan, Любомир=Lyubomir'),
  women: spelled('Мария=Maria, Елисавета=Elisaveta, Цветанка=Tsvetanka, Йорданка=Yordanka'),
  families: spelled('Иванов=Ivanov, Димитров=Dimitrov, Христов=Hristov, Ангелов=Angelov, Жечев=Zhechev'),
  familiesOfWomen: spelled('Иванова=Ivanova, Димитрова=Dimitrova, Христова=Hristova, Ангелова=Angelova, Жечева=Zhecheva'), // prettier-ignore
  fathers: {
    men: spelled('Петров=Petrov, Георгиев=Georgiev, Стоянов=Stoyanov'),
    women: spelled('Петрова=Petrova, Георгиева=Georgieva, Стоянова=Stoyanova'),
  },
  places: spelled('СОФИЯ=Sofia, ПЛОВДИВ=Plovdiv, ВЕЛИКО ТЪРНОВО=Veliko Tarnovo'),
  streets: listed('бул. Витоша 15 | ул. Шипка 3'),
  printed: listed('РЕПУБЛИКА БЪЛГАРИЯ | ЛИЧНА КАРТА | Фамилия/Surname | Име/Name | Презиме/Father’s name | ЕГН/Personal number | Валидност/Date of expiry'), // prettier-ignore
}

export const serbian: Words = {
  writing: 'Cyrl',
  men: spelled('Никола=Nikola, Ђорђе=Đorđe, Љубомир=Ljubomir, Његош=Njegoš, Душан=Dušan'),
  women: spelled('Јелена=Jelena, Љиљана=Ljiljana, Драгана=Dragana, Ћерана=Ćerana'),
  families: spelled('Јовановић=Jovanović, Ђорђевић=Đorđević, Павловић=Pavlović, Живковић=Živković, Џајић=Džajić'), // prettier-ignore
  places: spelled('БЕОГРАД=Beograd, НОВИ САД=Novi Sad, НИШ=Niš, ЉУБОВИЈА=Ljubovija'),
  streets: listed('Кнеза Милоша 12 | Бранкова 7'),
  printed: listed(
    'РЕПУБЛИКА СРБИЈА | ЛИЧНА КАРТА | ПРЕЗИМЕ | ИМЕ | ДАТУМ РОЂЕЊА | ПОЛ | ВАЖИ ДО | ДАТУМ ИЗДАВАЊА',
  ),
}
