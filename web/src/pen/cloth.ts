/** What people of each seat wear in a picture that has a light of its own, whatever the page has. */
export const CLOTH = {
  day: ['#1d5f93', '#b0480c', '#1c6e54', '#8a2f70'],
  night: ['#3a5f8a', '#94512c', '#34705e', '#7a4272'],
} as const;
