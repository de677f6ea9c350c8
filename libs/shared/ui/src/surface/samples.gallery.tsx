import { ArrowUp, Bookmark, Ellipsis, Heart, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ActionButton, ActionLink, ActionRow } from '../action-row/action-row';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Figure } from '../figure/figure';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link';
import { Pill } from '../pill/pill';
import { Time } from '../time/time';
import { Surface } from './surface';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#dfe6dc"/><path d="M0 520 180 470 360 490 540 380 720 400 900 250 1080 280 1200 150V630H0Z" fill="#2f5d4a"/></svg>',
)}`;

function Example() {
  const [liked, setLiked] = useState(true);
  const [posted] = useState(() => Date.now() - 3 * 3_600_000);
  const [saved, setSaved] = useState(false);
  return (
    <div className="flex max-w-content flex-col gap-4">
      <Surface as="article" interactive className="pb-2">
        <header className="flex items-start gap-3">
          <Avatar name="Asha Raman" size={40} />
          <div className="min-w-0 grow">
            <p className="flex items-center gap-2">
              <Link href="#post" tone="text" className="truncate font-semibold">
                Asha Raman
              </Link>
              <Badge>Founder</Badge>
            </p>
            <p className="flex gap-1 text-small text-muted">
              <span className="truncate">Khet, farm credit without paperwork</span>
              <span aria-hidden="true">·</span>
              <Time value={posted} className="shrink-0" />
            </p>
          </div>
          <IconButton icon={Ellipsis} label="More about this post" className="-mt-1 -mr-2" />
        </header>
        <p className="mt-3">
          We moved 1,240 farmers from monthly to weekly repayment in October. Defaults fell from
          4.1% to 2.6%, and the calls to our office doubled. The second number is the one I would
          like advice on.
        </p>
        <Figure
          className="mt-3"
          src={picture}
          alt="Line of repayments rising from July to October"
          width={1200}
          height={630}
          color="#dfe6dc"
        />
        <ActionRow label="Post of Asha Raman" className="mt-2 justify-between">
          <ActionButton
            icon={Heart}
            label="Like post"
            count={liked ? 312 : 311}
            pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <ActionLink icon={MessageCircle} label="Read comments" count={48} href="#comments" />
          <ActionButton
            icon={Bookmark}
            label="Save post"
            pressed={saved}
            count={1240}
            onClick={() => setSaved(!saved)}
          />
          <ActionButton icon={Share2} label="Share post" />
        </ActionRow>
      </Surface>
      <div className="flex justify-center">
        <Pill icon={ArrowUp}>12 new posts</Pill>
      </div>
    </div>
  );
}

export const samplesEntry: GalleryEntry = {
  name: 'Surface',
  about: 'A post put together: Surface, Avatar, Badge, Time, Figure, ActionRow, Pill.',
  Example,
};
