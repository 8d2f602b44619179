/** Weights of a network as the build puts them beside the scripts; its file, relative to the script that imports it. */
declare module 'weights:*' {
  const file: string
  export default file
}
