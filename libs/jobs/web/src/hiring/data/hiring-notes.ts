import { useQueryClient } from '@tanstack/react-query';
import { keepApplicantNote, type Applicant } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { applicantNoteQuery } from './hiring-queries';
import { changeApplicants } from './hiring-cache';

/** The creator's private note and stars for an applicant. */
export function useApplicantNotes() {
  const client = useQueryClient();
  return {
    /** @throws what `api.call` throws; the stars are then as before */
    async rate(applicant: Applicant, stars: number): Promise<void> {
      changeApplicants(client, [{ ...applicant, stars }]);
      try {
        const params = { id: applicant.id };
        const note = await api.call(keepApplicantNote, { params, body: { stars } });
        client.setQueryData(applicantNoteQuery(applicant.id).queryKey, note);
      } catch (error) {
        changeApplicants(client, [applicant]);
        throw error;
      }
    },
    /** @throws what `api.call` throws */
    async write(applicant: Applicant, text: string): Promise<void> {
      const params = { id: applicant.id };
      const note = await api.call(keepApplicantNote, { params, body: { text } });
      client.setQueryData(applicantNoteQuery(applicant.id).queryKey, note);
      changeApplicants(client, [{ ...applicant, stars: note.stars, hasNote: note.text !== '' }]);
    },
  };
}
