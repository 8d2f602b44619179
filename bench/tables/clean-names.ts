/** Common given and family names of many countries, for making up ordinary people who are on no list. */
export const givenNames: readonly string[] = (
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah ' +
  'Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley Steven Kimberly Andrew Emily ' +
  'Oliver Amelia George Isla Noah Ava Arthur Ivy Leo Freya Oscar Florence Theo Willow Charlie Rosie Harry Sienna Lucas Emma Hugo Jade ' +
  'Louise Gabriel Alice Raphael Camille Julien Manon Nicolas Chloe Antoine Lea Mathieu Sophie Lukas Hannah Felix Lena Maximilian Mia ' +
  'Jonas Anna Tobias Katharina Stefan Sabine Wolfgang Petra Jürgen Monika Giulia Lorenzo Francesca Matteo Chiara Alessandro Martina ' +
  'José María Antonio Carmen Manuel Josefa Francisco Dolores Javier Pilar Alejandro Lucía Diego Valentina Mateo Camila Santiago Sofía ' +
  'João Beatriz Pedro Mariana Tiago Inês Rafael Larissa Gustavo Fernanda Jan Zofia Piotr Agnieszka Krzysztof Katarzyna Tomasz Magdalena ' +
  'Pavel Eva Jiří Lenka Zoltán Katalin István Ágnes Ion Elena Andrei Ioana Georgi Mariya Dimitar Desislava Nikos Eleni Giorgos Katerina ' +
  'Aleksandr Anastasiya Dmitri Olga Sergei Natalia Ivan Svetlana Maksim Yulia Oleksandr Oksana Andriy Iryna Mehmet Fatma Mustafa Ayşe ' +
  'Emre Zeynep Burak Elif Mohamed Fatima Ahmed Aisha Youssef Mariam Omar Khadija Ali Zainab Hassan Noor Karim Layla Tariq Salma Reza ' +
  'Maryam Amir Shirin Hamid Nasrin Raj Priya Amit Anjali Sanjay Sunita Vikram Deepa Arjun Lakshmi Imran Ayesha Bilal Sana Wei Fang Jun ' +
  'Xiu Ming Hui Li Na Jing Lei Hiroshi Yuko Takashi Keiko Kenji Naomi Min-jun Seo-yeon Ji-hoon Soo-jin Anh Linh Minh Thuy Budi Siti ' +
  'Agus Dewi Juan Rosa Kwame Ama Chinedu Ngozi Tunde Folake Sipho Thandi Abebe Tigist Lars Ingrid Erik Astrid Mikkel Freja Juhani Aino'
).split(' ')

export const familyNames: readonly string[] = (
  'Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Jackson Martin Lee Thompson White Harris Clark ' +
  'Lewis Robinson Walker Young Allen King Wright Scott Hill Green Baker Adams Nelson Carter Mitchell Roberts Turner Phillips Campbell ' +
  'Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Bennett Wood Watson Hughes Price Foster Sullivan Russell Fisher ' +
  'Martínez García López González Hernández Rodríguez Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Cruz Ortiz Vargas ' +
  'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Almeida Carvalho Dubois Durand Leroy Moreau Simon Laurent Lefebvre Roux ' +
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Wolf Rossi Russo Ferrari Esposito ' +
  'Bianchi Romano Colombo Ricci Kowalski Nowak Wiśniewski Wójcik Kamiński Lewandowski Novák Svoboda Dvořák Horváth Nagy Tóth Kovács ' +
  'Popescu Ionescu Dimitrov Ivanov Petrov Georgiev Papadopoulos Nikolaidis Smirnov Kuznetsov Popov Volkov Sokolov Morozov Shevchenko ' +
  'Bondarenko Kovalenko Yılmaz Kaya Demir Çelik Şahin Yıldız Hassan Hussein Ibrahim Khalil Mansour Haddad Nasser Saleh Rahman Farouk ' +
  'Ahmadi Hosseini Karimi Rezaei Sharma Patel Singh Kumar Gupta Mehta Reddy Nair Iyer Khan Malik Hussain Chaudhry Sheikh Wang Li Zhang ' +
  'Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Tanaka Suzuki Sato Watanabe Yamamoto Nakamura Kim Park Choi Jung Kang Nguyen Tran Le Pham ' +
  'Hoang Santoso Wijaya Hidayat Reyes Bautista Mensah Owusu Okafor Adeyemi Balogun Dlamini Nkosi Tesfaye Bekele Jensen Nielsen Hansen ' +
  'Andersen Larsson Nilsson Lindqvist Virtanen Korhonen de Vries van Dijk Bakker Visser Janssens Peeters O’Brien Kelly Walsh Ryan'
).split(/ (?!Dijk|Vries)/)
