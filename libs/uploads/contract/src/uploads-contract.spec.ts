import * as contract from '.';

describe('the calls of uploads', () => {
  it('keep method, version, path and access', () => {
    const { upload, listUploads, removeUpload } = contract;
    const lines = [upload, listUploads, removeUpload].map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines).toEqual([
      'POST v1 /upload member',
      'GET v1 /upload member',
      'DELETE v1 /upload/{key} member',
    ]);
  });

  it.each(['../secret.pdf', 'a/b.pdf', 'a.exe', '.pdf', 'a.pdf.html', `${'x'.repeat(65)}.pdf`])(
    'T5: %s is no key',
    (key) => expect(contract.removeUpload.params?.safeParse({ key }).success).toBe(false),
  );
});
