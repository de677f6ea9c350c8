/** The signed-in person. */
export interface SessionUser {
  id: string;
  slug: string;
  displayName: string;
  /** Empty until the API has confirmed a session that was remembered from an earlier visit. */
  email: string;
  avatarUrl: string | null;
  roles: ('MODERATOR' | 'ADMIN')[];
}
