import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bookingAddressOf, bookingHref, type BookingAddress } from './booking-address';

/** The address of the page. A choice shows at once, though the router may take its time. */
export function useBookingAddress() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [address, show] = useOptimistic<BookingAddress>(bookingAddressOf(search));
  const goTo = (changes: Partial<BookingAddress>, replace: boolean) =>
    startTransition(() => {
      show({ ...address, ...changes });
      void navigate(bookingHref(address, changes), { replace });
    });
  return {
    address,
    /** Changes what is chosen, in the same entry of the history. */
    choose: (changes: Partial<BookingAddress>) => goTo(changes, true),
    /** Goes on, so that Back leads here. */
    go: (changes: Partial<BookingAddress>) => goTo(changes, false),
  };
}

export type BookingPlace = ReturnType<typeof useBookingAddress>;
