/** The files that a page gives its reader to keep, the latest last. */
export function watchSavedFiles() {
  const files: { name: string; file: Blob }[] = [];
  let latest = new Blob();
  // Not spied on: the browser of tests has neither.
  URL.createObjectURL = (file: Blob) => {
    latest = file;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, file: latest });
  });
  return files;
}
