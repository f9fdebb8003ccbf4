import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./look/look.css";
import { preferred, speak } from "./i18n.svelte";
import { listen } from "./route.svelte";
import { version } from "./store/version.svelte";

listen();
// A file of the page is gone: the server was updated under an open tab.
addEventListener("vite:preloadError", () => (version.newer = true));
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
