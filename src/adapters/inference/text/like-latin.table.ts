/** Letters of other scripts that look like Latin ones: each is followed by the Latin letter that it looks like. */
export const likeLatin = {
  Cyrl: 'АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSаaеeоoрpсcуyхxіiјjѕsҺhҮY',
  Grek: 'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvκkυu',
} as const
