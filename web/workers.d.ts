/** A script of `web/kit/camera/worker` as the build puts it beside the others; its file, relative to the script that imports it. */
declare module 'worker:*' {
  const file: string
  export default file
}
