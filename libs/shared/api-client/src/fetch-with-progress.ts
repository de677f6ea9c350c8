/** As `fetch`, but reports the share of the body, from 0 to 1, that has been sent. */
export type FetchWithProgress = (
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

/** The answer's headers that matter to the client. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Browsers report upload progress only for `XMLHttpRequest`. */
export const fetchWithProgress: FetchWithProgress = (address, init, onProgress) =>
  new Promise((resolve, reject) => {
    const { signal } = init;
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    const over = (settle: () => void) => () => {
      signal?.removeEventListener('abort', end);
      settle();
    };
    request.open(init.method ?? 'GET', address);
    request.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      over(() => {
        const { status, statusText, responseText } = request;
        const body = status === 204 ? null : responseText;
        resolve(new Response(body, { status, statusText, headers: headersOf(request) }));
      }),
    );
    request.addEventListener(
      'error',
      over(() => reject(new TypeError('Failed to fetch'))),
    );
    request.addEventListener(
      'abort',
      over(() => reject(signal?.reason as Error)),
    );
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    signal?.addEventListener('abort', end);
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
