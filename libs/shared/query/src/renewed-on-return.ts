/**
 * Options of a record that others change: it's read again, in place, when its reader comes back to the tab or to the
 * network, once it's older than a minute. Lists don't have it: they say that there is more and wait for a press.
 *
 *     const job = useQuery({ ...queryFor(readJob, { params: { id: slug } }), ...renewedOnReturn });
 */
export const renewedOnReturn = { refetchOnWindowFocus: true, refetchOnReconnect: true } as const;
