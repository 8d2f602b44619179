/** Programs made for changing pictures, by a part of the name that they write into what they save; of any version. */
export const imageEditors: readonly string[] = [
  'Photoshop', 'GIMP', 'Affinity', 'Paint.NET', 'Pixelmator', 'PhotoScape', 'Photopea', 'Paint Shop Pro', 'PaintShop',
  'Lightroom', 'Snapseed', 'PicsArt', 'Canva', 'Corel', 'Krita', 'CorelDRAW', 'Illustrator', 'Fireworks',
  'ACDSee', 'PhotoFiltre', 'Capture One', 'darktable', 'RawTherapee', 'BeFunky', 'Fotor', 'FaceApp', 'Facetune',
  'Meitu', 'BeautyPlus', 'Pixlr', 'Luminar', 'PhotoDirector', 'PhotoStudio', 'Photo Editor', 'XnView', 'IrfanView',
  'ImageMagick', 'Skitch', 'Polarr', 'VSCO', 'Acorn', 'Seashore', 'Inkscape', 'Stable Diffusion', 'Midjourney', 'DALL',
] // prettier-ignore
