import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isSamePlace, readFromTop } from '../core/page/read-from-top.ts';

export function useReadFromTop() {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    if (shown.current.key === key) return;
    // A filter changes the address of its page but must not scroll.
    const staysInPlace = navigation === NavigationType.Replace || isSamePlace(state);
    const isSamePage = shown.current.pathname === pathname && staysInPlace;
    shown.current = { key, pathname };
    // A hash leads to a part of the page, which takes the focus itself.
    if (!isSamePage && hash === '') readFromTop();
  }, [key, pathname, hash, navigation, state]);
}
