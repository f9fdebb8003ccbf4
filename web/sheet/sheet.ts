/** All kinds of cards in all widths and states, to look at: npm run dev, then /sheet/?lang=de (&grey). */
import { mount } from "svelte";
import "../src/base.css";
import "../src/look/look.css";
import { preferred, speak } from "../src/i18n.svelte";
import Sheet from "./Sheet.svelte";

await speak(preferred());
mount(Sheet, { target: document.getElementById("app")! });
