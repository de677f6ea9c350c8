import { Avatar, type AvatarProps } from '../avatar/avatar';

export interface CompanyMarkProps extends Pick<AvatarProps, 'size' | 'className'> {
  /** The company's name; the initials on its monogram. */
  name: string;
  logoUrl: string | null | undefined;
}

/** A company's logo, or a monogram on a ground drawn for its name. The name is beside it. */
export function CompanyMark({ name, logoUrl = null, size = 40, className }: CompanyMarkProps) {
  const seed = name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return (
    <Avatar
      name={name}
      seed={seed}
      src={logoUrl}
      size={size}
      shape="square"
      {...(className !== undefined && { className })}
    />
  );
}
