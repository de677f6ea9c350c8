import { useEffect, useRef, useState } from 'react';

/** A picture of this device that was chosen. */
export interface ChosenFile {
  name: string;
  /** Its object URL, until another file is chosen or the component unmounts. */
  url: string;
}

/** The chosen file, with an object URL to show it. */
export function useChosenFile(): [ChosenFile | undefined, (file: File | undefined) => void] {
  const [chosen, setChosen] = useState<ChosenFile>();
  const last = useRef<string>(undefined);
  const release = () => {
    if (last.current !== undefined) URL.revokeObjectURL(last.current);
    last.current = undefined;
  };
  useEffect(() => release, []);
  const choose = (file: File | undefined) => {
    release();
    if (file === undefined) {
      setChosen(undefined);
      return;
    }
    last.current = URL.createObjectURL(file);
    setChosen({ name: file.name, url: last.current });
  };
  return [chosen, choose];
}
