/// Values at times as Chromium 156 and Firefox 153 (Debian 12) show them: colors, lists, paths, transforms and motions. Where they differ, those of
/// Firefox, which follow the specifications: flags of arcs, paces of transforms, and what motions along paths have as values; of curves as well,
/// on which Chromium is less exact.
let smilValueCases: [SMILCase] = [
    SMILCase(
        "opacity", "opacity",
        ##"<rect id="t" width="9" height="9"><animate attributeName="opacity" to="0" dur="1s"/></rect>"##,
        [0.5: "0.5"]),
    SMILCase(
        "fill", "fill",
        ##"<rect id="t" width="9" height="9" fill="#102030"><animate attributeName="fill" values="red;#00f;rgb(0,128,0)" dur="1s"/></rect>"##,
        [0.25: "rgb(128, 0, 128)", 0.5: "rgb(0, 0, 255)"]),
    SMILCase(
        "fill-inherit", "fill",
        ##"<g fill="#0a0"><rect id="t" width="9" height="9"><animate attributeName="fill" from="inherit" to="#a00" dur="1s"/></rect></g>"##,
        [0.25: "rgb(43, 128, 0)"]),
    SMILCase(
        "fill-current", "fill",
        ##"<g color="#0a0"><rect id="t" width="9" height="9"><animate attributeName="fill" from="#a00" to="currentColor" dur="1s"/></rect></g>"##,
        [0.25: "rgb(128, 43, 0)"]),
    SMILCase(
        "fill-paced", "fill",
        ##"<rect id="t" width="9" height="9"><animate attributeName="fill" values="#000;#400;#f00" calcMode="paced" dur="1s"/></rect>"##,
        [0.25: "rgb(64, 0, 0)", 0.75: "rgb(191, 0, 0)"]),
    SMILCase(
        "fill-to", "fill",
        ##"<rect id="t" width="9" height="9" fill="#204060"><animate attributeName="fill" to="#406080" dur="1s"/></rect>"##,
        [0.5: "rgb(48, 80, 112)"]),
    SMILCase(
        "fill-by", "fill",
        ##"<rect id="t" width="9" height="9" fill="#204060"><animate attributeName="fill" by="#406080" dur="1s"/></rect>"##,
        [0.5: "rgb(64, 112, 160)"]),
    SMILCase(
        "stroke-width-by", "stroke-width",
        ##"<g stroke-width="3"><rect id="t" width="9" height="9"><animate attributeName="stroke-width" by="2" dur="1s"/></rect></g>"##,
        [0.5: "4px"]),
    SMILCase(
        "dash", "stroke-dasharray",
        ##"<path id="t" d="M0 0h9" stroke="red"><animate attributeName="stroke-dasharray" values="0 150;42 150;42 150" dur="1s"/></path>"##,
        [0.25: "21px, 150px", 0.75: "42px, 150px"]),
    SMILCase(
        "visibility", "visibility",
        ##"<rect id="t" width="9" height="9"><animate attributeName="visibility" from="visible" to="hidden" dur="1s"/></rect>"##,
        [0.25: "visible", 0.75: "hidden"]),
    SMILCase(
        "d", "d",
        ##"<path id="t" d="M0 0h9"><animate attributeName="d" values="M0 0h8v8z;M4 4h4v4z" dur="1s"/></path>"##,
        [0.25: "path(M 1 1 H 8 V 8 Z)"]),
    SMILCase(
        "d-unlike", "d",
        ##"<path id="t" d="M0 0h9"><animate attributeName="d" values="M0 0h8v8z;M4 4h4z" dur="1s"/></path>"##,
        [0.25: "path(M 0 0 H 8 V 8 Z)", 0.75: "path(M 4 4 H 8 Z)"]),
    SMILCase(
        "d-arc-flags", "d",
        ##"<path id="t" d="M0 0h9"><animate attributeName="d" values="M0 0a4 4 0 0 1 4 4;M0 0a8 6 30 0 1 8 8" dur="1s"/></path>"##,
        [0.25: "path(M 0 0 A 5 4.5 7.5 0 1 5 5)"]),
    SMILCase(
        "d-arc", "d",
        ##"<path id="t" d="M0 0h9"><animate attributeName="d" values="M0 0a4 4 0 0 1 4 4;M0 0a8 6 30 1 1 8 8" dur="1s"/></path>"##,
        [0.25: "path(M 0 0 A 5 4.5 7.5 1 1 5 5)", 0.75: "path(M 0 0 A 7 5.5 22.5 1 1 7 7)"]),
    SMILCase(
        "rotate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0 5 5" to="360 5 5"/></rect>"##,
        [0.25: "0 1 -1 0 10 0"]),
    SMILCase(
        "rotate-centers", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0 5 5" to="180 9 1"/></rect>"##,
        [0.25: "0.7071 0.7071 -0.7071 0.7071 4.5858 -3.0711"]),
    SMILCase(
        "rotate-mixed", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0" to="180 9 1"/></rect>"##,
        [0.25: "0.7071 0.7071 -0.7071 0.7071 0.8358 -1.5178"]),
    SMILCase(
        "translate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="translate" values="0;4 8;9"/></rect>"##,
        [0.25: "1 0 0 1 2 4"]),
    SMILCase(
        "scale", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="scale" from="1" to="3 2"/></rect>"##,
        [0.25: "1.5 0 0 1.25 0 0"]),
    SMILCase(
        "skewX", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="skewX" to="40" from="0"/></rect>"##,
        [0.25: "1 0 0.1763 1 0 0"]),
    SMILCase(
        "skewY", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="skewY" to="40" from="0"/></rect>"##,
        [0.25: "1 0.1763 0 1 0 0"]),
    SMILCase(
        "rotate-sum", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0" to="90" additive="sum"/></rect>"##,
        [0.25: "1.8478 0.7654 -0.7654 1.8478 1 2"]),
    SMILCase(
        "translate-by", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="translate" by="8 4"/></rect>"##,
        [0.25: "2 0 0 2 5 4"]),
    SMILCase(
        "scale-by", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="scale" by="1"/></rect>"##,
        [0.25: "0.5 0 0 0.5 1 2"]),
    SMILCase(
        "rotate-by", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" by="90"/></rect>"##,
        [0.25: "1.8478 0.7654 -0.7654 1.8478 1 2"]),
    SMILCase(
        "rotate-to", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" to="90"/></rect>"##,
        [0.25: "0.9239 0.3827 -0.3827 0.9239 0 0"]),
    SMILCase(
        "scale-to", "ctm",
        ##"<rect id="t" width="9" height="9"><animateTransform attributeName="transform" dur="1s" type="scale" to="3"/></rect>"##,
        [0.25: "0.75 0 0 0.75 0 0"]),
    SMILCase(
        "scale-to-over", "ctm",
        ##"<rect id="t" width="9" height="9" transform="scale(2)"><animateTransform attributeName="transform" dur="1s" type="scale" to="3"/></rect>"##,
        [0.25: "2.25 0 0 2.25 0 0"]),
    SMILCase(
        "rotate-accumulate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0" to="90" accumulate="sum" repeatCount="3" fill="freeze"/></rect>"##,
        [1.25: "-0.3827 0.9239 -0.9239 -0.3827 0 0", 2.5: "-0.7071 -0.7071 0.7071 -0.7071 0 0"]),
    SMILCase(
        "rotate-center-accumulate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" from="0 5 5" to="90 5 5" accumulate="sum" repeatCount="3" fill="freeze"/></rect>"##,
        [1.25: "-0.3827 0.9239 -0.9239 -0.3827 23.0656 4.588"]),
    SMILCase(
        "two-sums", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="translate" from="0" to="8" additive="sum"/><animateTransform attributeName="transform" dur="1s" type="rotate" from="0" to="360" additive="sum"/></rect>"##,
        [0.25: "0 2 -2 0 5 2"]),
    SMILCase(
        "replace-then-sum", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="translate" from="0" to="8"/><animateTransform attributeName="transform" dur="1s" type="rotate" from="0" to="360" additive="sum"/></rect>"##,
        [0.25: "0 1 -1 0 2 0"]),
    SMILCase(
        "paced-translate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="translate" values="0 0;3 4;3 20" calcMode="paced"/></rect>"##,
        [0.25: "1 0 0 1 3 4.25", 0.75: "1 0 0 1 3 14.75"]),
    SMILCase(
        "paced-rotate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" type="rotate" values="0;30;0;90" calcMode="paced"/></rect>"##,
        [0.25: "0.9239 0.3827 -0.3827 0.9239 0 0", 0.75: "0.6088 0.7933 -0.7933 0.6088 0 0"]),
    SMILCase(
        "type-missing", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateTransform attributeName="transform" dur="1s" from="0" to="8"/></rect>"##,
        [0.25: "1 0 0 1 2 0"]),
    SMILCase(
        "motion", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M10 10h20v20"/></rect>"##,
        [0.25: "2 0 0 2 21 12", 0.75: "2 0 0 2 31 22"]),
    SMILCase(
        "motion-auto", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M10 10h20v20" rotate="auto"/></rect>"##,
        [0.25: "2 0 0 2 21 12", 0.75: "0 2 -2 0 28 21"]),
    SMILCase(
        "motion-reverse", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M10 10h20v20" rotate="auto-reverse"/></rect>"##,
        [0.25: "-2 0 0 -2 19 8", 0.75: "0 -2 2 0 32 19"]),
    SMILCase(
        "motion-number", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M10 10h20v20" rotate="30"/></rect>"##,
        [0.25: "1.7321 1 -1 1.7321 19.866 12.232", 0.75: "1.7321 1 -1 1.7321 29.866 22.2321"]),
    SMILCase(
        "motion-values", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" values="0,0;10,0;10,30"/></rect>"##,
        [0.25: "2 0 0 2 11 2", 0.75: "2 0 0 2 11 22"]),
    SMILCase(
        "motion-values-linear", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" values="0,0;10,0;10,30" calcMode="linear"/></rect>"##,
        [0.25: "2 0 0 2 6 2", 0.75: "2 0 0 2 11 17"]),
    SMILCase(
        "motion-path-linear", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h10v30" calcMode="linear"/></rect>"##,
        [0.25: "2 0 0 2 6 2", 0.75: "2 0 0 2 11 17"]),
    SMILCase(
        "motion-from-to", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" from="4,4" to="8,20"/></rect>"##,
        [0.25: "2 0 0 2 6 10"]),
    SMILCase(
        "motion-by", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" by="8,20"/></rect>"##,
        [0.25: "2 0 0 2 3 7"]),
    SMILCase(
        "motion-to", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" to="8,20"/></rect>"##,
        [0.25: "2 0 0 2 3 7"]),
    SMILCase(
        "motion-keypoints", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h40" keyPoints="0;0.8;0.2" keyTimes="0;0.5;1" calcMode="linear"/></rect>"##,
        [0.25: "2 0 0 2 17 2", 0.75: "2 0 0 2 21 2"]),
    SMILCase(
        "motion-keypoints-paced", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h40" keyPoints="0;0.8;0.2" keyTimes="0;0.5;1"/></rect>"##,
        [0.25: "2 0 0 2 15 2", 0.75: "2 0 0 2 23 2"]),
    SMILCase(
        "motion-keypoints-spline", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h40" keyPoints="0;1" keyTimes="0;1" calcMode="spline" keySplines="0.42 0 0.58 1"/></rect>"##,
        [0.25: "2 0 0 2 6.1665 2", 0.75: "2 0 0 2 35.8335 2"]),
    SMILCase(
        "motion-curve", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0C20 0 20 40 40 40" rotate="auto"/></rect>"##,
        [
            0.3: "1.0951 1.6735 -1.6735 1.0951 13.1387 11.4421",
            0.6: "0.9387 1.766 -1.766 0.9387 21.4243 27.148",
        ]),
    SMILCase(
        "motion-arc", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0A20 20 0 0 1 40 0" rotate="auto"/></rect>"##,
        [
            0.3: "1.6175 -1.1763 1.1763 1.6175 10.2289 -15.1523",
            0.6: "1.9027 0.6162 -0.6162 1.9027 26.5172 -16.8153",
        ]),
    SMILCase(
        "motion-sum", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h10"/><animateMotion dur="1s" path="M0 0v10" additive="sum"/></rect>"##,
        [0.5: "2 0 0 2 6 7"]),
    SMILCase(
        "motion-replace", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h10"/><animateMotion dur="1s" path="M0 0v10"/></rect>"##,
        [0.5: "2 0 0 2 1 7"]),
    SMILCase(
        "motion-accumulate", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h10" accumulate="sum" repeatCount="3"/></rect>"##,
        [1.5: "2 0 0 2 16 2"]),
    SMILCase(
        "motion-mpath", "ctm",
        ##"<path id="p" d="M3 3h40" fill="none"/><rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s"><mpath href="#p"/></animateMotion></rect>"##,
        [0.5: "2 0 0 2 24 5"]),
    SMILCase(
        "motion-and-transform", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" path="M0 0h10" rotate="auto"/><animateTransform attributeName="transform" dur="1s" type="translate" from="0" to="8"/></rect>"##,
        [0.5: "1 0 0 1 9 0"]),
    SMILCase(
        "motion-discrete", "ctm",
        ##"<rect id="t" width="9" height="9" transform="translate(1 2) scale(2)"><animateMotion dur="1s" values="0,0;10,0;10,30" calcMode="discrete"/></rect>"##,
        [0.2: "2 0 0 2 1 2", 0.5: "2 0 0 2 11 2", 0.9: "2 0 0 2 11 32"]),
]
