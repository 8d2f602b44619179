/** Hours that a replaced key or webhook secret works on, unless the request says otherwise. */
export const defaultOverlapHours = 24
