"use strict";

// What the program has written: everything that is shown is in the page.
const data = JSON.parse(document.getElementById("data").textContent);

const TYPES = { png: "image/png", apng: "image/apng", gif: "image/gif", webp: "image/webp", svg: "image/svg+xml" };

const endingOf = (name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

const textOf = (file) => file.text ?? "";

const bytesOf = (file) => file.text === undefined
  ? Uint8Array.from(atob(file.data), (character) => character.charCodeAt(0))
  : new TextEncoder().encode(file.text);

const addressOf = (file) => {
  const type = TYPES[endingOf(file.name)] ?? "application/octet-stream";
  return file.text === undefined ? `data:${type};base64,${file.data}` : `data:${type},${encodeURIComponent(file.text)}`;
};

const bitmapOf = (file) => createImageBitmap(new Blob([bytesOf(file)]), { colorSpaceConversion: "none" });

const sizeOf = (bytes) => {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${(bytes / 1000).toFixed(bytes < 1e4 ? 1 : 0)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
};

const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** An element with its attributes and what is in it: elements and texts. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in element && name !== "list") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}
